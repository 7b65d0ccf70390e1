<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Open the folder</source>
        <translation>&amp;Abrir la carpeta</translation>
    </message>
    <message>
        <source>304, version {version}</source>
        <translation>304, versión {version}</translation>
    </message>
    <message>
        <source>About 304</source>
        <translation>Acerca de 304</translation>
    </message>
    <message>
        <source>Built with Qt {qt}, PySide {pyside} and Python {python}.</source>
        <translation>Hecho con Qt {qt}, PySide {pyside} y Python {python}.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence: use it, pass it on, change it.</source>
        <translation>Software libre con licencia MIT: puede usarlo, compartirlo y modificarlo.</translation>
    </message>
    <message>
        <source>The folder cannot be opened from here.</source>
        <translation>La carpeta no se puede abrir desde aquí.</translation>
    </message>
    <message>
        <source>The partnership trick-taking game of Sri Lanka and South India, to be played against computer players.</source>
        <translation>El juego de bazas por parejas de Sri Lanka y el sur de la India, para jugar con jugadores automáticos.</translation>
    </message>
    <message>
        <source>This window keeps no matches.</source>
        <translation>Esta ventana no guarda partidas.</translation>
    </message>
    <message>
        <source>Your matches and settings are in this folder:</source>
        <translation>Sus partidas y ajustes están en esta carpeta:</translation>
    </message>
</context>
<context>
    <name>AllLevels</name>
    <message>
        <source>Each as chosen below.</source>
        <translation>Cada uno como se elige abajo.</translation>
    </message>
    <message>
        <source>Level of all computer players</source>
        <translation>Nivel de todos los jugadores automáticos</translation>
    </message>
    <message>
        <source>as chosen below</source>
        <translation>como se elige abajo</translation>
    </message>
</context>
<context>
    <name>AlternativesModel</name>
    <message>
        <source>By</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Opción</translation>
    </message>
    <message>
        <source>Goes well</source>
        <translation>Sale bien</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Cartas a la vista</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Fichas</translation>
    </message>
</context>
<context>
    <name>AuctionModel</name>
    <message>
        <source>Auction</source>
        <translation>Subasta</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Anuncio</translation>
    </message>
    <message>
        <source>First packet</source>
        <translation>Primer paquete</translation>
    </message>
    <message>
        <source>Full hand</source>
        <translation>Mano completa</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
</context>
<context>
    <name>Badge</name>
    <message>
        <source>+: and face-down cards</source>
        <translation>+: y cartas boca abajo</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Subasta</translation>
    </message>
    <message>
        <source>Bid {contract}, {name}</source>
        <translation>Puja {contract}, {name}</translation>
    </message>
    <message>
        <source>Choosing trump</source>
        <translation>Eligiendo triunfo</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Cerrado</translation>
    </message>
    <message>
        <source>Contract {contract}, maker {name}</source>
        <translation>Puja final {contract}, pujador {name}</translation>
    </message>
    <message>
        <source>Contract, trump and points</source>
        <translation>Puja, triunfo y puntos</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Defensores</translation>
    </message>
    <message>
        <source>Makers</source>
        <translation>Pujadores</translation>
    </message>
    <message>
        <source>Makers **{points}**</source>
        <translation>Pujadores **{points}**</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>Aún sin pujas</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Otros</translation>
    </message>
    <message>
        <source>Others **{points}**</source>
        <translation>Otros **{points}**</translation>
    </message>
    <message>
        <source>Others **{points}** of {need}</source>
        <translation>Otros **{points}** de {need}</translation>
    </message>
    <message>
        <source>Standing bid</source>
        <translation>Puja más alta</translation>
    </message>
    <message>
        <source>They **{points}**</source>
        <translation>Ellos **{points}**</translation>
    </message>
    <message>
        <source>They **{points}** of {need}</source>
        <translation>Ellos **{points}** de {need}</translation>
    </message>
    <message>
        <source>They **{points}**: failed</source>
        <translation>Ellos **{points}**: fallida</translation>
    </message>
    <message>
        <source>They **{points}**: made</source>
        <translation>Ellos **{points}**: cumplida</translation>
    </message>
    <message>
        <source>Trump closed</source>
        <translation>Triunfo cerrado</translation>
    </message>
    <message>
        <source>Trump: {suit}</source>
        <translation>Triunfo: {suit}</translation>
    </message>
    <message>
        <source>We **{points}**</source>
        <translation>Nosotros **{points}**</translation>
    </message>
    <message>
        <source>We **{points}** of {need}</source>
        <translation>Nosotros **{points}** de {need}</translation>
    </message>
    <message>
        <source>We **{points}**: failed</source>
        <translation>Nosotros **{points}**: fallida</translation>
    </message>
    <message>
        <source>We **{points}**: made</source>
        <translation>Nosotros **{points}**: cumplida</translation>
    </message>
    <message>
        <source>{points} +</source>
        <translation>{points} +</translation>
    </message>
    <message>
        <source>{side} **{points}**</source>
        <translation>{side} **{points}**</translation>
    </message>
    <message>
        <source>{side} **{points}** of {need}</source>
        <translation>{side} **{points}** de {need}</translation>
    </message>
    <message>
        <source>{side} **{points}**: failed</source>
        <translation>{side} **{points}**: fallida</translation>
    </message>
    <message>
        <source>{side} **{points}**: made</source>
        <translation>{side} **{points}**: cumplida</translation>
    </message>
</context>
<context>
    <name>BidPanel</name>
    <message>
        <source>&amp;Ask {name}</source>
        <translation>Pe&amp;dir puja a {name}</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Pasar</translation>
    </message>
    <message>
        <source>&amp;Redeal</source>
        <translation>Nuevo &amp;reparto</translation>
    </message>
    <message>
        <source>Bid less</source>
        <translation>Pujar menos</translation>
    </message>
    <message>
        <source>Bid more</source>
        <translation>Pujar más</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>Pujar {amount}</translation>
    </message>
    <message>
        <source>Bid {low} or more, pass, or ask your partner to bid.</source>
        <translation>Puje {low} o más, pase o pida a su compañero que puje.</translation>
    </message>
    <message>
        <source>If made: {made}. If it fails: {failed}.</source>
        <translation>Si se cumple: {made}. Si falla: {failed}.</translation>
    </message>
    <message>
        <source>Nobody has bid yet.</source>
        <translation>Nadie ha pujado todavía.</translation>
    </message>
    <message>
        <source>Only {points} card points: you may ask for a new deal.</source>
        <translation>Solo {points} puntos de cartas: puede exigir un nuevo reparto.</translation>
    </message>
    <message>
        <source>The contract is {amount}.</source>
        <translation>La puja final de la primera subasta es {amount}.</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>Solo puede pasar.</translation>
    </message>
    <message>
        <source>You may bid Partner Close.</source>
        <translation>Puede pujar Partner Close.</translation>
    </message>
    <message>
        <source>You may bid {low} or more.</source>
        <translation>Puede pujar {low} o más.</translation>
    </message>
    <message>
        <source>You open the auction</source>
        <translation>Usted abre la subasta</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Su puja</translation>
    </message>
    <message>
        <source>Your bid on the full hand</source>
        <translation>Su puja con la mano completa</translation>
    </message>
    <message>
        <source>if it fails</source>
        <translation>si falla</translation>
    </message>
    <message>
        <source>if made</source>
        <translation>si se cumple</translation>
    </message>
    <message>
        <source>{low} or more</source>
        <translation>{low} o más</translation>
    </message>
    <message>
        <source>{name} stands at {amount}.</source>
        <translation>La puja más alta es {amount} ({name}).</translation>
    </message>
</context>
<context>
    <name>BoardAccess</name>
    <message>
        <source>Has this card played when your turn comes, or no longer</source>
        <translation>Hace jugar esta carta cuando llegue su turno, o ya no</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Plays this card</source>
        <translation>Juega esta carta</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Table and your hand</source>
        <translation>La mesa y su mano</translation>
    </message>
</context>
<context>
    <name>Call</name>
    <message>
        <source>Partner Close</source>
        <translation>Partner Close</translation>
    </message>
    <message>
        <source>Partner?</source>
        <translation>¿Compañero?</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Paso</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Ace of clubs</source>
        <translation>As de tréboles</translation>
    </message>
    <message>
        <source>Ace of diamonds</source>
        <translation>As de diamantes</translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <translation>As de corazones</translation>
    </message>
    <message>
        <source>Ace of spades</source>
        <translation>As de picas</translation>
    </message>
    <message>
        <source>Eight of clubs</source>
        <translation>Ocho de tréboles</translation>
    </message>
    <message>
        <source>Eight of diamonds</source>
        <translation>Ocho de diamantes</translation>
    </message>
    <message>
        <source>Eight of hearts</source>
        <translation>Ocho de corazones</translation>
    </message>
    <message>
        <source>Eight of spades</source>
        <translation>Ocho de picas</translation>
    </message>
    <message>
        <source>Jack of clubs</source>
        <translation>Jota de tréboles</translation>
    </message>
    <message>
        <source>Jack of diamonds</source>
        <translation>Jota de diamantes</translation>
    </message>
    <message>
        <source>Jack of hearts</source>
        <translation>Jota de corazones</translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <translation>Jota de picas</translation>
    </message>
    <message>
        <source>King of clubs</source>
        <translation>Rey de tréboles</translation>
    </message>
    <message>
        <source>King of diamonds</source>
        <translation>Rey de diamantes</translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation>Rey de corazones</translation>
    </message>
    <message>
        <source>King of spades</source>
        <translation>Rey de picas</translation>
    </message>
    <message>
        <source>Nine of clubs</source>
        <translation>Nueve de tréboles</translation>
    </message>
    <message>
        <source>Nine of diamonds</source>
        <translation>Nueve de diamantes</translation>
    </message>
    <message>
        <source>Nine of hearts</source>
        <translation>Nueve de corazones</translation>
    </message>
    <message>
        <source>Nine of spades</source>
        <translation>Nueve de picas</translation>
    </message>
    <message>
        <source>Queen of clubs</source>
        <translation>Reina de tréboles</translation>
    </message>
    <message>
        <source>Queen of diamonds</source>
        <translation>Reina de diamantes</translation>
    </message>
    <message>
        <source>Queen of hearts</source>
        <translation>Reina de corazones</translation>
    </message>
    <message>
        <source>Queen of spades</source>
        <translation>Reina de picas</translation>
    </message>
    <message>
        <source>Seven of clubs</source>
        <translation>Siete de tréboles</translation>
    </message>
    <message>
        <source>Seven of diamonds</source>
        <translation>Siete de diamantes</translation>
    </message>
    <message>
        <source>Seven of hearts</source>
        <translation>Siete de corazones</translation>
    </message>
    <message>
        <source>Seven of spades</source>
        <translation>Siete de picas</translation>
    </message>
    <message>
        <source>Six of clubs</source>
        <translation>Seis de tréboles</translation>
    </message>
    <message>
        <source>Six of diamonds</source>
        <translation>Seis de diamantes</translation>
    </message>
    <message>
        <source>Six of hearts</source>
        <translation>Seis de corazones</translation>
    </message>
    <message>
        <source>Six of spades</source>
        <translation>Seis de picas</translation>
    </message>
    <message>
        <source>Ten of clubs</source>
        <translation>Diez de tréboles</translation>
    </message>
    <message>
        <source>Ten of diamonds</source>
        <translation>Diez de diamantes</translation>
    </message>
    <message>
        <source>Ten of hearts</source>
        <translation>Diez de corazones</translation>
    </message>
    <message>
        <source>Ten of spades</source>
        <translation>Diez de picas</translation>
    </message>
</context>
<context>
    <name>CardsPart</name>
    <message>
        <source>&amp;Turning point</source>
        <translation>Momento &amp;decisivo</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Todas las manos</translation>
    </message>
    <message>
        <source>Arrow keys: one card; page up and down: one trick</source>
        <translation>Flechas: una carta; retroceder y avanzar página: una baza</translation>
    </message>
    <message>
        <source>One card back</source>
        <translation>Una carta atrás</translation>
    </message>
    <message>
        <source>One card on</source>
        <translation>Una carta adelante</translation>
    </message>
    <message>
        <source>To the end of the deal</source>
        <translation>Al final del reparto</translation>
    </message>
    <message>
        <source>To the first lead</source>
        <translation>A la primera salida</translation>
    </message>
    <message>
        <source>{card} as the closed indicator</source>
        <translation>{card} como marcador cerrado</translation>
    </message>
    <message>
        <source>{card}, face down</source>
        <translation>{card}, boca abajo</translation>
    </message>
    <message>
        <source>{place}: your choice</source>
        <translation>{place}: su decisión</translation>
    </message>
    <message>
        <source>{place}: {name} chooses</source>
        <translation>{place}: decide {name}</translation>
    </message>
</context>
<context>
    <name>ChanceBar</name>
    <message>
        <source>{n} in 100</source>
        <translation>{n} de 100</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>&amp;Declare Caps</source>
        <translation>&amp;Declarar Caps</translation>
    </message>
    <message>
        <source>&amp;Keep closed</source>
        <translation>&amp;Mantener cerrado</translation>
    </message>
    <message>
        <source>&amp;Lay face down</source>
        <translation>&amp;Apartar boca abajo</translation>
    </message>
    <message>
        <source>&amp;Lay the card</source>
        <translation>&amp;Apartar la carta</translation>
    </message>
    <message>
        <source>&amp;No Caps</source>
        <translation>&amp;Sin Caps</translation>
    </message>
    <message>
        <source>&amp;Open trump</source>
        <translation>&amp;Abrir el triunfo</translation>
    </message>
    <message>
        <source>Choose the indicator</source>
        <translation>Elija el marcador de triunfo</translation>
    </message>
    <message>
        <source>Closed: void seats play face down, and your indicator stays hidden.</source>
        <translation>Cerrado: quien no puede seguir el palo juega boca abajo, y el marcador de triunfo sigue oculto.</translation>
    </message>
    <message>
        <source>Declare Caps?</source>
        <translation>¿Declarar Caps?</translation>
    </message>
    <message>
        <source>It will lie face down. Only you know it until trump is opened.</source>
        <translation>Quedará boca abajo. Solo usted sabrá cuál es hasta que se abra el triunfo.</translation>
    </message>
    <message>
        <source>Its suit is trump. It is shown to all and comes back to your hand.</source>
        <translation>El palo de la carta es el triunfo. Se muestra a todos y vuelve a la mano.</translation>
    </message>
    <message>
        <source>Open the trump?</source>
        <translation>¿Abrir el triunfo?</translation>
    </message>
    <message>
        <source>Your side then has to win every trick.</source>
        <translation>Su bando tendrá que ganar todas las bazas.</translation>
    </message>
</context>
<context>
    <name>ChoicesPart</name>
    <message>
        <source>Choose a line to see what else there was.</source>
        <translation>Elija una línea para ver qué otras posibilidades había.</translation>
    </message>
    <message>
        <source>Goes well: {what}. Points and tokens: on average, of your side.</source>
        <translation>Sale bien: {what}. Puntos y fichas: de su bando, de media.</translation>
    </message>
    <message>
        <source>Goes well: {what}. Points and tokens: on average, of your side. Open cards: the makers&apos; points.</source>
        <translation>Sale bien: {what}. Puntos y fichas: de su bando, de media. Cartas a la vista: puntos de los pujadores.</translation>
    </message>
    <message>
        <source>Not looked at yet.</source>
        <translation>Aún sin examinar.</translation>
    </message>
    <message>
        <source>What else could be done</source>
        <translation>Qué más se podía hacer</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Sus decisiones</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ayuda</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugada</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>About 304…</source>
        <translation>Acerca de 304…</translation>
    </message>
    <message>
        <source>Ask partner</source>
        <translation>Pedir puja al compañero</translation>
    </message>
    <message>
        <source>Computer players…</source>
        <translation>Jugadores automáticos…</translation>
    </message>
    <message>
        <source>Copy record</source>
        <translation>Copiar registro</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Reparto del día</translation>
    </message>
    <message>
        <source>Deal of the day ({date})</source>
        <translation>Reparto del día ({date})</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Finish this deal quickly</source>
        <translation>Terminar rápido este reparto</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consejo</translation>
    </message>
    <message>
        <source>History of deals…</source>
        <translation>Historial de repartos…</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Cómo va</translation>
    </message>
    <message>
        <source>Import record…</source>
        <translation>Importar registro…</translation>
    </message>
    <message>
        <source>Keyboard…</source>
        <translation>Teclado…</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Última baza</translation>
    </message>
    <message>
        <source>Log of the deal</source>
        <translation>Registro del reparto</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>New match, same settings</source>
        <translation>Nueva partida, mismos ajustes</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nueva partida…</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Siguiente reparto</translation>
    </message>
    <message>
        <source>No pauses</source>
        <translation>Sin pausas</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Open trump</source>
        <translation>Abrir el triunfo</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Jugar de nuevo este reparto</translation>
    </message>
    <message>
        <source>Proof of this deal</source>
        <translation>Prueba de este reparto</translation>
    </message>
    <message>
        <source>Proof…</source>
        <translation>Prueba…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Replay a record…</source>
        <translation>Reproducir un registro…</translation>
    </message>
    <message>
        <source>Replay this deal</source>
        <translation>Reproducir este reparto</translation>
    </message>
    <message>
        <source>Review the deal…</source>
        <translation>Repasar el reparto…</translation>
    </message>
    <message>
        <source>Rules of 304</source>
        <translation>Reglas del 304</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Guardar registro</translation>
    </message>
    <message>
        <source>Save record as…</source>
        <translation>Guardar registro como…</translation>
    </message>
    <message>
        <source>Say that again</source>
        <translation>Repetir lo dicho</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntuación</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Ajustes…</translation>
    </message>
    <message>
        <source>Share as text…</source>
        <translation>Compartir como texto…</translation>
    </message>
    <message>
        <source>Share this deal as text</source>
        <translation>Compartir este reparto como texto</translation>
    </message>
    <message>
        <source>Show what has gone</source>
        <translation>Mostrar las cartas que han salido</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto más pequeño</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Activar o silenciar el sonido</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Spoilt trumps</source>
        <translation>Triunfo nulo</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Estadísticas…</translation>
    </message>
    <message>
        <source>Text in normal size</source>
        <translation>Texto de tamaño normal</translation>
    </message>
    <message>
        <source>The rest are mine</source>
        <translation>El resto es mío</translation>
    </message>
    <message>
        <source>This &amp;deal</source>
        <translation>Este &amp;reparto</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo: back into the last deal</source>
        <translation>Deshacer: volver al último reparto</translation>
    </message>
    <message>
        <source>Unfinished matches…</source>
        <translation>Partidas sin terminar…</translation>
    </message>
    <message>
        <source>What has gone</source>
        <translation>Cartas que han salido</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>how a day is written, as QLocale.toString takes it</comment>
        <translation>d MMM</translation>
    </message>
</context>
<context>
    <name>ComparisonBox</name>
    <message>
        <source>Computer players play it again in the background.</source>
        <translation>Los jugadores automáticos lo juegan otra vez en segundo plano.</translation>
    </message>
    <message>
        <source>The same deal in your chair</source>
        <translation>El mismo reparto en su puesto</translation>
    </message>
</context>
<context>
    <name>CurrentMatch</name>
    <message>
        <source>Back in deal {number}: its result is taken back.</source>
        <translation>De vuelta en el reparto {number}: su resultado queda anulado.</translation>
    </message>
    <message>
        <source>The computer players you chose sit down with the next deal.</source>
        <translation>Los jugadores elegidos se sientan con el próximo reparto.</translation>
    </message>
</context>
<context>
    <name>CutPanel</name>
    <message>
        <source>&amp;Cut</source>
        <translation>&amp;Cortar</translation>
    </message>
    <message>
        <source>&amp;No cut</source>
        <translation>&amp;No cortar</translation>
    </message>
    <message>
        <source>Cut at … cards</source>
        <translation>Cortar a … cartas</translation>
    </message>
    <message>
        <source>So many cards go from the top of the pack to the bottom.</source>
        <translation>Tantas cartas pasan de arriba abajo del mazo.</translation>
    </message>
    <message>
        <source>You cut the cards</source>
        <translation>Usted corta las cartas</translation>
    </message>
</context>
<context>
    <name>DealCourse</name>
    <message>
        <source>Open cards</source>
        <translation>Cartas a la vista</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>All hands are copied.</source>
        <translation>Se han copiado todas las manos.</translation>
    </message>
    <message>
        <source>Check:</source>
        <translation>Comprobar:</translation>
    </message>
    <message>
        <source>Copy &amp;all hands</source>
        <translation>Copiar &amp;todas las manos</translation>
    </message>
    <message>
        <source>Copy &amp;all hands…</source>
        <translation>Copiar &amp;todas las manos…</translation>
    </message>
    <message>
        <source>Copy the cards of all players?</source>
        <translation>¿Copiar las cartas de todos los jugadores?</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Reparto {number}</translation>
    </message>
    <message>
        <source>Fingerprint (SHA-256 of the key):</source>
        <translation>Huella (SHA-256 de la clave):</translation>
    </message>
    <message>
        <source>Key:</source>
        <translation>Clave:</translation>
    </message>
    <message>
        <source>No key dealt these cards: they were given.</source>
        <translation>Ninguna clave repartió estas cartas: ya estaban dadas.</translation>
    </message>
    <message>
        <source>Only what you have seen: your own cards and what was played face up. “??” is a card that you have not seen.</source>
        <translation>Solo lo que usted ha visto: sus propias cartas y lo jugado boca arriba. «??» es una carta que no ha visto.</translation>
    </message>
    <message>
        <source>Proof of this deal</source>
        <translation>Prueba de este reparto</translation>
    </message>
    <message>
        <source>The cards of this deal were fixed before anybody played. They come from a secret key, and this is its fingerprint. The key is shown here when the deal is over; then anybody can check that it has this fingerprint and gives these cards.</source>
        <translation>Las cartas de este reparto estaban fijadas antes de que nadie jugara. Salen de una clave secreta, y esta es su huella. La clave se muestra aquí cuando termina el reparto; entonces cualquiera puede comprobar que tiene esta huella y da estas cartas.</translation>
    </message>
    <message>
        <source>The cards of this deal were fixed before anybody played. They come from this key: check that it has the fingerprint that was shown during the deal. The command below computes both.</source>
        <translation>Las cartas de este reparto estaban fijadas antes de que nadie jugara. Salen de esta clave: compruebe que tiene la huella que se mostró durante el reparto. La orden de abajo calcula ambas cosas.</translation>
    </message>
    <message>
        <source>The text names cards that you have not seen: whoever reads it knows them.</source>
        <translation>El texto nombra cartas que usted no ha visto: quien lo lea las conocerá.</translation>
    </message>
    <message>
        <source>The whole deal. Others can replay it from this text.</source>
        <translation>El reparto entero. Otros pueden volver a verlo con este texto.</translation>
    </message>
    <message>
        <source>This deal as text</source>
        <translation>Este reparto como texto</translation>
    </message>
    <message>
        <source>{deal}: one deal, and the same cards for everybody who plays by these rules.</source>
        <translation>{deal}: un solo reparto, con las mismas cartas para quien juegue con estas reglas.</translation>
    </message>
</context>
<context>
    <name>ErrorReporter</name>
    <message>
        <source>Something went wrong. The game goes on if it can; the log says more.</source>
        <translation>Algo ha fallado. El juego continúa si es posible; hay más detalles en el registro.</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>a newer version of the game made the file with your matches</source>
        <translation>una versión más nueva del juego creó el archivo con sus partidas</translation>
    </message>
    <message>
        <source>another program holds the file with your matches</source>
        <translation>otro programa ocupa el archivo con sus partidas</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>it is not there any more</source>
        <translation>ya no existe</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>allí no se puede escribir nada</translation>
    </message>
    <message>
        <source>the disk has a fault</source>
        <translation>el disco tiene un fallo</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>the file with your matches cannot be opened</source>
        <translation>no se puede abrir el archivo con sus partidas</translation>
    </message>
    <message>
        <source>the file with your matches is closed</source>
        <translation>el archivo con sus partidas está cerrado</translation>
    </message>
    <message>
        <source>the file with your matches is damaged</source>
        <translation>el archivo con sus partidas está dañado</translation>
    </message>
    <message>
        <source>the file with your matches was deleted or replaced</source>
        <translation>el archivo con sus partidas se borró o se reemplazó</translation>
    </message>
    <message>
        <source>the log says why</source>
        <translation>el registro dice por qué</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>no existe ese archivo o esa carpeta</translation>
    </message>
    <message>
        <source>you may not do that there</source>
        <translation>no tiene permiso para hacerlo ahí</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>&amp;Opponents</source>
        <translation>&amp;Rivales</translation>
    </message>
    <message>
        <source>&amp;Period</source>
        <translation>&amp;Período</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Count deals with undo ({n})</source>
        <translation>Contar repartos con jugadas deshechas ({n})</translation>
    </message>
    <message>
        <source>Count repeated and imported deals ({n})</source>
        <translation>Contar repartos repetidos e importados ({n})</translation>
    </message>
    <message>
        <source>Deals in which a move was taken back.</source>
        <translation>Repartos en los que se deshizo una jugada.</translation>
    </message>
    <message>
        <source>Deals played again, gone on with from a replay, or read from a record.</source>
        <translation>Repartos jugados otra vez, continuados desde una repetición o leídos de un registro.</translation>
    </message>
    <message>
        <source>Last {n} days</source>
        <translation>Últimos {n} días</translation>
    </message>
    <message>
        <source>Last {n} deals</source>
        <translation>Últimos {n} repartos</translation>
    </message>
    <message>
        <source>Since {day}</source>
        <translation>Desde el {day}</translation>
    </message>
</context>
<context>
    <name>GonePanel</name>
    <message>
        <source>What has gone</source>
        <translation>Cartas que han salido</translation>
    </message>
    <message>
        <source>What has gone: {suits}</source>
        <translation>Cartas que han salido: {suits}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>struck: gone · framed: yours</source>
        <translation>tachada: salió · recuadro: suya</translation>
    </message>
</context>
<context>
    <name>Groups</name>
    <message>
        <source>Auction</source>
        <translation>Subasta</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Baza</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Su mano</translation>
    </message>
</context>
<context>
    <name>HandModel</name>
    <message>
        <source>legal</source>
        <translation>se puede elegir</translation>
    </message>
    <message>
        <source>not legal: {reason}</source>
        <translation>no se puede elegir: {reason}</translation>
    </message>
    <message>
        <source>the hint</source>
        <translation>el consejo</translation>
    </message>
    <message>
        <source>waits for your turn</source>
        <translation>espera su turno</translation>
    </message>
    <message>
        <source>{card}, your indicator, face down</source>
        <translation>{card}, su marcador de triunfo, boca abajo</translation>
    </message>
</context>
<context>
    <name>Heading</name>
    <message>
        <source>Deal {number} · {profile}</source>
        <translation>Reparto {number} · {profile}</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Ask for a new deal</source>
        <translation>Exigir un nuevo reparto</translation>
    </message>
    <message>
        <source>Ask {name}</source>
        <translation>Pedir puja a {name}</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>Pujar {amount}</translation>
    </message>
    <message>
        <source>Call spoilt trumps</source>
        <translation>Reclamar triunfo nulo</translation>
    </message>
    <message>
        <source>Cut the cards</source>
        <translation>Cortar la baraja</translation>
    </message>
    <message>
        <source>Declare Caps</source>
        <translation>Declarar Caps</translation>
    </message>
    <message>
        <source>From a single possible deal</source>
        <translation>De un solo reparto posible</translation>
    </message>
    <message>
        <source>From {n} possible deals</source>
        <translation>De {n} repartos posibles</translation>
    </message>
    <message>
        <source>It goes well</source>
        <translation>Sale bien</translation>
    </message>
    <message>
        <source>Keep the trump closed</source>
        <translation>Mantener cerrado el triunfo</translation>
    </message>
    <message>
        <source>No Caps</source>
        <translation>Sin Caps</translation>
    </message>
    <message>
        <source>On average your side breaks even.</source>
        <translation>De media, su bando ni gana ni pierde.</translation>
    </message>
    <message>
        <source>On average your side gains {tokens} tokens.</source>
        <translation>De media, su bando gana {tokens} fichas.</translation>
    </message>
    <message>
        <source>On average your side loses {tokens} tokens.</source>
        <translation>De media, su bando pierde {tokens} fichas.</translation>
    </message>
    <message>
        <source>On average your side takes {points} of the 304 points and breaks even.</source>
        <translation>De media, su bando consigue {points} de los 304 puntos y ni gana ni pierde fichas.</translation>
    </message>
    <message>
        <source>On average your side takes {points} of the 304 points and gains {tokens} tokens.</source>
        <translation>De media, su bando consigue {points} de los 304 puntos y gana {tokens} fichas.</translation>
    </message>
    <message>
        <source>On average your side takes {points} of the 304 points and loses {tokens} tokens.</source>
        <translation>De media, su bando consigue {points} de los 304 puntos y pierde {tokens} fichas.</translation>
    </message>
    <message>
        <source>On average your side takes {points} of the 304 points.</source>
        <translation>De media, su bando consigue {points} de los 304 puntos.</translation>
    </message>
    <message>
        <source>Open the trump</source>
        <translation>Abrir el triunfo</translation>
    </message>
    <message>
        <source>Partner Close has already failed: what is still played changes nothing.</source>
        <translation>Partner Close ya ha fallado: lo que falta por jugar no cambia nada.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>That goes well {times}.</source>
        <translation>Sale bien {times}.</translation>
    </message>
    <message>
        <source>The bid is made</source>
        <translation>La puja se cumple</translation>
    </message>
    <message>
        <source>The bid is made {times}.</source>
        <translation>La puja se cumple {times}.</translation>
    </message>
    <message>
        <source>The contract fails</source>
        <translation>La puja falla</translation>
    </message>
    <message>
        <source>The contract has already failed: what counts now is every single trick.</source>
        <translation>La puja ya ha fallado: ahora cuenta cada baza.</translation>
    </message>
    <message>
        <source>The contract has already failed: what counts now is only points.</source>
        <translation>La puja ya ha fallado: ahora solo cuentan los puntos.</translation>
    </message>
    <message>
        <source>The contract is already made: what counts now is every single trick.</source>
        <translation>La puja ya está cumplida: ahora cuenta cada baza.</translation>
    </message>
    <message>
        <source>The contract is already made: what counts now is only points.</source>
        <translation>La puja ya está cumplida: ahora solo cuentan los puntos.</translation>
    </message>
    <message>
        <source>The contract is made</source>
        <translation>La puja se cumple</translation>
    </message>
    <message>
        <source>There is no hint for this one.</source>
        <translation>Para esto no hay consejo.</translation>
    </message>
    <message>
        <source>There is nothing to choose here.</source>
        <translation>Aquí no hay nada que elegir.</translation>
    </message>
    <message>
        <source>Thinking about it…</source>
        <translation>Pensándolo…</translation>
    </message>
    <message>
        <source>Your side breaks the contract {times}.</source>
        <translation>Su bando hace fallar la puja {times}.</translation>
    </message>
    <message>
        <source>Your side makes the contract {times}.</source>
        <translation>Su bando cumple la puja {times}.</translation>
    </message>
    <message>
        <source>once in 100 times</source>
        <translation>una vez de 100</translation>
    </message>
    <message>
        <source>{card} as the indicator</source>
        <translation>{card} como marcador</translation>
    </message>
    <message>
        <source>{card}, face down</source>
        <translation>{card}, boca abajo</translation>
    </message>
    <message>
        <source>{n} times in 100</source>
        <translation>{n} veces de 100</translation>
    </message>
    <message>
        <source>{reason}; {more}</source>
        <translation>{reason}; {more}</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>&amp;Show the move</source>
        <translation>&amp;Mostrar la jugada</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Cerrar el consejo</translation>
    </message>
    <message>
        <source>Close the hint (Esc)</source>
        <translation>Cerrar el consejo (Esc)</translation>
    </message>
    <message>
        <source>Else: {others}</source>
        <translation>Si no: {others}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consejo</translation>
    </message>
    <message>
        <source>What else there is</source>
        <translation>Otras posibilidades</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Contract</source>
        <translation>Puja final</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Pujador</translation>
    </message>
    <message>
        <source>Match / deal</source>
        <translation>Partida / reparto</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>deal of the day, {date}</source>
        <translation>reparto del día, {date}</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importado</translation>
    </message>
    <message>
        <source>number {n}</source>
        <translation>número {n}</translation>
    </message>
    <message>
        <source>played again</source>
        <translation>jugado otra vez</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>deshecho</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>variante</translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Repetición</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>1 deal</source>
        <translation>1 reparto</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copiar como &amp;texto</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Repartos</translation>
    </message>
    <message>
        <source>History of deals</source>
        <translation>Historial de repartos</translation>
    </message>
    <message>
        <source>Names, contract, result, level, rules, date</source>
        <translation>Nombres, puja, resultado, nivel, reglas, fecha</translation>
    </message>
    <message>
        <source>Part of the match is damaged: this deal cannot be read.</source>
        <translation>Una parte de la partida está dañada: este reparto no se puede leer.</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Re&amp;pasar</translation>
    </message>
    <message>
        <source>Records of 304 (*.304)</source>
        <translation>Registros de 304 (*.304)</translation>
    </message>
    <message>
        <source>Save record &amp;as…</source>
        <translation>&amp;Guardar registro como…</translation>
    </message>
    <message>
        <source>Save record as</source>
        <translation>Guardar registro como</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>The history cannot be read: {reason}.</source>
        <translation>No se puede leer el historial: {reason}.</translation>
    </message>
    <message>
        <source>The match cannot be read: {reason}.</source>
        <translation>No se puede leer la partida: {reason}.</translation>
    </message>
    <message>
        <source>The record is saved as {path}.</source>
        <translation>El registro se ha guardado como {path}.</translation>
    </message>
    <message>
        <source>The record of the match is on the clipboard.</source>
        <translation>El registro de la partida está en el portapapeles.</translation>
    </message>
    <message>
        <source>This deal was taken back: it is not over any more.</source>
        <translation>Este reparto se deshizo: ya no está terminado.</translation>
    </message>
    <message>
        <source>This window keeps no matches, so there is no history.</source>
        <translation>Esta ventana no guarda partidas, así que no hay historial.</translation>
    </message>
    <message>
        <source>{n} deals</source>
        <translation>{n} repartos</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation>No se puede escribir {path}: {reason}.</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>A maker whose trump lead nobody can follow must go on leading trumps.</source>
        <translation>Si nadie puede seguir el triunfo con que abre el pujador, este debe seguir abriendo con triunfos.</translation>
    </message>
    <message>
        <source>A pass is only a turn used: you may bid again at 200 or more, but below 200 only at your first turn and not over your partner.</source>
        <translation>Pasar solo gasta un turno: se puede volver a pujar desde 200; por debajo, solo en el primer turno y no por encima del compañero.</translation>
    </message>
    <message>
        <source>Asking the partner</source>
        <translation>Pedir puja al compañero</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Subasta</translation>
    </message>
    <message>
        <source>Auction on the full hand</source>
        <translation>Subasta con la mano completa</translation>
    </message>
    <message>
        <source>Back to the profile</source>
        <translation>Volver al perfil</translation>
    </message>
    <message>
        <source>Bidding again from 200</source>
        <translation>Volver a pujar desde 200</translation>
    </message>
    <message>
        <source>Bonus for Caps</source>
        <translation>Premio por Caps</translation>
    </message>
    <message>
        <source>Caps</source>
        <translation>Caps</translation>
    </message>
    <message>
        <source>Caps: winning every trick</source>
        <translation>Caps: ganar todas las bazas</translation>
    </message>
    <message>
        <source>Closed: the indicator stays hidden until a card ruffs. Open: everybody sees the trump.</source>
        <translation>Cerrado: el marcador queda oculto hasta que alguien falla. Abierto: todos ven el triunfo.</translation>
    </message>
    <message>
        <source>Declared: a side may say before the first lead that it wins every trick. Sweep: winning every trick pays one token more.</source>
        <translation>Declarado: un bando puede decir antes de la primera baza que las gana todas. Barrida: ganarlas todas vale una ficha más.</translation>
    </message>
    <message>
        <source>Differs from the profile.</source>
        <translation>Difiere del perfil.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>Exhausted trumps</source>
        <translation>Triunfos agotados</translation>
    </message>
    <message>
        <source>High contracts open early</source>
        <translation>Las pujas altas abren pronto</translation>
    </message>
    <message>
        <source>How far apart the bids are from 200 on; below, they go by tens.</source>
        <translation>De cuánto en cuánto se puja desde 200; por debajo, de diez en diez.</translation>
    </message>
    <message>
        <source>How many players, and who plays with whom.</source>
        <translation>Cuántos juegan y quién va con quién.</translation>
    </message>
    <message>
        <source>How many tokens each side begins with.</source>
        <translation>Con cuántas fichas empieza cada bando.</translation>
    </message>
    <message>
        <source>If the makers hold all the trumps, the deal can be called void.</source>
        <translation>Si el equipo pujador tiene todos los triunfos, el reparto se puede anular.</translation>
    </message>
    <message>
        <source>In that auction one may bid to win every trick alone, the partner&apos;s cards laid aside.</source>
        <translation>En esa subasta se puede pujar por ganar todas las bazas en solitario, con la mano del compañero retirada.</translation>
    </message>
    <message>
        <source>Instead of bidding, a player may ask the partner to bid.</source>
        <translation>En vez de pujar, se puede pedir al compañero que puje.</translation>
    </message>
    <message>
        <source>Limits for the maker</source>
        <translation>Límites para el pujador</translation>
    </message>
    <message>
        <source>Losers pay the winners, or the bank; then nobody collects anything.</source>
        <translation>Los perdedores pagan a los ganadores o a la banca; entonces nadie cobra.</translation>
    </message>
    <message>
        <source>Opening at any turn</source>
        <translation>Abrir en cualquier turno</translation>
    </message>
    <message>
        <source>Partner Close</source>
        <translation>Partner Close</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Pagos</translation>
    </message>
    <message>
        <source>Penalty for failed Caps</source>
        <translation>Castigo por Caps fallido</translation>
    </message>
    <message>
        <source>Redeal of a poor packet</source>
        <translation>Nuevo reparto con paquete flojo</translation>
    </message>
    <message>
        <source>Spoilt trumps</source>
        <translation>Triunfo nulo</translation>
    </message>
    <message>
        <source>Steps from 200</source>
        <translation>Pasos desde 200</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>The maker may open the trump at any of his turns, not only before the lead.</source>
        <translation>El pujador puede abrir el triunfo en cualquiera de sus turnos, no solo antes de empezar.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Tokens of each side</source>
        <translation>Fichas por bando</translation>
    </message>
    <message>
        <source>Tokens that a side gets on top for Caps declared and won.</source>
        <translation>Fichas que un bando recibe además por un Caps declarado y ganado.</translation>
    </message>
    <message>
        <source>Tokens that a side pays when it declared Caps and lost a trick.</source>
        <translation>Fichas que un bando paga si declaró Caps y perdió una baza.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>Trump and play</source>
        <translation>Triunfo y juego</translation>
    </message>
    <message>
        <source>When one side has all the tokens, or as soon as any side has none.</source>
        <translation>Cuando un bando tiene todas las fichas, o en cuanto alguno no tiene ninguna.</translation>
    </message>
    <message>
        <source>While trump is closed, the maker ruffs with the indicator only and does not lead trumps to the first trick.</source>
        <translation>Con el triunfo cerrado, el pujador falla solo con el marcador y no abre la primera baza con triunfo.</translation>
    </message>
    <message>
        <source>Who speaks first may show a packet of fewer than 15 card points (8 where it has two cards) and get a new deal.</source>
        <translation>Quien habla primero puede mostrar un paquete de menos de 15 puntos (8 si es de dos cartas) y obtener un nuevo reparto.</translation>
    </message>
    <message>
        <source>With a contract of 250 or more, trump opens after the first trick.</source>
        <translation>Con una puja final de 250 o más, el triunfo se abre tras la primera baza.</translation>
    </message>
    <message>
        <source>With all cards in hand, everybody may bid once more, from 250.</source>
        <translation>Con todas las cartas en la mano, cada uno puede pujar otra vez, desde 250.</translation>
    </message>
    <message>
        <source>a side has none</source>
        <translation>un bando no tiene</translation>
    </message>
    <message>
        <source>by fives</source>
        <translation>de cinco en cinco</translation>
    </message>
    <message>
        <source>by tens</source>
        <translation>de diez en diez</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>cerrado</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>declarado</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>one side has all</source>
        <translation>un bando tiene todas</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>barrida</translation>
    </message>
    <message>
        <source>to the bank</source>
        <translation>a la banca</translation>
    </message>
    <message>
        <source>to the winners</source>
        <translation>a los ganadores</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>it does not tell every card, so you can look at it, not play on</source>
        <translation>no dice todas las cartas, así que se puede repasar pero no continuar</translation>
    </message>
    <message>
        <source>it is no ordinary file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <source>line {line}: {fault}</source>
        <translation>línea {line}: {fault}</translation>
    </message>
    <message>
        <source>the file is too large for a record</source>
        <translation>el archivo es demasiado grande para un registro</translation>
    </message>
    <message>
        <source>there is no deal in the record</source>
        <translation>no hay ningún reparto en el registro</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>&amp;All as at first</source>
        <translation>&amp;Todo como al principio</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Go to a line and press the key you want. Backspace leaves it without one.</source>
        <translation>Vaya a una línea y pulse la tecla que quiera. Retroceso la deja sin ninguna.</translation>
    </message>
    <message>
        <source>In the replay window</source>
        <translation>En la ventana de reproducción</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>sin tecla</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>{things} and {last}</source>
        <translation>{things} y {last}</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>&amp;Begin another</source>
        <translation>&amp;Empezar otra</translation>
    </message>
    <message>
        <source>&amp;Do not ask again</source>
        <translation>&amp;No volver a preguntar</translation>
    </message>
    <message>
        <source>&amp;Finish the deal</source>
        <translation>&amp;Terminar el reparto</translation>
    </message>
    <message>
        <source>&amp;Go on with this one</source>
        <translation>&amp;Seguir con esta</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Seguir jugando</translation>
    </message>
    <message>
        <source>It stays among the unfinished matches, and you can go on with it at any time.</source>
        <translation>Queda entre las partidas sin terminar, y puede continuarla cuando quiera.</translation>
    </message>
    <message>
        <source>Let a computer play the rest of this deal for you?</source>
        <translation>¿Dejar que el ordenador juegue por usted el resto de este reparto?</translation>
    </message>
    <message>
        <source>The match in progress is not over. Begin another?</source>
        <translation>La partida en curso no ha terminado. ¿Empezar otra?</translation>
    </message>
    <message>
        <source>This window keeps no matches.</source>
        <translation>Esta ventana no guarda partidas.</translation>
    </message>
    <message>
        <source>Undo takes it back: then you play on from here.</source>
        <translation>Con Deshacer vuelve a este punto y sigue jugando usted.</translation>
    </message>
    <message>
        <source>What if: you play on from here. The deals after this one are dealt anew, and the statistics leave this match out.</source>
        <translation>Qué pasaría si: usted sigue jugando desde aquí. Los repartos posteriores a este se dan de nuevo y las estadísticas no cuentan esta partida.</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>Log of the deal</source>
        <translation>Registro del reparto</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>A computer player could not decide. Undo your last move or start anew.</source>
        <translation>Un jugador automático no ha podido decidir. Deshaga su última jugada o empiece de nuevo.</translation>
    </message>
    <message>
        <source>New to 304? {rules} shows the rules, {hint} gives a hint.</source>
        <translation>¿Nuevo en el 304? {rules} muestra las reglas, {hint} da un consejo.</translation>
    </message>
    <message>
        <source>The fast part of the game was not built, so the computer players look at less and play weaker. Install a C compiler and then the game once more.</source>
        <translation>La parte rápida del juego no se compiló, así que los jugadores automáticos examinan menos y juegan peor. Instale un compilador de C y después instale el juego otra vez.</translation>
    </message>
    <message>
        <source>The settings cannot be saved to {path}. They hold until the window is closed.</source>
        <translation>Los ajustes no se pueden guardar en {path}. Valen hasta que se cierre la ventana.</translation>
    </message>
</context>
<context>
    <name>MeterPanel</name>
    <message>
        <source>Likely trump</source>
        <translation>Triunfo probable</translation>
    </message>
    <message>
        <source>Likely trump: {suits}</source>
        <translation>Triunfo probable: {suits}</translation>
    </message>
</context>
<context>
    <name>Moment</name>
    <message>
        <source>Caps declared: {name}</source>
        <translation>Caps declarado: {name}</translation>
    </message>
    <message>
        <source>Hand laid aside: {name}</source>
        <translation>Mano retirada: {name}</translation>
    </message>
    <message>
        <source>New deal demanded: {name}</source>
        <translation>Nuevo reparto exigido: {name}</translation>
    </message>
    <message>
        <source>No trump among them</source>
        <translation>Ningún triunfo entre ellas</translation>
    </message>
    <message>
        <source>Spoilt trumps called: {name}</source>
        <translation>Triunfo nulo reclamado: {name}</translation>
    </message>
    <message>
        <source>That side has to win every trick.</source>
        <translation>Ese bando tiene que ganar todas las bazas.</translation>
    </message>
    <message>
        <source>The cards stay face down.</source>
        <translation>Las cartas siguen boca abajo.</translation>
    </message>
    <message>
        <source>The defenders did hold a trump; play goes on.</source>
        <translation>Los defensores sí tenían algún triunfo; el juego continúa.</translation>
    </message>
    <message>
        <source>The indicator of {name}: {card}.</source>
        <translation>Marcador de triunfo ({name}): {card}.</translation>
    </message>
    <message>
        <source>The maker plays Partner Close alone.</source>
        <translation>El pujador juega Partner Close en solitario.</translation>
    </message>
    <message>
        <source>The makers held all the trumps.</source>
        <translation>El equipo pujador tenía todos los triunfos.</translation>
    </message>
    <message>
        <source>{name} opened it: {card}.</source>
        <translation>{name} lo abrió: {card}.</translation>
    </message>
    <message>
        <source>{name} ruffed with the {rank} and wins the trick.</source>
        <translation>{name} falló con triunfo ({rank}) y gana la baza.</translation>
    </message>
    <message>
        <source>{name} ruffed with the {rank} and wins the trick: {points} points.</source>
        <translation>{name} falló con triunfo ({rank}) y gana la baza: {points} puntos.</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>Re&amp;glas de la casa</translation>
    </message>
    <message>
        <source>&amp;House rules ({count})</source>
        <translation>Re&amp;glas de la casa ({count})</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Cards that nobody can foretell.</source>
        <translation>Cartas que nadie puede prever.</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Número de reparto</translation>
    </message>
    <message>
        <source>Everybody who plays this number at such a table by such rules gets the same cards.</source>
        <translation>Quien juegue este número en una mesa así y con estas reglas recibe las mismas cartas.</translation>
    </message>
    <message>
        <source>I cut the cards when I sit at the dealer&apos;s left</source>
        <translation>Corto yo cuando estoy a la izquierda del repartidor</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>S&amp;eats</source>
        <translation>As&amp;ientos</translation>
    </message>
    <message>
        <source>Tokens of each side</source>
        <translation>Fichas por bando</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Dos jugadores tienen el mismo nombre.</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>deal number</source>
        <translation>reparto número</translation>
    </message>
    <message>
        <source>other:</source>
        <translation>otra:</translation>
    </message>
    <message>
        <source>{number} tokens</source>
        <translation>{number} fichas</translation>
    </message>
    <message>
        <source>{profile} as it is.</source>
        <translation>{profile} sin cambios.</translation>
    </message>
    <message>
        <source>{profile} with one house rule.</source>
        <translation>{profile} con una regla de la casa.</translation>
    </message>
    <message>
        <source>{profile} with {count} house rules.</source>
        <translation>{profile} con {count} reglas de la casa.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close the notice</source>
        <translation>Cerrar el aviso</translation>
    </message>
</context>
<context>
    <name>Nudge</name>
    <message>
        <source>Compare what the bid costs if it fails with what the others get if you pass.</source>
        <translation>Compare lo que cuesta la puja si falla con lo que ganan los demás si usted pasa.</translation>
    </message>
    <message>
        <source>Count the card points of your packet.</source>
        <translation>Cuente los puntos de las cartas de su paquete.</translation>
    </message>
    <message>
        <source>Count the points: how many are missing to decide the contract?</source>
        <translation>Cuente los puntos: ¿cuántos faltan para decidir la puja?</translation>
    </message>
    <message>
        <source>How many of the 304 points can your side take with these cards?</source>
        <translation>¿Cuántos de los 304 puntos puede conseguir su bando con estas cartas?</translation>
    </message>
    <message>
        <source>How many points lie in the trick, and can your side still win it?</source>
        <translation>¿Cuántos puntos hay en la baza? ¿Puede ganarla aún su bando?</translation>
    </message>
    <message>
        <source>How many trumps are still out, and who has them?</source>
        <translation>¿Cuántos triunfos quedan fuera y quién los tiene?</translation>
    </message>
    <message>
        <source>In which suit are you long, with its jack or its nine?</source>
        <translation>¿En qué palo tiene muchas cartas, con su jota o su nueve?</translation>
    </message>
    <message>
        <source>In which suit are your strongest cards?</source>
        <translation>¿En qué palo están sus cartas más fuertes?</translation>
    </message>
    <message>
        <source>In which suit do you have the most cards?</source>
        <translation>¿En qué palo tiene más cartas?</translation>
    </message>
    <message>
        <source>Is there a trick that your side could lose?</source>
        <translation>¿Hay alguna baza que su bando pueda perder?</translation>
    </message>
    <message>
        <source>Remember which suits have been led, and by whom.</source>
        <translation>Recuerde con qué palos se ha abierto y quién lo hizo.</translation>
    </message>
    <message>
        <source>There is nothing to choose: only one card is legal.</source>
        <translation>No hay nada que elegir: solo una carta está permitida.</translation>
    </message>
    <message>
        <source>Think of the later tricks: which cards win there?</source>
        <translation>Piense en las bazas siguientes: ¿qué cartas ganan allí?</translation>
    </message>
    <message>
        <source>Think of the trump: who could ruff this trick?</source>
        <translation>Piense en el triunfo: ¿quién podría fallar en esta baza?</translation>
    </message>
    <message>
        <source>Think of what your partner may hold.</source>
        <translation>Piense en lo que puede tener su compañero.</translation>
    </message>
    <message>
        <source>What do the others learn with the trump open, and what does it cost them to guess?</source>
        <translation>¿Qué averiguan los demás con el triunfo abierto y qué les cuesta tener que adivinarlo?</translation>
    </message>
    <message>
        <source>Which of your cards can nobody beat any more?</source>
        <translation>¿Cuáles de sus cartas ya no puede superar nadie?</translation>
    </message>
    <message>
        <source>Which suit may be trump? Think of who bid, and of what the maker plays.</source>
        <translation>¿Qué palo puede ser triunfo? Piense en quién ha pujado y en lo que juega el pujador.</translation>
    </message>
    <message>
        <source>Who can still hold a trump?</source>
        <translation>¿Quién puede tener aún un triunfo?</translation>
    </message>
    <message>
        <source>Who will win this trick, and for which side?</source>
        <translation>¿Quién ganará esta baza y para qué bando?</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Bids soundly, counts the cards played, and punishes what is careless.</source>
        <translation>Puja con prudencia, cuenta las cartas jugadas y castiga los descuidos.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Aficionado</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Jugador de club</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Knows the rules and little more: overlooks much, and forgives much.</source>
        <translation>Conoce las reglas y poco más: se le escapa mucho y perdona mucho.</translation>
    </message>
    <message>
        <source>Plays as one does in the family; recommended for your first matches.</source>
        <translation>Juega como se juega en familia; recomendado para sus primeras partidas.</translation>
    </message>
    <message>
        <source>Plays as well as the game can: for those who want to be beaten and to learn.</source>
        <translation>Juega tan bien como puede el programa: para quien quiere perder y aprender.</translation>
    </message>
    <message>
        <source>Plays whatever the rules allow.</source>
        <translation>Juega cualquier cosa que permitan las reglas.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Sencillo</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fuerte</translation>
    </message>
    <message>
        <source>Takes what it can get and never looks ahead.</source>
        <translation>Toma lo que puede y nunca mira más allá.</translation>
    </message>
    <message>
        <source>Thinks about where the hidden cards may be, and seldom goes wrong.</source>
        <translation>Piensa dónde pueden estar las cartas ocultas y rara vez se equivoca.</translation>
    </message>
</context>
<context>
    <name>Origin</name>
    <message>
        <source>304</source>
        <translation>304</translation>
    </message>
    <message>
        <source>304 – {deal}</source>
        <translation>304 – {deal}</translation>
    </message>
    <message>
        <source>A deal played again</source>
        <translation>Un reparto jugado de nuevo</translation>
    </message>
    <message>
        <source>Deal number {number}</source>
        <translation>Reparto número {number}</translation>
    </message>
    <message>
        <source>Deal of the day, {date}</source>
        <translation>Reparto del día, {date}</translation>
    </message>
    <message>
        <source>Played on from a replay</source>
        <translation>Continuado desde una repetición</translation>
    </message>
    <message>
        <source>Played with undo.</source>
        <translation>Jugado deshaciendo jugadas.</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>Failed</source>
        <translation>Fallida</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Cumplida</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>Nuevo reparto</translation>
    </message>
    <message>
        <source>Spoilt trumps</source>
        <translation>Triunfo nulo</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Sin jugar</translation>
    </message>
</context>
<context>
    <name>PlayedCard</name>
    <message>
        <source>the ace of clubs</source>
        <translation>el as de tréboles</translation>
    </message>
    <message>
        <source>the ace of diamonds</source>
        <translation>el as de diamantes</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>el as de corazones</translation>
    </message>
    <message>
        <source>the ace of spades</source>
        <translation>el as de picas</translation>
    </message>
    <message>
        <source>the eight of clubs</source>
        <translation>el ocho de tréboles</translation>
    </message>
    <message>
        <source>the eight of diamonds</source>
        <translation>el ocho de diamantes</translation>
    </message>
    <message>
        <source>the eight of hearts</source>
        <translation>el ocho de corazones</translation>
    </message>
    <message>
        <source>the eight of spades</source>
        <translation>el ocho de picas</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation>la jota de tréboles</translation>
    </message>
    <message>
        <source>the jack of diamonds</source>
        <translation>la jota de diamantes</translation>
    </message>
    <message>
        <source>the jack of hearts</source>
        <translation>la jota de corazones</translation>
    </message>
    <message>
        <source>the jack of spades</source>
        <translation>la jota de picas</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation>el rey de tréboles</translation>
    </message>
    <message>
        <source>the king of diamonds</source>
        <translation>el rey de diamantes</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>el rey de corazones</translation>
    </message>
    <message>
        <source>the king of spades</source>
        <translation>el rey de picas</translation>
    </message>
    <message>
        <source>the nine of clubs</source>
        <translation>el nueve de tréboles</translation>
    </message>
    <message>
        <source>the nine of diamonds</source>
        <translation>el nueve de diamantes</translation>
    </message>
    <message>
        <source>the nine of hearts</source>
        <translation>el nueve de corazones</translation>
    </message>
    <message>
        <source>the nine of spades</source>
        <translation>el nueve de picas</translation>
    </message>
    <message>
        <source>the queen of clubs</source>
        <translation>la reina de tréboles</translation>
    </message>
    <message>
        <source>the queen of diamonds</source>
        <translation>la reina de diamantes</translation>
    </message>
    <message>
        <source>the queen of hearts</source>
        <translation>la reina de corazones</translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <translation>la reina de picas</translation>
    </message>
    <message>
        <source>the seven of clubs</source>
        <translation>el siete de tréboles</translation>
    </message>
    <message>
        <source>the seven of diamonds</source>
        <translation>el siete de diamantes</translation>
    </message>
    <message>
        <source>the seven of hearts</source>
        <translation>el siete de corazones</translation>
    </message>
    <message>
        <source>the seven of spades</source>
        <translation>el siete de picas</translation>
    </message>
    <message>
        <source>the six of clubs</source>
        <translation>el seis de tréboles</translation>
    </message>
    <message>
        <source>the six of diamonds</source>
        <translation>el seis de diamantes</translation>
    </message>
    <message>
        <source>the six of hearts</source>
        <translation>el seis de corazones</translation>
    </message>
    <message>
        <source>the six of spades</source>
        <translation>el seis de picas</translation>
    </message>
    <message>
        <source>the ten of clubs</source>
        <translation>el diez de tréboles</translation>
    </message>
    <message>
        <source>the ten of diamonds</source>
        <translation>el diez de diamantes</translation>
    </message>
    <message>
        <source>the ten of hearts</source>
        <translation>el diez de corazones</translation>
    </message>
    <message>
        <source>the ten of spades</source>
        <translation>el diez de picas</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;Aceptar</translation>
    </message>
    <message>
        <source>A change counts from the next deal on.</source>
        <translation>Los cambios valen desde el próximo reparto.</translation>
    </message>
    <message>
        <source>All computer players</source>
        <translation>Todos los jugadores automáticos</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Jugadores automáticos</translation>
    </message>
    <message>
        <source>Player: {seat}</source>
        <translation>Jugador: {seat}</translation>
    </message>
    <message>
        <source>This deal is played to its end as it began; a change counts from the next deal on.</source>
        <translation>Este reparto termina como empezó; los cambios valen desde el próximo reparto.</translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message>
        <source>Another suit has been led since you chose this card: choose again.</source>
        <translation>Desde que eligió esta carta se ha abierto con otro palo: elija de nuevo.</translation>
    </message>
    <message>
        <source>Answer first: {question}</source>
        <translation>Responda primero: {question}</translation>
    </message>
    <message>
        <source>Choose it once more to play the {card}</source>
        <translation>Elíjala otra vez para jugarla: {card}</translation>
    </message>
    <message>
        <source>Finishing the deal</source>
        <translation>Terminando el reparto</translation>
    </message>
    <message>
        <source>No card waits for your turn any more.</source>
        <translation>Ya no espera ninguna carta su turno.</translation>
    </message>
    <message>
        <source>The rest are certain: the table plays the cards out</source>
        <translation>El resto es seguro: la mesa juega las cartas</translation>
    </message>
    <message>
        <source>Your only legal card is played for you</source>
        <translation>Su única carta permitida se juega por usted</translation>
    </message>
    <message>
        <source>trick {number} of {all}, a short thought a card; Esc takes it back</source>
        <translation>baza {number} de {all}, pensando poco cada carta; Esc lo deshace</translation>
    </message>
    <message>
        <source>{card} waits for your turn; Esc takes it back</source>
        <translation>{card}: espera su turno; Esc la retira</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Play as a guest</source>
        <translation>&amp;Jugar como invitado</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásico</translation>
    </message>
    <message>
        <source>Everybody sees the trump and nobody asks his partner: good to learn.</source>
        <translation>Todos ven el triunfo y nadie pide puja al compañero: bueno para aprender.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Estándar</translation>
    </message>
    <message>
        <source>The full Sri Lankan game: two auctions, Partner Close, spoilt trumps.</source>
        <translation>El juego completo de Sri Lanka: dos subastas, Partner Close, triunfo nulo.</translation>
    </message>
    <message>
        <source>The game as most books tell it: closed trump, one auction.</source>
        <translation>El juego como lo cuentan casi todos los libros: triunfo cerrado, una subasta.</translation>
    </message>
    <message>
        <source>The game is open already in another window.</source>
        <translation>El juego ya está abierto en otra ventana.</translation>
    </message>
    <message>
        <source>You can play in this one as a guest, whose matches are kept apart.</source>
        <translation>En esta puede jugar como invitado, cuyas partidas se guardan aparte.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Bid or pass</source>
        <translation>Puje o pase</translation>
    </message>
    <message>
        <source>Choose the indicator: its suit is trump</source>
        <translation>Elija el marcador de triunfo: su palo es el triunfo</translation>
    </message>
    <message>
        <source>Cut the cards</source>
        <translation>Corte la baraja</translation>
    </message>
    <message>
        <source>Declare Caps, or not?</source>
        <translation>¿Declarar Caps o no?</translation>
    </message>
    <message>
        <source>Lead a card</source>
        <translation>Abra la baza</translation>
    </message>
    <message>
        <source>No {suit}: play a plain card face down</source>
        <translation>Sin {suit}: descarte boca abajo</translation>
    </message>
    <message>
        <source>No {suit}: play a plain card face down, or ruff with the indicator</source>
        <translation>Sin {suit}: descarte boca abajo o falle con el marcador de triunfo</translation>
    </message>
    <message>
        <source>No {suit}: play any card</source>
        <translation>Sin {suit}: juegue cualquier carta</translation>
    </message>
    <message>
        <source>No {suit}: your card goes face down</source>
        <translation>Sin {suit}: su carta va boca abajo</translation>
    </message>
    <message>
        <source>Open the trump, or keep it closed?</source>
        <translation>¿Abrir el triunfo o mantenerlo cerrado?</translation>
    </message>
    <message>
        <source>Trick {number} of {all}. Lead: {name}</source>
        <translation>Baza {number} de {all}. Sale: {name}</translation>
    </message>
    <message>
        <source>Trick {number} of {all}. Lead: {name}, {card}</source>
        <translation>Baza {number} de {all}. Sale: {name}, {card}</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Su turno</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} está pensando…</translation>
    </message>
</context>
<context>
    <name>PushButton</name>
    <message>
        <source>The hint</source>
        <translation>El consejo</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Not read: {files}.</source>
        <translation>No se ha leído: {files}.</translation>
    </message>
    <message>
        <source>Reading {file}… Close this notice to stop.</source>
        <translation>Leyendo {file}… Cierre este aviso para detenerlo.</translation>
    </message>
    <message>
        <source>{n} more files</source>
        <translation>{n} archivos más</translation>
    </message>
    <message>
        <source>{path} cannot be opened: {reason}.</source>
        <translation>No se puede abrir {path}: {reason}.</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>300 stands: no bid is higher</source>
        <translation>la puja es de 300 y no hay ninguna más alta</translation>
    </message>
    <message>
        <source>Caps may be declared only before the first lead</source>
        <translation>Caps solo se puede declarar antes de abrir la primera baza</translation>
    </message>
    <message>
        <source>Partner Close is bid in the auction on the full hand only</source>
        <translation>Partner Close solo se puja en la subasta con la mano completa</translation>
    </message>
    <message>
        <source>a bid must be at least {low}</source>
        <translation>la puja debe ser de al menos {low}</translation>
    </message>
    <message>
        <source>a new deal may be demanded only before anything else in the deal</source>
        <translation>un nuevo reparto solo se puede exigir antes de cualquier otra acción del reparto</translation>
    </message>
    <message>
        <source>a partner can be asked only while in the auction and not holding the bid</source>
        <translation>solo se puede pedir puja a un compañero que siga en la subasta y no tenga la puja más alta</translation>
    </message>
    <message>
        <source>a seat may call spoilt trumps once a deal</source>
        <translation>cada jugador puede reclamar triunfo nulo una sola vez por reparto</translation>
    </message>
    <message>
        <source>after the first lead you may open the trump only at your own turn</source>
        <translation>una vez abierta la primera baza, solo puede abrir el triunfo en su propio turno</translation>
    </message>
    <message>
        <source>below 200 you may bid only on your first turn</source>
        <translation>por debajo de 200 solo puede pujar en su primer turno</translation>
    </message>
    <message>
        <source>below 200 you may not bid over your partner&apos;s standing bid</source>
        <translation>por debajo de 200 no puede superar la puja más alta si es de su compañero</translation>
    </message>
    <message>
        <source>bids go from {low} to 300</source>
        <translation>las pujas van de {low} a 300</translation>
    </message>
    <message>
        <source>bids here are multiples of {step}</source>
        <translation>aquí las pujas son múltiplos de {step}</translation>
    </message>
    <message>
        <source>cut from 1 to {high} cards, or not at all</source>
        <translation>corte de 1 a {high} cartas, o no corte</translation>
    </message>
    <message>
        <source>in the second auction no partner is asked</source>
        <translation>en la segunda subasta no se pide puja al compañero</translation>
    </message>
    <message>
        <source>it is the turn of seat {seat}</source>
        <translation>es el turno del asiento {seat}</translation>
    </message>
    <message>
        <source>it is the turn of {seat}</source>
        <translation>es el turno de {seat}</translation>
    </message>
    <message>
        <source>no deal is being played</source>
        <translation>no se está jugando ningún reparto</translation>
    </message>
    <message>
        <source>nobody followed your trump: you have to go on leading trumps</source>
        <translation>nadie siguió su triunfo: debe seguir abriendo con triunfos</translation>
    </message>
    <message>
        <source>only eldest may demand a new deal</source>
        <translation>solo el jugador a la derecha del repartidor puede exigir un nuevo reparto</translation>
    </message>
    <message>
        <source>only the maker may open the trump</source>
        <translation>solo el pujador puede abrir el triunfo</translation>
    </message>
    <message>
        <source>seat {seat} has declared Caps already</source>
        <translation>el asiento {seat} ya ha declarado Caps</translation>
    </message>
    <message>
        <source>seat {seat} has to lay the indicator first</source>
        <translation>antes, el asiento {seat} tiene que apartar el marcador de triunfo</translation>
    </message>
    <message>
        <source>spoilt trumps may be called only once the trump stands and all cards are dealt</source>
        <translation>triunfo nulo solo se puede reclamar con el triunfo fijado y todas las cartas repartidas</translation>
    </message>
    <message>
        <source>that answers a question that is over</source>
        <translation>esa respuesta llega tarde: la pregunta ya está cerrada</translation>
    </message>
    <message>
        <source>that is not what is to be done now</source>
        <translation>eso no es lo que toca hacer ahora</translation>
    </message>
    <message>
        <source>the auction is not over: seat {seat} speaks</source>
        <translation>la subasta no ha terminado: habla el asiento {seat}</translation>
    </message>
    <message>
        <source>the auction is not over: {seat} speaks</source>
        <translation>la subasta no ha terminado: habla {seat}</translation>
    </message>
    <message>
        <source>the auction is over: seat {seat} plays a card</source>
        <translation>la subasta ha terminado: el asiento {seat} juega una carta</translation>
    </message>
    <message>
        <source>the auction is over: {seat} plays a card</source>
        <translation>la subasta ha terminado: {seat} juega una carta</translation>
    </message>
    <message>
        <source>the first packet holds {points} points: a redeal needs fewer than {limit}</source>
        <translation>el primer paquete tiene {points} puntos: para un nuevo reparto debe tener menos de {limit}</translation>
    </message>
    <message>
        <source>the maker, seat {seat}, lays the indicator</source>
        <translation>el pujador, asiento {seat}, aparta el marcador de triunfo</translation>
    </message>
    <message>
        <source>the maker, {seat}, lays the indicator</source>
        <translation>el pujador, {seat}, aparta el marcador de triunfo</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>la partida ha terminado</translation>
    </message>
    <message>
        <source>the rest are not certain to be yours, from what you have seen</source>
        <translation>por lo que ha visto, el resto no es suyo con certeza</translation>
    </message>
    <message>
        <source>the trump is open already</source>
        <translation>el triunfo ya está abierto</translation>
    </message>
    <message>
        <source>the trump may be opened only before the first lead</source>
        <translation>el triunfo solo se puede abrir antes de la primera baza</translation>
    </message>
    <message>
        <source>these rules know no Partner Close</source>
        <translation>en estas reglas no hay Partner Close</translation>
    </message>
    <message>
        <source>these rules know no redeal</source>
        <translation>en estas reglas no se puede exigir un nuevo reparto</translation>
    </message>
    <message>
        <source>these rules know no spoilt trumps</source>
        <translation>en estas reglas no hay triunfo nulo</translation>
    </message>
    <message>
        <source>this table has no such seat</source>
        <translation>en esta mesa no hay ese asiento</translation>
    </message>
    <message>
        <source>trump is led and the indicator is your only one: play a card of your hand</source>
        <translation>la baza se abrió con triunfo y su único triunfo es el marcador: juegue una carta de la mano</translation>
    </message>
    <message>
        <source>under these rules no Caps are declared</source>
        <translation>en estas reglas no se declara Caps</translation>
    </message>
    <message>
        <source>under these rules no partner is asked to bid</source>
        <translation>en estas reglas no se pide puja al compañero</translation>
    </message>
    <message>
        <source>with Partner Close there are no other Caps</source>
        <translation>con Partner Close no hay otros Caps</translation>
    </message>
    <message>
        <source>with trump closed the maker may not lead a trump to the first trick</source>
        <translation>con el triunfo cerrado, el pujador no puede abrir la primera baza con un triunfo</translation>
    </message>
    <message>
        <source>with trump closed the maker ruffs only with the indicator</source>
        <translation>con el triunfo cerrado, el pujador solo puede fallar con el marcador de triunfo</translation>
    </message>
    <message>
        <source>you are void and trump is closed: {card} has to go face down</source>
        <translation>no tiene el palo y el triunfo está cerrado: {card} va boca abajo</translation>
    </message>
    <message>
        <source>you do not hold {card}</source>
        <translation>esa carta no está en su mano: {card}</translation>
    </message>
    <message>
        <source>you hold nothing but trumps: open the trump before you lead</source>
        <translation>solo tiene triunfos: abra el triunfo antes de jugar</translation>
    </message>
    <message>
        <source>you hold {card}: follow {suit}</source>
        <translation>tiene {card}: siga el palo de {suit}</translation>
    </message>
    <message>
        <source>you hold {suit}, so you must follow</source>
        <translation>tiene {suit}: debe seguir el palo</translation>
    </message>
    <message>
        <source>you may not lead the indicator while you hold another card</source>
        <translation>no puede abrir con el marcador de triunfo mientras tenga otra carta</translation>
    </message>
    <message>
        <source>you were asked yourself: bid or pass</source>
        <translation>le han pedido una puja: puje o pase</translation>
    </message>
    <message>
        <source>your partner&apos;s bid of this round stands: you may not bid over it</source>
        <translation>la puja más alta de esta ronda es de su compañero: no puede superarla</translation>
    </message>
    <message>
        <source>{card} has to be played face up</source>
        <translation>{card} va boca arriba</translation>
    </message>
    <message>
        <source>{seat} has declared Caps already</source>
        <translation>Caps ya está declarado: {seat}</translation>
    </message>
    <message>
        <source>{seat} has to lay the indicator first</source>
        <translation>antes, {seat} tiene que apartar el marcador de triunfo</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Import record</source>
        <translation>Importar registro</translation>
    </message>
    <message>
        <source>Records of 304 (*.304)</source>
        <translation>Registros de 304 (*.304)</translation>
    </message>
    <message>
        <source>Save record as</source>
        <translation>Guardar registro como</translation>
    </message>
    <message>
        <source>The match of the record is in the history now.</source>
        <translation>La partida del registro ya está en el historial.</translation>
    </message>
    <message>
        <source>The matches of the record are in the history now.</source>
        <translation>Las partidas del registro ya están en el historial.</translation>
    </message>
    <message>
        <source>The record cannot be written to {path}: {reason}.</source>
        <translation>El registro no se puede escribir en {path}: {reason}.</translation>
    </message>
    <message>
        <source>The record is on the clipboard.</source>
        <translation>El registro está en el portapapeles.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>All hands</source>
        <translation>Todas las manos</translation>
    </message>
    <message>
        <source>Beginning of the match</source>
        <translation>Principio de la partida</translation>
    </message>
    <message>
        <source>Close the replay</source>
        <translation>Cerrar la reproducción</translation>
    </message>
    <message>
        <source>Deals, tricks and log</source>
        <translation>Repartos, bazas y registro</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Final de la partida</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Más rápido</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Siguiente reparto</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Siguiente paso</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Siguiente baza</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir jugando desde aquí</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Reproducir o pausar</translation>
    </message>
    <message>
        <source>Previous deal</source>
        <translation>Reparto anterior</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Paso anterior</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Baza anterior</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Más lento</translation>
    </message>
    <message>
        <source>What a spectator could see</source>
        <translation>Lo que podía ver un espectador</translation>
    </message>
    <message>
        <source>What seat no. {n} could see</source>
        <translation>Lo que podía ver el asiento n.º {n}</translation>
    </message>
</context>
<context>
    <name>ReplayArea</name>
    <message>
        <source>No tokens move.</source>
        <translation>No cambia de manos ninguna ficha.</translation>
    </message>
    <message>
        <source>The record does not tell what is needed to go on</source>
        <translation>El registro no dice lo que hace falta para seguir</translation>
    </message>
    <message>
        <source>{card}, the indicator, face down</source>
        <translation>{card}, marcador de triunfo, boca abajo</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Step of the match</source>
        <translation>Paso de la partida</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Muy rápida</translation>
    </message>
    <message>
        <source>Who looks</source>
        <translation>Quién mira</translation>
    </message>
</context>
<context>
    <name>ReplayList</name>
    <message>
        <source>Deal {number}: not over</source>
        <translation>Reparto {number}: sin terminar</translation>
    </message>
    <message>
        <source>Deal {number}: {contract}, {name}: {outcome}</source>
        <translation>Reparto {number}: {contract}, {name}: {outcome}</translation>
    </message>
    <message>
        <source>Deal {number}: {outcome}</source>
        <translation>Reparto {number}: {outcome}</translation>
    </message>
    <message>
        <source>Deals and tricks</source>
        <translation>Repartos y bazas</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Primera salida</translation>
    </message>
    <message>
        <source>Log of the deal</source>
        <translation>Registro del reparto</translation>
    </message>
    <message>
        <source>Trick {number}: {name}</source>
        <translation>Baza {number}: {name}</translation>
    </message>
</context>
<context>
    <name>ReplayWindow</name>
    <message>
        <source>All hands</source>
        <translation>Todas las manos</translation>
    </message>
    <message>
        <source>Deal {deal}, step {step} of {steps}</source>
        <translation>Reparto {deal}, paso {step} de {steps}</translation>
    </message>
    <message>
        <source>Deal {deal}, trick {trick}, step {step} of {steps}</source>
        <translation>Reparto {deal}, baza {trick}, paso {step} de {steps}</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation>Partida {number}</translation>
    </message>
    <message>
        <source>No deal</source>
        <translation>Ningún reparto</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Play on from here as {name}</source>
        <translation>Seguir jugando desde aquí como {name}</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Reproducción</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Asiento {number}</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>Espectador</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Who looks</source>
        <translation>Quién mira</translation>
    </message>
</context>
<context>
    <name>Replays</name>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Records of 304 (*.304)</source>
        <translation>Registros de 304 (*.304)</translation>
    </message>
    <message>
        <source>Replay a record</source>
        <translation>Reproducir un registro</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>&amp;Back into the deal</source>
        <translation>&amp;Volver al reparto</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Más</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Nueva partida</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Siguiente reparto</translation>
    </message>
    <message>
        <source>A new deal is demanded</source>
        <translation>Se exige un nuevo reparto</translation>
    </message>
    <message>
        <source>All passed: the deal is thrown in</source>
        <translation>Todos pasan: el reparto no se juega</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Defensores</translation>
    </message>
    <message>
        <source>Every trick needed</source>
        <translation>Hacen falta todas las bazas</translation>
    </message>
    <message>
        <source>In the order played. Red edge: lay face down. Lock: the indicator. Gold: won the trick.</source>
        <translation>En el orden jugado. Borde rojo: boca abajo. Candado: el marcador. Dorado: ganó la baza.</translation>
    </message>
    <message>
        <source>Makers</source>
        <translation>Pujadores</translation>
    </message>
    <message>
        <source>No tokens move.</source>
        <translation>No cambia de manos ninguna ficha.</translation>
    </message>
    <message>
        <source>Partner Close has failed</source>
        <translation>Partner Close fallido</translation>
    </message>
    <message>
        <source>Partner Close is made</source>
        <translation>Partner Close cumplido</translation>
    </message>
    <message>
        <source>Points of trick {n}</source>
        <translation>Puntos de la baza {n}</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Repasar</translation>
    </message>
    <message>
        <source>Spoilt trumps: the deal is void</source>
        <translation>Triunfo nulo: el reparto no vale</translation>
    </message>
    <message>
        <source>Takes your last decision back, and the result</source>
        <translation>Deshace su última decisión y el resultado</translation>
    </message>
    <message>
        <source>The contract failed by {n}</source>
        <translation>Puja fallida por {n}</translation>
    </message>
    <message>
        <source>The contract is made exactly</source>
        <translation>Puja cumplida con los puntos justos</translation>
    </message>
    <message>
        <source>The contract is made with {n} to spare</source>
        <translation>Puja cumplida con {n} de sobra</translation>
    </message>
    <message>
        <source>The match goes to {sides}</source>
        <translation>La partida es para {sides}</translation>
    </message>
    <message>
        <source>The match is won: {sides}</source>
        <translation>Ganan la partida: {sides}</translation>
    </message>
    <message>
        <source>You showed {cards}.</source>
        <translation>Usted mostró {cards}.</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>banca</translation>
    </message>
    <message>
        <source>indicator</source>
        <translation>marcador de triunfo</translation>
    </message>
    <message>
        <source>lay face down</source>
        <translation>estaba boca abajo</translation>
    </message>
    <message>
        <source>was {n}</source>
        <translation>antes {n}</translation>
    </message>
    <message>
        <source>won the trick</source>
        <translation>ganó la baza</translation>
    </message>
    <message>
        <source>{makers} bid {contract} with {suit} and took {points} card points.</source>
        <translation>{makers} pujaron {contract} con {suit} y ganaron {points} puntos de cartas.</translation>
    </message>
    <message>
        <source>{name} showed {cards}.</source>
        <translation>{name} mostró {cards}.</translation>
    </message>
    <message>
        <source>{n} needed</source>
        <translation>Hacen falta {n}</translation>
    </message>
    <message>
        <source>{payer} → {receiver}: {tokens}</source>
        <translation>{payer} → {receiver}: {tokens}</translation>
    </message>
</context>
<context>
    <name>ResumePanel</name>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Nueva partida</translation>
    </message>
    <message>
        <source>&amp;Other matches…</source>
        <translation>&amp;Otras partidas…</translation>
    </message>
    <message>
        <source>A match is in progress</source>
        <translation>Hay una partida en curso</translation>
    </message>
    <message>
        <source>{profile} · {table} · deal {number}</source>
        <translation>{profile} · {table} · reparto {number}</translation>
    </message>
    <message>
        <source>{side}: {tokens}</source>
        <translation>{side}: {tokens}</translation>
    </message>
</context>
<context>
    <name>Resuming</name>
    <message>
        <source>That could not be written to the disk: {reason}.</source>
        <translation>Eso no se pudo guardar en el disco: {reason}.</translation>
    </message>
    <message>
        <source>This match cannot be read any more.</source>
        <translation>Esta partida ya no se puede leer.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>As many tokens as {level}.</source>
        <translation>Tantas fichas como {level}.</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Subasta</translation>
    </message>
    <message>
        <source>Before the first lead</source>
        <translation>Antes de la primera salida</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Lo mejor</translation>
    </message>
    <message>
        <source>Both are worth about the same.</source>
        <translation>Ambas valen casi lo mismo.</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bueno</translation>
    </message>
    <message>
        <source>In 100 such deals it goes well {n} times less often than the best choice.</source>
        <translation>En 100 repartos como este sale bien {n} veces menos que la mejor opción.</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprecisión</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>No card was played in this deal.</source>
        <translation>En este reparto no se jugó ninguna carta.</translation>
    </message>
    <message>
        <source>No choice</source>
        <translation>Sin opción</translation>
    </message>
    <message>
        <source>No single card decided: with open cards the deal never turned.</source>
        <translation>Ninguna carta fue decisiva: con las cartas a la vista, el reparto nunca cambió de signo.</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>Sin valorar</translation>
    </message>
    <message>
        <source>On average it cost your side {tokens} tokens.</source>
        <translation>De media, costó {tokens} fichas a su bando.</translation>
    </message>
    <message>
        <source>Over {n} deals you are {tokens} tokens a deal ahead of {level} (± {margin}).</source>
        <translation>En {n} repartos, usted saca {tokens} fichas por reparto más que {level} (± {margin}).</translation>
    </message>
    <message>
        <source>Over {n} deals you are {tokens} tokens a deal behind {level} (± {margin}).</source>
        <translation>En {n} repartos, usted saca {tokens} fichas por reparto menos que {level} (± {margin}).</translation>
    </message>
    <message>
        <source>Review of deal {n}</source>
        <translation>Repaso del reparto {n}</translation>
    </message>
    <message>
        <source>The fast part of the game was not built: the deal is not solved with open cards.</source>
        <translation>La parte rápida del juego no se compiló: el reparto no se resuelve con las cartas a la vista.</translation>
    </message>
    <message>
        <source>The makers&apos; points with open cards, before each trick and at the end: {values}.</source>
        <translation>Puntos de los pujadores con las cartas a la vista, antes de cada baza y al final: {values}.</translation>
    </message>
    <message>
        <source>The turning point was in trick {n}, {name}: {card}. With open cards the makers could get only {before} points before it, too few for the contract; after it they could get {after}.</source>
        <translation>El momento decisivo fue en la baza {n}, {name}: {card}. Con las cartas a la vista, los pujadores podían conseguir antes solo {before} puntos, pocos para la puja; después podían conseguir {after}.</translation>
    </message>
    <message>
        <source>The turning point was in trick {n}, {name}: {card}. With open cards the makers could get {before} points before it, enough for the contract; after it they could get only {after}.</source>
        <translation>El momento decisivo fue en la baza {n}, {name}: {card}. Con las cartas a la vista, los pujadores podían conseguir antes {before} puntos, suficientes para la puja; después podían conseguir solo {after}.</translation>
    </message>
    <message>
        <source>There was nothing else to do.</source>
        <translation>No había otra cosa que hacer.</translation>
    </message>
    <message>
        <source>Trick {n}</source>
        <translation>Baza {n}</translation>
    </message>
    <message>
        <source>Trick {n} of {all}</source>
        <translation>Baza {n} de {all}</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>Trump: {suit}, open</source>
        <translation>Triunfo: {suit}, abierto</translation>
    </message>
    <message>
        <source>Trump: {suit}, still closed</source>
        <translation>Triunfo: {suit}, aún cerrado</translation>
    </message>
    <message>
        <source>What changed most was in trick {n}, {name}: {card}. With open cards the makers got {before} points before it and {after} after it.</source>
        <translation>Lo que más cambió fue en la baza {n}, {name}: {card}. Con las cartas a la vista, los pujadores conseguían antes {before} puntos y después {after}.</translation>
    </message>
    <message>
        <source>What the difference is worth cannot be said here.</source>
        <translation>Aquí no se puede decir cuánto vale la diferencia.</translation>
    </message>
    <message>
        <source>With Partner Close hands lie aside, which is not solved with open cards.</source>
        <translation>Con Partner Close hay manos apartadas, y eso no se resuelve con las cartas a la vista.</translation>
    </message>
    <message>
        <source>With open cards and the best play of all, the makers would get {best} points, just as they did.</source>
        <translation>Con las cartas a la vista y el mejor juego de todos, los pujadores conseguirían {best} puntos, justo como aquí.</translation>
    </message>
    <message>
        <source>With open cards and the best play of all, the makers would get {best} points. In fact they got {taken}.</source>
        <translation>Con las cartas a la vista y el mejor juego de todos, los pujadores conseguirían {best} puntos. En realidad consiguieron {taken}.</translation>
    </message>
    <message>
        <source>With open cards and the best play of all, your side would get {best} points, just as it did.</source>
        <translation>Con las cartas a la vista y el mejor juego de todos, su bando conseguiría {best} puntos, justo como aquí.</translation>
    </message>
    <message>
        <source>With open cards and the best play of all, your side would get {best} points. In fact it got {taken}.</source>
        <translation>Con las cartas a la vista y el mejor juego de todos, su bando conseguiría {best} puntos. En realidad consiguió {taken}.</translation>
    </message>
    <message>
        <source>not looked at yet</source>
        <translation>aún sin examinar</translation>
    </message>
    <message>
        <source>{contract} with {suit}</source>
        <translation>{contract} con {suit}</translation>
    </message>
    <message>
        <source>{level} would have chosen: {move}.</source>
        <translation>{level} habría elegido: {move}.</translation>
    </message>
    <message>
        <source>{level} would have done the same.</source>
        <translation>{level} habría hecho lo mismo.</translation>
    </message>
    <message>
        <source>{name}: {contract}, failed</source>
        <translation>{name}: {contract}, fallida</translation>
    </message>
    <message>
        <source>{name}: {contract}, made</source>
        <translation>{name}: {contract}, cumplida</translation>
    </message>
    <message>
        <source>{n} needed</source>
        <translation>Hacen falta {n}</translation>
    </message>
    <message>
        <source>{n} points</source>
        <translation>{n} puntos</translation>
    </message>
    <message>
        <source>{tokens} less than {level}.</source>
        <translation>{tokens} menos que {level}.</translation>
    </message>
    <message>
        <source>{tokens} more than {level}.</source>
        <translation>{tokens} más que {level}.</translation>
    </message>
    <message>
        <source>{tokens} tokens</source>
        <translation>{tokens} fichas</translation>
    </message>
    <message>
        <source>{trick}. Winner: {name}, {points} points</source>
        <translation>{trick}. La gana: {name}, {points} puntos</translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Cartas</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Co&amp;ntinuar</translation>
    </message>
    <message>
        <source>&amp;Open cards</source>
        <translation>A la &amp;vista</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>All is looked at.</source>
        <translation>Todo está examinado.</translation>
    </message>
    <message>
        <source>C&amp;hoices</source>
        <translation>D&amp;ecisiones</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Co&amp;mparison</source>
        <translation>Co&amp;mparación</translation>
    </message>
    <message>
        <source>Looked at &amp;by</source>
        <translation>E&amp;xaminado por</translation>
    </message>
    <message>
        <source>Part of it could not be worked out; the log says more.</source>
        <translation>Una parte no se pudo calcular; el registro dice más.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>The open cards are looked at…</source>
        <translation>Se examinan las cartas a la vista…</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} de {all}</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Ace</source>
        <translation>As</translation>
    </message>
    <message>
        <source>After such a trick the maker, and nobody else, looks at the cards that lie face down. If there is no trump among them, they stay so until the deal is over.</source>
        <translation>Después de una baza así, el pujador, y nadie más, mira las cartas que están boca abajo. Si no hay ningún triunfo entre ellas, quedan así hasta el final del reparto.</translation>
    </message>
    <message>
        <source>Before the first lead he may turn the indicator up and take it into his hand. Then the trump is open for all, and every card is played face up.</source>
        <translation>Antes de la primera salida puede descubrir el marcador y tomarlo en su mano. Entonces todos conocen el triunfo y cada carta se juega boca arriba.</translation>
    </message>
    <message>
        <source>Both sides count the points of their tricks, those of the cards that lay face down too. To reach the contract is enough: more of it pays no more.</source>
        <translation>Cada bando cuenta los puntos de sus bazas, también los de las cartas que estaban boca abajo. Basta con alcanzar la puja: más puntos no pagan más.</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Puja</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Ocho</translation>
    </message>
    <message>
        <source>Follow the suit led if you can. If you cannot, play what you like; you need not ruff, that is play a trump. The highest trump takes the trick, or if there is none, the highest card of the suit led.</source>
        <translation>Sirva el palo de salida si puede. Si no puede, juegue lo que quiera; no está obligado a fallar, es decir, a jugar triunfo. El triunfo más alto gana la baza o, si no hay, la carta más alta del palo de salida.</translation>
    </message>
    <message>
        <source>Highest first</source>
        <translation>De mayor a menor</translation>
    </message>
    <message>
        <source>If it fails</source>
        <translation>Si falla</translation>
    </message>
    <message>
        <source>If made</source>
        <translation>Si se cumple</translation>
    </message>
    <message>
        <source>If there is one, the trump opens: all see the indicator, it goes to the maker&apos;s hand, and the highest trump takes the trick.</source>
        <translation>Si hay uno, el triunfo se abre: todos ven el marcador, este vuelve a la mano del pujador y el triunfo más alto gana la baza.</translation>
    </message>
    <message>
        <source>In each deal one player becomes the maker: he bids how many card points his side will take, and chooses the trump. If his side takes as many, it wins tokens; if it does not, it pays.</source>
        <translation>En cada reparto un jugador es el pujador: puja cuántos puntos hará su bando y elige el triunfo. Si su bando los hace, gana fichas; si no, paga.</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Jota</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Rey</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Nueve</translation>
    </message>
    <message>
        <source>Not played in this match: {names}.</source>
        <translation>No se juega en esta partida: {names}.</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reina</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Siete</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Seis</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Diez</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>La subasta</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Las cartas</translation>
    </message>
    <message>
        <source>The game runs anticlockwise: after you comes who sits at your right. Each player gets {first} cards, and bids on them alone; the other {second} come after the trump is chosen.</source>
        <translation>Se juega en sentido contrario a las agujas del reloj: después de usted va quien está a su derecha. Cada jugador recibe {first} cartas y puja solo con ellas; las otras {second} llegan cuando el triunfo está elegido.</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>El objetivo</translation>
    </message>
    <message>
        <source>The indicator is not in the maker&apos;s hand. If he cannot follow suit, he may play it face down, or any card of his hand.</source>
        <translation>El marcador no está en la mano del pujador. Si no puede servir, puede jugarlo boca abajo, o cualquier carta de su mano.</translation>
    </message>
    <message>
        <source>The indicator is not in the maker&apos;s hand. If he cannot follow suit, he ruffs with it, or plays a plain card; the trumps in his hand cannot ruff.</source>
        <translation>El marcador no está en la mano del pujador. Si no puede servir, falla con él o juega una carta que no sea triunfo; con los triunfos de su mano no puede fallar.</translation>
    </message>
    <message>
        <source>The jack is the highest card of a suit, then comes the nine. A suit has 76 card points, all four have 304: that is the game&apos;s name.</source>
        <translation>La jota es la carta más alta de un palo; le sigue el nueve. Un palo tiene 76 puntos, los cuatro tienen 304: de ahí el nombre del juego.</translation>
    </message>
    <message>
        <source>The maker lays one of his first cards on the table face down. This is the indicator, and its suit is trump. He alone knows it: the trump is closed.</source>
        <translation>El pujador pone una de sus primeras cartas boca abajo en la mesa. Es el marcador, y su palo es triunfo. Solo él lo conoce: el triunfo está cerrado.</translation>
    </message>
    <message>
        <source>The maker shows one of his first cards, the indicator. Its suit is trump. He takes it back into his hand, and all the cards are played face up.</source>
        <translation>El pujador muestra una de sus primeras cartas, el marcador. Su palo es triunfo. La vuelve a tomar en su mano, y todas las cartas se juegan boca arriba.</translation>
    </message>
    <message>
        <source>The play</source>
        <translation>El juego</translation>
    </message>
    <message>
        <source>The rules of this match: {profile}</source>
        <translation>Las reglas de esta partida: {profile}</translation>
    </message>
    <message>
        <source>The trump</source>
        <translation>El triunfo</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>While the trump is closed</source>
        <translation>Mientras el triunfo está cerrado</translation>
    </message>
    <message>
        <source>While the trump is closed, who cannot follow suit plays face down, whatever the card is. It may be a trump without his knowing.</source>
        <translation>Mientras el triunfo está cerrado, quien no puede servir juega boca abajo, sea cual sea la carta. Puede ser un triunfo sin que lo sepa.</translation>
    </message>
    <message>
        <source>Who has passed is out of the auction.</source>
        <translation>Quien ha pasado queda fuera de la subasta.</translation>
    </message>
    <message>
        <source>Who sits at the dealer&apos;s right leads to the first trick, then who took the last one. A lead lies face up.</source>
        <translation>A la primera baza sale quien está a la derecha del que reparte; después, quien ganó la última. La salida va siempre boca arriba.</translation>
    </message>
    <message>
        <source>Who sits at the dealer&apos;s right speaks first. A bid is 160 at least and 300 at most, and more than the one before. When all the others have passed, the last bid is the contract. If nobody bids, the next player deals.</source>
        <translation>Habla primero quien está a la derecha del que reparte. Una puja es de 160 como mínimo y 300 como máximo, y más alta que la anterior. Cuando todos los demás han pasado, vale la última puja. Si nadie puja, reparte el siguiente.</translation>
    </message>
    <message>
        <source>{table}. Each side begins with {tokens}.</source>
        <translation>{table}. Cada bando empieza con {tokens}.</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules of 304</source>
        <translation>Reglas del 304</translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>Contract</source>
        <translation>Puja final</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Repartidor</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Pujador</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>&amp;Auction</source>
        <translation>&amp;Subasta</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <translation>&amp;Repartos</translation>
    </message>
    <message>
        <source>No deal of this match is over yet.</source>
        <translation>Todavía no ha terminado ningún reparto de esta partida.</translation>
    </message>
    <message>
        <source>Nobody has called in this deal yet.</source>
        <translation>En este reparto todavía no ha hablado nadie.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntuación</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>{names} &amp; {last}</source>
        <translation>{names} y {last}</translation>
    </message>
</context>
<context>
    <name>SeatsPage</name>
    <message>
        <source>All computer players</source>
        <translation>Todos los jugadores automáticos</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name: {seat}</source>
        <translation>Nombre: {seat}</translation>
    </message>
    <message>
        <source>Only watch: a computer plays in my seat too</source>
        <translation>Solo mirar: también en mi asiento juega el ordenador</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Player: {seat}</source>
        <translation>Jugador: {seat}</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Asiento</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>{number}: at your left</source>
        <translation>{number}: a su izquierda</translation>
    </message>
    <message>
        <source>{number}: at your right</source>
        <translation>{number}: a su derecha</translation>
    </message>
    <message>
        <source>{number}: opponent</source>
        <translation>{number}: rival</translation>
    </message>
    <message>
        <source>{number}: your partner</source>
        <translation>{number}: su compañero</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>The computer player {name} could not decide. A simpler one decides in its place whenever that happens; the log says more.</source>
        <translation>El jugador automático {name} no ha podido decidir. Cuando eso ocurra, decidirá por él otro más sencillo; el registro dice más.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source> seconds</source>
        <translation> segundos</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Language and text</source>
        <translation>&amp;Idioma y texto</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>&amp;Restablecer todo</translation>
    </message>
    <message>
        <source>&amp;Sound and notices</source>
        <translation>&amp;Sonido y avisos</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>A card is played</source>
        <translation>Una carta se juega</translation>
    </message>
    <message>
        <source>A complete trick stays</source>
        <translation>La baza completa se ve</translation>
    </message>
    <message>
        <source>After as long as you take for a choice, so that nobody can tell that you had none.</source>
        <translation>Tras el tiempo que usted tarda en elegir, para que nadie note que no podía.</translation>
    </message>
    <message>
        <source>After each deal it plays your cards again, in the background. The statistics show how you do beside it.</source>
        <translation>Después de cada reparto vuelve a jugar las cartas de usted, en segundo plano. Las estadísticas muestran cómo le va a usted a su lado.</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Según el idioma</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>As you lay them</source>
        <translation>Como usted las ponga</translation>
    </message>
    <message>
        <source>Ask before finishing a deal quickly</source>
        <translation>Preguntar antes de terminar rápido</translation>
    </message>
    <message>
        <source>At normal speed</source>
        <translation>A velocidad normal</translation>
    </message>
    <message>
        <source>At your turn, before a computer plays the rest for you.</source>
        <translation>Cuando sea su turno, antes de que el ordenador juegue el resto por usted.</translation>
    </message>
    <message>
        <source>Backs of the cards</source>
        <translation>Reverso de las cartas</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Pujas</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>By strength</source>
        <translation>Por fuerza</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Por palo</translation>
    </message>
    <message>
        <source>By suit, trumps first</source>
        <translation>Por palo, primero el triunfo</translation>
    </message>
    <message>
        <source>Car&amp;ds</source>
        <translation>Car&amp;tas</translation>
    </message>
    <message>
        <source>Cards fly</source>
        <translation>Las cartas vuelan</translation>
    </message>
    <message>
        <source>Choose a card before your turn</source>
        <translation>Elegir una carta antes de su turno</translation>
    </message>
    <message>
        <source>Compare me with</source>
        <translation>Compararme con</translation>
    </message>
    <message>
        <source>Dark blue</source>
        <translation>Azul oscuro</translation>
    </message>
    <message>
        <source>Faces of the cards</source>
        <translation>Caras de las cartas</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Cuatro colores</translation>
    </message>
    <message>
        <source>Green, for a bright room</source>
        <translation>Verde, para una sala clara</translation>
    </message>
    <message>
        <source>How likely each suit is trump, as far as you can know, while it is hidden.</source>
        <translation>Cómo de probable es cada palo como triunfo, según lo que usted puede saber, mientras está oculto.</translation>
    </message>
    <message>
        <source>In the taskbar, while you look at another window.</source>
        <translation>En la barra de tareas, mientras mira otra ventana.</translation>
    </message>
    <message>
        <source>It is marked and waits. When your turn comes it is played if it is legal and no other suit was led meanwhile; click it again or press Esc to take it back.</source>
        <translation>Queda marcada y espera. En su turno se juega si está permitida y no se ha abierto con otro palo; haga clic otra vez o pulse Esc para retirarla.</translation>
    </message>
    <message>
        <source>Jack, queen and king</source>
        <translation>Jota, reina y rey</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Large rank and suit</source>
        <translation>Valor y palo muy grandes</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>No pauses</source>
        <translation>Sin pausas</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Order of your hand</source>
        <translation>Orden de su mano</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Play the only legal card for me</source>
        <translation>Jugar por mí la única carta permitida</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Movimiento reducido</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Show the likely trump</source>
        <translation>Mostrar el triunfo probable</translation>
    </message>
    <message>
        <source>Show what has gone</source>
        <translation>Mostrar las cartas que han salido</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Palos</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Verde azulado</translation>
    </message>
    <message>
        <source>Tell me when it is my turn</source>
        <translation>Avisarme cuando sea mi turno</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>The cards that have been played face up, struck out in a small grid.</source>
        <translation>Las cartas jugadas boca arriba, tachadas en una pequeña tabla.</translation>
    </message>
    <message>
        <source>The highest card</source>
        <translation>La carta más alta</translation>
    </message>
    <message>
        <source>Trumps come first once you know them. As you lay them: drag a card within your hand, or Shift with the arrow keys.</source>
        <translation>El triunfo va primero cuando usted lo conoce. Como usted las ponga: arrastre una carta dentro de la mano, o Mayús con las flechas.</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Dos colores</translation>
    </message>
    <message>
        <source>With pictures</source>
        <translation>Con figuras</translation>
    </message>
    <message>
        <source>as spoken: 60</source>
        <translation>como se dicen: 60</translation>
    </message>
    <message>
        <source>at the left</source>
        <translation>a la izquierda</translation>
    </message>
    <message>
        <source>at the right</source>
        <translation>a la derecha</translation>
    </message>
    <message>
        <source>by one click</source>
        <translation>con un clic</translation>
    </message>
    <message>
        <source>in full: 160</source>
        <translation>enteras: 160</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>until a click or a key</source>
        <translation>hasta un clic o una tecla</translation>
    </message>
    <message>
        <source>when chosen twice</source>
        <translation>al elegirla dos veces</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
</context>
<context>
    <name>SettingsMenu</name>
    <message>
        <source>Sound is off.</source>
        <translation>El sonido está apagado.</translation>
    </message>
    <message>
        <source>Sound is on.</source>
        <translation>El sonido está encendido.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>{key} is the key of “{action}” already. Choose another key.</source>
        <translation>{key} ya es la tecla de «{action}». Elija otra tecla.</translation>
    </message>
    <message>
        <source>{key} may be a button&apos;s key: Alt is for these. Choose another key.</source>
        <translation>{key} puede ser la tecla de un botón: Alt es para ellos. Elija otra tecla.</translation>
    </message>
    <message>
        <source>{key} walks over the table and its buttons. Choose another key.</source>
        <translation>{key} recorre la mesa y sus botones. Elija otra tecla.</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>In play</source>
        <translation>En juego</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Este reparto</translation>
    </message>
    <message>
        <source>Trick {n}</source>
        <translation>Baza {n}</translation>
    </message>
    <message>
        <source>Trick {n} · last</source>
        <translation>Baza {n} · última</translation>
    </message>
    <message>
        <source>{name} led</source>
        <translation>{name} abrió</translation>
    </message>
    <message>
        <source>{name} won it</source>
        <translation>{name} la ganó</translation>
    </message>
    <message>
        <source>{n} + points</source>
        <translation>{n} + puntos</translation>
    </message>
    <message>
        <source>{n} points</source>
        <translation>{n} puntos</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Cards and tricks</source>
        <translation>Cartas y bazas</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Reproducir sonidos</translation>
    </message>
    <message>
        <source>Trump and result</source>
        <translation>Triunfo y resultado</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Su turno</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>For sound, install the package {package}.</source>
        <translation>Para el sonido, instale el paquete {package}.</translation>
    </message>
    <message>
        <source>For sound, the system needs {library}.</source>
        <translation>Para el sonido, el sistema necesita {library}.</translation>
    </message>
    <message>
        <source>There is nothing to play sounds on here.</source>
        <translation>Aquí no hay con qué reproducir sonidos.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>All tricks, another side</source>
        <translation>Todas las bazas, otro bando</translation>
    </message>
    <message>
        <source>All tricks, your side</source>
        <translation>Todas las bazas, su bando</translation>
    </message>
    <message>
        <source>Before the first deal</source>
        <translation>Antes del primer reparto</translation>
    </message>
    <message>
        <source>Caps declared and won by your side</source>
        <translation>Caps declarados y ganados por su bando</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Puja final</translation>
    </message>
    <message>
        <source>Contracts broken</source>
        <translation>Pujas derribadas</translation>
    </message>
    <message>
        <source>Contracts made</source>
        <translation>Pujas cumplidas</translation>
    </message>
    <message>
        <source>Deal {number}, {day}</source>
        <translation>Reparto {number}, {day}</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Repartos</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallida</translation>
    </message>
    <message>
        <source>From {first} to {last}: {made} of your side&apos;s contracts made, {broken} of the others&apos; broken. The arrow keys go from point to point.</source>
        <translation>Del {first} al {last}: su bando cumplió el {made} de sus pujas y derribó el {broken} de las ajenas. Las flechas van de punto en punto.</translation>
    </message>
    <message>
        <source>From {first} to {last}: {now} tokens now, {high} at the most, {low} at the least. The arrow keys go from point to point.</source>
        <translation>Del {first} al {last}: ahora {now} fichas, como máximo {high}, como mínimo {low}. Las flechas van de punto en punto.</translation>
    </message>
    <message>
        <source>Highest contract your side made</source>
        <translation>Puja más alta que cumplió su bando</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Cumplida</translation>
    </message>
    <message>
        <source>Matches left before their end</source>
        <translation>Partidas abandonadas antes del final</translation>
    </message>
    <message>
        <source>Matches lost</source>
        <translation>Partidas perdidas</translation>
    </message>
    <message>
        <source>Matches shared</source>
        <translation>Partidas compartidas</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Partidas ganadas</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Niveles mezclados</translation>
    </message>
    <message>
        <source>No contracts yet that count here.</source>
        <translation>Aún no hay pujas que cuenten aquí.</translation>
    </message>
    <message>
        <source>No deals that count here have been played again by a computer player yet.</source>
        <translation>El ordenador aún no ha vuelto a jugar ningún reparto que cuente aquí.</translation>
    </message>
    <message>
        <source>No deals yet that count here.</source>
        <translation>Aún no hay repartos que cuenten aquí.</translation>
    </message>
    <message>
        <source>Opponents failed</source>
        <translation>Rivales fallidas</translation>
    </message>
    <message>
        <source>Ours: over / short</source>
        <translation>Nuestras: de más / de menos</translation>
    </message>
    <message>
        <source>Partners made</source>
        <translation>Compañeros cumplidas</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Redealt</source>
        <translation>Repartidos de nuevo</translation>
    </message>
    <message>
        <source>Redealt at your demand</source>
        <translation>Repartidos de nuevo a petición suya</translation>
    </message>
    <message>
        <source>Spoilt trumps</source>
        <translation>Triunfo nulo</translation>
    </message>
    <message>
        <source>Theirs: over / short</source>
        <translation>Suyas: de más / de menos</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Ellos</translation>
    </message>
    <message>
        <source>Thrown in, as nobody bid</source>
        <translation>Sin jugar, porque nadie pujó</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Tokens a deal more than {level}, same cards</source>
        <translation>Fichas por reparto más que {level}, mismas cartas</translation>
    </message>
    <message>
        <source>Until {when} you got {mean} {margin} tokens a deal beside {level} with the same cards, over {n} deals. The arrow keys go from point to point.</source>
        <translation>Hasta el {when} usted sacó {mean} {margin} fichas por reparto respecto a {level} con las mismas cartas, en {n} repartos. Las flechas van de punto en punto.</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nosotros</translation>
    </message>
    <message>
        <source>You beside computers</source>
        <translation>Usted y el ordenador</translation>
    </message>
    <message>
        <source>You beside {level}</source>
        <translation>Usted y {level}, por reparto</translation>
    </message>
    <message>
        <source>You made</source>
        <translation>Usted cumplidas</translation>
    </message>
    <message>
        <source>broken {share}</source>
        <translation>derribadas {share}</translation>
    </message>
    <message>
        <source>made {share}</source>
        <translation>cumplidas {share}</translation>
    </message>
    <message>
        <source>no deals compared yet</source>
        <translation>aún no hay comparaciones</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>no se sabe</translation>
    </message>
    <message>
        <source>{average} a deal</source>
        <translation>{average} por reparto</translation>
    </message>
    <message>
        <source>{height}: your side made {ours}, the others {theirs}.</source>
        <translation>{height}: su bando cumplió {ours}, los demás {theirs}.</translation>
    </message>
    <message>
        <source>{margin} a deal, {n} deals</source>
        <translation>{margin} en {n} repartos</translation>
    </message>
    <message>
        <source>{mean} {margin} · {n} deals</source>
        <translation>{mean} {margin} · {n} repartos</translation>
    </message>
    <message>
        <source>{n} played out</source>
        <translation>{n} hasta el final</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} de {whole}</translation>
    </message>
    <message>
        <source>{when}: {made} made, {broken} of the opponents&apos; broken</source>
        <translation>{when}: {made} cumplidas, {broken} de los rivales derribadas</translation>
    </message>
    <message>
        <source>{when}: {mean} {margin} a deal beside {level}, {n} deals</source>
        <translation>{when}: {mean} {margin} por reparto respecto a {level}, {n} repartos</translation>
    </message>
    <message>
        <source>{when}: {tokens} tokens in all</source>
        <translation>{when}: {tokens} fichas en total</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>&amp;Begin anew</source>
        <translation>&amp;Empezar de nuevo</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Contracts</source>
        <translation>&amp;Pujas</translation>
    </message>
    <message>
        <source>&amp;Deals and matches</source>
        <translation>Repar&amp;tos y partidas</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>&amp;Exportar como CSV…</translation>
    </message>
    <message>
        <source>Begin co&amp;unting anew…</source>
        <translation>Empezar a co&amp;ntar de nuevo…</translation>
    </message>
    <message>
        <source>Begin counting anew?</source>
        <translation>¿Empezar a contar de nuevo?</translation>
    </message>
    <message>
        <source>By opponents</source>
        <translation>Por rivales</translation>
    </message>
    <message>
        <source>By rules</source>
        <translation>Por reglas</translation>
    </message>
    <message>
        <source>By table</source>
        <translation>Por mesa</translation>
    </message>
    <message>
        <source>Chart of contracts by height</source>
        <translation>Gráfico de pujas según su altura</translation>
    </message>
    <message>
        <source>Chart over time</source>
        <translation>Gráfico a lo largo del tiempo</translation>
    </message>
    <message>
        <source>Co&amp;mpared</source>
        <translation>C&amp;omparación</translation>
    </message>
    <message>
        <source>Compared by</source>
        <translation>Comparar por</translation>
    </message>
    <message>
        <source>Contracts by height</source>
        <translation>Pujas según su altura</translation>
    </message>
    <message>
        <source>Contracts in %</source>
        <translation>Pujas en %</translation>
    </message>
    <message>
        <source>Counting begins anew. The copy is {path}.</source>
        <translation>Se empieza a contar de nuevo. La copia es {path}.</translation>
    </message>
    <message>
        <source>Deals played until now no longer count. None is deleted: the history has them, and the period “All time” counts them. The database is copied first.</source>
        <translation>Los repartos jugados hasta ahora dejan de contar. No se borra ninguno: están en el historial, y el período «Siempre» los cuenta. Antes se copia la base de datos.</translation>
    </message>
    <message>
        <source>Deals saved as {path}: {n}.</source>
        <translation>Repartos guardados como {path}: {n}.</translation>
    </message>
    <message>
        <source>Export the deals that count</source>
        <translation>Exportar los repartos que cuentan</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Cuántos</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>A lo largo del tiempo</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Habilidad</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>The database cannot be copied, so nothing was changed: {reason}.</source>
        <translation>No se puede copiar la base de datos, así que no se ha cambiado nada: {reason}.</translation>
    </message>
    <message>
        <source>The statistics cannot be read: {reason}.</source>
        <translation>No se pueden leer las estadísticas: {reason}.</translation>
    </message>
    <message>
        <source>This window keeps no matches, so there is nothing to count.</source>
        <translation>Esta ventana no guarda partidas, así que no hay nada que contar.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>What a point stands for</source>
        <translation>Qué representa un punto</translation>
    </message>
    <message>
        <source>What the line shows</source>
        <translation>Qué muestra la línea</translation>
    </message>
    <message>
        <source>by day</source>
        <translation>por día</translation>
    </message>
    <message>
        <source>by deal</source>
        <translation>por reparto</translation>
    </message>
    <message>
        <source>by month</source>
        <translation>por mes</translation>
    </message>
    <message>
        <source>by week</source>
        <translation>por semana</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation>No se puede escribir {path}: {reason}.</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>Part of the saved match could not be read. It goes on from deal {number}, where it was still whole.</source>
        <translation>Parte de la partida guardada no se pudo leer. Continúa desde el reparto {number}, donde aún estaba completa.</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>A newer version of the game made {path}. It is left as it is; what you play now is not kept. Install the newer version to go on with your matches.</source>
        <translation>Una versión más nueva del juego creó {path}. Queda como está; lo que juegue ahora no se guarda. Instale la versión más nueva para continuar sus partidas.</translation>
    </message>
    <message>
        <source>Another program holds the file with your matches in {folder}, so the match in progress cannot be saved just now. The game goes on, and it is saved as soon as that program lets go.</source>
        <translation>Otro programa ocupa el archivo con sus partidas en {folder}, así que la partida en curso no se puede guardar ahora mismo. El juego sigue, y se guarda en cuanto ese programa lo suelte.</translation>
    </message>
    <message>
        <source>Another program holds the file with your matches, {path}. The game goes on, but what you play is kept only until the window is closed. End that program and start the game again.</source>
        <translation>Otro programa ocupa el archivo con sus partidas, {path}. El juego sigue, pero lo que juegue se conserva solo hasta que se cierre la ventana. Cierre ese programa y vuelva a iniciar el juego.</translation>
    </message>
    <message>
        <source>Matches that could still be read were taken over: {count}.</source>
        <translation>Las partidas que aún se podían leer se conservaron: {count}.</translation>
    </message>
    <message>
        <source>Nobody was shown the cards of this deal. They can be looked at when the match is over.</source>
        <translation>Nadie vio las cartas de este reparto. Se podrán ver cuando termine la partida.</translation>
    </message>
    <message>
        <source>Nothing can be written to {path} ({reason}). The game goes on, but what you play is kept only until the window is closed.</source>
        <translation>No se puede escribir nada en {path} ({reason}). El juego sigue, pero lo que juegue se conserva solo hasta que se cierre la ventana.</translation>
    </message>
    <message>
        <source>The cards of deals that were thrown in or dealt anew are left out until the match is over, but for those you saw.</source>
        <translation>Las cartas de los repartos sin jugar o repartidos de nuevo se omiten hasta que termine la partida, salvo las que usted vio.</translation>
    </message>
    <message>
        <source>The file with your matches was damaged and is kept as {aside}. The copy {backup} took its place.</source>
        <translation>El archivo con sus partidas estaba dañado y se conserva como {aside}. La copia {backup} ocupó su lugar.</translation>
    </message>
    <message>
        <source>The file with your matches was damaged and is kept as {aside}. There was no copy of it, so a new one begins.</source>
        <translation>El archivo con sus partidas estaba dañado y se conserva como {aside}. No había ninguna copia, así que empieza uno nuevo.</translation>
    </message>
    <message>
        <source>The file with your matches was deleted or replaced while the game was running. All matches are kept again in {path}.</source>
        <translation>El archivo con sus partidas se borró o se reemplazó durante el juego. Todas las partidas están guardadas de nuevo en {path}.</translation>
    </message>
    <message>
        <source>The file with your matches was deleted or replaced while the game was running. The match on the table is kept anew in {path}; what the file had cannot be read any more.</source>
        <translation>El archivo con sus partidas se borró o se reemplazó durante el juego. La partida en la mesa se guarda de nuevo en {path}; lo que tenía el archivo ya no se puede leer.</translation>
    </message>
    <message>
        <source>The match in progress cannot be saved in {folder}: there may be no room. The game goes on, but only until the window is closed, unless saving works again.</source>
        <translation>La partida en curso no se puede guardar en {folder}: quizá no haya espacio. El juego sigue, pero solo hasta cerrar la ventana, salvo que se pueda volver a guardar.</translation>
    </message>
    <message>
        <source>{names} · tokens {tokens}</source>
        <translation>{names} · fichas {tokens}</translation>
    </message>
    <message>
        <source>{profile} · {table} · deal {number} · {time}</source>
        <translation>{profile} · {table} · reparto {number} · {time}</translation>
    </message>
</context>
<context>
    <name>Suit</name>
    <message>
        <source>Clubs are trump</source>
        <translation>El triunfo es tréboles</translation>
    </message>
    <message>
        <source>Clubs were led: follow suit</source>
        <translation>Se abrió con tréboles: siga el palo</translation>
    </message>
    <message>
        <source>Clubs will be trump</source>
        <translation>El triunfo será tréboles</translation>
    </message>
    <message>
        <source>Diamonds are trump</source>
        <translation>El triunfo es diamantes</translation>
    </message>
    <message>
        <source>Diamonds were led: follow suit</source>
        <translation>Se abrió con diamantes: siga el palo</translation>
    </message>
    <message>
        <source>Diamonds will be trump</source>
        <translation>El triunfo será diamantes</translation>
    </message>
    <message>
        <source>Hearts are trump</source>
        <translation>El triunfo es corazones</translation>
    </message>
    <message>
        <source>Hearts were led: follow suit</source>
        <translation>Se abrió con corazones: siga el palo</translation>
    </message>
    <message>
        <source>Hearts will be trump</source>
        <translation>El triunfo será corazones</translation>
    </message>
    <message>
        <source>Spades are trump</source>
        <translation>El triunfo es picas</translation>
    </message>
    <message>
        <source>Spades were led: follow suit</source>
        <translation>Se abrió con picas: siga el palo</translation>
    </message>
    <message>
        <source>Spades will be trump</source>
        <translation>El triunfo será picas</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Eight players, four pairs</source>
        <translation>Ocho jugadores, cuatro parejas</translation>
    </message>
    <message>
        <source>Eight players, two teams</source>
        <translation>Ocho jugadores, dos equipos</translation>
    </message>
    <message>
        <source>Every other player is on your team; 32 cards, four each.</source>
        <translation>Uno de cada dos es de su equipo; 32 cartas, cuatro cada uno.</translation>
    </message>
    <message>
        <source>Every other player is on your team; 36 cards with the sixes, six each.</source>
        <translation>Uno de cada dos es de su equipo; 36 cartas con los seises, seis cada uno.</translation>
    </message>
    <message>
        <source>Four players, two pairs</source>
        <translation>Cuatro jugadores, dos parejas</translation>
    </message>
    <message>
        <source>Partners sit opposite; 24 cards from the nine up, four each.</source>
        <translation>Los compañeros se sientan enfrente; 24 cartas desde el nueve, cuatro cada uno.</translation>
    </message>
    <message>
        <source>Partners sit opposite; 32 cards, eight each.</source>
        <translation>Los compañeros se sientan enfrente; 32 cartas, ocho cada uno.</translation>
    </message>
    <message>
        <source>Partners sit opposite; 32 cards, four each.</source>
        <translation>Los compañeros se sientan enfrente; 32 cartas, cuatro cada uno.</translation>
    </message>
    <message>
        <source>Six players, three pairs</source>
        <translation>Seis jugadores, tres parejas</translation>
    </message>
    <message>
        <source>Six players, two teams</source>
        <translation>Seis jugadores, dos equipos</translation>
    </message>
</context>
<context>
    <name>TableArea</name>
    <message>
        <source>Last trick: {cards}</source>
        <translation>Última baza: {cards}</translation>
    </message>
</context>
<context>
    <name>TableDisplay</name>
    <message>
        <source>Last trick</source>
        <translation>Última baza</translation>
    </message>
    <message>
        <source>its face-up cards</source>
        <translation>sus cartas boca arriba</translation>
    </message>
    <message>
        <source>{profile} · what if</source>
        <translation>{profile} · qué pasaría si</translation>
    </message>
</context>
<context>
    <name>TableScene</name>
    <message>
        <source>Cards laid aside</source>
        <translation>Mano retirada</translation>
    </message>
    <message>
        <source>Face-down card played by {name}</source>
        <translation>{name}, carta jugada boca abajo</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Más alta</translation>
    </message>
    <message>
        <source>Indicator</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Indicator of {name}, face down</source>
        <translation>{name}, marcador de triunfo boca abajo</translation>
    </message>
    <message>
        <source>Led</source>
        <translation>Abrió</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Pujador</translation>
    </message>
    <message>
        <source>Maker · with you</source>
        <translation>Puja · con usted</translation>
    </message>
    <message>
        <source>Maker · with {name}</source>
        <translation>Puja · con {name}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Ruff</source>
        <translation>Fallo</translation>
    </message>
    <message>
        <source>Takes the trick</source>
        <translation>Gana la baza</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>To act</source>
        <translation>Le toca</translation>
    </message>
    <message>
        <source>With you</source>
        <translation>Con usted</translation>
    </message>
    <message>
        <source>With {name}</source>
        <translation>Con {name}</translation>
    </message>
    <message>
        <source>Your indicator</source>
        <translation>Su marcador</translation>
    </message>
    <message>
        <source>Your partner</source>
        <translation>Su compañero</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Su turno</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>repartidor</translation>
    </message>
    <message>
        <source>maker of {contract}</source>
        <translation>pujador de {contract}</translation>
    </message>
    <message>
        <source>said {call}</source>
        <translation>dijo: {call}</translation>
    </message>
    <message>
        <source>{card}, face down, played by {name}</source>
        <translation>{name}, carta jugada boca abajo: {card}</translation>
    </message>
    <message>
        <source>{card}, played by {name}</source>
        <translation>{name}, carta jugada: {card}</translation>
    </message>
    <message>
        <source>{card}, the indicator of {name}</source>
        <translation>{name}, marcador de triunfo: {card}</translation>
    </message>
    <message>
        <source>{card}, the indicator of {name}, face down</source>
        <translation>{card}, marcador de triunfo de {name}, boca abajo</translation>
    </message>
    <message>
        <source>{n} cards</source>
        <translation>cartas: {n}</translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message>
        <source>All cards are shown. The indicator: {card}</source>
        <translation>Se muestran todas las cartas. El marcador de triunfo: {card}</translation>
    </message>
    <message>
        <source>Auction on the full hand</source>
        <translation>Subasta con la mano completa</translation>
    </message>
    <message>
        <source>Deal {number}: you deal</source>
        <translation>Reparto {number}: reparte usted</translation>
    </message>
    <message>
        <source>Deal {number}: {name} deals</source>
        <translation>Reparto {number}: reparte {name}</translation>
    </message>
    <message>
        <source>Dealt to {name}: {cards}</source>
        <translation>Cartas para {name}: {cards}</translation>
    </message>
    <message>
        <source>Face down lay: {cards}</source>
        <translation>Boca abajo: {cards}</translation>
    </message>
    <message>
        <source>Hand laid aside: {names}</source>
        <translation>Mano retirada: {names}</translation>
    </message>
    <message>
        <source>No trump lay face down</source>
        <translation>No había ningún triunfo boca abajo</translation>
    </message>
    <message>
        <source>No trump lay face down. You see: {cards}</source>
        <translation>No había ningún triunfo boca abajo. Usted ve: {cards}</translation>
    </message>
    <message>
        <source>No trump lay face down. {name} sees: {cards}</source>
        <translation>No había ningún triunfo boca abajo. {name} ve: {cards}</translation>
    </message>
    <message>
        <source>Result: {outcome}</source>
        <translation>Resultado: {outcome}</translation>
    </message>
    <message>
        <source>The match is won: {sides}</source>
        <translation>Ganan la partida: {sides}</translation>
    </message>
    <message>
        <source>Turned up: {cards}</source>
        <translation>Vueltas boca arriba: {cards}</translation>
    </message>
    <message>
        <source>You are the maker: {contract}</source>
        <translation>Usted es el pujador: {contract}</translation>
    </message>
    <message>
        <source>You ask your partner to bid</source>
        <translation>Usted pide a su compañero que puje</translation>
    </message>
    <message>
        <source>You bid Partner Close</source>
        <translation>Usted puja Partner Close</translation>
    </message>
    <message>
        <source>You bid {amount}</source>
        <translation>Usted puja {amount}</translation>
    </message>
    <message>
        <source>You call spoilt trumps, rightly</source>
        <translation>Usted declara triunfo nulo, con razón</translation>
    </message>
    <message>
        <source>You call spoilt trumps, wrongly</source>
        <translation>Usted declara triunfo nulo, sin razón</translation>
    </message>
    <message>
        <source>You declare Caps</source>
        <translation>Usted declara Caps</translation>
    </message>
    <message>
        <source>You demand a new deal and show: {cards}</source>
        <translation>Usted exige un nuevo reparto y muestra: {cards}</translation>
    </message>
    <message>
        <source>You lay the indicator face down</source>
        <translation>Usted coloca el marcador de triunfo boca abajo</translation>
    </message>
    <message>
        <source>You lay {card} face down as the indicator</source>
        <translation>Usted coloca {card} boca abajo como marcador de triunfo</translation>
    </message>
    <message>
        <source>You lead first</source>
        <translation>Usted abre la primera baza</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>Usted pasa</translation>
    </message>
    <message>
        <source>You play a card face down</source>
        <translation>Usted juega una carta boca abajo</translation>
    </message>
    <message>
        <source>You play {card}</source>
        <translation>Usted juega {card}</translation>
    </message>
    <message>
        <source>You play {card} face down</source>
        <translation>Usted juega {card} boca abajo</translation>
    </message>
    <message>
        <source>You take the indicator back</source>
        <translation>Usted recupera el marcador de triunfo</translation>
    </message>
    <message>
        <source>You win trick {number}</source>
        <translation>Usted gana la baza {number}</translation>
    </message>
    <message>
        <source>Your cards: {cards}</source>
        <translation>Sus cartas: {cards}</translation>
    </message>
    <message>
        <source>Your next cards: {cards}</source>
        <translation>Sus siguientes cartas: {cards}</translation>
    </message>
    <message>
        <source>the bank</source>
        <translation>la banca</translation>
    </message>
    <message>
        <source>{card} (yours)</source>
        <translation>{card} (de usted)</translation>
    </message>
    <message>
        <source>{card} ({name})</source>
        <translation>{card} ({name})</translation>
    </message>
    <message>
        <source>{name} asks the partner to bid</source>
        <translation>{name} pide a su compañero que puje</translation>
    </message>
    <message>
        <source>{name} bids Partner Close</source>
        <translation>{name} puja Partner Close</translation>
    </message>
    <message>
        <source>{name} bids {amount}</source>
        <translation>{name} puja {amount}</translation>
    </message>
    <message>
        <source>{name} calls spoilt trumps, rightly</source>
        <translation>{name} declara triunfo nulo, con razón</translation>
    </message>
    <message>
        <source>{name} calls spoilt trumps, wrongly</source>
        <translation>{name} declara triunfo nulo, sin razón</translation>
    </message>
    <message>
        <source>{name} declares Caps</source>
        <translation>{name} declara Caps</translation>
    </message>
    <message>
        <source>{name} demands a new deal and shows: {cards}</source>
        <translation>{name} exige un nuevo reparto y muestra: {cards}</translation>
    </message>
    <message>
        <source>{name} is the maker: {contract}</source>
        <translation>{name} es el pujador: {contract}</translation>
    </message>
    <message>
        <source>{name} lays the indicator face down</source>
        <translation>{name} coloca el marcador de triunfo boca abajo</translation>
    </message>
    <message>
        <source>{name} lays {card} face down as the indicator</source>
        <translation>{name} coloca {card} boca abajo como marcador de triunfo</translation>
    </message>
    <message>
        <source>{name} leads first</source>
        <translation>{name} abre la primera baza</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} pasa</translation>
    </message>
    <message>
        <source>{name} plays a card face down</source>
        <translation>{name} juega una carta boca abajo</translation>
    </message>
    <message>
        <source>{name} plays {card}</source>
        <translation>{name} juega {card}</translation>
    </message>
    <message>
        <source>{name} plays {card} face down</source>
        <translation>{name} juega {card} boca abajo</translation>
    </message>
    <message>
        <source>{name} takes the indicator back</source>
        <translation>{name} recupera el marcador de triunfo</translation>
    </message>
    <message>
        <source>{name} wins trick {number}</source>
        <translation>{name} gana la baza {number}</translation>
    </message>
    <message>
        <source>{tokens} from {payer} to {receiver}</source>
        <translation>{tokens} de {payer} para {receiver}</translation>
    </message>
    <message>
        <source>{trump}. The indicator: {card}</source>
        <translation>{trump}. El marcador de triunfo: {card}</translation>
    </message>
</context>
<context>
    <name>TextDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
</context>
<context>
    <name>TokenTray</name>
    <message>
        <source>Tokens and tricks</source>
        <translation>Fichas y bazas</translation>
    </message>
</context>
<context>
    <name>Tokens</name>
    <message>
        <source>1 token</source>
        <translation>1 ficha</translation>
    </message>
    <message>
        <source>{n} tokens</source>
        <translation>{n} fichas</translation>
    </message>
</context>
<context>
    <name>Tricks</name>
    <message>
        <source>1 trick</source>
        <translation>1 baza</translation>
    </message>
    <message>
        <source>No tricks</source>
        <translation>Sin bazas</translation>
    </message>
    <message>
        <source>{n} tricks</source>
        <translation>{n} bazas</translation>
    </message>
</context>
<context>
    <name>UnfinishedDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Borrar…</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Conservar</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Abandonar</translation>
    </message>
    <message>
        <source>A match that is left is offered no more; its deals stay in the statistics. A match that is deleted is gone.</source>
        <translation>Una partida abandonada ya no se ofrece; sus repartos quedan en las estadísticas. Una partida borrada desaparece.</translation>
    </message>
    <message>
        <source>Delete this match with all its deals?</source>
        <translation>¿Borrar esta partida con todos sus repartos?</translation>
    </message>
    <message>
        <source>It cannot be brought back, and counts no more.</source>
        <translation>No se puede recuperar, y deja de contar.</translation>
    </message>
    <message>
        <source>On the table: {match}</source>
        <translation>En la mesa: {match}</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Partidas sin terminar</translation>
    </message>
</context>
<context>
    <name>WatchMenu</name>
    <message>
        <source>All hands</source>
        <translation>Todas las manos</translation>
    </message>
    <message>
        <source>All hands are shown.</source>
        <translation>Se muestran todas las manos.</translation>
    </message>
    <message>
        <source>Who is watched</source>
        <translation>A quién se mira</translation>
    </message>
    <message>
        <source>You see what {name} sees.</source>
        <translation>Usted ve lo que ve {name}.</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>a bid of {bid} would be made only once in 100 times: too seldom to pay</source>
        <translation>una puja de {bid} se cumpliría solo una vez de 100: muy poco para que compense</translation>
    </message>
    <message>
        <source>a bid of {bid} would be made only {percent} times in 100: too seldom to pay</source>
        <translation>una puja de {bid} se cumpliría solo {percent} veces de 100: muy poco para que compense</translation>
    </message>
    <message>
        <source>an opponent can ruff it {percent} times in 100</source>
        <translation>un rival puede fallar con triunfo {percent} veces de 100</translation>
    </message>
    <message>
        <source>as long as the trump is hidden they have to guess</source>
        <translation>mientras el triunfo está oculto, los rivales tienen que adivinarlo</translation>
    </message>
    <message>
        <source>face down it is trump {percent} times in 100</source>
        <translation>boca abajo es triunfo {percent} veces de 100</translation>
    </message>
    <message>
        <source>it brings about one point more than the next best</source>
        <translation>da cerca de un punto más que la segunda mejor opción</translation>
    </message>
    <message>
        <source>it brings about {points} points more than the next best</source>
        <translation>da unos {points} puntos más que la segunda mejor opción</translation>
    </message>
    <message>
        <source>it costs less than letting them have it</source>
        <translation>cuesta menos que dejarles el triunfo a los rivales</translation>
    </message>
    <message>
        <source>it draws the opponents&apos; trumps</source>
        <translation>saca los triunfos de los rivales</translation>
    </message>
    <message>
        <source>it gives away a card that would win later</source>
        <translation>entrega una carta que ganaría más tarde</translation>
    </message>
    <message>
        <source>it goes well more often than the others</source>
        <translation>sale bien más a menudo que lo demás</translation>
    </message>
    <message>
        <source>it is the only card that may be played</source>
        <translation>es la única carta que se puede jugar</translation>
    </message>
    <message>
        <source>it returns your partner&apos;s suit</source>
        <translation>vuelve al palo de su compañero</translation>
    </message>
    <message>
        <source>it ruffs a trick with {points} points</source>
        <translation>falla con triunfo en una baza de {points} puntos</translation>
    </message>
    <message>
        <source>it saves a card for a later trick: {card}</source>
        <translation>guarda una carta para una baza posterior: {card}</translation>
    </message>
    <message>
        <source>it wins the trick, with {points} points in it</source>
        <translation>gana la baza, con {points} puntos</translation>
    </message>
    <message>
        <source>many played deals speak for it, and these few not clearly against it</source>
        <translation>muchos repartos jugados hablan a su favor, y estos pocos no lo desmienten con claridad</translation>
    </message>
    <message>
        <source>nothing else is clearly better</source>
        <translation>ninguna otra opción es claramente mejor</translation>
    </message>
    <message>
        <source>nothing that is still out beats it in its suit</source>
        <translation>ninguna carta que quede la supera en su palo</translation>
    </message>
    <message>
        <source>on average it brings more</source>
        <translation>de media rinde más</translation>
    </message>
    <message>
        <source>the bid is made {percent} times in 100</source>
        <translation>la puja se cumple {percent} veces de 100</translation>
    </message>
    <message>
        <source>the bid would be made only once in 100 times</source>
        <translation>la puja se cumpliría solo una vez de 100</translation>
    </message>
    <message>
        <source>the bid would be made only {percent} times in 100</source>
        <translation>la puja se cumpliría solo {percent} veces de 100</translation>
    </message>
    <message>
        <source>the suit that promises most as trump is {suit}</source>
        <translation>el palo que más promete como triunfo es {suit}</translation>
    </message>
    <message>
        <source>the trick is lost: give as little as you can</source>
        <translation>la baza está perdida: dé lo menos posible</translation>
    </message>
    <message>
        <source>the trump is {suit} {percent} times in 100</source>
        <translation>el triunfo es {suit} {percent} veces de 100</translation>
    </message>
    <message>
        <source>weak cards: a new deal can only be better</source>
        <translation>cartas flojas: un nuevo reparto solo puede ser mejor</translation>
    </message>
    <message>
        <source>with the trump open you make it more often</source>
        <translation>con el triunfo abierto se cumple más a menudo</translation>
    </message>
    <message>
        <source>with this trick the contract is decided</source>
        <translation>con esta baza se decide la puja</translation>
    </message>
    <message>
        <source>you have help for a suit of your partner&apos;s</source>
        <translation>tiene ayuda para un palo de su compañero</translation>
    </message>
    <message>
        <source>your opponents can have no trump</source>
        <translation>sus rivales no pueden tener ningún triunfo</translation>
    </message>
    <message>
        <source>your partner&apos;s bid is good enough</source>
        <translation>la puja de su compañero es suficiente</translation>
    </message>
    <message>
        <source>your side wins every trick once in 100 times</source>
        <translation>su bando gana todas las bazas una vez de 100</translation>
    </message>
    <message>
        <source>your side wins every trick {percent} times in 100</source>
        <translation>su bando gana todas las bazas {percent} veces de 100</translation>
    </message>
    <message>
        <source>your side wins the trick {percent} times in 100</source>
        <translation>su bando gana la baza {percent} veces de 100</translation>
    </message>
    <message>
        <source>{seat} is likely to win it ({percent} %)</source>
        <translation>es probable que la gane {seat} ({percent} %)</translation>
    </message>
    <message>
        <source>{seat} wins the trick for your side: give points</source>
        <translation>{seat} gana la baza para su bando: dé puntos</translation>
    </message>
</context>
</TS>

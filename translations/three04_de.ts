<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Open the folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>304, version {version}</source>
        <translation>304, Version {version}</translation>
    </message>
    <message>
        <source>About 304</source>
        <translation>Über 304</translation>
    </message>
    <message>
        <source>Built with Qt {qt}, PySide {pyside} and Python {python}.</source>
        <translation>Gebaut mit Qt {qt}, PySide {pyside} und Python {python}.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence: use it, pass it on, change it.</source>
        <translation>Freie Software unter der MIT-Lizenz: benutze sie, gib sie weiter, ändere sie.</translation>
    </message>
    <message>
        <source>The folder cannot be opened from here.</source>
        <translation>Der Ordner kann von hier aus nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>The partnership trick-taking game of Sri Lanka and South India, to be played against computer players.</source>
        <translation>Das Stichspiel aus Sri Lanka und Südindien, in Partnerschaft gespielt, hier mit Computerspielern.</translation>
    </message>
    <message>
        <source>This window keeps no matches.</source>
        <translation>Dieses Fenster bewahrt keine Partien auf.</translation>
    </message>
    <message>
        <source>Your matches and settings are in this folder:</source>
        <translation>Deine Partien und Einstellungen liegen in diesem Ordner:</translation>
    </message>
</context>
<context>
    <name>AllLevels</name>
    <message>
        <source>Each as chosen below.</source>
        <translation>Jeder wie unten gewählt.</translation>
    </message>
    <message>
        <source>Level of all computer players</source>
        <translation>Stärke aller Computerspieler</translation>
    </message>
    <message>
        <source>as chosen below</source>
        <translation>wie unten gewählt</translation>
    </message>
</context>
<context>
    <name>AlternativesModel</name>
    <message>
        <source>By</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Goes well</source>
        <translation>Gelingt</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Offene Karten</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Spielmarken</translation>
    </message>
</context>
<context>
    <name>AuctionModel</name>
    <message>
        <source>Auction</source>
        <translation>Bietrunde</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>First packet</source>
        <translation>Erstes Päckchen</translation>
    </message>
    <message>
        <source>Full hand</source>
        <translation>Volles Blatt</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>Badge</name>
    <message>
        <source>+: and face-down cards</source>
        <translation>+: und verdeckte Karten</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Bietrunde</translation>
    </message>
    <message>
        <source>Bid {contract}, {name}</source>
        <translation>Gebot {contract}, {name}</translation>
    </message>
    <message>
        <source>Choosing trump</source>
        <translation>Trumpfwahl</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Contract {contract}, maker {name}</source>
        <translation>Gebot {contract}, trumpfbestimmend {name}</translation>
    </message>
    <message>
        <source>Contract, trump and points</source>
        <translation>Gebot, Trumpf und Punkte</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>Makers</source>
        <translation>Trumpfbestimmende</translation>
    </message>
    <message>
        <source>Makers **{points}**</source>
        <translation>Trumpfbestimmende **{points}**</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>Noch kein Gebot</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Others **{points}**</source>
        <translation>Andere **{points}**</translation>
    </message>
    <message>
        <source>Others **{points}** of {need}</source>
        <translation>Andere **{points}** von {need}</translation>
    </message>
    <message>
        <source>Standing bid</source>
        <translation>Höchstes Gebot</translation>
    </message>
    <message>
        <source>They **{points}**</source>
        <translation>Gegner **{points}**</translation>
    </message>
    <message>
        <source>They **{points}** of {need}</source>
        <translation>Gegner **{points}** von {need}</translation>
    </message>
    <message>
        <source>They **{points}**: failed</source>
        <translation>Gegner **{points}**: nicht erfüllt</translation>
    </message>
    <message>
        <source>They **{points}**: made</source>
        <translation>Gegner **{points}**: erfüllt</translation>
    </message>
    <message>
        <source>Trump closed</source>
        <translation>Verdeckter Trumpf</translation>
    </message>
    <message>
        <source>Trump: {suit}</source>
        <translation>Trumpf: {suit}</translation>
    </message>
    <message>
        <source>We **{points}**</source>
        <translation>Wir **{points}**</translation>
    </message>
    <message>
        <source>We **{points}** of {need}</source>
        <translation>Wir **{points}** von {need}</translation>
    </message>
    <message>
        <source>We **{points}**: failed</source>
        <translation>Wir **{points}**: nicht erfüllt</translation>
    </message>
    <message>
        <source>We **{points}**: made</source>
        <translation>Wir **{points}**: erfüllt</translation>
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
        <translation>{side} **{points}** von {need}</translation>
    </message>
    <message>
        <source>{side} **{points}**: failed</source>
        <translation>{side} **{points}**: nicht erfüllt</translation>
    </message>
    <message>
        <source>{side} **{points}**: made</source>
        <translation>{side} **{points}**: erfüllt</translation>
    </message>
</context>
<context>
    <name>BidPanel</name>
    <message>
        <source>&amp;Ask {name}</source>
        <translation>{name} &amp;fragen</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>&amp;Redeal</source>
        <translation>Neu &amp;geben</translation>
    </message>
    <message>
        <source>Bid less</source>
        <translation>Weniger bieten</translation>
    </message>
    <message>
        <source>Bid more</source>
        <translation>Mehr bieten</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>{amount} bieten</translation>
    </message>
    <message>
        <source>Bid {low} or more, pass, or ask your partner to bid.</source>
        <translation>Biete {low} oder mehr, passe oder frag deinen Partner.</translation>
    </message>
    <message>
        <source>If made: {made}. If it fails: {failed}.</source>
        <translation>Wenn erfüllt: {made}. Wenn nicht erfüllt: {failed}.</translation>
    </message>
    <message>
        <source>Nobody has bid yet.</source>
        <translation>Noch hat niemand geboten.</translation>
    </message>
    <message>
        <source>Only {points} card points: you may ask for a new deal.</source>
        <translation>Nur {points} Kartenpunkte: Du darfst neu geben lassen.</translation>
    </message>
    <message>
        <source>The contract is {amount}.</source>
        <translation>Das abschließende Gebot der ersten Bietrunde ist {amount}.</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>Du kannst nur passen.</translation>
    </message>
    <message>
        <source>You may bid Partner Close.</source>
        <translation>Du kannst Partner Close bieten.</translation>
    </message>
    <message>
        <source>You may bid {low} or more.</source>
        <translation>Du kannst {low} oder mehr bieten.</translation>
    </message>
    <message>
        <source>You open the auction</source>
        <translation>Du eröffnest die Bietrunde</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Dein Gebot</translation>
    </message>
    <message>
        <source>Your bid on the full hand</source>
        <translation>Dein Gebot mit vollem Blatt</translation>
    </message>
    <message>
        <source>if it fails</source>
        <translation>wenn nicht erfüllt</translation>
    </message>
    <message>
        <source>if made</source>
        <translation>wenn erfüllt</translation>
    </message>
    <message>
        <source>{low} or more</source>
        <translation>{low} oder mehr</translation>
    </message>
    <message>
        <source>{name} stands at {amount}.</source>
        <translation>Höchstes Gebot: {amount} ({name}).</translation>
    </message>
</context>
<context>
    <name>BoardAccess</name>
    <message>
        <source>Has this card played when your turn comes, or no longer</source>
        <translation>Lässt diese Karte spielen, wenn du dran bist, oder nicht mehr</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Plays this card</source>
        <translation>Spielt diese Karte</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Table and your hand</source>
        <translation>Der Tisch und dein Blatt</translation>
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
        <translation>Partner?</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Ace of clubs</source>
        <translation>Kreuz-Ass</translation>
    </message>
    <message>
        <source>Ace of diamonds</source>
        <translation>Karo-Ass</translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <translation>Herz-Ass</translation>
    </message>
    <message>
        <source>Ace of spades</source>
        <translation>Pik-Ass</translation>
    </message>
    <message>
        <source>Eight of clubs</source>
        <translation>Kreuz-Acht</translation>
    </message>
    <message>
        <source>Eight of diamonds</source>
        <translation>Karo-Acht</translation>
    </message>
    <message>
        <source>Eight of hearts</source>
        <translation>Herz-Acht</translation>
    </message>
    <message>
        <source>Eight of spades</source>
        <translation>Pik-Acht</translation>
    </message>
    <message>
        <source>Jack of clubs</source>
        <translation>Kreuz-Bube</translation>
    </message>
    <message>
        <source>Jack of diamonds</source>
        <translation>Karo-Bube</translation>
    </message>
    <message>
        <source>Jack of hearts</source>
        <translation>Herz-Bube</translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <translation>Pik-Bube</translation>
    </message>
    <message>
        <source>King of clubs</source>
        <translation>Kreuz-König</translation>
    </message>
    <message>
        <source>King of diamonds</source>
        <translation>Karo-König</translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation>Herz-König</translation>
    </message>
    <message>
        <source>King of spades</source>
        <translation>Pik-König</translation>
    </message>
    <message>
        <source>Nine of clubs</source>
        <translation>Kreuz-Neun</translation>
    </message>
    <message>
        <source>Nine of diamonds</source>
        <translation>Karo-Neun</translation>
    </message>
    <message>
        <source>Nine of hearts</source>
        <translation>Herz-Neun</translation>
    </message>
    <message>
        <source>Nine of spades</source>
        <translation>Pik-Neun</translation>
    </message>
    <message>
        <source>Queen of clubs</source>
        <translation>Kreuz-Dame</translation>
    </message>
    <message>
        <source>Queen of diamonds</source>
        <translation>Karo-Dame</translation>
    </message>
    <message>
        <source>Queen of hearts</source>
        <translation>Herz-Dame</translation>
    </message>
    <message>
        <source>Queen of spades</source>
        <translation>Pik-Dame</translation>
    </message>
    <message>
        <source>Seven of clubs</source>
        <translation>Kreuz-Sieben</translation>
    </message>
    <message>
        <source>Seven of diamonds</source>
        <translation>Karo-Sieben</translation>
    </message>
    <message>
        <source>Seven of hearts</source>
        <translation>Herz-Sieben</translation>
    </message>
    <message>
        <source>Seven of spades</source>
        <translation>Pik-Sieben</translation>
    </message>
    <message>
        <source>Six of clubs</source>
        <translation>Kreuz-Sechs</translation>
    </message>
    <message>
        <source>Six of diamonds</source>
        <translation>Karo-Sechs</translation>
    </message>
    <message>
        <source>Six of hearts</source>
        <translation>Herz-Sechs</translation>
    </message>
    <message>
        <source>Six of spades</source>
        <translation>Pik-Sechs</translation>
    </message>
    <message>
        <source>Ten of clubs</source>
        <translation>Kreuz-Zehn</translation>
    </message>
    <message>
        <source>Ten of diamonds</source>
        <translation>Karo-Zehn</translation>
    </message>
    <message>
        <source>Ten of hearts</source>
        <translation>Herz-Zehn</translation>
    </message>
    <message>
        <source>Ten of spades</source>
        <translation>Pik-Zehn</translation>
    </message>
</context>
<context>
    <name>CardsPart</name>
    <message>
        <source>&amp;Turning point</source>
        <translation>Wendepunk&amp;t</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle Blätter</translation>
    </message>
    <message>
        <source>Arrow keys: one card; page up and down: one trick</source>
        <translation>Pfeiltasten: eine Karte; Bild auf und ab: ein Stich</translation>
    </message>
    <message>
        <source>One card back</source>
        <translation>Eine Karte zurück</translation>
    </message>
    <message>
        <source>One card on</source>
        <translation>Eine Karte weiter</translation>
    </message>
    <message>
        <source>To the end of the deal</source>
        <translation>Zum Ende der Runde</translation>
    </message>
    <message>
        <source>To the first lead</source>
        <translation>Zum ersten Ausspiel</translation>
    </message>
    <message>
        <source>{card} as the closed indicator</source>
        <translation>{card} als verdeckter Trumpfanzeiger</translation>
    </message>
    <message>
        <source>{card}, face down</source>
        <translation>{card}, verdeckt</translation>
    </message>
    <message>
        <source>{place}: your choice</source>
        <translation>{place}: deine Entscheidung</translation>
    </message>
    <message>
        <source>{place}: {name} chooses</source>
        <translation>{place}: {name} entscheidet</translation>
    </message>
</context>
<context>
    <name>ChanceBar</name>
    <message>
        <source>{n} in 100</source>
        <translation>{n} von 100</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>&amp;Declare Caps</source>
        <translation>Caps &amp;ansagen</translation>
    </message>
    <message>
        <source>&amp;Keep closed</source>
        <translation>&amp;Verdeckt lassen</translation>
    </message>
    <message>
        <source>&amp;Lay face down</source>
        <translation>&amp;Verdeckt beiseitelegen</translation>
    </message>
    <message>
        <source>&amp;Lay the card</source>
        <translation>&amp;Beiseitelegen</translation>
    </message>
    <message>
        <source>&amp;No Caps</source>
        <translation>&amp;Kein Caps</translation>
    </message>
    <message>
        <source>&amp;Open trump</source>
        <translation>Trumpf &amp;aufdecken</translation>
    </message>
    <message>
        <source>Choose the indicator</source>
        <translation>Wähle den Trumpfanzeiger</translation>
    </message>
    <message>
        <source>Closed: void seats play face down, and your indicator stays hidden.</source>
        <translation>Verdeckt: Wer nicht bedienen kann, spielt verdeckt, und dein Trumpfanzeiger bleibt verborgen.</translation>
    </message>
    <message>
        <source>Declare Caps?</source>
        <translation>Caps ansagen?</translation>
    </message>
    <message>
        <source>It will lie face down. Only you know it until trump is opened.</source>
        <translation>Die Karte liegt verdeckt. Nur du kennst sie, bis der Trumpf aufgedeckt wird.</translation>
    </message>
    <message>
        <source>Its suit is trump. It is shown to all and comes back to your hand.</source>
        <translation>Die Farbe der Karte ist Trumpf. Alle sehen die Karte, dann kommt sie zurück in dein Blatt.</translation>
    </message>
    <message>
        <source>Open the trump?</source>
        <translation>Trumpf aufdecken?</translation>
    </message>
    <message>
        <source>Your side then has to win every trick.</source>
        <translation>Deine Seite muss dann alle Stiche gewinnen.</translation>
    </message>
</context>
<context>
    <name>ChoicesPart</name>
    <message>
        <source>Choose a line to see what else there was.</source>
        <translation>Wähle eine Zeile, um zu sehen, was sonst noch möglich war.</translation>
    </message>
    <message>
        <source>Goes well: {what}. Points and tokens: on average, of your side.</source>
        <translation>Gelingt: {what}. Punkte und Spielmarken: deine Seite, im Mittel.</translation>
    </message>
    <message>
        <source>Goes well: {what}. Points and tokens: on average, of your side. Open cards: the makers&apos; points.</source>
        <translation>Gelingt: {what}. Punkte und Spielmarken: deine Seite, im Mittel. Offene Karten: Punkte der Trumpfbestimmenden.</translation>
    </message>
    <message>
        <source>Not looked at yet.</source>
        <translation>Noch nicht geprüft.</translation>
    </message>
    <message>
        <source>What else could be done</source>
        <translation>Was sonst noch möglich war</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Deine Entscheidungen</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Sp&amp;iel</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>A&amp;nsicht</translation>
    </message>
    <message>
        <source>About 304…</source>
        <translation>Über 304…</translation>
    </message>
    <message>
        <source>Ask partner</source>
        <translation>Partner fragen</translation>
    </message>
    <message>
        <source>Computer players…</source>
        <translation>Computerspieler…</translation>
    </message>
    <message>
        <source>Copy record</source>
        <translation>Mitschrift kopieren</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Runde des Tages</translation>
    </message>
    <message>
        <source>Deal of the day ({date})</source>
        <translation>Runde des Tages ({date})</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Finish this deal quickly</source>
        <translation>Diese Runde schnell beenden</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>History of deals…</source>
        <translation>Gespielte Runden…</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Wie es steht</translation>
    </message>
    <message>
        <source>Import record…</source>
        <translation>Mitschrift einlesen…</translation>
    </message>
    <message>
        <source>Keyboard…</source>
        <translation>Tastatur…</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Log of the deal</source>
        <translation>Verlauf der Runde</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>New match, same settings</source>
        <translation>Neue Partie, gleiche Einstellungen</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Neue Partie…</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>No pauses</source>
        <translation>Ohne Pausen</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Open trump</source>
        <translation>Trumpf aufdecken</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Diese Runde noch einmal spielen</translation>
    </message>
    <message>
        <source>Proof of this deal</source>
        <translation>Nachweis dieser Runde</translation>
    </message>
    <message>
        <source>Proof…</source>
        <translation>Nachweis…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Mitschrift</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Replay a record…</source>
        <translation>Mitschrift nachspielen…</translation>
    </message>
    <message>
        <source>Replay this deal</source>
        <translation>Diese Runde nachspielen</translation>
    </message>
    <message>
        <source>Review the deal…</source>
        <translation>Runde besprechen…</translation>
    </message>
    <message>
        <source>Rules of 304</source>
        <translation>Regeln von 304</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Mitschrift speichern</translation>
    </message>
    <message>
        <source>Save record as…</source>
        <translation>Mitschrift speichern unter…</translation>
    </message>
    <message>
        <source>Say that again</source>
        <translation>Noch einmal sagen</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Share as text…</source>
        <translation>Als Text teilen…</translation>
    </message>
    <message>
        <source>Share this deal as text</source>
        <translation>Diese Runde als Text teilen</translation>
    </message>
    <message>
        <source>Show what has gone</source>
        <translation>Gefallene Karten zeigen</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinerer Text</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Ton an oder aus</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Spoilt trumps</source>
        <translation>Verdorbener Trumpf</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistik…</translation>
    </message>
    <message>
        <source>Text in normal size</source>
        <translation>Text in normaler Größe</translation>
    </message>
    <message>
        <source>The rest are mine</source>
        <translation>Der Rest gehört mir</translation>
    </message>
    <message>
        <source>This &amp;deal</source>
        <translation>Diese &amp;Runde</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Undo: back into the last deal</source>
        <translation>Zurücknehmen: zurück in die letzte Runde</translation>
    </message>
    <message>
        <source>Unfinished matches…</source>
        <translation>Unbeendete Partien…</translation>
    </message>
    <message>
        <source>What has gone</source>
        <translation>Gefallene Karten</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>how a day is written, as QLocale.toString takes it</comment>
        <translation>d. MMM</translation>
    </message>
</context>
<context>
    <name>ComparisonBox</name>
    <message>
        <source>Computer players play it again in the background.</source>
        <translation>Computerspieler spielen sie im Hintergrund noch einmal.</translation>
    </message>
    <message>
        <source>The same deal in your chair</source>
        <translation>Dieselbe Runde auf deinem Platz</translation>
    </message>
</context>
<context>
    <name>CurrentMatch</name>
    <message>
        <source>Back in deal {number}: its result is taken back.</source>
        <translation>Zurück in Runde {number}: Ihr Ergebnis ist zurückgenommen.</translation>
    </message>
    <message>
        <source>The computer players you chose sit down with the next deal.</source>
        <translation>Die gewählten Computerspieler setzen sich mit der nächsten Runde an den Tisch.</translation>
    </message>
</context>
<context>
    <name>CutPanel</name>
    <message>
        <source>&amp;Cut</source>
        <translation>&amp;Abheben</translation>
    </message>
    <message>
        <source>&amp;No cut</source>
        <translation>&amp;Nicht abheben</translation>
    </message>
    <message>
        <source>Cut at … cards</source>
        <translation>Abheben bei … Karten</translation>
    </message>
    <message>
        <source>So many cards go from the top of the pack to the bottom.</source>
        <translation>So viele Karten kommen von oben nach unten.</translation>
    </message>
    <message>
        <source>You cut the cards</source>
        <translation>Du hebst ab</translation>
    </message>
</context>
<context>
    <name>DealCourse</name>
    <message>
        <source>Open cards</source>
        <translation>Offene Karten</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>All hands are copied.</source>
        <translation>Alle Blätter sind kopiert.</translation>
    </message>
    <message>
        <source>Check:</source>
        <translation>Prüfen:</translation>
    </message>
    <message>
        <source>Copy &amp;all hands</source>
        <translation>&amp;Alle Blätter kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;all hands…</source>
        <translation>&amp;Alle Blätter kopieren…</translation>
    </message>
    <message>
        <source>Copy the cards of all players?</source>
        <translation>Die Karten aller Spieler kopieren?</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Fingerprint (SHA-256 of the key):</source>
        <translation>Fingerabdruck (SHA-256 des Schlüssels):</translation>
    </message>
    <message>
        <source>Key:</source>
        <translation>Schlüssel:</translation>
    </message>
    <message>
        <source>No key dealt these cards: they were given.</source>
        <translation>Diese Karten kommen aus keinem Schlüssel: Sie waren vorgegeben.</translation>
    </message>
    <message>
        <source>Only what you have seen: your own cards and what was played face up. “??” is a card that you have not seen.</source>
        <translation>Nur was du gesehen hast: deine eigenen Karten und was offen gespielt wurde. „??“ ist eine Karte, die du nicht gesehen hast.</translation>
    </message>
    <message>
        <source>Proof of this deal</source>
        <translation>Nachweis dieser Runde</translation>
    </message>
    <message>
        <source>The cards of this deal were fixed before anybody played. They come from a secret key, and this is its fingerprint. The key is shown here when the deal is over; then anybody can check that it has this fingerprint and gives these cards.</source>
        <translation>Die Karten dieser Runde lagen fest, bevor jemand gespielt hat. Sie kommen aus einem geheimen Schlüssel, und dies ist sein Fingerabdruck. Der Schlüssel steht hier, wenn die Runde zu Ende ist; dann kann jeder prüfen, dass er diesen Fingerabdruck hat und diese Karten gibt.</translation>
    </message>
    <message>
        <source>The cards of this deal were fixed before anybody played. They come from this key: check that it has the fingerprint that was shown during the deal. The command below computes both.</source>
        <translation>Die Karten dieser Runde lagen fest, bevor jemand gespielt hat. Sie kommen aus diesem Schlüssel: Prüfe, ob er den Fingerabdruck hat, der während der Runde gezeigt wurde. Der Befehl unten berechnet beides.</translation>
    </message>
    <message>
        <source>The text names cards that you have not seen: whoever reads it knows them.</source>
        <translation>Der Text nennt Karten, die du nicht gesehen hast: Wer ihn liest, kennt sie.</translation>
    </message>
    <message>
        <source>The whole deal. Others can replay it from this text.</source>
        <translation>Die ganze Runde. Andere können sie aus diesem Text nachspielen.</translation>
    </message>
    <message>
        <source>This deal as text</source>
        <translation>Diese Runde als Text</translation>
    </message>
    <message>
        <source>{deal}: one deal, and the same cards for everybody who plays by these rules.</source>
        <translation>{deal}: eine einzige Runde mit denselben Karten für alle, die nach diesen Regeln spielen.</translation>
    </message>
</context>
<context>
    <name>ErrorReporter</name>
    <message>
        <source>Something went wrong. The game goes on if it can; the log says more.</source>
        <translation>Etwas ist schiefgegangen. Das Spiel geht weiter, wenn es kann; mehr steht im Protokoll.</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>a newer version of the game made the file with your matches</source>
        <translation>eine neuere Version des Spiels hat die Datei mit deinen Partien angelegt</translation>
    </message>
    <message>
        <source>another program holds the file with your matches</source>
        <translation>ein anderes Programm hält die Datei mit deinen Partien fest</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>it is not there any more</source>
        <translation>es gibt sie nicht mehr</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>dort kann nichts geschrieben werden</translation>
    </message>
    <message>
        <source>the disk has a fault</source>
        <translation>der Datenträger hat einen Fehler</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the file with your matches cannot be opened</source>
        <translation>die Datei mit deinen Partien kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>the file with your matches is closed</source>
        <translation>die Datei mit deinen Partien ist geschlossen</translation>
    </message>
    <message>
        <source>the file with your matches is damaged</source>
        <translation>die Datei mit deinen Partien ist beschädigt</translation>
    </message>
    <message>
        <source>the file with your matches was deleted or replaced</source>
        <translation>die Datei mit deinen Partien wurde gelöscht oder ersetzt</translation>
    </message>
    <message>
        <source>the log says why</source>
        <translation>warum, steht im Protokoll</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>es gibt keine solche Datei und keinen solchen Ordner</translation>
    </message>
    <message>
        <source>you may not do that there</source>
        <translation>dazu fehlt dir dort das Recht</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>&amp;Opponents</source>
        <translation>&amp;Gegner</translation>
    </message>
    <message>
        <source>&amp;Period</source>
        <translation>&amp;Zeitraum</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tisch</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Gesamte Zeit</translation>
    </message>
    <message>
        <source>Count deals with undo ({n})</source>
        <translation>Runden mit Zurücknehmen zählen ({n})</translation>
    </message>
    <message>
        <source>Count repeated and imported deals ({n})</source>
        <translation>Wiederholte und eingelesene Runden zählen ({n})</translation>
    </message>
    <message>
        <source>Deals in which a move was taken back.</source>
        <translation>Runden, in denen ein Zug zurückgenommen wurde.</translation>
    </message>
    <message>
        <source>Deals played again, gone on with from a replay, or read from a record.</source>
        <translation>Runden, die noch einmal gespielt, aus einer Wiedergabe fortgesetzt oder aus einer Mitschrift gelesen wurden.</translation>
    </message>
    <message>
        <source>Last {n} days</source>
        <translation>Letzte {n} Tage</translation>
    </message>
    <message>
        <source>Last {n} deals</source>
        <translation>Letzte {n} Runden</translation>
    </message>
    <message>
        <source>Since {day}</source>
        <translation>Seit {day}</translation>
    </message>
</context>
<context>
    <name>GonePanel</name>
    <message>
        <source>What has gone</source>
        <translation>Gefallene Karten</translation>
    </message>
    <message>
        <source>What has gone: {suits}</source>
        <translation>Gefallene Karten: {suits}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>struck: gone · framed: yours</source>
        <translation>gestrichen: gefallen · Rahmen: deine</translation>
    </message>
</context>
<context>
    <name>Groups</name>
    <message>
        <source>Auction</source>
        <translation>Bietrunde</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Dein Blatt</translation>
    </message>
</context>
<context>
    <name>HandModel</name>
    <message>
        <source>legal</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>not legal: {reason}</source>
        <translation>nicht erlaubt: {reason}</translation>
    </message>
    <message>
        <source>the hint</source>
        <translation>der Tipp</translation>
    </message>
    <message>
        <source>waits for your turn</source>
        <translation>wartet, bis du dran bist</translation>
    </message>
    <message>
        <source>{card}, your indicator, face down</source>
        <translation>{card}, dein Trumpfanzeiger, verdeckt</translation>
    </message>
</context>
<context>
    <name>Heading</name>
    <message>
        <source>Deal {number} · {profile}</source>
        <translation>Runde {number} · {profile}</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Ask for a new deal</source>
        <translation>Neu geben lassen</translation>
    </message>
    <message>
        <source>Ask {name}</source>
        <translation>{name} fragen</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>{amount} bieten</translation>
    </message>
    <message>
        <source>Call spoilt trumps</source>
        <translation>Verdorbenen Trumpf ansagen</translation>
    </message>
    <message>
        <source>Cut the cards</source>
        <translation>Karten abheben</translation>
    </message>
    <message>
        <source>Declare Caps</source>
        <translation>Caps ansagen</translation>
    </message>
    <message>
        <source>From a single possible deal</source>
        <translation>Aus einer einzigen möglichen Verteilung</translation>
    </message>
    <message>
        <source>From {n} possible deals</source>
        <translation>Aus {n} möglichen Verteilungen</translation>
    </message>
    <message>
        <source>It goes well</source>
        <translation>Es geht gut aus</translation>
    </message>
    <message>
        <source>Keep the trump closed</source>
        <translation>Trumpf verdeckt lassen</translation>
    </message>
    <message>
        <source>No Caps</source>
        <translation>Kein Caps</translation>
    </message>
    <message>
        <source>On average your side breaks even.</source>
        <translation>Im Mittel verliert und gewinnt deine Seite nichts.</translation>
    </message>
    <message>
        <source>On average your side gains {tokens} tokens.</source>
        <translation>Im Mittel gewinnt deine Seite {tokens} Spielmarken.</translation>
    </message>
    <message>
        <source>On average your side loses {tokens} tokens.</source>
        <translation>Im Mittel verliert deine Seite {tokens} Spielmarken.</translation>
    </message>
    <message>
        <source>On average your side takes {points} of the 304 points and breaks even.</source>
        <translation>Im Mittel bekommt deine Seite {points} der 304 Punkte und verliert und gewinnt nichts.</translation>
    </message>
    <message>
        <source>On average your side takes {points} of the 304 points and gains {tokens} tokens.</source>
        <translation>Im Mittel bekommt deine Seite {points} der 304 Punkte und gewinnt {tokens} Spielmarken.</translation>
    </message>
    <message>
        <source>On average your side takes {points} of the 304 points and loses {tokens} tokens.</source>
        <translation>Im Mittel bekommt deine Seite {points} der 304 Punkte und verliert {tokens} Spielmarken.</translation>
    </message>
    <message>
        <source>On average your side takes {points} of the 304 points.</source>
        <translation>Im Mittel bekommt deine Seite {points} der 304 Punkte.</translation>
    </message>
    <message>
        <source>Open the trump</source>
        <translation>Trumpf aufdecken</translation>
    </message>
    <message>
        <source>Partner Close has already failed: what is still played changes nothing.</source>
        <translation>Partner Close ist schon gescheitert: Was noch gespielt wird, ändert nichts mehr.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>That goes well {times}.</source>
        <translation>Das geht {times} gut aus.</translation>
    </message>
    <message>
        <source>The bid is made</source>
        <translation>Das Gebot wird erfüllt</translation>
    </message>
    <message>
        <source>The bid is made {times}.</source>
        <translation>Das Gebot wird {times} erfüllt.</translation>
    </message>
    <message>
        <source>The contract fails</source>
        <translation>Das Gebot scheitert</translation>
    </message>
    <message>
        <source>The contract has already failed: what counts now is every single trick.</source>
        <translation>Das Gebot ist schon gescheitert: Jetzt zählt jeder einzelne Stich.</translation>
    </message>
    <message>
        <source>The contract has already failed: what counts now is only points.</source>
        <translation>Das Gebot ist schon gescheitert: Jetzt zählen nur noch Punkte.</translation>
    </message>
    <message>
        <source>The contract is already made: what counts now is every single trick.</source>
        <translation>Das Gebot ist schon erfüllt: Jetzt zählt jeder einzelne Stich.</translation>
    </message>
    <message>
        <source>The contract is already made: what counts now is only points.</source>
        <translation>Das Gebot ist schon erfüllt: Jetzt zählen nur noch Punkte.</translation>
    </message>
    <message>
        <source>The contract is made</source>
        <translation>Das Gebot wird erfüllt</translation>
    </message>
    <message>
        <source>There is no hint for this one.</source>
        <translation>Hierfür gibt es keinen Tipp.</translation>
    </message>
    <message>
        <source>There is nothing to choose here.</source>
        <translation>Hier gibt es nichts zu wählen.</translation>
    </message>
    <message>
        <source>Thinking about it…</source>
        <translation>Wird überlegt …</translation>
    </message>
    <message>
        <source>Your side breaks the contract {times}.</source>
        <translation>Deine Seite bringt das Gebot {times} zum Scheitern.</translation>
    </message>
    <message>
        <source>Your side makes the contract {times}.</source>
        <translation>Deine Seite erfüllt das Gebot {times}.</translation>
    </message>
    <message>
        <source>once in 100 times</source>
        <translation>einmal von 100 Malen</translation>
    </message>
    <message>
        <source>{card} as the indicator</source>
        <translation>{card} als Trumpfanzeiger</translation>
    </message>
    <message>
        <source>{card}, face down</source>
        <translation>{card}, verdeckt</translation>
    </message>
    <message>
        <source>{n} times in 100</source>
        <translation>{n}-mal von 100</translation>
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
        <translation>&amp;Zug zeigen</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Tipp schließen</translation>
    </message>
    <message>
        <source>Close the hint (Esc)</source>
        <translation>Tipp schließen (Esc)</translation>
    </message>
    <message>
        <source>Else: {others}</source>
        <translation>Sonst: {others}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>What else there is</source>
        <translation>Was sonst noch geht</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Contract</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Bieter</translation>
    </message>
    <message>
        <source>Match / deal</source>
        <translation>Partie / Runde</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>deal of the day, {date}</source>
        <translation>Runde des Tages, {date}</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>eingelesen</translation>
    </message>
    <message>
        <source>number {n}</source>
        <translation>Nummer {n}</translation>
    </message>
    <message>
        <source>played again</source>
        <translation>noch einmal gespielt</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>Variante</translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Wiedergabe</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>S&amp;uchen</translation>
    </message>
    <message>
        <source>1 deal</source>
        <translation>1 Runde</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>History of deals</source>
        <translation>Gespielte Runden</translation>
    </message>
    <message>
        <source>Names, contract, result, level, rules, date</source>
        <translation>Namen, Gebot, Ergebnis, Stufe, Regeln, Datum</translation>
    </message>
    <message>
        <source>Part of the match is damaged: this deal cannot be read.</source>
        <translation>Ein Teil der Partie ist beschädigt: Diese Runde lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Besprechen</translation>
    </message>
    <message>
        <source>Records of 304 (*.304)</source>
        <translation>Mitschriften von 304 (*.304)</translation>
    </message>
    <message>
        <source>Save record &amp;as…</source>
        <translation>Mitschrift s&amp;peichern unter…</translation>
    </message>
    <message>
        <source>Save record as</source>
        <translation>Mitschrift speichern unter</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>The history cannot be read: {reason}.</source>
        <translation>Der Verlauf kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>The match cannot be read: {reason}.</source>
        <translation>Die Partie kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>The record is saved as {path}.</source>
        <translation>Die Mitschrift ist als {path} gespeichert.</translation>
    </message>
    <message>
        <source>The record of the match is on the clipboard.</source>
        <translation>Die Mitschrift der Partie ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>This deal was taken back: it is not over any more.</source>
        <translation>Diese Runde wurde zurückgenommen: Sie ist nicht mehr zu Ende.</translation>
    </message>
    <message>
        <source>This window keeps no matches, so there is no history.</source>
        <translation>Dieses Fenster bewahrt keine Partien auf; deshalb gibt es keinen Verlauf.</translation>
    </message>
    <message>
        <source>{n} deals</source>
        <translation>{n} Runden</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation>{path} kann nicht geschrieben werden: {reason}.</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>A maker whose trump lead nobody can follow must go on leading trumps.</source>
        <translation>Kann niemand den ausgespielten Trumpf bedienen, muss die trumpfbestimmende Person weiter Trumpf ausspielen.</translation>
    </message>
    <message>
        <source>A pass is only a turn used: you may bid again at 200 or more, but below 200 only at your first turn and not over your partner.</source>
        <translation>Passen gilt nur für diesen Zug: Ab 200 darf man wieder bieten, unter 200 aber nur im ersten Zug und nicht über den Partner.</translation>
    </message>
    <message>
        <source>Asking the partner</source>
        <translation>Den Partner fragen</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Bietrunde</translation>
    </message>
    <message>
        <source>Auction on the full hand</source>
        <translation>Bietrunde mit allen Karten</translation>
    </message>
    <message>
        <source>Back to the profile</source>
        <translation>Zurück zum Profil</translation>
    </message>
    <message>
        <source>Bidding again from 200</source>
        <translation>Ab 200 wieder bieten</translation>
    </message>
    <message>
        <source>Bonus for Caps</source>
        <translation>Prämie für Caps</translation>
    </message>
    <message>
        <source>Caps</source>
        <translation>Caps</translation>
    </message>
    <message>
        <source>Caps: winning every trick</source>
        <translation>Caps: alle Stiche gewinnen</translation>
    </message>
    <message>
        <source>Closed: the indicator stays hidden until a card ruffs. Open: everybody sees the trump.</source>
        <translation>Verdeckt: Der Trumpfanzeiger bleibt verborgen, bis jemand sticht. Offen: Alle sehen den Trumpf.</translation>
    </message>
    <message>
        <source>Declared: a side may say before the first lead that it wins every trick. Sweep: winning every trick pays one token more.</source>
        <translation>Angesagt: Eine Seite darf vor dem ersten Ausspiel sagen, dass sie alle Stiche gewinnt. Durchmarsch: Alle Stiche bringen eine Spielmarke mehr.</translation>
    </message>
    <message>
        <source>Differs from the profile.</source>
        <translation>Weicht vom Profil ab.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>Exhausted trumps</source>
        <translation>Erschöpfter Trumpf</translation>
    </message>
    <message>
        <source>High contracts open early</source>
        <translation>Hohe Gebote öffnen früh</translation>
    </message>
    <message>
        <source>How far apart the bids are from 200 on; below, they go by tens.</source>
        <translation>In welchen Schritten ab 200 geboten wird; darunter sind es Zehner.</translation>
    </message>
    <message>
        <source>How many players, and who plays with whom.</source>
        <translation>Wie viele mitspielen und wer mit wem.</translation>
    </message>
    <message>
        <source>How many tokens each side begins with.</source>
        <translation>Mit wie vielen Spielmarken jede Seite beginnt.</translation>
    </message>
    <message>
        <source>If the makers hold all the trumps, the deal can be called void.</source>
        <translation>Hat die trumpfbestimmende Partei alle Trümpfe, kann die Runde für ungültig erklärt werden.</translation>
    </message>
    <message>
        <source>In that auction one may bid to win every trick alone, the partner&apos;s cards laid aside.</source>
        <translation>In dieser Bietrunde darf man bieten, alle Stiche allein zu gewinnen; das Blatt des Partners wird weggelegt.</translation>
    </message>
    <message>
        <source>Instead of bidding, a player may ask the partner to bid.</source>
        <translation>Statt zu bieten, darf man den Partner bitten zu bieten.</translation>
    </message>
    <message>
        <source>Limits for the maker</source>
        <translation>Grenzen für die trumpfbestimmende Person</translation>
    </message>
    <message>
        <source>Losers pay the winners, or the bank; then nobody collects anything.</source>
        <translation>Die Verlierer zahlen an die Gewinner oder an die Bank; dann bekommt niemand etwas.</translation>
    </message>
    <message>
        <source>Opening at any turn</source>
        <translation>Aufdecken in jedem Zug</translation>
    </message>
    <message>
        <source>Partner Close</source>
        <translation>Partner Close</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>Penalty for failed Caps</source>
        <translation>Strafe für verlorenes Caps</translation>
    </message>
    <message>
        <source>Redeal of a poor packet</source>
        <translation>Neu geben bei schwachem Päckchen</translation>
    </message>
    <message>
        <source>Spoilt trumps</source>
        <translation>Verdorbener Trumpf</translation>
    </message>
    <message>
        <source>Steps from 200</source>
        <translation>Schritte ab 200</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>The maker may open the trump at any of his turns, not only before the lead.</source>
        <translation>Die trumpfbestimmende Person darf den Trumpf in jedem ihrer Züge aufdecken, nicht nur vor dem Ausspiel.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Spielmarken</translation>
    </message>
    <message>
        <source>Tokens of each side</source>
        <translation>Marken je Seite</translation>
    </message>
    <message>
        <source>Tokens that a side gets on top for Caps declared and won.</source>
        <translation>Spielmarken, die eine Seite für angesagtes und gewonnenes Caps zusätzlich bekommt.</translation>
    </message>
    <message>
        <source>Tokens that a side pays when it declared Caps and lost a trick.</source>
        <translation>Spielmarken, die eine Seite zahlt, wenn sie Caps angesagt und einen Stich verloren hat.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Trump and play</source>
        <translation>Trumpf und Spiel</translation>
    </message>
    <message>
        <source>When one side has all the tokens, or as soon as any side has none.</source>
        <translation>Wenn eine Seite alle Spielmarken hat, oder sobald eine Seite keine mehr hat.</translation>
    </message>
    <message>
        <source>While trump is closed, the maker ruffs with the indicator only and does not lead trumps to the first trick.</source>
        <translation>Solange der Trumpf verdeckt ist, sticht die trumpfbestimmende Person nur mit dem Trumpfanzeiger und spielt zum ersten Stich keinen Trumpf aus.</translation>
    </message>
    <message>
        <source>Who speaks first may show a packet of fewer than 15 card points (8 where it has two cards) and get a new deal.</source>
        <translation>Wer als Erster spricht, darf ein Päckchen mit weniger als 15 Kartenpunkten (8 bei zwei Karten) zeigen; dann wird neu gegeben.</translation>
    </message>
    <message>
        <source>With a contract of 250 or more, trump opens after the first trick.</source>
        <translation>Bei einem Gebot ab 250 wird der Trumpf nach dem ersten Stich aufgedeckt.</translation>
    </message>
    <message>
        <source>With all cards in hand, everybody may bid once more, from 250.</source>
        <translation>Mit allen Karten auf der Hand darf jeder noch einmal bieten, ab 250.</translation>
    </message>
    <message>
        <source>a side has none</source>
        <translation>eine Seite hat keine</translation>
    </message>
    <message>
        <source>by fives</source>
        <translation>in Fünfern</translation>
    </message>
    <message>
        <source>by tens</source>
        <translation>in Zehnern</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>angesagt</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>one side has all</source>
        <translation>eine Seite hat alle</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>Durchmarsch</translation>
    </message>
    <message>
        <source>to the bank</source>
        <translation>an die Bank</translation>
    </message>
    <message>
        <source>to the winners</source>
        <translation>an die Gewinner</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>it does not tell every card, so you can look at it, not play on</source>
        <translation>sie nennt nicht jede Karte und lässt sich daher ansehen, aber nicht weiterspielen</translation>
    </message>
    <message>
        <source>it is no ordinary file</source>
        <translation>es ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>line {line}: {fault}</source>
        <translation>Zeile {line}: {fault}</translation>
    </message>
    <message>
        <source>the file is too large for a record</source>
        <translation>die Datei ist zu groß für eine Mitschrift</translation>
    </message>
    <message>
        <source>there is no deal in the record</source>
        <translation>in der Mitschrift ist keine Runde</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>&amp;All as at first</source>
        <translation>&amp;Alles wie am Anfang</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Go to a line and press the key you want. Backspace leaves it without one.</source>
        <translation>Geh zu einer Zeile und drück die Taste, die du willst. Die Rücktaste lässt sie ohne eine.</translation>
    </message>
    <message>
        <source>In the replay window</source>
        <translation>Im Nachspiel-Fenster</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>{things} and {last}</source>
        <translation>{things} und {last}</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>&amp;Begin another</source>
        <translation>&amp;Neue beginnen</translation>
    </message>
    <message>
        <source>&amp;Do not ask again</source>
        <translation>&amp;Nicht mehr fragen</translation>
    </message>
    <message>
        <source>&amp;Finish the deal</source>
        <translation>Runde &amp;beenden</translation>
    </message>
    <message>
        <source>&amp;Go on with this one</source>
        <translation>&amp;Diese weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>It stays among the unfinished matches, and you can go on with it at any time.</source>
        <translation>Sie bleibt bei den unbeendeten Partien, und du kannst sie jederzeit weiterspielen.</translation>
    </message>
    <message>
        <source>Let a computer play the rest of this deal for you?</source>
        <translation>Soll ein Computer den Rest dieser Runde für dich spielen?</translation>
    </message>
    <message>
        <source>The match in progress is not over. Begin another?</source>
        <translation>Die laufende Partie ist nicht zu Ende. Eine neue beginnen?</translation>
    </message>
    <message>
        <source>This window keeps no matches.</source>
        <translation>Dieses Fenster bewahrt keine Partien auf.</translation>
    </message>
    <message>
        <source>Undo takes it back: then you play on from here.</source>
        <translation>Mit Zurücknehmen kommst du wieder hierher und spielst selbst weiter.</translation>
    </message>
    <message>
        <source>What if: you play on from here. The deals after this one are dealt anew, and the statistics leave this match out.</source>
        <translation>Was wäre wenn: Du spielst von hier an weiter. Die Runden nach dieser werden neu gegeben, und die Statistik zählt diese Partie nicht mit.</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>Log of the deal</source>
        <translation>Verlauf der Runde</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>A computer player could not decide. Undo your last move or start anew.</source>
        <translation>Ein Computerspieler konnte sich nicht entscheiden. Nimm deinen letzten Zug zurück oder fang neu an.</translation>
    </message>
    <message>
        <source>New to 304? {rules} shows the rules, {hint} gives a hint.</source>
        <translation>Neu bei 304? {rules} zeigt die Regeln, {hint} gibt einen Tipp.</translation>
    </message>
    <message>
        <source>The fast part of the game was not built, so the computer players look at less and play weaker. Install a C compiler and then the game once more.</source>
        <translation>Der schnelle Teil des Spiels wurde nicht übersetzt; deshalb prüfen die Computerspieler weniger und spielen schwächer. Installiere einen C-Compiler und danach das Spiel noch einmal.</translation>
    </message>
    <message>
        <source>The settings cannot be saved to {path}. They hold until the window is closed.</source>
        <translation>Die Einstellungen können nicht in {path} gespeichert werden. Sie gelten, bis das Fenster geschlossen wird.</translation>
    </message>
</context>
<context>
    <name>MeterPanel</name>
    <message>
        <source>Likely trump</source>
        <translation>Wahrscheinlicher Trumpf</translation>
    </message>
    <message>
        <source>Likely trump: {suits}</source>
        <translation>Wahrscheinlicher Trumpf: {suits}</translation>
    </message>
</context>
<context>
    <name>Moment</name>
    <message>
        <source>Caps declared: {name}</source>
        <translation>Caps angesagt: {name}</translation>
    </message>
    <message>
        <source>Hand laid aside: {name}</source>
        <translation>Blatt weggelegt: {name}</translation>
    </message>
    <message>
        <source>New deal demanded: {name}</source>
        <translation>Neu geben verlangt: {name}</translation>
    </message>
    <message>
        <source>No trump among them</source>
        <translation>Kein Trumpf darunter</translation>
    </message>
    <message>
        <source>Spoilt trumps called: {name}</source>
        <translation>Verdorbener Trumpf angesagt: {name}</translation>
    </message>
    <message>
        <source>That side has to win every trick.</source>
        <translation>Diese Seite muss alle Stiche gewinnen.</translation>
    </message>
    <message>
        <source>The cards stay face down.</source>
        <translation>Die Karten bleiben verdeckt.</translation>
    </message>
    <message>
        <source>The defenders did hold a trump; play goes on.</source>
        <translation>Die Verteidiger hatten doch Trumpf; es geht weiter.</translation>
    </message>
    <message>
        <source>The indicator of {name}: {card}.</source>
        <translation>Trumpfanzeiger ({name}): {card}.</translation>
    </message>
    <message>
        <source>The maker plays Partner Close alone.</source>
        <translation>Die trumpfbestimmende Person spielt Partner Close allein.</translation>
    </message>
    <message>
        <source>The makers held all the trumps.</source>
        <translation>Die trumpfbestimmende Partei hatte alle Trümpfe.</translation>
    </message>
    <message>
        <source>{name} opened it: {card}.</source>
        <translation>Aufgedeckt ({name}): {card}.</translation>
    </message>
    <message>
        <source>{name} ruffed with the {rank} and wins the trick.</source>
        <translation>{name}: mit {rank} gestochen, Stich gewonnen.</translation>
    </message>
    <message>
        <source>{name} ruffed with the {rank} and wins the trick: {points} points.</source>
        <translation>{name}: mit {rank} gestochen, Stich gewonnen ({points} Punkte).</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>&amp;Hausregeln</translation>
    </message>
    <message>
        <source>&amp;House rules ({count})</source>
        <translation>&amp;Hausregeln ({count})</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tisch</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Cards that nobody can foretell.</source>
        <translation>Karten, die niemand vorhersagen kann.</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Nummer der Runde</translation>
    </message>
    <message>
        <source>Everybody who plays this number at such a table by such rules gets the same cards.</source>
        <translation>Wer diese Nummer an so einem Tisch nach solchen Regeln spielt, bekommt dieselben Karten.</translation>
    </message>
    <message>
        <source>I cut the cards when I sit at the dealer&apos;s left</source>
        <translation>Ich hebe ab, wenn ich links vom Geber sitze</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>S&amp;eats</source>
        <translation>P&amp;lätze</translation>
    </message>
    <message>
        <source>Tokens of each side</source>
        <translation>Marken je Seite</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Zwei Spieler haben denselben Namen.</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>deal number</source>
        <translation>Runde Nummer</translation>
    </message>
    <message>
        <source>other:</source>
        <translation>andere:</translation>
    </message>
    <message>
        <source>{number} tokens</source>
        <translation>{number} Spielmarken</translation>
    </message>
    <message>
        <source>{profile} as it is.</source>
        <translation>{profile} ohne Änderung.</translation>
    </message>
    <message>
        <source>{profile} with one house rule.</source>
        <translation>{profile} mit einer Hausregel.</translation>
    </message>
    <message>
        <source>{profile} with {count} house rules.</source>
        <translation>{profile} mit {count} Hausregeln.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close the notice</source>
        <translation>Hinweis schließen</translation>
    </message>
</context>
<context>
    <name>Nudge</name>
    <message>
        <source>Compare what the bid costs if it fails with what the others get if you pass.</source>
        <translation>Vergleiche, was das Gebot kostet, wenn es scheitert, mit dem, was die anderen bekommen, wenn du passt.</translation>
    </message>
    <message>
        <source>Count the card points of your packet.</source>
        <translation>Zähle die Kartenpunkte deines Päckchens.</translation>
    </message>
    <message>
        <source>Count the points: how many are missing to decide the contract?</source>
        <translation>Zähle die Punkte: Wie viele fehlen noch, bis das Gebot entschieden ist?</translation>
    </message>
    <message>
        <source>How many of the 304 points can your side take with these cards?</source>
        <translation>Wie viele der 304 Punkte kann deine Seite mit diesen Karten bekommen?</translation>
    </message>
    <message>
        <source>How many points lie in the trick, and can your side still win it?</source>
        <translation>Wie viele Punkte liegen im Stich, und kann deine Seite ihn noch gewinnen?</translation>
    </message>
    <message>
        <source>How many trumps are still out, and who has them?</source>
        <translation>Wie viele Trümpfe sind noch im Spiel, und wer hat sie?</translation>
    </message>
    <message>
        <source>In which suit are you long, with its jack or its nine?</source>
        <translation>In welcher Farbe hast du viele Karten, mit Bube oder Neun?</translation>
    </message>
    <message>
        <source>In which suit are your strongest cards?</source>
        <translation>In welcher Farbe hast du die stärksten Karten?</translation>
    </message>
    <message>
        <source>In which suit do you have the most cards?</source>
        <translation>In welcher Farbe hast du die meisten Karten?</translation>
    </message>
    <message>
        <source>Is there a trick that your side could lose?</source>
        <translation>Gibt es einen Stich, den deine Seite verlieren könnte?</translation>
    </message>
    <message>
        <source>Remember which suits have been led, and by whom.</source>
        <translation>Denk daran, welche Farben ausgespielt wurden, und von wem.</translation>
    </message>
    <message>
        <source>There is nothing to choose: only one card is legal.</source>
        <translation>Es gibt nichts zu wählen: Nur eine Karte ist erlaubt.</translation>
    </message>
    <message>
        <source>Think of the later tricks: which cards win there?</source>
        <translation>Denk an die späteren Stiche: Welche Karten gewinnen dort?</translation>
    </message>
    <message>
        <source>Think of the trump: who could ruff this trick?</source>
        <translation>Denk an den Trumpf: Wer könnte diesen Stich stechen?</translation>
    </message>
    <message>
        <source>Think of what your partner may hold.</source>
        <translation>Überlege, was dein Partner haben kann.</translation>
    </message>
    <message>
        <source>What do the others learn with the trump open, and what does it cost them to guess?</source>
        <translation>Was erfahren die anderen bei offenem Trumpf, und was kostet es sie, wenn sie raten müssen?</translation>
    </message>
    <message>
        <source>Which of your cards can nobody beat any more?</source>
        <translation>Welche deiner Karten kann niemand mehr schlagen?</translation>
    </message>
    <message>
        <source>Which suit may be trump? Think of who bid, and of what the maker plays.</source>
        <translation>Welche Farbe kann Trumpf sein? Denk daran, wer geboten hat und was danach gespielt wurde.</translation>
    </message>
    <message>
        <source>Who can still hold a trump?</source>
        <translation>Wer kann noch einen Trumpf haben?</translation>
    </message>
    <message>
        <source>Who will win this trick, and for which side?</source>
        <translation>Wer wird diesen Stich gewinnen, und für welche Seite?</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Bids soundly, counts the cards played, and punishes what is careless.</source>
        <translation>Bietet solide, zählt die gespielten Karten mit und bestraft Leichtsinn.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Vereinsspieler</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Knows the rules and little more: overlooks much, and forgives much.</source>
        <translation>Kennt die Regeln und wenig mehr: übersieht viel und verzeiht viel.</translation>
    </message>
    <message>
        <source>Plays as one does in the family; recommended for your first matches.</source>
        <translation>Spielt wie in der Familie; empfohlen für deine ersten Partien.</translation>
    </message>
    <message>
        <source>Plays as well as the game can: for those who want to be beaten and to learn.</source>
        <translation>Spielt, so gut das Programm es kann: für alle, die verlieren und daraus lernen wollen.</translation>
    </message>
    <message>
        <source>Plays whatever the rules allow.</source>
        <translation>Spielt irgendetwas, das die Regeln erlauben.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Einfach</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Takes what it can get and never looks ahead.</source>
        <translation>Nimmt, was zu holen ist, und denkt nie voraus.</translation>
    </message>
    <message>
        <source>Thinks about where the hidden cards may be, and seldom goes wrong.</source>
        <translation>Überlegt, wo die verborgenen Karten sein können, und irrt sich selten.</translation>
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
        <translation>Eine noch einmal gespielte Runde</translation>
    </message>
    <message>
        <source>Deal number {number}</source>
        <translation>Runde Nummer {number}</translation>
    </message>
    <message>
        <source>Deal of the day, {date}</source>
        <translation>Runde des Tages, {date}</translation>
    </message>
    <message>
        <source>Played on from a replay</source>
        <translation>Aus einer Wiedergabe weitergespielt</translation>
    </message>
    <message>
        <source>Played with undo.</source>
        <translation>Mit Zurücknehmen gespielt.</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>Failed</source>
        <translation>Nicht erfüllt</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>Neu gegeben</translation>
    </message>
    <message>
        <source>Spoilt trumps</source>
        <translation>Verdorbener Trumpf</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Verworfen</translation>
    </message>
</context>
<context>
    <name>PlayedCard</name>
    <message>
        <source>the ace of clubs</source>
        <translation>das Kreuz-Ass</translation>
    </message>
    <message>
        <source>the ace of diamonds</source>
        <translation>das Karo-Ass</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>das Herz-Ass</translation>
    </message>
    <message>
        <source>the ace of spades</source>
        <translation>das Pik-Ass</translation>
    </message>
    <message>
        <source>the eight of clubs</source>
        <translation>die Kreuz-Acht</translation>
    </message>
    <message>
        <source>the eight of diamonds</source>
        <translation>die Karo-Acht</translation>
    </message>
    <message>
        <source>the eight of hearts</source>
        <translation>die Herz-Acht</translation>
    </message>
    <message>
        <source>the eight of spades</source>
        <translation>die Pik-Acht</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation>den Kreuz-Buben</translation>
    </message>
    <message>
        <source>the jack of diamonds</source>
        <translation>den Karo-Buben</translation>
    </message>
    <message>
        <source>the jack of hearts</source>
        <translation>den Herz-Buben</translation>
    </message>
    <message>
        <source>the jack of spades</source>
        <translation>den Pik-Buben</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation>den Kreuz-König</translation>
    </message>
    <message>
        <source>the king of diamonds</source>
        <translation>den Karo-König</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>den Herz-König</translation>
    </message>
    <message>
        <source>the king of spades</source>
        <translation>den Pik-König</translation>
    </message>
    <message>
        <source>the nine of clubs</source>
        <translation>die Kreuz-Neun</translation>
    </message>
    <message>
        <source>the nine of diamonds</source>
        <translation>die Karo-Neun</translation>
    </message>
    <message>
        <source>the nine of hearts</source>
        <translation>die Herz-Neun</translation>
    </message>
    <message>
        <source>the nine of spades</source>
        <translation>die Pik-Neun</translation>
    </message>
    <message>
        <source>the queen of clubs</source>
        <translation>die Kreuz-Dame</translation>
    </message>
    <message>
        <source>the queen of diamonds</source>
        <translation>die Karo-Dame</translation>
    </message>
    <message>
        <source>the queen of hearts</source>
        <translation>die Herz-Dame</translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <translation>die Pik-Dame</translation>
    </message>
    <message>
        <source>the seven of clubs</source>
        <translation>die Kreuz-Sieben</translation>
    </message>
    <message>
        <source>the seven of diamonds</source>
        <translation>die Karo-Sieben</translation>
    </message>
    <message>
        <source>the seven of hearts</source>
        <translation>die Herz-Sieben</translation>
    </message>
    <message>
        <source>the seven of spades</source>
        <translation>die Pik-Sieben</translation>
    </message>
    <message>
        <source>the six of clubs</source>
        <translation>die Kreuz-Sechs</translation>
    </message>
    <message>
        <source>the six of diamonds</source>
        <translation>die Karo-Sechs</translation>
    </message>
    <message>
        <source>the six of hearts</source>
        <translation>die Herz-Sechs</translation>
    </message>
    <message>
        <source>the six of spades</source>
        <translation>die Pik-Sechs</translation>
    </message>
    <message>
        <source>the ten of clubs</source>
        <translation>die Kreuz-Zehn</translation>
    </message>
    <message>
        <source>the ten of diamonds</source>
        <translation>die Karo-Zehn</translation>
    </message>
    <message>
        <source>the ten of hearts</source>
        <translation>die Herz-Zehn</translation>
    </message>
    <message>
        <source>the ten of spades</source>
        <translation>die Pik-Zehn</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>A change counts from the next deal on.</source>
        <translation>Eine Änderung gilt ab der nächsten Runde.</translation>
    </message>
    <message>
        <source>All computer players</source>
        <translation>Alle Computerspieler</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>Player: {seat}</source>
        <translation>Spieler: {seat}</translation>
    </message>
    <message>
        <source>This deal is played to its end as it began; a change counts from the next deal on.</source>
        <translation>Diese Runde wird zu Ende gespielt, wie sie begonnen hat; eine Änderung gilt ab der nächsten Runde.</translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message>
        <source>Another suit has been led since you chose this card: choose again.</source>
        <translation>Seit du diese Karte gewählt hast, wurde eine andere Farbe ausgespielt: Wähle neu.</translation>
    </message>
    <message>
        <source>Answer first: {question}</source>
        <translation>Antworte zuerst: {question}</translation>
    </message>
    <message>
        <source>Choose it once more to play the {card}</source>
        <translation>Noch einmal wählen, um sie zu spielen: {card}</translation>
    </message>
    <message>
        <source>Finishing the deal</source>
        <translation>Die Runde wird beendet</translation>
    </message>
    <message>
        <source>No card waits for your turn any more.</source>
        <translation>Es wartet keine Karte mehr darauf, dass du dran bist.</translation>
    </message>
    <message>
        <source>The rest are certain: the table plays the cards out</source>
        <translation>Der Rest ist sicher: Der Tisch spielt die Karten aus</translation>
    </message>
    <message>
        <source>Your only legal card is played for you</source>
        <translation>Deine einzige erlaubte Karte wird für dich gespielt</translation>
    </message>
    <message>
        <source>trick {number} of {all}, a short thought a card; Esc takes it back</source>
        <translation>Stich {number} von {all}, je Karte kurz überlegt; Esc nimmt es zurück</translation>
    </message>
    <message>
        <source>{card} waits for your turn; Esc takes it back</source>
        <translation>{card} wartet, bis du dran bist; Esc nimmt sie zurück</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Play as a guest</source>
        <translation>Als &amp;Gast spielen</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Einsteiger</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Everybody sees the trump and nobody asks his partner: good to learn.</source>
        <translation>Alle sehen den Trumpf und niemand fragt den Partner: gut zum Lernen.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>The full Sri Lankan game: two auctions, Partner Close, spoilt trumps.</source>
        <translation>Das volle Spiel aus Sri Lanka: zwei Bietrunden, Partner Close, verdorbener Trumpf.</translation>
    </message>
    <message>
        <source>The game as most books tell it: closed trump, one auction.</source>
        <translation>Das Spiel, wie es die meisten Bücher beschreiben: verdeckter Trumpf, eine Bietrunde.</translation>
    </message>
    <message>
        <source>The game is open already in another window.</source>
        <translation>Das Spiel ist schon in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>You can play in this one as a guest, whose matches are kept apart.</source>
        <translation>In diesem kannst du als Gast spielen, dessen Partien getrennt aufbewahrt werden.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Bid or pass</source>
        <translation>Biete oder passe</translation>
    </message>
    <message>
        <source>Choose the indicator: its suit is trump</source>
        <translation>Wähle den Trumpfanzeiger: Seine Farbe ist Trumpf</translation>
    </message>
    <message>
        <source>Cut the cards</source>
        <translation>Heb die Karten ab</translation>
    </message>
    <message>
        <source>Declare Caps, or not?</source>
        <translation>Caps ansagen oder nicht?</translation>
    </message>
    <message>
        <source>Lead a card</source>
        <translation>Spiel eine Karte aus</translation>
    </message>
    <message>
        <source>No {suit}: play a plain card face down</source>
        <translation>Kein {suit}: Wirf verdeckt ab</translation>
    </message>
    <message>
        <source>No {suit}: play a plain card face down, or ruff with the indicator</source>
        <translation>Kein {suit}: Wirf verdeckt ab oder stich mit dem Trumpfanzeiger</translation>
    </message>
    <message>
        <source>No {suit}: play any card</source>
        <translation>Kein {suit}: Spiel eine beliebige Karte</translation>
    </message>
    <message>
        <source>No {suit}: your card goes face down</source>
        <translation>Kein {suit}: Deine Karte bleibt verdeckt</translation>
    </message>
    <message>
        <source>Open the trump, or keep it closed?</source>
        <translation>Trumpf aufdecken oder verdeckt lassen?</translation>
    </message>
    <message>
        <source>Trick {number} of {all}. Lead: {name}</source>
        <translation>Stich {number} von {all}. Ausspiel: {name}</translation>
    </message>
    <message>
        <source>Trick {number} of {all}. Lead: {name}, {card}</source>
        <translation>Stich {number} von {all}. Ausspiel: {name}, {card}</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} überlegt…</translation>
    </message>
</context>
<context>
    <name>PushButton</name>
    <message>
        <source>The hint</source>
        <translation>Der Tipp</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Not read: {files}.</source>
        <translation>Nicht gelesen: {files}.</translation>
    </message>
    <message>
        <source>Reading {file}… Close this notice to stop.</source>
        <translation>{file} wird gelesen… Schließe diesen Hinweis, um es abzubrechen.</translation>
    </message>
    <message>
        <source>{n} more files</source>
        <translation>{n} weitere Dateien</translation>
    </message>
    <message>
        <source>{path} cannot be opened: {reason}.</source>
        <translation>{path} kann nicht geöffnet werden: {reason}.</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>300 stands: no bid is higher</source>
        <translation>300 ist geboten: Höher geht es nicht</translation>
    </message>
    <message>
        <source>Caps may be declared only before the first lead</source>
        <translation>Caps kann nur vor dem ersten Ausspielen angesagt werden</translation>
    </message>
    <message>
        <source>Partner Close is bid in the auction on the full hand only</source>
        <translation>Partner Close wird nur in der Bietrunde mit vollem Blatt geboten</translation>
    </message>
    <message>
        <source>a bid must be at least {low}</source>
        <translation>ein Gebot muss mindestens {low} sein</translation>
    </message>
    <message>
        <source>a new deal may be demanded only before anything else in the deal</source>
        <translation>neu geben lassen kann man nur ganz am Anfang der Runde</translation>
    </message>
    <message>
        <source>a partner can be asked only while in the auction and not holding the bid</source>
        <translation>fragen kann man nur einen Partner, der noch mitbietet und nicht das höchste Gebot hat</translation>
    </message>
    <message>
        <source>a seat may call spoilt trumps once a deal</source>
        <translation>verdorbenen Trumpf darf jeder nur einmal in der Runde ansagen</translation>
    </message>
    <message>
        <source>after the first lead you may open the trump only at your own turn</source>
        <translation>nach dem ersten Ausspielen darfst du den Trumpf nur aufdecken, wenn du dran bist</translation>
    </message>
    <message>
        <source>below 200 you may bid only on your first turn</source>
        <translation>unter 200 darfst du nur bieten, wenn du zum ersten Mal dran bist</translation>
    </message>
    <message>
        <source>below 200 you may not bid over your partner&apos;s standing bid</source>
        <translation>unter 200 darfst du das höchste Gebot nicht überbieten, wenn es von deinem Partner ist</translation>
    </message>
    <message>
        <source>bids go from {low} to 300</source>
        <translation>Gebote gehen von {low} bis 300</translation>
    </message>
    <message>
        <source>bids here are multiples of {step}</source>
        <translation>Gebote sind hier Vielfache von {step}</translation>
    </message>
    <message>
        <source>cut from 1 to {high} cards, or not at all</source>
        <translation>heb 1 bis {high} Karten ab oder gar keine</translation>
    </message>
    <message>
        <source>in the second auction no partner is asked</source>
        <translation>in der zweiten Bietrunde wird kein Partner gefragt</translation>
    </message>
    <message>
        <source>it is the turn of seat {seat}</source>
        <translation>Platz {seat} ist dran</translation>
    </message>
    <message>
        <source>it is the turn of {seat}</source>
        <translation>{seat} ist dran</translation>
    </message>
    <message>
        <source>no deal is being played</source>
        <translation>es wird gerade keine Runde gespielt</translation>
    </message>
    <message>
        <source>nobody followed your trump: you have to go on leading trumps</source>
        <translation>niemand hat deinen Trumpf bedient: Du musst weiter Trumpf ausspielen</translation>
    </message>
    <message>
        <source>only eldest may demand a new deal</source>
        <translation>nur der rechte Nachbar des Gebers darf neu geben lassen</translation>
    </message>
    <message>
        <source>only the maker may open the trump</source>
        <translation>nur die trumpfbestimmende Person darf den Trumpf aufdecken</translation>
    </message>
    <message>
        <source>seat {seat} has declared Caps already</source>
        <translation>Platz {seat} hat schon Caps angesagt</translation>
    </message>
    <message>
        <source>seat {seat} has to lay the indicator first</source>
        <translation>erst muss Platz {seat} den Trumpfanzeiger beiseitelegen</translation>
    </message>
    <message>
        <source>spoilt trumps may be called only once the trump stands and all cards are dealt</source>
        <translation>verdorbenen Trumpf kann man erst ansagen, wenn der Trumpf feststeht und alle Karten ausgeteilt sind</translation>
    </message>
    <message>
        <source>that answers a question that is over</source>
        <translation>diese Antwort kommt zu spät: Die Frage ist schon erledigt</translation>
    </message>
    <message>
        <source>that is not what is to be done now</source>
        <translation>das ist jetzt nicht an der Reihe</translation>
    </message>
    <message>
        <source>the auction is not over: seat {seat} speaks</source>
        <translation>die Bietrunde läuft noch: Platz {seat} ist dran</translation>
    </message>
    <message>
        <source>the auction is not over: {seat} speaks</source>
        <translation>die Bietrunde läuft noch: {seat} ist dran</translation>
    </message>
    <message>
        <source>the auction is over: seat {seat} plays a card</source>
        <translation>die Bietrunde ist vorbei: Platz {seat} spielt eine Karte</translation>
    </message>
    <message>
        <source>the auction is over: {seat} plays a card</source>
        <translation>die Bietrunde ist vorbei: {seat} spielt eine Karte</translation>
    </message>
    <message>
        <source>the first packet holds {points} points: a redeal needs fewer than {limit}</source>
        <translation>das erste Päckchen hat {points} Punkte: Neu gegeben wird nur bei weniger als {limit}</translation>
    </message>
    <message>
        <source>the maker, seat {seat}, lays the indicator</source>
        <translation>die trumpfbestimmende Person, Platz {seat}, legt den Trumpfanzeiger beiseite</translation>
    </message>
    <message>
        <source>the maker, {seat}, lays the indicator</source>
        <translation>die trumpfbestimmende Person, {seat}, legt den Trumpfanzeiger beiseite</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>die Partie ist vorbei</translation>
    </message>
    <message>
        <source>the rest are not certain to be yours, from what you have seen</source>
        <translation>nach dem, was du gesehen hast, gehört der Rest nicht sicher dir</translation>
    </message>
    <message>
        <source>the trump is open already</source>
        <translation>der Trumpf ist schon offen</translation>
    </message>
    <message>
        <source>the trump may be opened only before the first lead</source>
        <translation>der Trumpf darf nur vor dem ersten Ausspielen aufgedeckt werden</translation>
    </message>
    <message>
        <source>these rules know no Partner Close</source>
        <translation>diese Regeln kennen kein Partner Close</translation>
    </message>
    <message>
        <source>these rules know no redeal</source>
        <translation>nach diesen Regeln wird nicht neu gegeben</translation>
    </message>
    <message>
        <source>these rules know no spoilt trumps</source>
        <translation>diese Regeln kennen keinen verdorbenen Trumpf</translation>
    </message>
    <message>
        <source>this table has no such seat</source>
        <translation>diesen Platz gibt es an diesem Tisch nicht</translation>
    </message>
    <message>
        <source>trump is led and the indicator is your only one: play a card of your hand</source>
        <translation>Trumpf ist ausgespielt und der Trumpfanzeiger ist dein einziger: Spiel eine Karte aus deinem Blatt</translation>
    </message>
    <message>
        <source>under these rules no Caps are declared</source>
        <translation>nach diesen Regeln wird kein Caps angesagt</translation>
    </message>
    <message>
        <source>under these rules no partner is asked to bid</source>
        <translation>nach diesen Regeln wird kein Partner gefragt</translation>
    </message>
    <message>
        <source>with Partner Close there are no other Caps</source>
        <translation>neben Partner Close gibt es kein anderes Caps</translation>
    </message>
    <message>
        <source>with trump closed the maker may not lead a trump to the first trick</source>
        <translation>bei verdecktem Trumpf darf die trumpfbestimmende Person zum ersten Stich keinen Trumpf ausspielen</translation>
    </message>
    <message>
        <source>with trump closed the maker ruffs only with the indicator</source>
        <translation>bei verdecktem Trumpf darf die trumpfbestimmende Person nur mit dem Trumpfanzeiger stechen</translation>
    </message>
    <message>
        <source>you are void and trump is closed: {card} has to go face down</source>
        <translation>du kannst nicht bedienen und der Trumpf ist verdeckt: {card} wird verdeckt gespielt</translation>
    </message>
    <message>
        <source>you do not hold {card}</source>
        <translation>{card} ist nicht in deinem Blatt</translation>
    </message>
    <message>
        <source>you hold nothing but trumps: open the trump before you lead</source>
        <translation>du hast nur Trümpfe: Deck den Trumpf auf, bevor du ausspielst</translation>
    </message>
    <message>
        <source>you hold {card}: follow {suit}</source>
        <translation>{card} ist in deinem Blatt: Du musst {suit} bedienen</translation>
    </message>
    <message>
        <source>you hold {suit}, so you must follow</source>
        <translation>du hast {suit}, also musst du bedienen</translation>
    </message>
    <message>
        <source>you may not lead the indicator while you hold another card</source>
        <translation>du darfst den Trumpfanzeiger nicht ausspielen, solange du eine andere Karte hast</translation>
    </message>
    <message>
        <source>you were asked yourself: bid or pass</source>
        <translation>du bist selbst gefragt: bieten oder passen</translation>
    </message>
    <message>
        <source>your partner&apos;s bid of this round stands: you may not bid over it</source>
        <translation>das höchste Gebot dieser Bietrunde ist von deinem Partner: Du darfst es nicht überbieten</translation>
    </message>
    <message>
        <source>{card} has to be played face up</source>
        <translation>{card} wird offen gespielt</translation>
    </message>
    <message>
        <source>{seat} has declared Caps already</source>
        <translation>Caps ist schon angesagt: {seat}</translation>
    </message>
    <message>
        <source>{seat} has to lay the indicator first</source>
        <translation>erst muss {seat} den Trumpfanzeiger beiseitelegen</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import record</source>
        <translation>Mitschrift einlesen</translation>
    </message>
    <message>
        <source>Records of 304 (*.304)</source>
        <translation>Mitschriften von 304 (*.304)</translation>
    </message>
    <message>
        <source>Save record as</source>
        <translation>Mitschrift speichern unter</translation>
    </message>
    <message>
        <source>The match of the record is in the history now.</source>
        <translation>Die Partie der Mitschrift ist jetzt im Verlauf.</translation>
    </message>
    <message>
        <source>The matches of the record are in the history now.</source>
        <translation>Die Partien der Mitschrift sind jetzt im Verlauf.</translation>
    </message>
    <message>
        <source>The record cannot be written to {path}: {reason}.</source>
        <translation>Die Mitschrift kann nicht nach {path} geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>The record is on the clipboard.</source>
        <translation>Die Mitschrift ist in der Zwischenablage.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>All hands</source>
        <translation>Alle Blätter</translation>
    </message>
    <message>
        <source>Beginning of the match</source>
        <translation>Anfang der Partie</translation>
    </message>
    <message>
        <source>Close the replay</source>
        <translation>Nachspiel schließen</translation>
    </message>
    <message>
        <source>Deals, tricks and log</source>
        <translation>Runden, Stiche und Verlauf</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Nächster Stich</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier an weiterspielen</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Previous deal</source>
        <translation>Vorige Runde</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Voriger Schritt</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Voriger Stich</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>What a spectator could see</source>
        <translation>Was ein Zuschauer sehen konnte</translation>
    </message>
    <message>
        <source>What seat no. {n} could see</source>
        <translation>Was Platz Nr. {n} sehen konnte</translation>
    </message>
</context>
<context>
    <name>ReplayArea</name>
    <message>
        <source>No tokens move.</source>
        <translation>Es wandern keine Spielmarken.</translation>
    </message>
    <message>
        <source>The record does not tell what is needed to go on</source>
        <translation>Was zum Weitergehen nötig ist, steht nicht in der Mitschrift</translation>
    </message>
    <message>
        <source>{card}, the indicator, face down</source>
        <translation>{card}, Trumpfanzeiger, verdeckt</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Step of the match</source>
        <translation>Schritt der Partie</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Sehr schnell</translation>
    </message>
    <message>
        <source>Who looks</source>
        <translation>Wer schaut</translation>
    </message>
</context>
<context>
    <name>ReplayList</name>
    <message>
        <source>Deal {number}: not over</source>
        <translation>Runde {number}: nicht zu Ende</translation>
    </message>
    <message>
        <source>Deal {number}: {contract}, {name}: {outcome}</source>
        <translation>Runde {number}: {contract}, {name}: {outcome}</translation>
    </message>
    <message>
        <source>Deal {number}: {outcome}</source>
        <translation>Runde {number}: {outcome}</translation>
    </message>
    <message>
        <source>Deals and tricks</source>
        <translation>Runden und Stiche</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Erstes Ausspiel</translation>
    </message>
    <message>
        <source>Log of the deal</source>
        <translation>Verlauf der Runde</translation>
    </message>
    <message>
        <source>Trick {number}: {name}</source>
        <translation>Stich {number}: {name}</translation>
    </message>
</context>
<context>
    <name>ReplayWindow</name>
    <message>
        <source>All hands</source>
        <translation>Alle Blätter</translation>
    </message>
    <message>
        <source>Deal {deal}, step {step} of {steps}</source>
        <translation>Runde {deal}, Schritt {step} von {steps}</translation>
    </message>
    <message>
        <source>Deal {deal}, trick {trick}, step {step} of {steps}</source>
        <translation>Runde {deal}, Stich {trick}, Schritt {step} von {steps}</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>No deal</source>
        <translation>Keine Runde</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play on from here as {name}</source>
        <translation>Von hier an als {name} weiterspielen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Nachspiel</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Who looks</source>
        <translation>Wer schaut</translation>
    </message>
</context>
<context>
    <name>Replays</name>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Records of 304 (*.304)</source>
        <translation>Mitschriften von 304 (*.304)</translation>
    </message>
    <message>
        <source>Replay a record</source>
        <translation>Mitschrift nachspielen</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>&amp;Back into the deal</source>
        <translation>&amp;Zurück in die Runde</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mehr</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Nächste Runde</translation>
    </message>
    <message>
        <source>A new deal is demanded</source>
        <translation>Neu geben verlangt</translation>
    </message>
    <message>
        <source>All passed: the deal is thrown in</source>
        <translation>Alle haben gepasst: Die Runde wird verworfen</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>Every trick needed</source>
        <translation>Alle Stiche nötig</translation>
    </message>
    <message>
        <source>In the order played. Red edge: lay face down. Lock: the indicator. Gold: won the trick.</source>
        <translation>Wie gespielt. Roter Rand: lag verdeckt. Schloss: Anzeiger. Gold: gewann den Stich.</translation>
    </message>
    <message>
        <source>Makers</source>
        <translation>Trumpfbestimmende</translation>
    </message>
    <message>
        <source>No tokens move.</source>
        <translation>Es wandern keine Spielmarken.</translation>
    </message>
    <message>
        <source>Partner Close has failed</source>
        <translation>Partner Close nicht erfüllt</translation>
    </message>
    <message>
        <source>Partner Close is made</source>
        <translation>Partner Close erfüllt</translation>
    </message>
    <message>
        <source>Points of trick {n}</source>
        <translation>Punkte von Stich {n}</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Besprechen</translation>
    </message>
    <message>
        <source>Spoilt trumps: the deal is void</source>
        <translation>Verdorbener Trumpf: Die Runde ist ungültig</translation>
    </message>
    <message>
        <source>Takes your last decision back, and the result</source>
        <translation>Nimmt deine letzte Entscheidung und das Ergebnis zurück</translation>
    </message>
    <message>
        <source>The contract failed by {n}</source>
        <translation>Gebot nicht erfüllt: {n} zu wenig</translation>
    </message>
    <message>
        <source>The contract is made exactly</source>
        <translation>Gebot genau erfüllt</translation>
    </message>
    <message>
        <source>The contract is made with {n} to spare</source>
        <translation>Gebot erfüllt: {n} mehr als nötig</translation>
    </message>
    <message>
        <source>The match goes to {sides}</source>
        <translation>Die Partie geht an {sides}</translation>
    </message>
    <message>
        <source>The match is won: {sides}</source>
        <translation>Die Partie gewinnen: {sides}</translation>
    </message>
    <message>
        <source>You showed {cards}.</source>
        <translation>Du hast {cards} gezeigt.</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>indicator</source>
        <translation>Trumpfanzeiger</translation>
    </message>
    <message>
        <source>lay face down</source>
        <translation>lag verdeckt</translation>
    </message>
    <message>
        <source>was {n}</source>
        <translation>vorher {n}</translation>
    </message>
    <message>
        <source>won the trick</source>
        <translation>gewann den Stich</translation>
    </message>
    <message>
        <source>{makers} bid {contract} with {suit} and took {points} card points.</source>
        <translation>{makers}: {contract} mit {suit} geboten, {points} Kartenpunkte gewonnen.</translation>
    </message>
    <message>
        <source>{name} showed {cards}.</source>
        <translation>{name} hat {cards} gezeigt.</translation>
    </message>
    <message>
        <source>{n} needed</source>
        <translation>{n} nötig</translation>
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
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>&amp;Other matches…</source>
        <translation>&amp;Andere Partien…</translation>
    </message>
    <message>
        <source>A match is in progress</source>
        <translation>Eine Partie läuft noch</translation>
    </message>
    <message>
        <source>{profile} · {table} · deal {number}</source>
        <translation>{profile} · {table} · Runde {number}</translation>
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
        <translation>Das konnte nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>This match cannot be read any more.</source>
        <translation>Diese Partie kann nicht mehr gelesen werden.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>As many tokens as {level}.</source>
        <translation>So viele Spielmarken wie {level}.</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Bietrunde</translation>
    </message>
    <message>
        <source>Before the first lead</source>
        <translation>Vor dem ersten Ausspiel</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>Both are worth about the same.</source>
        <translation>Beides ist etwa gleich viel wert.</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>In 100 such deals it goes well {n} times less often than the best choice.</source>
        <translation>In 100 solchen Runden gelingt das {n}-mal weniger als die beste Wahl.</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Ungenau</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>No card was played in this deal.</source>
        <translation>In dieser Runde wurde keine Karte gespielt.</translation>
    </message>
    <message>
        <source>No choice</source>
        <translation>Keine Wahl</translation>
    </message>
    <message>
        <source>No single card decided: with open cards the deal never turned.</source>
        <translation>Keine einzelne Karte entschied: Mit offenen Karten wendete sich die Runde nie.</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>Nicht bewertet</translation>
    </message>
    <message>
        <source>On average it cost your side {tokens} tokens.</source>
        <translation>Im Mittel kostete das deine Seite {tokens} Spielmarken.</translation>
    </message>
    <message>
        <source>Over {n} deals you are {tokens} tokens a deal ahead of {level} (± {margin}).</source>
        <translation>Über {n} Runden liegst du {tokens} Spielmarken je Runde vor {level} (± {margin}).</translation>
    </message>
    <message>
        <source>Over {n} deals you are {tokens} tokens a deal behind {level} (± {margin}).</source>
        <translation>Über {n} Runden liegst du {tokens} Spielmarken je Runde hinter {level} (± {margin}).</translation>
    </message>
    <message>
        <source>Review of deal {n}</source>
        <translation>Besprechung von Runde {n}</translation>
    </message>
    <message>
        <source>The fast part of the game was not built: the deal is not solved with open cards.</source>
        <translation>Der schnelle Teil des Spiels wurde nicht übersetzt: Die Runde wird nicht mit offenen Karten gelöst.</translation>
    </message>
    <message>
        <source>The makers&apos; points with open cards, before each trick and at the end: {values}.</source>
        <translation>Punkte der Trumpfbestimmenden mit offenen Karten, vor jedem Stich und am Ende: {values}.</translation>
    </message>
    <message>
        <source>The turning point was in trick {n}, {name}: {card}. With open cards the makers could get only {before} points before it, too few for the contract; after it they could get {after}.</source>
        <translation>Der Wendepunkt war in Stich {n}, {name}: {card}. Mit offenen Karten konnten die Trumpfbestimmenden vorher nur {before} Punkte bekommen, zu wenig für das Gebot; danach konnten sie {after} bekommen.</translation>
    </message>
    <message>
        <source>The turning point was in trick {n}, {name}: {card}. With open cards the makers could get {before} points before it, enough for the contract; after it they could get only {after}.</source>
        <translation>Der Wendepunkt war in Stich {n}, {name}: {card}. Mit offenen Karten konnten die Trumpfbestimmenden vorher {before} Punkte bekommen, genug für das Gebot; danach konnten sie nur noch {after} bekommen.</translation>
    </message>
    <message>
        <source>There was nothing else to do.</source>
        <translation>Es gab nichts anderes zu tun.</translation>
    </message>
    <message>
        <source>Trick {n}</source>
        <translation>Stich {n}</translation>
    </message>
    <message>
        <source>Trick {n} of {all}</source>
        <translation>Stich {n} von {all}</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Trump: {suit}, open</source>
        <translation>Trumpf: {suit}, aufgedeckt</translation>
    </message>
    <message>
        <source>Trump: {suit}, still closed</source>
        <translation>Trumpf: {suit}, noch verdeckt</translation>
    </message>
    <message>
        <source>What changed most was in trick {n}, {name}: {card}. With open cards the makers got {before} points before it and {after} after it.</source>
        <translation>Am meisten änderte sich in Stich {n}, {name}: {card}. Mit offenen Karten bekamen die Trumpfbestimmenden vorher {before} Punkte, danach {after}.</translation>
    </message>
    <message>
        <source>What the difference is worth cannot be said here.</source>
        <translation>Was der Unterschied wert ist, lässt sich hier nicht sagen.</translation>
    </message>
    <message>
        <source>With Partner Close hands lie aside, which is not solved with open cards.</source>
        <translation>Bei Partner Close liegen Blätter beiseite; das wird nicht mit offenen Karten gelöst.</translation>
    </message>
    <message>
        <source>With open cards and the best play of all, the makers would get {best} points, just as they did.</source>
        <translation>Mit offenen Karten und bestem Spiel aller bekämen die Trumpfbestimmenden {best} Punkte, genau wie hier.</translation>
    </message>
    <message>
        <source>With open cards and the best play of all, the makers would get {best} points. In fact they got {taken}.</source>
        <translation>Mit offenen Karten und bestem Spiel aller bekämen die Trumpfbestimmenden {best} Punkte. Tatsächlich bekamen sie {taken}.</translation>
    </message>
    <message>
        <source>With open cards and the best play of all, your side would get {best} points, just as it did.</source>
        <translation>Mit offenen Karten und bestem Spiel aller bekäme deine Seite {best} Punkte, genau wie hier.</translation>
    </message>
    <message>
        <source>With open cards and the best play of all, your side would get {best} points. In fact it got {taken}.</source>
        <translation>Mit offenen Karten und bestem Spiel aller bekäme deine Seite {best} Punkte. Tatsächlich bekam sie {taken}.</translation>
    </message>
    <message>
        <source>not looked at yet</source>
        <translation>noch nicht geprüft</translation>
    </message>
    <message>
        <source>{contract} with {suit}</source>
        <translation>{contract} mit {suit}</translation>
    </message>
    <message>
        <source>{level} would have chosen: {move}.</source>
        <translation>{level} hätte gewählt: {move}.</translation>
    </message>
    <message>
        <source>{level} would have done the same.</source>
        <translation>{level} hätte dasselbe getan.</translation>
    </message>
    <message>
        <source>{name}: {contract}, failed</source>
        <translation>{name}: {contract}, nicht erfüllt</translation>
    </message>
    <message>
        <source>{name}: {contract}, made</source>
        <translation>{name}: {contract}, erfüllt</translation>
    </message>
    <message>
        <source>{n} needed</source>
        <translation>{n} nötig</translation>
    </message>
    <message>
        <source>{n} points</source>
        <translation>{n} Punkte</translation>
    </message>
    <message>
        <source>{tokens} less than {level}.</source>
        <translation>{tokens} weniger als {level}.</translation>
    </message>
    <message>
        <source>{tokens} more than {level}.</source>
        <translation>{tokens} mehr als {level}.</translation>
    </message>
    <message>
        <source>{tokens} tokens</source>
        <translation>{tokens} Spielmarken</translation>
    </message>
    <message>
        <source>{trick}. Winner: {name}, {points} points</source>
        <translation>{trick}. Gewinnt: {name}, {points} Punkte</translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Karten</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Open cards</source>
        <translation>&amp;Offene Karten</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>All is looked at.</source>
        <translation>Alles ist geprüft.</translation>
    </message>
    <message>
        <source>C&amp;hoices</source>
        <translation>&amp;Entscheidungen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Co&amp;mparison</source>
        <translation>&amp;Vergleich</translation>
    </message>
    <message>
        <source>Looked at &amp;by</source>
        <translation>Geprü&amp;ft von</translation>
    </message>
    <message>
        <source>Part of it could not be worked out; the log says more.</source>
        <translation>Ein Teil konnte nicht berechnet werden; das Protokoll sagt mehr.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>The open cards are looked at…</source>
        <translation>Die offenen Karten werden geprüft …</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} von {all}</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>After such a trick the maker, and nobody else, looks at the cards that lie face down. If there is no trump among them, they stay so until the deal is over.</source>
        <translation>Nach einem solchen Stich sieht sich die trumpfbestimmende Person, und niemand sonst, die verdeckten Karten an. Ist kein Trumpf darunter, bleiben sie verdeckt, bis die Runde vorbei ist.</translation>
    </message>
    <message>
        <source>Before the first lead he may turn the indicator up and take it into his hand. Then the trump is open for all, and every card is played face up.</source>
        <translation>Vor dem ersten Ausspiel darf sie den Trumpfanzeiger aufdecken und auf die Hand nehmen. Dann kennen alle den Trumpf, und jede Karte wird offen gespielt.</translation>
    </message>
    <message>
        <source>Both sides count the points of their tricks, those of the cards that lay face down too. To reach the contract is enough: more of it pays no more.</source>
        <translation>Jede Seite zählt die Punkte ihrer Stiche, auch die der Karten, die verdeckt lagen. Es genügt, das Gebot zu erreichen: Mehr Punkte bringen nicht mehr ein.</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Kartenpunkte</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>Follow the suit led if you can. If you cannot, play what you like; you need not ruff, that is play a trump. The highest trump takes the trick, or if there is none, the highest card of the suit led.</source>
        <translation>Bediene die ausgespielte Farbe, wenn du kannst. Wenn nicht, spiel, was du willst; stechen, also Trumpf spielen, musst du nicht. Der höchste Trumpf gewinnt den Stich, sonst die höchste Karte der ausgespielten Farbe.</translation>
    </message>
    <message>
        <source>Highest first</source>
        <translation>Höchste zuerst</translation>
    </message>
    <message>
        <source>If it fails</source>
        <translation>Nicht erfüllt</translation>
    </message>
    <message>
        <source>If made</source>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>If there is one, the trump opens: all see the indicator, it goes to the maker&apos;s hand, and the highest trump takes the trick.</source>
        <translation>Ist einer darunter, wird der Trumpf aufgedeckt: Alle sehen den Trumpfanzeiger, er kommt zurück auf die Hand, und der höchste Trumpf gewinnt den Stich.</translation>
    </message>
    <message>
        <source>In each deal one player becomes the maker: he bids how many card points his side will take, and chooses the trump. If his side takes as many, it wins tokens; if it does not, it pays.</source>
        <translation>In jeder Runde bestimmt eine Person den Trumpf: Sie bietet, wie viele Kartenpunkte ihre Seite macht, und wählt die Trumpffarbe. Macht ihre Seite so viele, gewinnt sie Spielmarken; wenn nicht, zahlt sie.</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>Not played in this match: {names}.</source>
        <translation>In dieser Partie nicht gespielt: {names}.</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>Die Bietrunde</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>The game runs anticlockwise: after you comes who sits at your right. Each player gets {first} cards, and bids on them alone; the other {second} come after the trump is chosen.</source>
        <translation>Gespielt wird gegen den Uhrzeigersinn: Nach dir kommt, wer rechts von dir sitzt. Alle bekommen erst {first} Karten und bieten nur mit diesen; die anderen {second} kommen, wenn der Trumpf gewählt ist.</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>The indicator is not in the maker&apos;s hand. If he cannot follow suit, he may play it face down, or any card of his hand.</source>
        <translation>Der Trumpfanzeiger gehört nicht zur Hand. Kann die trumpfbestimmende Person nicht bedienen, darf sie ihn verdeckt spielen oder irgendeine Karte ihrer Hand.</translation>
    </message>
    <message>
        <source>The indicator is not in the maker&apos;s hand. If he cannot follow suit, he ruffs with it, or plays a plain card; the trumps in his hand cannot ruff.</source>
        <translation>Der Trumpfanzeiger gehört nicht zur Hand. Kann die trumpfbestimmende Person nicht bedienen, sticht sie mit ihm oder wirft eine Karte ab, die kein Trumpf ist; mit den Trümpfen der Hand kann sie nicht stechen.</translation>
    </message>
    <message>
        <source>The jack is the highest card of a suit, then comes the nine. A suit has 76 card points, all four have 304: that is the game&apos;s name.</source>
        <translation>Der Bube ist die höchste Karte einer Farbe, dann kommt die Neun. Eine Farbe hat 76 Kartenpunkte, alle vier haben 304: daher der Name des Spiels.</translation>
    </message>
    <message>
        <source>The maker lays one of his first cards on the table face down. This is the indicator, and its suit is trump. He alone knows it: the trump is closed.</source>
        <translation>Die trumpfbestimmende Person legt eine ihrer ersten Karten verdeckt auf den Tisch. Das ist der Trumpfanzeiger; seine Farbe ist Trumpf. Nur sie kennt ihn: Der Trumpf ist verdeckt.</translation>
    </message>
    <message>
        <source>The maker shows one of his first cards, the indicator. Its suit is trump. He takes it back into his hand, and all the cards are played face up.</source>
        <translation>Die trumpfbestimmende Person zeigt eine ihrer ersten Karten, den Trumpfanzeiger. Seine Farbe ist Trumpf. Sie nimmt ihn zurück auf die Hand, und alle Karten werden offen gespielt.</translation>
    </message>
    <message>
        <source>The play</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>The rules of this match: {profile}</source>
        <translation>Die Regeln dieser Partie: {profile}</translation>
    </message>
    <message>
        <source>The trump</source>
        <translation>Der Trumpf</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Spielmarken</translation>
    </message>
    <message>
        <source>While the trump is closed</source>
        <translation>Solange der Trumpf verdeckt ist</translation>
    </message>
    <message>
        <source>While the trump is closed, who cannot follow suit plays face down, whatever the card is. It may be a trump without his knowing.</source>
        <translation>Solange der Trumpf verdeckt ist, spielt verdeckt, wer nicht bedienen kann, gleich welche Karte. Es kann ein Trumpf sein, ohne dass man es weiß.</translation>
    </message>
    <message>
        <source>Who has passed is out of the auction.</source>
        <translation>Wer gepasst hat, ist aus der Bietrunde ausgeschieden.</translation>
    </message>
    <message>
        <source>Who sits at the dealer&apos;s right leads to the first trick, then who took the last one. A lead lies face up.</source>
        <translation>Zum ersten Stich spielt aus, wer rechts vom Geber sitzt, danach, wer den letzten Stich gewonnen hat. Ausgespielt wird immer offen.</translation>
    </message>
    <message>
        <source>Who sits at the dealer&apos;s right speaks first. A bid is 160 at least and 300 at most, and more than the one before. When all the others have passed, the last bid is the contract. If nobody bids, the next player deals.</source>
        <translation>Wer rechts vom Geber sitzt, spricht zuerst. Ein Gebot ist mindestens 160, höchstens 300 und höher als das vorige. Haben alle anderen gepasst, gilt das letzte Gebot. Bietet niemand, gibt die nächste Person.</translation>
    </message>
    <message>
        <source>{table}. Each side begins with {tokens}.</source>
        <translation>{table}. Jede Seite beginnt mit {tokens}.</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules of 304</source>
        <translation>Regeln von 304</translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>Contract</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Trumpfbestimmend</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>&amp;Auction</source>
        <translation>&amp;Bietrunde</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <translation>&amp;Runden</translation>
    </message>
    <message>
        <source>No deal of this match is over yet.</source>
        <translation>In dieser Partie ist noch keine Runde zu Ende.</translation>
    </message>
    <message>
        <source>Nobody has called in this deal yet.</source>
        <translation>In dieser Runde hat noch niemand etwas gesagt.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Spielstand</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>{names} &amp; {last}</source>
        <translation>{names} &amp; {last}</translation>
    </message>
</context>
<context>
    <name>SeatsPage</name>
    <message>
        <source>All computer players</source>
        <translation>Alle Computerspieler</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name: {seat}</source>
        <translation>Name: {seat}</translation>
    </message>
    <message>
        <source>Only watch: a computer plays in my seat too</source>
        <translation>Nur zusehen: Auch auf meinem Platz spielt ein Computer</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Player: {seat}</source>
        <translation>Spieler: {seat}</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>{number}: at your left</source>
        <translation>{number}: links von dir</translation>
    </message>
    <message>
        <source>{number}: at your right</source>
        <translation>{number}: rechts von dir</translation>
    </message>
    <message>
        <source>{number}: opponent</source>
        <translation>{number}: Gegner</translation>
    </message>
    <message>
        <source>{number}: your partner</source>
        <translation>{number}: dein Partner</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>The computer player {name} could not decide. A simpler one decides in its place whenever that happens; the log says more.</source>
        <translation>Der Computerspieler {name} konnte sich nicht entscheiden. Wenn das geschieht, entscheidet ein einfacherer für ihn; das Protokoll sagt mehr.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source> seconds</source>
        <translation> Sekunden</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Language and text</source>
        <translation>Sp&amp;rache und Schrift</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Spi&amp;el</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>Alles &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Sound and notices</source>
        <translation>T&amp;on und Hinweise</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tisch</translation>
    </message>
    <message>
        <source>A card is played</source>
        <translation>Eine Karte wird gespielt</translation>
    </message>
    <message>
        <source>A complete trick stays</source>
        <translation>Ein voller Stich bleibt liegen</translation>
    </message>
    <message>
        <source>After as long as you take for a choice, so that nobody can tell that you had none.</source>
        <translation>Nach so langer Zeit, wie du für eine Wahl brauchst, damit niemand merkt, dass du keine hattest.</translation>
    </message>
    <message>
        <source>After each deal it plays your cards again, in the background. The statistics show how you do beside it.</source>
        <translation>Nach jeder Runde spielt er deine Karten noch einmal, im Hintergrund. Die Statistik zeigt, wie du neben ihm abschneidest.</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Wie in der Sprache üblich</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>As you lay them</source>
        <translation>Wie du sie legst</translation>
    </message>
    <message>
        <source>Ask before finishing a deal quickly</source>
        <translation>Vor dem schnellen Beenden fragen</translation>
    </message>
    <message>
        <source>At normal speed</source>
        <translation>Bei normalem Tempo</translation>
    </message>
    <message>
        <source>At your turn, before a computer plays the rest for you.</source>
        <translation>Wenn du am Zug bist, bevor ein Computer den Rest für dich spielt.</translation>
    </message>
    <message>
        <source>Backs of the cards</source>
        <translation>Rückseiten der Karten</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Gebote</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>By strength</source>
        <translation>Nach Stärke</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Nach Farbe</translation>
    </message>
    <message>
        <source>By suit, trumps first</source>
        <translation>Nach Farbe, Trumpf zuerst</translation>
    </message>
    <message>
        <source>Car&amp;ds</source>
        <translation>&amp;Karten</translation>
    </message>
    <message>
        <source>Cards fly</source>
        <translation>Karten fliegen</translation>
    </message>
    <message>
        <source>Choose a card before your turn</source>
        <translation>Karte wählen, bevor du dran bist</translation>
    </message>
    <message>
        <source>Compare me with</source>
        <translation>Mich vergleichen mit</translation>
    </message>
    <message>
        <source>Dark blue</source>
        <translation>Dunkelblau</translation>
    </message>
    <message>
        <source>Faces of the cards</source>
        <translation>Vorderseiten der Karten</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>Green, for a bright room</source>
        <translation>Grün, für helle Räume</translation>
    </message>
    <message>
        <source>How likely each suit is trump, as far as you can know, while it is hidden.</source>
        <translation>Wie wahrscheinlich jede Farbe Trumpf ist, soweit du es wissen kannst, solange er verdeckt ist.</translation>
    </message>
    <message>
        <source>In the taskbar, while you look at another window.</source>
        <translation>In der Taskleiste, während du ein anderes Fenster ansiehst.</translation>
    </message>
    <message>
        <source>It is marked and waits. When your turn comes it is played if it is legal and no other suit was led meanwhile; click it again or press Esc to take it back.</source>
        <translation>Sie wird markiert und wartet. Bist du dran, wird sie gespielt, wenn sie erlaubt ist und keine andere Farbe ausgespielt wurde; ein zweiter Klick oder Esc nimmt sie zurück.</translation>
    </message>
    <message>
        <source>Jack, queen and king</source>
        <translation>Bube, Dame und König</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Large rank and suit</source>
        <translation>Wert und Farbe sehr groß</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>No pauses</source>
        <translation>Ohne Pausen</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Order of your hand</source>
        <translation>Ordnung deiner Hand</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Play the only legal card for me</source>
        <translation>Die einzige Karte für mich spielen</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Show the likely trump</source>
        <translation>Wahrscheinlichen Trumpf zeigen</translation>
    </message>
    <message>
        <source>Show what has gone</source>
        <translation>Gefallene Karten zeigen</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Petrol</translation>
    </message>
    <message>
        <source>Tell me when it is my turn</source>
        <translation>Sag mir, wenn ich dran bin</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>The cards that have been played face up, struck out in a small grid.</source>
        <translation>Die offen gespielten Karten, in einer kleinen Tafel gestrichen.</translation>
    </message>
    <message>
        <source>The highest card</source>
        <translation>Die höchste Karte</translation>
    </message>
    <message>
        <source>Trumps come first once you know them. As you lay them: drag a card within your hand, or Shift with the arrow keys.</source>
        <translation>Trumpf liegt zuerst, sobald du ihn kennst. Wie du sie legst: Ziehe eine Karte innerhalb deiner Hand, oder Umschalt mit den Pfeiltasten.</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Zwei Farben</translation>
    </message>
    <message>
        <source>With pictures</source>
        <translation>Mit Bildern</translation>
    </message>
    <message>
        <source>as spoken: 60</source>
        <translation>wie gesprochen: 60</translation>
    </message>
    <message>
        <source>at the left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>at the right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>by one click</source>
        <translation>mit einem Klick</translation>
    </message>
    <message>
        <source>in full: 160</source>
        <translation>ganz: 160</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemandem</translation>
    </message>
    <message>
        <source>until a click or a key</source>
        <translation>bis zu einem Klick oder Tastendruck</translation>
    </message>
    <message>
        <source>when chosen twice</source>
        <translation>wenn sie zweimal gewählt wird</translation>
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
        <translation>Der Ton ist aus.</translation>
    </message>
    <message>
        <source>Sound is on.</source>
        <translation>Der Ton ist an.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>{key} is the key of “{action}” already. Choose another key.</source>
        <translation>{key} ist schon die Taste für „{action}“. Wähl eine andere Taste.</translation>
    </message>
    <message>
        <source>{key} may be a button&apos;s key: Alt is for these. Choose another key.</source>
        <translation>{key} kann die Taste eines Knopfes sein: Alt ist für diese da. Wähl eine andere Taste.</translation>
    </message>
    <message>
        <source>{key} walks over the table and its buttons. Choose another key.</source>
        <translation>{key} führt über den Tisch und seine Knöpfe. Wähl eine andere Taste.</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>In play</source>
        <translation>Läuft noch</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>Trick {n}</source>
        <translation>Stich {n}</translation>
    </message>
    <message>
        <source>Trick {n} · last</source>
        <translation>Stich {n} · letzter</translation>
    </message>
    <message>
        <source>{name} led</source>
        <translation>Ausspiel: {name}</translation>
    </message>
    <message>
        <source>{name} won it</source>
        <translation>Gewonnen: {name}</translation>
    </message>
    <message>
        <source>{n} + points</source>
        <translation>{n} + Punkte</translation>
    </message>
    <message>
        <source>{n} points</source>
        <translation>{n} Punkte</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Cards and tricks</source>
        <translation>Karten und Stiche</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Töne abspielen</translation>
    </message>
    <message>
        <source>Trump and result</source>
        <translation>Trumpf und Ergebnis</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
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
        <translation>Für den Ton installiere das Paket {package}.</translation>
    </message>
    <message>
        <source>For sound, the system needs {library}.</source>
        <translation>Für den Ton braucht das System {library}.</translation>
    </message>
    <message>
        <source>There is nothing to play sounds on here.</source>
        <translation>Hier gibt es nichts, womit Töne zu hören wären.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All tricks, another side</source>
        <translation>Alle Stiche, eine andere Seite</translation>
    </message>
    <message>
        <source>All tricks, your side</source>
        <translation>Alle Stiche, deine Seite</translation>
    </message>
    <message>
        <source>Before the first deal</source>
        <translation>Vor der ersten Runde</translation>
    </message>
    <message>
        <source>Caps declared and won by your side</source>
        <translation>Caps angesagt und gewonnen, deine Seite</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Contracts broken</source>
        <translation>Gebote vereitelt</translation>
    </message>
    <message>
        <source>Contracts made</source>
        <translation>Gebote erfüllt</translation>
    </message>
    <message>
        <source>Deal {number}, {day}</source>
        <translation>Runde {number}, {day}</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Nicht erfüllt</translation>
    </message>
    <message>
        <source>From {first} to {last}: {made} of your side&apos;s contracts made, {broken} of the others&apos; broken. The arrow keys go from point to point.</source>
        <translation>Vom {first} bis {last}: {made} der Gebote deiner Seite erfüllt, {broken} der anderen vereitelt. Die Pfeiltasten gehen von Punkt zu Punkt.</translation>
    </message>
    <message>
        <source>From {first} to {last}: {now} tokens now, {high} at the most, {low} at the least. The arrow keys go from point to point.</source>
        <translation>Vom {first} bis {last}: jetzt {now} Spielmarken, höchstens {high}, mindestens {low}. Die Pfeiltasten gehen von Punkt zu Punkt.</translation>
    </message>
    <message>
        <source>Highest contract your side made</source>
        <translation>Höchstes erfülltes Gebot deiner Seite</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>Matches left before their end</source>
        <translation>Vor dem Ende verlassene Partien</translation>
    </message>
    <message>
        <source>Matches lost</source>
        <translation>Partien verloren</translation>
    </message>
    <message>
        <source>Matches shared</source>
        <translation>Partien geteilt</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Partien gewonnen</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Gemischte Stufen</translation>
    </message>
    <message>
        <source>No contracts yet that count here.</source>
        <translation>Noch keine Gebote, die hier zählen.</translation>
    </message>
    <message>
        <source>No deals that count here have been played again by a computer player yet.</source>
        <translation>Noch hat kein Computerspieler Runden, die hier zählen, noch einmal gespielt.</translation>
    </message>
    <message>
        <source>No deals yet that count here.</source>
        <translation>Noch keine Runden, die hier zählen.</translation>
    </message>
    <message>
        <source>Opponents failed</source>
        <translation>Gegner gescheitert</translation>
    </message>
    <message>
        <source>Ours: over / short</source>
        <translation>Wir: über / unter</translation>
    </message>
    <message>
        <source>Partners made</source>
        <translation>Partner erfüllt</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>Redealt</source>
        <translation>Neu gegeben</translation>
    </message>
    <message>
        <source>Redealt at your demand</source>
        <translation>Auf deinen Wunsch neu gegeben</translation>
    </message>
    <message>
        <source>Spoilt trumps</source>
        <translation>Verdorbener Trumpf</translation>
    </message>
    <message>
        <source>Theirs: over / short</source>
        <translation>Sie: über / unter</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Thrown in, as nobody bid</source>
        <translation>Verworfen, da niemand bot</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Spielmarken</translation>
    </message>
    <message>
        <source>Tokens a deal more than {level}, same cards</source>
        <translation>Spielmarken je Runde mehr als {level}, gleiche Karten</translation>
    </message>
    <message>
        <source>Until {when} you got {mean} {margin} tokens a deal beside {level} with the same cards, over {n} deals. The arrow keys go from point to point.</source>
        <translation>Bis {when} hast du {mean} {margin} Spielmarken je Runde gegenüber {level} mit denselben Karten, über {n} Runden. Die Pfeiltasten gehen von Punkt zu Punkt.</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Wir</translation>
    </message>
    <message>
        <source>You beside computers</source>
        <translation>Du und Computer</translation>
    </message>
    <message>
        <source>You beside {level}</source>
        <translation>Du und {level}, je Runde</translation>
    </message>
    <message>
        <source>You made</source>
        <translation>Du erfüllt</translation>
    </message>
    <message>
        <source>broken {share}</source>
        <translation>vereitelt {share}</translation>
    </message>
    <message>
        <source>made {share}</source>
        <translation>erfüllt {share}</translation>
    </message>
    <message>
        <source>no deals compared yet</source>
        <translation>noch kein Vergleich</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>{average} a deal</source>
        <translation>{average} je Runde</translation>
    </message>
    <message>
        <source>{height}: your side made {ours}, the others {theirs}.</source>
        <translation>{height}: deine Seite erfüllte {ours}, die anderen {theirs}.</translation>
    </message>
    <message>
        <source>{margin} a deal, {n} deals</source>
        <translation>{margin} in {n} Runden</translation>
    </message>
    <message>
        <source>{mean} {margin} · {n} deals</source>
        <translation>{mean} {margin} · {n} Runden</translation>
    </message>
    <message>
        <source>{n} played out</source>
        <translation>{n} zu Ende gespielt</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} von {whole}</translation>
    </message>
    <message>
        <source>{when}: {made} made, {broken} of the opponents&apos; broken</source>
        <translation>{when}: {made} erfüllt, {broken} der Gegner vereitelt</translation>
    </message>
    <message>
        <source>{when}: {mean} {margin} a deal beside {level}, {n} deals</source>
        <translation>{when}: {mean} {margin} je Runde gegenüber {level}, {n} Runden</translation>
    </message>
    <message>
        <source>{when}: {tokens} tokens in all</source>
        <translation>{when}: {tokens} Spielmarken insgesamt</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>&amp;Begin anew</source>
        <translation>&amp;Neu beginnen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Contracts</source>
        <translation>Ge&amp;bote</translation>
    </message>
    <message>
        <source>&amp;Deals and matches</source>
        <translation>Runden und Par&amp;tien</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>Als CSV &amp;exportieren…</translation>
    </message>
    <message>
        <source>Begin co&amp;unting anew…</source>
        <translation>&amp;Neu zu zählen beginnen…</translation>
    </message>
    <message>
        <source>Begin counting anew?</source>
        <translation>Neu zu zählen beginnen?</translation>
    </message>
    <message>
        <source>By opponents</source>
        <translation>Nach Gegnern</translation>
    </message>
    <message>
        <source>By rules</source>
        <translation>Nach Regeln</translation>
    </message>
    <message>
        <source>By table</source>
        <translation>Nach Tisch</translation>
    </message>
    <message>
        <source>Chart of contracts by height</source>
        <translation>Diagramm der Gebote nach Höhe</translation>
    </message>
    <message>
        <source>Chart over time</source>
        <translation>Diagramm über die Zeit</translation>
    </message>
    <message>
        <source>Co&amp;mpared</source>
        <translation>&amp;Vergleich</translation>
    </message>
    <message>
        <source>Compared by</source>
        <translation>Verglichen nach</translation>
    </message>
    <message>
        <source>Contracts by height</source>
        <translation>Gebote nach Höhe</translation>
    </message>
    <message>
        <source>Contracts in %</source>
        <translation>Gebote in %</translation>
    </message>
    <message>
        <source>Counting begins anew. The copy is {path}.</source>
        <translation>Es wird neu gezählt. Die Kopie ist {path}.</translation>
    </message>
    <message>
        <source>Deals played until now no longer count. None is deleted: the history has them, and the period “All time” counts them. The database is copied first.</source>
        <translation>Bisher gespielte Runden zählen nicht mehr. Keine wird gelöscht: Der Verlauf hat sie, und der Zeitraum „Gesamte Zeit“ zählt sie. Vorher wird die Datenbank kopiert.</translation>
    </message>
    <message>
        <source>Deals saved as {path}: {n}.</source>
        <translation>Runden als {path} gespeichert: {n}.</translation>
    </message>
    <message>
        <source>Export the deals that count</source>
        <translation>Runden exportieren, die zählen</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Können</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>The database cannot be copied, so nothing was changed: {reason}.</source>
        <translation>Die Datenbank kann nicht kopiert werden; deshalb wurde nichts geändert: {reason}.</translation>
    </message>
    <message>
        <source>The statistics cannot be read: {reason}.</source>
        <translation>Die Statistik kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>This window keeps no matches, so there is nothing to count.</source>
        <translation>Dieses Fenster bewahrt keine Partien auf; deshalb gibt es nichts zu zählen.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Spielmarken</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>What a point stands for</source>
        <translation>Wofür ein Punkt steht</translation>
    </message>
    <message>
        <source>What the line shows</source>
        <translation>Was die Linie zeigt</translation>
    </message>
    <message>
        <source>by day</source>
        <translation>je Tag</translation>
    </message>
    <message>
        <source>by deal</source>
        <translation>je Runde</translation>
    </message>
    <message>
        <source>by month</source>
        <translation>je Monat</translation>
    </message>
    <message>
        <source>by week</source>
        <translation>je Woche</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation>{path} kann nicht geschrieben werden: {reason}.</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>Part of the saved match could not be read. It goes on from deal {number}, where it was still whole.</source>
        <translation>Ein Teil der gespeicherten Partie konnte nicht gelesen werden. Sie geht ab Runde {number} weiter, wo sie noch vollständig war.</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>A newer version of the game made {path}. It is left as it is; what you play now is not kept. Install the newer version to go on with your matches.</source>
        <translation>Eine neuere Version des Spiels hat {path} angelegt. Die Datei bleibt, wie sie ist; was du jetzt spielst, wird nicht aufbewahrt. Installiere die neuere Version, um deine Partien weiterzuspielen.</translation>
    </message>
    <message>
        <source>Another program holds the file with your matches in {folder}, so the match in progress cannot be saved just now. The game goes on, and it is saved as soon as that program lets go.</source>
        <translation>Ein anderes Programm hält die Datei mit deinen Partien in {folder} fest, deshalb kann die laufende Partie gerade nicht gespeichert werden. Das Spiel geht weiter, und sie wird gespeichert, sobald jenes Programm loslässt.</translation>
    </message>
    <message>
        <source>Another program holds the file with your matches, {path}. The game goes on, but what you play is kept only until the window is closed. End that program and start the game again.</source>
        <translation>Ein anderes Programm hält die Datei mit deinen Partien fest, {path}. Das Spiel geht weiter, aber was du spielst, bleibt nur, bis das Fenster geschlossen wird. Beende jenes Programm und starte das Spiel neu.</translation>
    </message>
    <message>
        <source>Matches that could still be read were taken over: {count}.</source>
        <translation>Partien, die noch gelesen werden konnten, wurden übernommen: {count}.</translation>
    </message>
    <message>
        <source>Nobody was shown the cards of this deal. They can be looked at when the match is over.</source>
        <translation>Die Karten dieser Runde hat niemand gesehen. Ansehen kann man sie, wenn die Partie zu Ende ist.</translation>
    </message>
    <message>
        <source>Nothing can be written to {path} ({reason}). The game goes on, but what you play is kept only until the window is closed.</source>
        <translation>Nach {path} kann nichts geschrieben werden ({reason}). Das Spiel geht weiter, aber was du spielst, bleibt nur, bis das Fenster geschlossen wird.</translation>
    </message>
    <message>
        <source>The cards of deals that were thrown in or dealt anew are left out until the match is over, but for those you saw.</source>
        <translation>Die Karten verworfener und neu gegebener Runden fehlen, bis die Partie zu Ende ist; nur die du gesehen hast, sind dabei.</translation>
    </message>
    <message>
        <source>The file with your matches was damaged and is kept as {aside}. The copy {backup} took its place.</source>
        <translation>Die Datei mit deinen Partien war beschädigt und ist als {aside} aufbewahrt. Die Kopie {backup} ist an ihre Stelle getreten.</translation>
    </message>
    <message>
        <source>The file with your matches was damaged and is kept as {aside}. There was no copy of it, so a new one begins.</source>
        <translation>Die Datei mit deinen Partien war beschädigt und ist als {aside} aufbewahrt. Es gab keine Kopie, deshalb beginnt eine neue.</translation>
    </message>
    <message>
        <source>The file with your matches was deleted or replaced while the game was running. All matches are kept again in {path}.</source>
        <translation>Die Datei mit deinen Partien wurde gelöscht oder ersetzt, während das Spiel lief. Alle Partien sind wieder in {path} gespeichert.</translation>
    </message>
    <message>
        <source>The file with your matches was deleted or replaced while the game was running. The match on the table is kept anew in {path}; what the file had cannot be read any more.</source>
        <translation>Die Datei mit deinen Partien wurde gelöscht oder ersetzt, während das Spiel lief. Die Partie auf dem Tisch wird neu in {path} gespeichert; was in der Datei stand, ist nicht mehr lesbar.</translation>
    </message>
    <message>
        <source>The match in progress cannot be saved in {folder}: there may be no room. The game goes on, but only until the window is closed, unless saving works again.</source>
        <translation>Die laufende Partie kann nicht in {folder} gespeichert werden; vielleicht fehlt Platz. Das Spiel geht weiter, aber nur bis das Fenster geschlossen wird, wenn das Speichern nicht wieder gelingt.</translation>
    </message>
    <message>
        <source>{names} · tokens {tokens}</source>
        <translation>{names} · Spielmarken {tokens}</translation>
    </message>
    <message>
        <source>{profile} · {table} · deal {number} · {time}</source>
        <translation>{profile} · {table} · Runde {number} · {time}</translation>
    </message>
</context>
<context>
    <name>Suit</name>
    <message>
        <source>Clubs are trump</source>
        <translation>Kreuz ist Trumpf</translation>
    </message>
    <message>
        <source>Clubs were led: follow suit</source>
        <translation>Kreuz wurde ausgespielt: Farbe bedienen</translation>
    </message>
    <message>
        <source>Clubs will be trump</source>
        <translation>Kreuz wird Trumpf</translation>
    </message>
    <message>
        <source>Diamonds are trump</source>
        <translation>Karo ist Trumpf</translation>
    </message>
    <message>
        <source>Diamonds were led: follow suit</source>
        <translation>Karo wurde ausgespielt: Farbe bedienen</translation>
    </message>
    <message>
        <source>Diamonds will be trump</source>
        <translation>Karo wird Trumpf</translation>
    </message>
    <message>
        <source>Hearts are trump</source>
        <translation>Herz ist Trumpf</translation>
    </message>
    <message>
        <source>Hearts were led: follow suit</source>
        <translation>Herz wurde ausgespielt: Farbe bedienen</translation>
    </message>
    <message>
        <source>Hearts will be trump</source>
        <translation>Herz wird Trumpf</translation>
    </message>
    <message>
        <source>Spades are trump</source>
        <translation>Pik ist Trumpf</translation>
    </message>
    <message>
        <source>Spades were led: follow suit</source>
        <translation>Pik wurde ausgespielt: Farbe bedienen</translation>
    </message>
    <message>
        <source>Spades will be trump</source>
        <translation>Pik wird Trumpf</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Eight players, four pairs</source>
        <translation>Acht Spieler, vier Partnerschaften</translation>
    </message>
    <message>
        <source>Eight players, two teams</source>
        <translation>Acht Spieler, zwei Teams</translation>
    </message>
    <message>
        <source>Every other player is on your team; 32 cards, four each.</source>
        <translation>Jeder Zweite gehört zu deinem Team; 32 Karten, jeder vier.</translation>
    </message>
    <message>
        <source>Every other player is on your team; 36 cards with the sixes, six each.</source>
        <translation>Jeder Zweite gehört zu deinem Team; 36 Karten mit den Sechsen, jeder sechs.</translation>
    </message>
    <message>
        <source>Four players, two pairs</source>
        <translation>Vier Spieler, zwei Partnerschaften</translation>
    </message>
    <message>
        <source>Partners sit opposite; 24 cards from the nine up, four each.</source>
        <translation>Partner sitzen gegenüber; 24 Karten ab der Neun, jeder vier.</translation>
    </message>
    <message>
        <source>Partners sit opposite; 32 cards, eight each.</source>
        <translation>Partner sitzen gegenüber; 32 Karten, jeder acht.</translation>
    </message>
    <message>
        <source>Partners sit opposite; 32 cards, four each.</source>
        <translation>Partner sitzen gegenüber; 32 Karten, jeder vier.</translation>
    </message>
    <message>
        <source>Six players, three pairs</source>
        <translation>Sechs Spieler, drei Partnerschaften</translation>
    </message>
    <message>
        <source>Six players, two teams</source>
        <translation>Sechs Spieler, zwei Teams</translation>
    </message>
</context>
<context>
    <name>TableArea</name>
    <message>
        <source>Last trick: {cards}</source>
        <translation>Letzter Stich: {cards}</translation>
    </message>
</context>
<context>
    <name>TableDisplay</name>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>its face-up cards</source>
        <translation>die offenen Karten</translation>
    </message>
    <message>
        <source>{profile} · what if</source>
        <translation>{profile} · was wäre wenn</translation>
    </message>
</context>
<context>
    <name>TableScene</name>
    <message>
        <source>Cards laid aside</source>
        <translation>Blatt weggelegt</translation>
    </message>
    <message>
        <source>Face-down card played by {name}</source>
        <translation>{name}, verdeckt gespielte Karte</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Höchste</translation>
    </message>
    <message>
        <source>Indicator</source>
        <translation>Anzeiger</translation>
    </message>
    <message>
        <source>Indicator of {name}, face down</source>
        <translation>{name}, verdeckter Trumpfanzeiger</translation>
    </message>
    <message>
        <source>Led</source>
        <translation>Ausgespielt</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Bestimmt Trumpf</translation>
    </message>
    <message>
        <source>Maker · with you</source>
        <translation>Trumpf · mit dir</translation>
    </message>
    <message>
        <source>Maker · with {name}</source>
        <translation>Trumpf · mit {name}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Als Nächste</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Ruff</source>
        <translation>Gestochen</translation>
    </message>
    <message>
        <source>Takes the trick</source>
        <translation>Stich gewonnen</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Überlegt…</translation>
    </message>
    <message>
        <source>To act</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>With you</source>
        <translation>Mit dir</translation>
    </message>
    <message>
        <source>With {name}</source>
        <translation>Mit {name}</translation>
    </message>
    <message>
        <source>Your indicator</source>
        <translation>Dein Anzeiger</translation>
    </message>
    <message>
        <source>Your partner</source>
        <translation>Dein Partner</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>maker of {contract}</source>
        <translation>trumpfbestimmend mit {contract}</translation>
    </message>
    <message>
        <source>said {call}</source>
        <translation>Ansage: {call}</translation>
    </message>
    <message>
        <source>{card}, face down, played by {name}</source>
        <translation>{name}, verdeckt gespielte Karte: {card}</translation>
    </message>
    <message>
        <source>{card}, played by {name}</source>
        <translation>{name}, gespielte Karte: {card}</translation>
    </message>
    <message>
        <source>{card}, the indicator of {name}</source>
        <translation>{name}, Trumpfanzeiger: {card}</translation>
    </message>
    <message>
        <source>{card}, the indicator of {name}, face down</source>
        <translation>{card}, verdeckter Trumpfanzeiger von {name}</translation>
    </message>
    <message>
        <source>{n} cards</source>
        <translation>Karten: {n}</translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message>
        <source>All cards are shown. The indicator: {card}</source>
        <translation>Alle Karten werden gezeigt. Der Trumpfanzeiger: {card}</translation>
    </message>
    <message>
        <source>Auction on the full hand</source>
        <translation>Bietrunde mit allen Karten</translation>
    </message>
    <message>
        <source>Deal {number}: you deal</source>
        <translation>Runde {number}: du gibst</translation>
    </message>
    <message>
        <source>Deal {number}: {name} deals</source>
        <translation>Runde {number}: {name} gibt</translation>
    </message>
    <message>
        <source>Dealt to {name}: {cards}</source>
        <translation>Karten für {name}: {cards}</translation>
    </message>
    <message>
        <source>Face down lay: {cards}</source>
        <translation>Verdeckt: {cards}</translation>
    </message>
    <message>
        <source>Hand laid aside: {names}</source>
        <translation>Blatt weggelegt: {names}</translation>
    </message>
    <message>
        <source>No trump lay face down</source>
        <translation>Kein Trumpf lag verdeckt</translation>
    </message>
    <message>
        <source>No trump lay face down. You see: {cards}</source>
        <translation>Kein Trumpf lag verdeckt. Du siehst: {cards}</translation>
    </message>
    <message>
        <source>No trump lay face down. {name} sees: {cards}</source>
        <translation>Kein Trumpf lag verdeckt. {name} sieht: {cards}</translation>
    </message>
    <message>
        <source>Result: {outcome}</source>
        <translation>Ergebnis: {outcome}</translation>
    </message>
    <message>
        <source>The match is won: {sides}</source>
        <translation>Die Partie gewinnen: {sides}</translation>
    </message>
    <message>
        <source>Turned up: {cards}</source>
        <translation>Aufgedeckt: {cards}</translation>
    </message>
    <message>
        <source>You are the maker: {contract}</source>
        <translation>Du bestimmst den Trumpf: {contract}</translation>
    </message>
    <message>
        <source>You ask your partner to bid</source>
        <translation>Du bittest deinen Partner um ein Gebot</translation>
    </message>
    <message>
        <source>You bid Partner Close</source>
        <translation>Du bietest Partner Close</translation>
    </message>
    <message>
        <source>You bid {amount}</source>
        <translation>Du bietest {amount}</translation>
    </message>
    <message>
        <source>You call spoilt trumps, rightly</source>
        <translation>Du rufst verdorbenen Trumpf aus, zu Recht</translation>
    </message>
    <message>
        <source>You call spoilt trumps, wrongly</source>
        <translation>Du rufst verdorbenen Trumpf aus, zu Unrecht</translation>
    </message>
    <message>
        <source>You declare Caps</source>
        <translation>Du sagst Caps an</translation>
    </message>
    <message>
        <source>You demand a new deal and show: {cards}</source>
        <translation>Du verlangst, dass neu gegeben wird, und zeigst: {cards}</translation>
    </message>
    <message>
        <source>You lay the indicator face down</source>
        <translation>Du legst den Trumpfanzeiger verdeckt hin</translation>
    </message>
    <message>
        <source>You lay {card} face down as the indicator</source>
        <translation>Du legst {card} verdeckt als Trumpfanzeiger hin</translation>
    </message>
    <message>
        <source>You lead first</source>
        <translation>Du spielst zuerst aus</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>Du passt</translation>
    </message>
    <message>
        <source>You play a card face down</source>
        <translation>Du spielst eine Karte verdeckt</translation>
    </message>
    <message>
        <source>You play {card}</source>
        <translation>Du spielst {card}</translation>
    </message>
    <message>
        <source>You play {card} face down</source>
        <translation>Du spielst {card} verdeckt</translation>
    </message>
    <message>
        <source>You take the indicator back</source>
        <translation>Du nimmst den Trumpfanzeiger zurück</translation>
    </message>
    <message>
        <source>You win trick {number}</source>
        <translation>Du gewinnst Stich {number}</translation>
    </message>
    <message>
        <source>Your cards: {cards}</source>
        <translation>Deine Karten: {cards}</translation>
    </message>
    <message>
        <source>Your next cards: {cards}</source>
        <translation>Deine weiteren Karten: {cards}</translation>
    </message>
    <message>
        <source>the bank</source>
        <translation>die Bank</translation>
    </message>
    <message>
        <source>{card} (yours)</source>
        <translation>{card} (von dir)</translation>
    </message>
    <message>
        <source>{card} ({name})</source>
        <translation>{card} ({name})</translation>
    </message>
    <message>
        <source>{name} asks the partner to bid</source>
        <translation>{name} bittet den Partner um ein Gebot</translation>
    </message>
    <message>
        <source>{name} bids Partner Close</source>
        <translation>{name} bietet Partner Close</translation>
    </message>
    <message>
        <source>{name} bids {amount}</source>
        <translation>{name} bietet {amount}</translation>
    </message>
    <message>
        <source>{name} calls spoilt trumps, rightly</source>
        <translation>{name} ruft verdorbenen Trumpf aus, zu Recht</translation>
    </message>
    <message>
        <source>{name} calls spoilt trumps, wrongly</source>
        <translation>{name} ruft verdorbenen Trumpf aus, zu Unrecht</translation>
    </message>
    <message>
        <source>{name} declares Caps</source>
        <translation>{name} sagt Caps an</translation>
    </message>
    <message>
        <source>{name} demands a new deal and shows: {cards}</source>
        <translation>{name} verlangt, dass neu gegeben wird, und zeigt: {cards}</translation>
    </message>
    <message>
        <source>{name} is the maker: {contract}</source>
        <translation>{name} bestimmt den Trumpf: {contract}</translation>
    </message>
    <message>
        <source>{name} lays the indicator face down</source>
        <translation>{name} legt den Trumpfanzeiger verdeckt hin</translation>
    </message>
    <message>
        <source>{name} lays {card} face down as the indicator</source>
        <translation>{name} legt {card} verdeckt als Trumpfanzeiger hin</translation>
    </message>
    <message>
        <source>{name} leads first</source>
        <translation>{name} spielt zuerst aus</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} passt</translation>
    </message>
    <message>
        <source>{name} plays a card face down</source>
        <translation>{name} spielt eine Karte verdeckt</translation>
    </message>
    <message>
        <source>{name} plays {card}</source>
        <translation>{name} spielt {card}</translation>
    </message>
    <message>
        <source>{name} plays {card} face down</source>
        <translation>{name} spielt {card} verdeckt</translation>
    </message>
    <message>
        <source>{name} takes the indicator back</source>
        <translation>{name} nimmt den Trumpfanzeiger zurück</translation>
    </message>
    <message>
        <source>{name} wins trick {number}</source>
        <translation>{name} gewinnt Stich {number}</translation>
    </message>
    <message>
        <source>{tokens} from {payer} to {receiver}</source>
        <translation>{tokens}; zahlt: {payer}; bekommt: {receiver}</translation>
    </message>
    <message>
        <source>{trump}. The indicator: {card}</source>
        <translation>{trump}. Der Trumpfanzeiger: {card}</translation>
    </message>
</context>
<context>
    <name>TextDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
</context>
<context>
    <name>TokenTray</name>
    <message>
        <source>Tokens and tricks</source>
        <translation>Spielmarken und Stiche</translation>
    </message>
</context>
<context>
    <name>Tokens</name>
    <message>
        <source>1 token</source>
        <translation>1 Spielmarke</translation>
    </message>
    <message>
        <source>{n} tokens</source>
        <translation>{n} Spielmarken</translation>
    </message>
</context>
<context>
    <name>Tricks</name>
    <message>
        <source>1 trick</source>
        <translation>1 Stich</translation>
    </message>
    <message>
        <source>No tricks</source>
        <translation>Kein Stich</translation>
    </message>
    <message>
        <source>{n} tricks</source>
        <translation>{n} Stiche</translation>
    </message>
</context>
<context>
    <name>UnfinishedDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Aufgeben</translation>
    </message>
    <message>
        <source>A match that is left is offered no more; its deals stay in the statistics. A match that is deleted is gone.</source>
        <translation>Eine aufgegebene Partie wird nicht mehr angeboten; ihre Runden bleiben in der Statistik. Eine gelöschte Partie ist weg.</translation>
    </message>
    <message>
        <source>Delete this match with all its deals?</source>
        <translation>Diese Partie mit allen Runden löschen?</translation>
    </message>
    <message>
        <source>It cannot be brought back, and counts no more.</source>
        <translation>Sie kann nicht zurückgeholt werden und zählt nicht mehr.</translation>
    </message>
    <message>
        <source>On the table: {match}</source>
        <translation>Auf dem Tisch: {match}</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Unbeendete Partien</translation>
    </message>
</context>
<context>
    <name>WatchMenu</name>
    <message>
        <source>All hands</source>
        <translation>Alle Blätter</translation>
    </message>
    <message>
        <source>All hands are shown.</source>
        <translation>Alle Blätter sind zu sehen.</translation>
    </message>
    <message>
        <source>Who is watched</source>
        <translation>Wem zugeschaut wird</translation>
    </message>
    <message>
        <source>You see what {name} sees.</source>
        <translation>Du siehst, was {name} sieht.</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>a bid of {bid} would be made only once in 100 times: too seldom to pay</source>
        <translation>ein Gebot von {bid} würde nur einmal von 100 Malen erfüllt: zu selten, um sich zu lohnen</translation>
    </message>
    <message>
        <source>a bid of {bid} would be made only {percent} times in 100: too seldom to pay</source>
        <translation>ein Gebot von {bid} würde nur {percent}-mal von 100 erfüllt: zu selten, um sich zu lohnen</translation>
    </message>
    <message>
        <source>an opponent can ruff it {percent} times in 100</source>
        <translation>die Gegenseite kann {percent}-mal von 100 mit Trumpf stechen</translation>
    </message>
    <message>
        <source>as long as the trump is hidden they have to guess</source>
        <translation>solange der Trumpf verdeckt ist, muss die Gegenseite raten</translation>
    </message>
    <message>
        <source>face down it is trump {percent} times in 100</source>
        <translation>verdeckt ist es {percent}-mal von 100 Trumpf</translation>
    </message>
    <message>
        <source>it brings about one point more than the next best</source>
        <translation>das bringt etwa einen Punkt mehr als das Nächstbeste</translation>
    </message>
    <message>
        <source>it brings about {points} points more than the next best</source>
        <translation>das bringt etwa {points} Punkte mehr als das Nächstbeste</translation>
    </message>
    <message>
        <source>it costs less than letting them have it</source>
        <translation>das kostet weniger, als der Gegenseite den Trumpf zu überlassen</translation>
    </message>
    <message>
        <source>it draws the opponents&apos; trumps</source>
        <translation>das zieht der Gegenseite die Trümpfe</translation>
    </message>
    <message>
        <source>it gives away a card that would win later</source>
        <translation>damit ginge eine Karte verloren, die später gewinnt</translation>
    </message>
    <message>
        <source>it goes well more often than the others</source>
        <translation>das geht öfter gut aus als alles andere</translation>
    </message>
    <message>
        <source>it is the only card that may be played</source>
        <translation>es ist die einzige Karte, die erlaubt ist</translation>
    </message>
    <message>
        <source>it returns your partner&apos;s suit</source>
        <translation>das bringt die Farbe deines Partners zurück</translation>
    </message>
    <message>
        <source>it ruffs a trick with {points} points</source>
        <translation>das sticht einen Stich mit {points} Punkten</translation>
    </message>
    <message>
        <source>it saves a card for a later trick: {card}</source>
        <translation>das spart eine Karte für einen späteren Stich: {card}</translation>
    </message>
    <message>
        <source>it wins the trick, with {points} points in it</source>
        <translation>das gewinnt den Stich mit {points} Punkten</translation>
    </message>
    <message>
        <source>many played deals speak for it, and these few not clearly against it</source>
        <translation>viele gespielte Runden sprechen dafür, und diese wenigen nicht klar dagegen</translation>
    </message>
    <message>
        <source>nothing else is clearly better</source>
        <translation>nichts anderes ist deutlich besser</translation>
    </message>
    <message>
        <source>nothing that is still out beats it in its suit</source>
        <translation>keine Karte, die noch im Spiel ist, schlägt sie in ihrer Farbe</translation>
    </message>
    <message>
        <source>on average it brings more</source>
        <translation>im Schnitt bringt das mehr</translation>
    </message>
    <message>
        <source>the bid is made {percent} times in 100</source>
        <translation>das Gebot wird {percent}-mal von 100 erfüllt</translation>
    </message>
    <message>
        <source>the bid would be made only once in 100 times</source>
        <translation>das Gebot würde nur einmal von 100 Malen erfüllt</translation>
    </message>
    <message>
        <source>the bid would be made only {percent} times in 100</source>
        <translation>das Gebot würde nur {percent}-mal von 100 erfüllt</translation>
    </message>
    <message>
        <source>the suit that promises most as trump is {suit}</source>
        <translation>am meisten verspricht als Trumpf: {suit}</translation>
    </message>
    <message>
        <source>the trick is lost: give as little as you can</source>
        <translation>der Stich ist verloren: Gib so wenig wie möglich</translation>
    </message>
    <message>
        <source>the trump is {suit} {percent} times in 100</source>
        <translation>Trumpf ist {percent}-mal von 100 {suit}</translation>
    </message>
    <message>
        <source>weak cards: a new deal can only be better</source>
        <translation>schwache Karten: neu geben kann nur besser sein</translation>
    </message>
    <message>
        <source>with the trump open you make it more often</source>
        <translation>mit offenem Trumpf gelingt es öfter</translation>
    </message>
    <message>
        <source>with this trick the contract is decided</source>
        <translation>mit diesem Stich ist das Gebot entschieden</translation>
    </message>
    <message>
        <source>you have help for a suit of your partner&apos;s</source>
        <translation>du hast Hilfe für eine Farbe deines Partners</translation>
    </message>
    <message>
        <source>your opponents can have no trump</source>
        <translation>die Gegenseite kann keinen Trumpf haben</translation>
    </message>
    <message>
        <source>your partner&apos;s bid is good enough</source>
        <translation>das Gebot deines Partners genügt</translation>
    </message>
    <message>
        <source>your side wins every trick once in 100 times</source>
        <translation>deine Seite gewinnt einmal von 100 Malen alle Stiche</translation>
    </message>
    <message>
        <source>your side wins every trick {percent} times in 100</source>
        <translation>deine Seite gewinnt {percent}-mal von 100 alle Stiche</translation>
    </message>
    <message>
        <source>your side wins the trick {percent} times in 100</source>
        <translation>deine Seite gewinnt den Stich {percent}-mal von 100</translation>
    </message>
    <message>
        <source>{seat} is likely to win it ({percent} %)</source>
        <translation>{seat} gewinnt ihn wahrscheinlich ({percent} %)</translation>
    </message>
    <message>
        <source>{seat} wins the trick for your side: give points</source>
        <translation>{seat} gewinnt den Stich für deine Seite: Gib Punkte</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>&amp;Open the folder</source>
        <translation>&amp;Abrir a pasta</translation>
    </message>
    <message>
        <source>304, version {version}</source>
        <translation>304, versão {version}</translation>
    </message>
    <message>
        <source>About 304</source>
        <translation>Sobre o 304</translation>
    </message>
    <message>
        <source>Built with Qt {qt}, PySide {pyside} and Python {python}.</source>
        <translation>Feito com Qt {qt}, PySide {pyside} e Python {python}.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence: use it, pass it on, change it.</source>
        <translation>Software livre sob a licença MIT: use, compartilhe, modifique.</translation>
    </message>
    <message>
        <source>The folder cannot be opened from here.</source>
        <translation>Não é possível abrir a pasta a partir daqui.</translation>
    </message>
    <message>
        <source>The partnership trick-taking game of Sri Lanka and South India, to be played against computer players.</source>
        <translation>O jogo de vazas em parceria do Sri Lanka e do sul da Índia, para jogar com jogadores do computador.</translation>
    </message>
    <message>
        <source>This window keeps no matches.</source>
        <translation>Esta janela não guarda partidas.</translation>
    </message>
    <message>
        <source>Your matches and settings are in this folder:</source>
        <translation>Suas partidas e configurações estão nesta pasta:</translation>
    </message>
</context>
<context>
    <name>AllLevels</name>
    <message>
        <source>Each as chosen below.</source>
        <translation>Cada um como escolhido abaixo.</translation>
    </message>
    <message>
        <source>Level of all computer players</source>
        <translation>Nível de todos os jogadores do computador</translation>
    </message>
    <message>
        <source>as chosen below</source>
        <translation>como escolhido abaixo</translation>
    </message>
</context>
<context>
    <name>AlternativesModel</name>
    <message>
        <source>By</source>
        <translation>Quem</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Opção</translation>
    </message>
    <message>
        <source>Goes well</source>
        <translation>Dá certo</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Cartas abertas</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
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
        <translation>Leilão</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Anúncio</translation>
    </message>
    <message>
        <source>First packet</source>
        <translation>Primeiro pacote</translation>
    </message>
    <message>
        <source>Full hand</source>
        <translation>Mão completa</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
</context>
<context>
    <name>Badge</name>
    <message>
        <source>+: and face-down cards</source>
        <translation>+: e cartas viradas para baixo</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Leilão</translation>
    </message>
    <message>
        <source>Bid {contract}, {name}</source>
        <translation>Lance {contract}, {name}</translation>
    </message>
    <message>
        <source>Choosing trump</source>
        <translation>Escolhendo trunfo</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Fechado</translation>
    </message>
    <message>
        <source>Contract {contract}, maker {name}</source>
        <translation>Lance final {contract}, de {name}</translation>
    </message>
    <message>
        <source>Contract, trump and points</source>
        <translation>Lance, trunfo e pontos</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Defensores</translation>
    </message>
    <message>
        <source>Makers</source>
        <translation>Declarantes</translation>
    </message>
    <message>
        <source>Makers **{points}**</source>
        <translation>Declarantes **{points}**</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>Ainda sem lances</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Outros</translation>
    </message>
    <message>
        <source>Others **{points}**</source>
        <translation>Outros **{points}**</translation>
    </message>
    <message>
        <source>Others **{points}** of {need}</source>
        <translation>Outros **{points}** de {need}</translation>
    </message>
    <message>
        <source>Standing bid</source>
        <translation>Lance mais alto</translation>
    </message>
    <message>
        <source>They **{points}**</source>
        <translation>Eles **{points}**</translation>
    </message>
    <message>
        <source>They **{points}** of {need}</source>
        <translation>Eles **{points}** de {need}</translation>
    </message>
    <message>
        <source>They **{points}**: failed</source>
        <translation>Eles **{points}**: falhou</translation>
    </message>
    <message>
        <source>They **{points}**: made</source>
        <translation>Eles **{points}**: cumprido</translation>
    </message>
    <message>
        <source>Trump closed</source>
        <translation>Trunfo fechado</translation>
    </message>
    <message>
        <source>Trump: {suit}</source>
        <translation>Trunfo: {suit}</translation>
    </message>
    <message>
        <source>We **{points}**</source>
        <translation>Nós **{points}**</translation>
    </message>
    <message>
        <source>We **{points}** of {need}</source>
        <translation>Nós **{points}** de {need}</translation>
    </message>
    <message>
        <source>We **{points}**: failed</source>
        <translation>Nós **{points}**: falhou</translation>
    </message>
    <message>
        <source>We **{points}**: made</source>
        <translation>Nós **{points}**: cumprido</translation>
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
        <translation>{side} **{points}**: falhou</translation>
    </message>
    <message>
        <source>{side} **{points}**: made</source>
        <translation>{side} **{points}**: cumprido</translation>
    </message>
</context>
<context>
    <name>BidPanel</name>
    <message>
        <source>&amp;Ask {name}</source>
        <translation>Pe&amp;dir lance a {name}</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passar</translation>
    </message>
    <message>
        <source>&amp;Redeal</source>
        <translation>&amp;Redistribuir</translation>
    </message>
    <message>
        <source>Bid less</source>
        <translation>Lance menor</translation>
    </message>
    <message>
        <source>Bid more</source>
        <translation>Lance maior</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>Lance {amount}</translation>
    </message>
    <message>
        <source>Bid {low} or more, pass, or ask your partner to bid.</source>
        <translation>Dê um lance a partir de {low}, passe ou peça lance ao parceiro.</translation>
    </message>
    <message>
        <source>If made: {made}. If it fails: {failed}.</source>
        <translation>Se for bem-sucedido: {made}. Se for malsucedido: {failed}.</translation>
    </message>
    <message>
        <source>Nobody has bid yet.</source>
        <translation>Ninguém deu lance ainda.</translation>
    </message>
    <message>
        <source>Only {points} card points: you may ask for a new deal.</source>
        <translation>Só {points} pontos nas cartas: você pode exigir a redistribuição.</translation>
    </message>
    <message>
        <source>The contract is {amount}.</source>
        <translation>O lance final do primeiro leilão é {amount}.</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>Você só pode passar.</translation>
    </message>
    <message>
        <source>You may bid Partner Close.</source>
        <translation>Você pode dar o lance Partner Close.</translation>
    </message>
    <message>
        <source>You may bid {low} or more.</source>
        <translation>Você pode dar {low} ou mais.</translation>
    </message>
    <message>
        <source>You open the auction</source>
        <translation>Você abre o leilão</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Seu lance</translation>
    </message>
    <message>
        <source>Your bid on the full hand</source>
        <translation>Seu lance com a mão completa</translation>
    </message>
    <message>
        <source>if it fails</source>
        <translation>se malsucedido</translation>
    </message>
    <message>
        <source>if made</source>
        <translation>se bem-sucedido</translation>
    </message>
    <message>
        <source>{low} or more</source>
        <translation>{low} ou mais</translation>
    </message>
    <message>
        <source>{name} stands at {amount}.</source>
        <translation>Lance mais alto: {amount} ({name}).</translation>
    </message>
</context>
<context>
    <name>BoardAccess</name>
    <message>
        <source>Has this card played when your turn comes, or no longer</source>
        <translation>Faz jogar esta carta quando chegar a sua vez, ou não mais</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Plays this card</source>
        <translation>Joga esta carta</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Table and your hand</source>
        <translation>A mesa e sua mão</translation>
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
        <translation>Parceiro?</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passo</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Ace of clubs</source>
        <translation>Ás de paus</translation>
    </message>
    <message>
        <source>Ace of diamonds</source>
        <translation>Ás de ouros</translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <translation>Ás de copas</translation>
    </message>
    <message>
        <source>Ace of spades</source>
        <translation>Ás de espadas</translation>
    </message>
    <message>
        <source>Eight of clubs</source>
        <translation>Oito de paus</translation>
    </message>
    <message>
        <source>Eight of diamonds</source>
        <translation>Oito de ouros</translation>
    </message>
    <message>
        <source>Eight of hearts</source>
        <translation>Oito de copas</translation>
    </message>
    <message>
        <source>Eight of spades</source>
        <translation>Oito de espadas</translation>
    </message>
    <message>
        <source>Jack of clubs</source>
        <translation>Valete de paus</translation>
    </message>
    <message>
        <source>Jack of diamonds</source>
        <translation>Valete de ouros</translation>
    </message>
    <message>
        <source>Jack of hearts</source>
        <translation>Valete de copas</translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <translation>Valete de espadas</translation>
    </message>
    <message>
        <source>King of clubs</source>
        <translation>Rei de paus</translation>
    </message>
    <message>
        <source>King of diamonds</source>
        <translation>Rei de ouros</translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation>Rei de copas</translation>
    </message>
    <message>
        <source>King of spades</source>
        <translation>Rei de espadas</translation>
    </message>
    <message>
        <source>Nine of clubs</source>
        <translation>Nove de paus</translation>
    </message>
    <message>
        <source>Nine of diamonds</source>
        <translation>Nove de ouros</translation>
    </message>
    <message>
        <source>Nine of hearts</source>
        <translation>Nove de copas</translation>
    </message>
    <message>
        <source>Nine of spades</source>
        <translation>Nove de espadas</translation>
    </message>
    <message>
        <source>Queen of clubs</source>
        <translation>Dama de paus</translation>
    </message>
    <message>
        <source>Queen of diamonds</source>
        <translation>Dama de ouros</translation>
    </message>
    <message>
        <source>Queen of hearts</source>
        <translation>Dama de copas</translation>
    </message>
    <message>
        <source>Queen of spades</source>
        <translation>Dama de espadas</translation>
    </message>
    <message>
        <source>Seven of clubs</source>
        <translation>Sete de paus</translation>
    </message>
    <message>
        <source>Seven of diamonds</source>
        <translation>Sete de ouros</translation>
    </message>
    <message>
        <source>Seven of hearts</source>
        <translation>Sete de copas</translation>
    </message>
    <message>
        <source>Seven of spades</source>
        <translation>Sete de espadas</translation>
    </message>
    <message>
        <source>Six of clubs</source>
        <translation>Seis de paus</translation>
    </message>
    <message>
        <source>Six of diamonds</source>
        <translation>Seis de ouros</translation>
    </message>
    <message>
        <source>Six of hearts</source>
        <translation>Seis de copas</translation>
    </message>
    <message>
        <source>Six of spades</source>
        <translation>Seis de espadas</translation>
    </message>
    <message>
        <source>Ten of clubs</source>
        <translation>Dez de paus</translation>
    </message>
    <message>
        <source>Ten of diamonds</source>
        <translation>Dez de ouros</translation>
    </message>
    <message>
        <source>Ten of hearts</source>
        <translation>Dez de copas</translation>
    </message>
    <message>
        <source>Ten of spades</source>
        <translation>Dez de espadas</translation>
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
        <translation>Todas as cartas</translation>
    </message>
    <message>
        <source>Arrow keys: one card; page up and down: one trick</source>
        <translation>Setas: uma carta; página acima e abaixo: uma vaza</translation>
    </message>
    <message>
        <source>One card back</source>
        <translation>Uma carta para trás</translation>
    </message>
    <message>
        <source>One card on</source>
        <translation>Uma carta para a frente</translation>
    </message>
    <message>
        <source>To the end of the deal</source>
        <translation>Ao fim da mão</translation>
    </message>
    <message>
        <source>To the first lead</source>
        <translation>À primeira saída</translation>
    </message>
    <message>
        <source>{card} as the closed indicator</source>
        <translation>{card} como carta indicadora fechada</translation>
    </message>
    <message>
        <source>{card}, face down</source>
        <translation>{card}, virada para baixo</translation>
    </message>
    <message>
        <source>{place}: your choice</source>
        <translation>{place}: sua decisão</translation>
    </message>
    <message>
        <source>{place}: {name} chooses</source>
        <translation>{place}: {name} decide</translation>
    </message>
</context>
<context>
    <name>ChanceBar</name>
    <message>
        <source>{n} in 100</source>
        <translation>{n} em 100</translation>
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
        <translation>&amp;Manter fechado</translation>
    </message>
    <message>
        <source>&amp;Lay face down</source>
        <translation>&amp;Separar virada para baixo</translation>
    </message>
    <message>
        <source>&amp;Lay the card</source>
        <translation>&amp;Separar a carta</translation>
    </message>
    <message>
        <source>&amp;No Caps</source>
        <translation>&amp;Sem Caps</translation>
    </message>
    <message>
        <source>&amp;Open trump</source>
        <translation>&amp;Abrir o trunfo</translation>
    </message>
    <message>
        <source>Choose the indicator</source>
        <translation>Escolha a carta indicadora do trunfo</translation>
    </message>
    <message>
        <source>Closed: void seats play face down, and your indicator stays hidden.</source>
        <translation>Fechado: quem não tem o naipe joga a carta virada para baixo, e a carta indicadora do trunfo continua oculta.</translation>
    </message>
    <message>
        <source>Declare Caps?</source>
        <translation>Declarar Caps?</translation>
    </message>
    <message>
        <source>It will lie face down. Only you know it until trump is opened.</source>
        <translation>Ficará virada para baixo. Só você saberá qual é até o trunfo ser aberto.</translation>
    </message>
    <message>
        <source>Its suit is trump. It is shown to all and comes back to your hand.</source>
        <translation>O naipe da carta é o trunfo. Ela é mostrada a todos e volta à sua mão.</translation>
    </message>
    <message>
        <source>Open the trump?</source>
        <translation>Abrir o trunfo?</translation>
    </message>
    <message>
        <source>Your side then has to win every trick.</source>
        <translation>Seu lado terá de ganhar todas as vazas.</translation>
    </message>
</context>
<context>
    <name>ChoicesPart</name>
    <message>
        <source>Choose a line to see what else there was.</source>
        <translation>Escolha uma linha para ver que outras possibilidades havia.</translation>
    </message>
    <message>
        <source>Goes well: {what}. Points and tokens: on average, of your side.</source>
        <translation>Dá certo: {what}. Pontos e fichas: do seu lado, em média.</translation>
    </message>
    <message>
        <source>Goes well: {what}. Points and tokens: on average, of your side. Open cards: the makers&apos; points.</source>
        <translation>Dá certo: {what}. Pontos e fichas: do seu lado, em média. Cartas abertas: pontos dos declarantes.</translation>
    </message>
    <message>
        <source>Not looked at yet.</source>
        <translation>Ainda não examinado.</translation>
    </message>
    <message>
        <source>What else could be done</source>
        <translation>O que mais se podia fazer</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Suas decisões</translation>
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
        <translation>&amp;Ajuda</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jogada</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Exibir</translation>
    </message>
    <message>
        <source>About 304…</source>
        <translation>Sobre o 304…</translation>
    </message>
    <message>
        <source>Ask partner</source>
        <translation>Pedir lance ao parceiro</translation>
    </message>
    <message>
        <source>Computer players…</source>
        <translation>Jogadores do computador…</translation>
    </message>
    <message>
        <source>Copy record</source>
        <translation>Copiar registro</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Mão do dia</translation>
    </message>
    <message>
        <source>Deal of the day ({date})</source>
        <translation>Mão do dia ({date})</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Finish this deal quickly</source>
        <translation>Terminar logo esta mão</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tela cheia</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>History of deals…</source>
        <translation>Histórico de mãos…</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Como está</translation>
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
        <translation>Texto maior</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Última vaza</translation>
    </message>
    <message>
        <source>Log of the deal</source>
        <translation>Registro da mão</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>New match, same settings</source>
        <translation>Nova partida, mesmas configurações</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nova partida…</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Próxima mão</translation>
    </message>
    <message>
        <source>No pauses</source>
        <translation>Sem pausas</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Open trump</source>
        <translation>Abrir o trunfo</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passar</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Jogar esta mão de novo</translation>
    </message>
    <message>
        <source>Proof of this deal</source>
        <translation>Prova desta mão</translation>
    </message>
    <message>
        <source>Proof…</source>
        <translation>Prova…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Replay a record…</source>
        <translation>Reproduzir um registro…</translation>
    </message>
    <message>
        <source>Replay this deal</source>
        <translation>Reproduzir esta mão</translation>
    </message>
    <message>
        <source>Review the deal…</source>
        <translation>Rever a mão…</translation>
    </message>
    <message>
        <source>Rules of 304</source>
        <translation>Regras do 304</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Salvar registro</translation>
    </message>
    <message>
        <source>Save record as…</source>
        <translation>Salvar registro como…</translation>
    </message>
    <message>
        <source>Say that again</source>
        <translation>Repetir o que foi dito</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Folha de pontuação</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Configurações…</translation>
    </message>
    <message>
        <source>Share as text…</source>
        <translation>Compartilhar como texto…</translation>
    </message>
    <message>
        <source>Share this deal as text</source>
        <translation>Compartilhar esta mão como texto</translation>
    </message>
    <message>
        <source>Show what has gone</source>
        <translation>Mostrar as cartas que já saíram</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto menor</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Ligar ou desligar o som</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Spoilt trumps</source>
        <translation>Trunfo nulo</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Estatísticas…</translation>
    </message>
    <message>
        <source>Text in normal size</source>
        <translation>Texto em tamanho normal</translation>
    </message>
    <message>
        <source>The rest are mine</source>
        <translation>O resto é meu</translation>
    </message>
    <message>
        <source>This &amp;deal</source>
        <translation>Es&amp;ta mão</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Undo: back into the last deal</source>
        <translation>Desfazer: voltar à última mão</translation>
    </message>
    <message>
        <source>Unfinished matches…</source>
        <translation>Partidas inacabadas…</translation>
    </message>
    <message>
        <source>What has gone</source>
        <translation>Cartas que já saíram</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>how a day is written, as QLocale.toString takes it</comment>
        <translation>d &apos;de&apos; MMM</translation>
    </message>
</context>
<context>
    <name>ComparisonBox</name>
    <message>
        <source>Computer players play it again in the background.</source>
        <translation>Os jogadores do computador jogam-na outra vez em segundo plano.</translation>
    </message>
    <message>
        <source>The same deal in your chair</source>
        <translation>A mesma mão no seu lugar</translation>
    </message>
</context>
<context>
    <name>CurrentMatch</name>
    <message>
        <source>Back in deal {number}: its result is taken back.</source>
        <translation>De volta à mão {number}: o resultado dela foi desfeito.</translation>
    </message>
    <message>
        <source>The computer players you chose sit down with the next deal.</source>
        <translation>Os jogadores escolhidos entram na próxima mão.</translation>
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
        <translation>&amp;Não cortar</translation>
    </message>
    <message>
        <source>Cut at … cards</source>
        <translation>Cortar em … cartas</translation>
    </message>
    <message>
        <source>So many cards go from the top of the pack to the bottom.</source>
        <translation>Tantas cartas passam de cima para baixo do baralho.</translation>
    </message>
    <message>
        <source>You cut the cards</source>
        <translation>Você corta as cartas</translation>
    </message>
</context>
<context>
    <name>DealCourse</name>
    <message>
        <source>Open cards</source>
        <translation>Cartas abertas</translation>
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
        <translation>Todas as cartas foram copiadas.</translation>
    </message>
    <message>
        <source>Check:</source>
        <translation>Conferir:</translation>
    </message>
    <message>
        <source>Copy &amp;all hands</source>
        <translation>Copiar &amp;todas as cartas</translation>
    </message>
    <message>
        <source>Copy &amp;all hands…</source>
        <translation>Copiar &amp;todas as cartas…</translation>
    </message>
    <message>
        <source>Copy the cards of all players?</source>
        <translation>Copiar as cartas de todos os jogadores?</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Mão {number}</translation>
    </message>
    <message>
        <source>Fingerprint (SHA-256 of the key):</source>
        <translation>Impressão digital (SHA-256 da chave):</translation>
    </message>
    <message>
        <source>Key:</source>
        <translation>Chave:</translation>
    </message>
    <message>
        <source>No key dealt these cards: they were given.</source>
        <translation>Nenhuma chave distribuiu estas cartas: elas já estavam dadas.</translation>
    </message>
    <message>
        <source>Only what you have seen: your own cards and what was played face up. “??” is a card that you have not seen.</source>
        <translation>Só o que você viu: as suas próprias cartas e o que foi jogado virado para cima. “??” é uma carta que você não viu.</translation>
    </message>
    <message>
        <source>Proof of this deal</source>
        <translation>Prova desta mão</translation>
    </message>
    <message>
        <source>The cards of this deal were fixed before anybody played. They come from a secret key, and this is its fingerprint. The key is shown here when the deal is over; then anybody can check that it has this fingerprint and gives these cards.</source>
        <translation>As cartas desta mão foram fixadas antes que alguém jogasse. Elas vêm de uma chave secreta, e esta é a impressão digital dela. A chave aparece aqui quando a mão termina; então qualquer um pode conferir que ela tem esta impressão digital e dá estas cartas.</translation>
    </message>
    <message>
        <source>The cards of this deal were fixed before anybody played. They come from this key: check that it has the fingerprint that was shown during the deal. The command below computes both.</source>
        <translation>As cartas desta mão foram fixadas antes que alguém jogasse. Elas vêm desta chave: confira que ela tem a impressão digital mostrada durante a mão. O comando abaixo calcula as duas coisas.</translation>
    </message>
    <message>
        <source>The text names cards that you have not seen: whoever reads it knows them.</source>
        <translation>O texto nomeia cartas que você não viu: quem o ler as conhecerá.</translation>
    </message>
    <message>
        <source>The whole deal. Others can replay it from this text.</source>
        <translation>A mão inteira. Outros podem revê-la a partir deste texto.</translation>
    </message>
    <message>
        <source>This deal as text</source>
        <translation>Esta mão como texto</translation>
    </message>
    <message>
        <source>{deal}: one deal, and the same cards for everybody who plays by these rules.</source>
        <translation>{deal}: uma só mão, com as mesmas cartas para quem joga com estas regras.</translation>
    </message>
</context>
<context>
    <name>ErrorReporter</name>
    <message>
        <source>Something went wrong. The game goes on if it can; the log says more.</source>
        <translation>Algo deu errado. O jogo continua, se possível; há mais detalhes no registro.</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>a newer version of the game made the file with your matches</source>
        <translation>uma versão mais nova do jogo criou o arquivo com suas partidas</translation>
    </message>
    <message>
        <source>another program holds the file with your matches</source>
        <translation>outro programa está ocupando o arquivo com suas partidas</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>é uma pasta</translation>
    </message>
    <message>
        <source>it is not there any more</source>
        <translation>não existe mais</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>nada pode ser gravado ali</translation>
    </message>
    <message>
        <source>the disk has a fault</source>
        <translation>o disco tem uma falha</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>o disco está cheio</translation>
    </message>
    <message>
        <source>the file with your matches cannot be opened</source>
        <translation>não é possível abrir o arquivo com suas partidas</translation>
    </message>
    <message>
        <source>the file with your matches is closed</source>
        <translation>o arquivo com suas partidas está fechado</translation>
    </message>
    <message>
        <source>the file with your matches is damaged</source>
        <translation>o arquivo com suas partidas está danificado</translation>
    </message>
    <message>
        <source>the file with your matches was deleted or replaced</source>
        <translation>o arquivo com suas partidas foi apagado ou substituído</translation>
    </message>
    <message>
        <source>the log says why</source>
        <translation>o registro diz por quê</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>esse arquivo ou essa pasta não existe</translation>
    </message>
    <message>
        <source>you may not do that there</source>
        <translation>você não tem permissão para isso ali</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>&amp;Opponents</source>
        <translation>&amp;Adversários</translation>
    </message>
    <message>
        <source>&amp;Period</source>
        <translation>&amp;Período</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regras</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Desde o início</translation>
    </message>
    <message>
        <source>Count deals with undo ({n})</source>
        <translation>Contar mãos com jogadas desfeitas ({n})</translation>
    </message>
    <message>
        <source>Count repeated and imported deals ({n})</source>
        <translation>Contar mãos repetidas e importadas ({n})</translation>
    </message>
    <message>
        <source>Deals in which a move was taken back.</source>
        <translation>Mãos em que uma jogada foi desfeita.</translation>
    </message>
    <message>
        <source>Deals played again, gone on with from a replay, or read from a record.</source>
        <translation>Mãos jogadas de novo, continuadas a partir de uma reprise ou lidas de um registro.</translation>
    </message>
    <message>
        <source>Last {n} days</source>
        <translation>Últimos {n} dias</translation>
    </message>
    <message>
        <source>Last {n} deals</source>
        <translation>Últimas {n} mãos</translation>
    </message>
    <message>
        <source>Since {day}</source>
        <translation>Desde {day}</translation>
    </message>
</context>
<context>
    <name>GonePanel</name>
    <message>
        <source>What has gone</source>
        <translation>Cartas que já saíram</translation>
    </message>
    <message>
        <source>What has gone: {suits}</source>
        <translation>Cartas que já saíram: {suits}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>struck: gone · framed: yours</source>
        <translation>riscada: saiu · moldura: sua</translation>
    </message>
</context>
<context>
    <name>Groups</name>
    <message>
        <source>Auction</source>
        <translation>Leilão</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Vaza</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Sua mão</translation>
    </message>
</context>
<context>
    <name>HandModel</name>
    <message>
        <source>legal</source>
        <translation>escolha permitida</translation>
    </message>
    <message>
        <source>not legal: {reason}</source>
        <translation>escolha não permitida: {reason}</translation>
    </message>
    <message>
        <source>the hint</source>
        <translation>a dica</translation>
    </message>
    <message>
        <source>waits for your turn</source>
        <translation>espera a sua vez</translation>
    </message>
    <message>
        <source>{card}, your indicator, face down</source>
        <translation>{card}, sua carta indicadora do trunfo, virada para baixo</translation>
    </message>
</context>
<context>
    <name>Heading</name>
    <message>
        <source>Deal {number} · {profile}</source>
        <translation>Mão {number} · {profile}</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Ask for a new deal</source>
        <translation>Exigir a redistribuição</translation>
    </message>
    <message>
        <source>Ask {name}</source>
        <translation>Pedir lance a {name}</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>Lance {amount}</translation>
    </message>
    <message>
        <source>Call spoilt trumps</source>
        <translation>Reclamar trunfo nulo</translation>
    </message>
    <message>
        <source>Cut the cards</source>
        <translation>Cortar o baralho</translation>
    </message>
    <message>
        <source>Declare Caps</source>
        <translation>Declarar Caps</translation>
    </message>
    <message>
        <source>From a single possible deal</source>
        <translation>De uma única distribuição possível</translation>
    </message>
    <message>
        <source>From {n} possible deals</source>
        <translation>De {n} distribuições possíveis</translation>
    </message>
    <message>
        <source>It goes well</source>
        <translation>Dá certo</translation>
    </message>
    <message>
        <source>Keep the trump closed</source>
        <translation>Manter o trunfo fechado</translation>
    </message>
    <message>
        <source>No Caps</source>
        <translation>Sem Caps</translation>
    </message>
    <message>
        <source>On average your side breaks even.</source>
        <translation>Em média, seu lado não ganha nem perde.</translation>
    </message>
    <message>
        <source>On average your side gains {tokens} tokens.</source>
        <translation>Em média, seu lado ganha {tokens} fichas.</translation>
    </message>
    <message>
        <source>On average your side loses {tokens} tokens.</source>
        <translation>Em média, seu lado perde {tokens} fichas.</translation>
    </message>
    <message>
        <source>On average your side takes {points} of the 304 points and breaks even.</source>
        <translation>Em média, seu lado faz {points} dos 304 pontos e não ganha nem perde fichas.</translation>
    </message>
    <message>
        <source>On average your side takes {points} of the 304 points and gains {tokens} tokens.</source>
        <translation>Em média, seu lado faz {points} dos 304 pontos e ganha {tokens} fichas.</translation>
    </message>
    <message>
        <source>On average your side takes {points} of the 304 points and loses {tokens} tokens.</source>
        <translation>Em média, seu lado faz {points} dos 304 pontos e perde {tokens} fichas.</translation>
    </message>
    <message>
        <source>On average your side takes {points} of the 304 points.</source>
        <translation>Em média, seu lado faz {points} dos 304 pontos.</translation>
    </message>
    <message>
        <source>Open the trump</source>
        <translation>Abrir o trunfo</translation>
    </message>
    <message>
        <source>Partner Close has already failed: what is still played changes nothing.</source>
        <translation>Partner Close já falhou: o que falta jogar não muda nada.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passar</translation>
    </message>
    <message>
        <source>That goes well {times}.</source>
        <translation>Dá certo {times}.</translation>
    </message>
    <message>
        <source>The bid is made</source>
        <translation>O lance se cumpre</translation>
    </message>
    <message>
        <source>The bid is made {times}.</source>
        <translation>O lance se cumpre {times}.</translation>
    </message>
    <message>
        <source>The contract fails</source>
        <translation>O lance falha</translation>
    </message>
    <message>
        <source>The contract has already failed: what counts now is every single trick.</source>
        <translation>O lance já falhou: agora conta cada vaza.</translation>
    </message>
    <message>
        <source>The contract has already failed: what counts now is only points.</source>
        <translation>O lance já falhou: agora só contam os pontos.</translation>
    </message>
    <message>
        <source>The contract is already made: what counts now is every single trick.</source>
        <translation>O lance já está cumprido: agora conta cada vaza.</translation>
    </message>
    <message>
        <source>The contract is already made: what counts now is only points.</source>
        <translation>O lance já está cumprido: agora só contam os pontos.</translation>
    </message>
    <message>
        <source>The contract is made</source>
        <translation>O lance se cumpre</translation>
    </message>
    <message>
        <source>There is no hint for this one.</source>
        <translation>Para isto não há dica.</translation>
    </message>
    <message>
        <source>There is nothing to choose here.</source>
        <translation>Aqui não há o que escolher.</translation>
    </message>
    <message>
        <source>Thinking about it…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>Your side breaks the contract {times}.</source>
        <translation>Seu lado derruba o lance {times}.</translation>
    </message>
    <message>
        <source>Your side makes the contract {times}.</source>
        <translation>Seu lado cumpre o lance {times}.</translation>
    </message>
    <message>
        <source>once in 100 times</source>
        <translation>uma vez em 100</translation>
    </message>
    <message>
        <source>{card} as the indicator</source>
        <translation>{card} como carta indicadora</translation>
    </message>
    <message>
        <source>{card}, face down</source>
        <translation>{card}, virada para baixo</translation>
    </message>
    <message>
        <source>{n} times in 100</source>
        <translation>{n} vezes em 100</translation>
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
        <translation>&amp;Mostrar a jogada</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Fechar a dica</translation>
    </message>
    <message>
        <source>Close the hint (Esc)</source>
        <translation>Fechar a dica (Esc)</translation>
    </message>
    <message>
        <source>Else: {others}</source>
        <translation>Senão: {others}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>What else there is</source>
        <translation>Outras possibilidades</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Contract</source>
        <translation>Lance final</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Fez o lance</translation>
    </message>
    <message>
        <source>Match / deal</source>
        <translation>Partida / mão</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
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
        <translation>mão do dia, {date}</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importada</translation>
    </message>
    <message>
        <source>number {n}</source>
        <translation>número {n}</translation>
    </message>
    <message>
        <source>played again</source>
        <translation>jogada de novo</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>desfeita</translation>
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
        <translation>&amp;Reprise</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>1 deal</source>
        <translation>1 mão</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copiar como &amp;texto</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>History of deals</source>
        <translation>Histórico de mãos</translation>
    </message>
    <message>
        <source>Names, contract, result, level, rules, date</source>
        <translation>Nomes, lance, resultado, nível, regras, data</translation>
    </message>
    <message>
        <source>Part of the match is damaged: this deal cannot be read.</source>
        <translation>Parte da partida está danificada: esta mão não pode ser lida.</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Re&amp;ver</translation>
    </message>
    <message>
        <source>Records of 304 (*.304)</source>
        <translation>Registros de 304 (*.304)</translation>
    </message>
    <message>
        <source>Save record &amp;as…</source>
        <translation>&amp;Salvar registro como…</translation>
    </message>
    <message>
        <source>Save record as</source>
        <translation>Salvar registro como</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>The history cannot be read: {reason}.</source>
        <translation>Não é possível ler o histórico: {reason}.</translation>
    </message>
    <message>
        <source>The match cannot be read: {reason}.</source>
        <translation>Não é possível ler a partida: {reason}.</translation>
    </message>
    <message>
        <source>The record is saved as {path}.</source>
        <translation>O registro foi salvo como {path}.</translation>
    </message>
    <message>
        <source>The record of the match is on the clipboard.</source>
        <translation>O registro da partida está na área de transferência.</translation>
    </message>
    <message>
        <source>This deal was taken back: it is not over any more.</source>
        <translation>Esta mão foi desfeita: já não está terminada.</translation>
    </message>
    <message>
        <source>This window keeps no matches, so there is no history.</source>
        <translation>Esta janela não guarda partidas; por isso não há histórico.</translation>
    </message>
    <message>
        <source>{n} deals</source>
        <translation>{n} mãos</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation>Não é possível gravar {path}: {reason}.</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>A maker whose trump lead nobody can follow must go on leading trumps.</source>
        <translation>Se ninguém pode acompanhar o trunfo aberto por quem fez o lance, ele deve continuar abrindo com trunfos.</translation>
    </message>
    <message>
        <source>A pass is only a turn used: you may bid again at 200 or more, but below 200 only at your first turn and not over your partner.</source>
        <translation>Passar só gasta uma vez: pode-se dar novo lance a partir de 200; abaixo disso, só na primeira vez e não acima do parceiro.</translation>
    </message>
    <message>
        <source>Asking the partner</source>
        <translation>Pedir lance ao parceiro</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Leilão</translation>
    </message>
    <message>
        <source>Auction on the full hand</source>
        <translation>Leilão com a mão completa</translation>
    </message>
    <message>
        <source>Back to the profile</source>
        <translation>Voltar ao perfil</translation>
    </message>
    <message>
        <source>Bidding again from 200</source>
        <translation>Novo lance a partir de 200</translation>
    </message>
    <message>
        <source>Bonus for Caps</source>
        <translation>Bônus por Caps</translation>
    </message>
    <message>
        <source>Caps</source>
        <translation>Caps</translation>
    </message>
    <message>
        <source>Caps: winning every trick</source>
        <translation>Caps: ganhar todas as vazas</translation>
    </message>
    <message>
        <source>Closed: the indicator stays hidden until a card ruffs. Open: everybody sees the trump.</source>
        <translation>Fechado: a carta indicadora fica oculta até alguém cortar. Aberto: todos veem o trunfo.</translation>
    </message>
    <message>
        <source>Declared: a side may say before the first lead that it wins every trick. Sweep: winning every trick pays one token more.</source>
        <translation>Declarado: um lado pode dizer antes da primeira vaza que ganha todas. Varrida: ganhar todas vale uma ficha a mais.</translation>
    </message>
    <message>
        <source>Differs from the profile.</source>
        <translation>Difere do perfil.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fim da partida</translation>
    </message>
    <message>
        <source>Exhausted trumps</source>
        <translation>Trunfos esgotados</translation>
    </message>
    <message>
        <source>High contracts open early</source>
        <translation>Lances altos abrem cedo</translation>
    </message>
    <message>
        <source>How far apart the bids are from 200 on; below, they go by tens.</source>
        <translation>De quanto em quanto se dão lances a partir de 200; abaixo, de dez em dez.</translation>
    </message>
    <message>
        <source>How many players, and who plays with whom.</source>
        <translation>Quantos jogam e quem joga com quem.</translation>
    </message>
    <message>
        <source>How many tokens each side begins with.</source>
        <translation>Com quantas fichas cada lado começa.</translation>
    </message>
    <message>
        <source>If the makers hold all the trumps, the deal can be called void.</source>
        <translation>Se a dupla declarante tem todos os trunfos, a mão pode ser anulada.</translation>
    </message>
    <message>
        <source>In that auction one may bid to win every trick alone, the partner&apos;s cards laid aside.</source>
        <translation>Nesse leilão pode-se dar o lance de ganhar todas as vazas sem o parceiro, cujas cartas são postas de lado.</translation>
    </message>
    <message>
        <source>Instead of bidding, a player may ask the partner to bid.</source>
        <translation>Em vez de dar um lance, pode-se pedir ao parceiro que o dê.</translation>
    </message>
    <message>
        <source>Limits for the maker</source>
        <translation>Limites para quem fez o lance</translation>
    </message>
    <message>
        <source>Losers pay the winners, or the bank; then nobody collects anything.</source>
        <translation>Os perdedores pagam aos vencedores ou à banca; então ninguém recebe.</translation>
    </message>
    <message>
        <source>Opening at any turn</source>
        <translation>Abrir em qualquer vez</translation>
    </message>
    <message>
        <source>Partner Close</source>
        <translation>Partner Close</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Pagamentos</translation>
    </message>
    <message>
        <source>Penalty for failed Caps</source>
        <translation>Multa por Caps perdido</translation>
    </message>
    <message>
        <source>Redeal of a poor packet</source>
        <translation>Redistribuição de pacote fraco</translation>
    </message>
    <message>
        <source>Spoilt trumps</source>
        <translation>Trunfo nulo</translation>
    </message>
    <message>
        <source>Steps from 200</source>
        <translation>Passos a partir de 200</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>The maker may open the trump at any of his turns, not only before the lead.</source>
        <translation>Quem fez o lance pode abrir o trunfo em qualquer vez sua, não só antes da primeira vaza.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Tokens of each side</source>
        <translation>Fichas por lado</translation>
    </message>
    <message>
        <source>Tokens that a side gets on top for Caps declared and won.</source>
        <translation>Fichas que um lado recebe a mais por um Caps declarado e ganho.</translation>
    </message>
    <message>
        <source>Tokens that a side pays when it declared Caps and lost a trick.</source>
        <translation>Fichas que um lado paga se declarou Caps e perdeu uma vaza.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trunfo</translation>
    </message>
    <message>
        <source>Trump and play</source>
        <translation>Trunfo e jogo</translation>
    </message>
    <message>
        <source>When one side has all the tokens, or as soon as any side has none.</source>
        <translation>Quando um lado tem todas as fichas, ou assim que algum não tem nenhuma.</translation>
    </message>
    <message>
        <source>While trump is closed, the maker ruffs with the indicator only and does not lead trumps to the first trick.</source>
        <translation>Com o trunfo fechado, quem fez o lance corta só com a carta indicadora e não abre a primeira vaza com trunfo.</translation>
    </message>
    <message>
        <source>Who speaks first may show a packet of fewer than 15 card points (8 where it has two cards) and get a new deal.</source>
        <translation>Quem fala primeiro pode mostrar um pacote de menos de 15 pontos (8 se tem duas cartas) e obter nova distribuição.</translation>
    </message>
    <message>
        <source>With a contract of 250 or more, trump opens after the first trick.</source>
        <translation>Com um lance final de 250 ou mais, o trunfo é aberto após a primeira vaza.</translation>
    </message>
    <message>
        <source>With all cards in hand, everybody may bid once more, from 250.</source>
        <translation>Com todas as cartas na mão, cada um pode dar mais um lance, a partir de 250.</translation>
    </message>
    <message>
        <source>a side has none</source>
        <translation>um lado não tem</translation>
    </message>
    <message>
        <source>by fives</source>
        <translation>de cinco em cinco</translation>
    </message>
    <message>
        <source>by tens</source>
        <translation>de dez em dez</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fechado</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>declarado</translation>
    </message>
    <message>
        <source>off</source>
        <translation>não</translation>
    </message>
    <message>
        <source>one side has all</source>
        <translation>um lado tem todas</translation>
    </message>
    <message>
        <source>open</source>
        <translation>aberto</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>varrida</translation>
    </message>
    <message>
        <source>to the bank</source>
        <translation>à banca</translation>
    </message>
    <message>
        <source>to the winners</source>
        <translation>aos vencedores</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>it does not tell every card, so you can look at it, not play on</source>
        <translation>não diz todas as cartas, por isso pode ser revisto mas não continuado</translation>
    </message>
    <message>
        <source>it is no ordinary file</source>
        <translation>não é um arquivo comum</translation>
    </message>
    <message>
        <source>line {line}: {fault}</source>
        <translation>linha {line}: {fault}</translation>
    </message>
    <message>
        <source>the file is too large for a record</source>
        <translation>o arquivo é grande demais para um registro</translation>
    </message>
    <message>
        <source>there is no deal in the record</source>
        <translation>não há nenhuma mão no registro</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>&amp;All as at first</source>
        <translation>&amp;Tudo como no início</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Go to a line and press the key you want. Backspace leaves it without one.</source>
        <translation>Vá a uma linha e pressione a tecla que quiser. Backspace deixa a linha sem nenhuma.</translation>
    </message>
    <message>
        <source>In the replay window</source>
        <translation>Na janela de reprodução</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>sem tecla</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>{things} and {last}</source>
        <translation>{things} e {last}</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>&amp;Begin another</source>
        <translation>&amp;Começar outra</translation>
    </message>
    <message>
        <source>&amp;Do not ask again</source>
        <translation>&amp;Não perguntar mais</translation>
    </message>
    <message>
        <source>&amp;Finish the deal</source>
        <translation>&amp;Terminar a mão</translation>
    </message>
    <message>
        <source>&amp;Go on with this one</source>
        <translation>&amp;Seguir com esta</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Continuar a jogar</translation>
    </message>
    <message>
        <source>It stays among the unfinished matches, and you can go on with it at any time.</source>
        <translation>Ela fica entre as partidas inacabadas, e você pode continuá-la quando quiser.</translation>
    </message>
    <message>
        <source>Let a computer play the rest of this deal for you?</source>
        <translation>Deixar o computador jogar por você o resto desta mão?</translation>
    </message>
    <message>
        <source>The match in progress is not over. Begin another?</source>
        <translation>A partida em andamento não terminou. Começar outra?</translation>
    </message>
    <message>
        <source>This window keeps no matches.</source>
        <translation>Esta janela não guarda partidas.</translation>
    </message>
    <message>
        <source>Undo takes it back: then you play on from here.</source>
        <translation>Com Desfazer você volta a este ponto e continua a jogar.</translation>
    </message>
    <message>
        <source>What if: you play on from here. The deals after this one are dealt anew, and the statistics leave this match out.</source>
        <translation>E se: você continua a jogar a partir daqui. As mãos depois desta são dadas de novo, e as estatísticas não contam esta partida.</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>Log of the deal</source>
        <translation>Registro da mão</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>A computer player could not decide. Undo your last move or start anew.</source>
        <translation>Um jogador do computador não conseguiu decidir. Desfaça sua última jogada ou comece de novo.</translation>
    </message>
    <message>
        <source>New to 304? {rules} shows the rules, {hint} gives a hint.</source>
        <translation>Novo no 304? {rules} mostra as regras, {hint} dá uma dica.</translation>
    </message>
    <message>
        <source>The fast part of the game was not built, so the computer players look at less and play weaker. Install a C compiler and then the game once more.</source>
        <translation>A parte rápida do jogo não foi compilada; por isso os jogadores do computador examinam menos e jogam pior. Instale um compilador de C e depois instale o jogo outra vez.</translation>
    </message>
    <message>
        <source>The settings cannot be saved to {path}. They hold until the window is closed.</source>
        <translation>As configurações não podem ser salvas em {path}. Valem até a janela ser fechada.</translation>
    </message>
</context>
<context>
    <name>MeterPanel</name>
    <message>
        <source>Likely trump</source>
        <translation>Trunfo provável</translation>
    </message>
    <message>
        <source>Likely trump: {suits}</source>
        <translation>Trunfo provável: {suits}</translation>
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
        <translation>Cartas postas de lado: {name}</translation>
    </message>
    <message>
        <source>New deal demanded: {name}</source>
        <translation>Redistribuição exigida: {name}</translation>
    </message>
    <message>
        <source>No trump among them</source>
        <translation>Nenhum trunfo entre elas</translation>
    </message>
    <message>
        <source>Spoilt trumps called: {name}</source>
        <translation>Trunfo nulo reclamado: {name}</translation>
    </message>
    <message>
        <source>That side has to win every trick.</source>
        <translation>Esse lado tem de ganhar todas as vazas.</translation>
    </message>
    <message>
        <source>The cards stay face down.</source>
        <translation>As cartas continuam viradas para baixo.</translation>
    </message>
    <message>
        <source>The defenders did hold a trump; play goes on.</source>
        <translation>A dupla defensora tinha, sim, algum trunfo; o jogo continua.</translation>
    </message>
    <message>
        <source>The indicator of {name}: {card}.</source>
        <translation>Carta indicadora do trunfo ({name}): {card}.</translation>
    </message>
    <message>
        <source>The maker plays Partner Close alone.</source>
        <translation>Quem fez o lance joga o Partner Close sem parceiro.</translation>
    </message>
    <message>
        <source>The makers held all the trumps.</source>
        <translation>A dupla declarante tinha todos os trunfos.</translation>
    </message>
    <message>
        <source>{name} opened it: {card}.</source>
        <translation>{name} abriu o trunfo: {card}.</translation>
    </message>
    <message>
        <source>{name} ruffed with the {rank} and wins the trick.</source>
        <translation>{name} cortou com {rank} e ganha a vaza.</translation>
    </message>
    <message>
        <source>{name} ruffed with the {rank} and wins the trick: {points} points.</source>
        <translation>{name} cortou com {rank} e ganha a vaza: {points} pontos.</translation>
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
        <translation>Re&amp;gras da casa</translation>
    </message>
    <message>
        <source>&amp;House rules ({count})</source>
        <translation>Re&amp;gras da casa ({count})</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regras</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Iniciar</translation>
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
        <translation>Cartas que ninguém pode prever.</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Número da mão</translation>
    </message>
    <message>
        <source>Everybody who plays this number at such a table by such rules gets the same cards.</source>
        <translation>Quem joga este número numa mesa assim e com estas regras recebe as mesmas cartas.</translation>
    </message>
    <message>
        <source>I cut the cards when I sit at the dealer&apos;s left</source>
        <translation>Eu corto quando estou à esquerda de quem distribui</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>S&amp;eats</source>
        <translation>&amp;Lugares</translation>
    </message>
    <message>
        <source>Tokens of each side</source>
        <translation>Fichas por lado</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Dois jogadores têm o mesmo nome.</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>ao acaso</translation>
    </message>
    <message>
        <source>deal number</source>
        <translation>mão número</translation>
    </message>
    <message>
        <source>other:</source>
        <translation>outra:</translation>
    </message>
    <message>
        <source>{number} tokens</source>
        <translation>{number} fichas</translation>
    </message>
    <message>
        <source>{profile} as it is.</source>
        <translation>{profile} sem mudanças.</translation>
    </message>
    <message>
        <source>{profile} with one house rule.</source>
        <translation>{profile} com uma regra da casa.</translation>
    </message>
    <message>
        <source>{profile} with {count} house rules.</source>
        <translation>{profile} com {count} regras da casa.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close the notice</source>
        <translation>Fechar o aviso</translation>
    </message>
</context>
<context>
    <name>Nudge</name>
    <message>
        <source>Compare what the bid costs if it fails with what the others get if you pass.</source>
        <translation>Compare o que o lance custa se falhar com o que os outros ganham se você passar.</translation>
    </message>
    <message>
        <source>Count the card points of your packet.</source>
        <translation>Conte os pontos das cartas do seu pacote.</translation>
    </message>
    <message>
        <source>Count the points: how many are missing to decide the contract?</source>
        <translation>Conte os pontos: quantos faltam para decidir o lance?</translation>
    </message>
    <message>
        <source>How many of the 304 points can your side take with these cards?</source>
        <translation>Quantos dos 304 pontos seu lado pode fazer com estas cartas?</translation>
    </message>
    <message>
        <source>How many points lie in the trick, and can your side still win it?</source>
        <translation>Quantos pontos há na vaza? Seu lado ainda pode ganhá-la?</translation>
    </message>
    <message>
        <source>How many trumps are still out, and who has them?</source>
        <translation>Quantos trunfos ainda estão fora, e com quem?</translation>
    </message>
    <message>
        <source>In which suit are you long, with its jack or its nine?</source>
        <translation>Em que naipe você tem muitas cartas, com o valete ou o nove?</translation>
    </message>
    <message>
        <source>In which suit are your strongest cards?</source>
        <translation>Em que naipe estão suas cartas mais fortes?</translation>
    </message>
    <message>
        <source>In which suit do you have the most cards?</source>
        <translation>Em que naipe você tem mais cartas?</translation>
    </message>
    <message>
        <source>Is there a trick that your side could lose?</source>
        <translation>Há alguma vaza que seu lado possa perder?</translation>
    </message>
    <message>
        <source>Remember which suits have been led, and by whom.</source>
        <translation>Lembre quais naipes foram puxados, e por quem.</translation>
    </message>
    <message>
        <source>There is nothing to choose: only one card is legal.</source>
        <translation>Não há o que escolher: só uma carta é permitida.</translation>
    </message>
    <message>
        <source>Think of the later tricks: which cards win there?</source>
        <translation>Pense nas próximas vazas: que cartas ganham nelas?</translation>
    </message>
    <message>
        <source>Think of the trump: who could ruff this trick?</source>
        <translation>Pense no trunfo: quem poderia cortar esta vaza?</translation>
    </message>
    <message>
        <source>Think of what your partner may hold.</source>
        <translation>Pense no que seu parceiro pode ter.</translation>
    </message>
    <message>
        <source>What do the others learn with the trump open, and what does it cost them to guess?</source>
        <translation>O que os outros descobrem com o trunfo aberto, e o que lhes custa adivinhar?</translation>
    </message>
    <message>
        <source>Which of your cards can nobody beat any more?</source>
        <translation>Quais das suas cartas ninguém mais pode superar?</translation>
    </message>
    <message>
        <source>Which suit may be trump? Think of who bid, and of what the maker plays.</source>
        <translation>Que naipe pode ser trunfo? Pense em quem deu lance e no que o declarante joga.</translation>
    </message>
    <message>
        <source>Who can still hold a trump?</source>
        <translation>Quem ainda pode ter um trunfo?</translation>
    </message>
    <message>
        <source>Who will win this trick, and for which side?</source>
        <translation>Quem vai ganhar esta vaza, e para que lado?</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>Beginner</source>
        <translation>Iniciante</translation>
    </message>
    <message>
        <source>Bids soundly, counts the cards played, and punishes what is careless.</source>
        <translation>Dá lances sólidos, conta as cartas jogadas e pune os descuidos.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Casual</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Jogador de clube</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Especialista</translation>
    </message>
    <message>
        <source>Knows the rules and little more: overlooks much, and forgives much.</source>
        <translation>Conhece as regras e pouco mais: deixa passar muita coisa e perdoa muito.</translation>
    </message>
    <message>
        <source>Plays as one does in the family; recommended for your first matches.</source>
        <translation>Joga como se joga em família; recomendado para suas primeiras partidas.</translation>
    </message>
    <message>
        <source>Plays as well as the game can: for those who want to be beaten and to learn.</source>
        <translation>Joga tão bem quanto o programa consegue: para quem quer perder e aprender.</translation>
    </message>
    <message>
        <source>Plays whatever the rules allow.</source>
        <translation>Joga qualquer coisa que as regras permitam.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aleatório</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Simples</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Forte</translation>
    </message>
    <message>
        <source>Takes what it can get and never looks ahead.</source>
        <translation>Pega o que pode e nunca olha adiante.</translation>
    </message>
    <message>
        <source>Thinks about where the hidden cards may be, and seldom goes wrong.</source>
        <translation>Pensa onde podem estar as cartas ocultas e raramente erra.</translation>
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
        <translation>Uma mão jogada de novo</translation>
    </message>
    <message>
        <source>Deal number {number}</source>
        <translation>Mão número {number}</translation>
    </message>
    <message>
        <source>Deal of the day, {date}</source>
        <translation>Mão do dia, {date}</translation>
    </message>
    <message>
        <source>Played on from a replay</source>
        <translation>Continuada a partir de um replay</translation>
    </message>
    <message>
        <source>Played with undo.</source>
        <translation>Jogada com lances desfeitos.</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>Failed</source>
        <translation>Malsucedido</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Bem-sucedido</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>Redistribuição</translation>
    </message>
    <message>
        <source>Spoilt trumps</source>
        <translation>Trunfo nulo</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Não jogada</translation>
    </message>
</context>
<context>
    <name>PlayedCard</name>
    <message>
        <source>the ace of clubs</source>
        <translation>o ás de paus</translation>
    </message>
    <message>
        <source>the ace of diamonds</source>
        <translation>o ás de ouros</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>o ás de copas</translation>
    </message>
    <message>
        <source>the ace of spades</source>
        <translation>o ás de espadas</translation>
    </message>
    <message>
        <source>the eight of clubs</source>
        <translation>o oito de paus</translation>
    </message>
    <message>
        <source>the eight of diamonds</source>
        <translation>o oito de ouros</translation>
    </message>
    <message>
        <source>the eight of hearts</source>
        <translation>o oito de copas</translation>
    </message>
    <message>
        <source>the eight of spades</source>
        <translation>o oito de espadas</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation>o valete de paus</translation>
    </message>
    <message>
        <source>the jack of diamonds</source>
        <translation>o valete de ouros</translation>
    </message>
    <message>
        <source>the jack of hearts</source>
        <translation>o valete de copas</translation>
    </message>
    <message>
        <source>the jack of spades</source>
        <translation>o valete de espadas</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation>o rei de paus</translation>
    </message>
    <message>
        <source>the king of diamonds</source>
        <translation>o rei de ouros</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>o rei de copas</translation>
    </message>
    <message>
        <source>the king of spades</source>
        <translation>o rei de espadas</translation>
    </message>
    <message>
        <source>the nine of clubs</source>
        <translation>o nove de paus</translation>
    </message>
    <message>
        <source>the nine of diamonds</source>
        <translation>o nove de ouros</translation>
    </message>
    <message>
        <source>the nine of hearts</source>
        <translation>o nove de copas</translation>
    </message>
    <message>
        <source>the nine of spades</source>
        <translation>o nove de espadas</translation>
    </message>
    <message>
        <source>the queen of clubs</source>
        <translation>a dama de paus</translation>
    </message>
    <message>
        <source>the queen of diamonds</source>
        <translation>a dama de ouros</translation>
    </message>
    <message>
        <source>the queen of hearts</source>
        <translation>a dama de copas</translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <translation>a dama de espadas</translation>
    </message>
    <message>
        <source>the seven of clubs</source>
        <translation>o sete de paus</translation>
    </message>
    <message>
        <source>the seven of diamonds</source>
        <translation>o sete de ouros</translation>
    </message>
    <message>
        <source>the seven of hearts</source>
        <translation>o sete de copas</translation>
    </message>
    <message>
        <source>the seven of spades</source>
        <translation>o sete de espadas</translation>
    </message>
    <message>
        <source>the six of clubs</source>
        <translation>o seis de paus</translation>
    </message>
    <message>
        <source>the six of diamonds</source>
        <translation>o seis de ouros</translation>
    </message>
    <message>
        <source>the six of hearts</source>
        <translation>o seis de copas</translation>
    </message>
    <message>
        <source>the six of spades</source>
        <translation>o seis de espadas</translation>
    </message>
    <message>
        <source>the ten of clubs</source>
        <translation>o dez de paus</translation>
    </message>
    <message>
        <source>the ten of diamonds</source>
        <translation>o dez de ouros</translation>
    </message>
    <message>
        <source>the ten of hearts</source>
        <translation>o dez de copas</translation>
    </message>
    <message>
        <source>the ten of spades</source>
        <translation>o dez de espadas</translation>
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
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>A change counts from the next deal on.</source>
        <translation>As mudanças valem a partir da próxima mão.</translation>
    </message>
    <message>
        <source>All computer players</source>
        <translation>Todos os jogadores do computador</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Jogadores do computador</translation>
    </message>
    <message>
        <source>Player: {seat}</source>
        <translation>Jogador: {seat}</translation>
    </message>
    <message>
        <source>This deal is played to its end as it began; a change counts from the next deal on.</source>
        <translation>Esta mão termina como começou; as mudanças valem a partir da próxima mão.</translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message>
        <source>Another suit has been led since you chose this card: choose again.</source>
        <translation>Desde que você escolheu esta carta, abriram com outro naipe: escolha de novo.</translation>
    </message>
    <message>
        <source>Answer first: {question}</source>
        <translation>Responda primeiro: {question}</translation>
    </message>
    <message>
        <source>Choose it once more to play the {card}</source>
        <translation>Escolha-a mais uma vez para jogá-la: {card}</translation>
    </message>
    <message>
        <source>Finishing the deal</source>
        <translation>Terminando a mão</translation>
    </message>
    <message>
        <source>No card waits for your turn any more.</source>
        <translation>Nenhuma carta espera mais a sua vez.</translation>
    </message>
    <message>
        <source>The rest are certain: the table plays the cards out</source>
        <translation>O resto é certo: a mesa joga as cartas</translation>
    </message>
    <message>
        <source>Your only legal card is played for you</source>
        <translation>Sua única carta permitida é jogada por você</translation>
    </message>
    <message>
        <source>trick {number} of {all}, a short thought a card; Esc takes it back</source>
        <translation>vaza {number} de {all}, pensando pouco em cada carta; Esc desfaz</translation>
    </message>
    <message>
        <source>{card} waits for your turn; Esc takes it back</source>
        <translation>{card}: espera a sua vez; Esc a retira</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>&amp;Play as a guest</source>
        <translation>&amp;Jogar como convidado</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Iniciante</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clássico</translation>
    </message>
    <message>
        <source>Everybody sees the trump and nobody asks his partner: good to learn.</source>
        <translation>Todos veem o trunfo e ninguém pede lance ao parceiro: bom para aprender.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>The full Sri Lankan game: two auctions, Partner Close, spoilt trumps.</source>
        <translation>O jogo completo do Sri Lanka: dois leilões, Partner Close, trunfo nulo.</translation>
    </message>
    <message>
        <source>The game as most books tell it: closed trump, one auction.</source>
        <translation>O jogo como a maioria dos livros conta: trunfo fechado, um leilão.</translation>
    </message>
    <message>
        <source>The game is open already in another window.</source>
        <translation>O jogo já está aberto em outra janela.</translation>
    </message>
    <message>
        <source>You can play in this one as a guest, whose matches are kept apart.</source>
        <translation>Nesta você pode jogar como convidado, cujas partidas são guardadas à parte.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Bid or pass</source>
        <translation>Dê um lance ou passe</translation>
    </message>
    <message>
        <source>Choose the indicator: its suit is trump</source>
        <translation>Escolha a carta indicadora: o naipe dela é o trunfo</translation>
    </message>
    <message>
        <source>Cut the cards</source>
        <translation>Corte o baralho</translation>
    </message>
    <message>
        <source>Declare Caps, or not?</source>
        <translation>Declarar Caps ou não?</translation>
    </message>
    <message>
        <source>Lead a card</source>
        <translation>Abra a vaza</translation>
    </message>
    <message>
        <source>No {suit}: play a plain card face down</source>
        <translation>Sem {suit}: descarte uma carta virada para baixo</translation>
    </message>
    <message>
        <source>No {suit}: play a plain card face down, or ruff with the indicator</source>
        <translation>Sem {suit}: descarte virada para baixo ou corte com a carta indicadora</translation>
    </message>
    <message>
        <source>No {suit}: play any card</source>
        <translation>Sem {suit}: jogue qualquer carta</translation>
    </message>
    <message>
        <source>No {suit}: your card goes face down</source>
        <translation>Sem {suit}: sua carta vai virada para baixo</translation>
    </message>
    <message>
        <source>Open the trump, or keep it closed?</source>
        <translation>Abrir o trunfo ou mantê-lo fechado?</translation>
    </message>
    <message>
        <source>Trick {number} of {all}. Lead: {name}</source>
        <translation>Vaza {number} de {all}. Sai: {name}</translation>
    </message>
    <message>
        <source>Trick {number} of {all}. Lead: {name}, {card}</source>
        <translation>Vaza {number} de {all}. Sai: {name}, {card}</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
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
        <translation>A dica</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Not read: {files}.</source>
        <translation>Não lido: {files}.</translation>
    </message>
    <message>
        <source>Reading {file}… Close this notice to stop.</source>
        <translation>Lendo {file}… Feche este aviso para parar.</translation>
    </message>
    <message>
        <source>{n} more files</source>
        <translation>mais {n} arquivos</translation>
    </message>
    <message>
        <source>{path} cannot be opened: {reason}.</source>
        <translation>Não é possível abrir {path}: {reason}.</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>300 stands: no bid is higher</source>
        <translation>o lance é de 300 e não há lance mais alto</translation>
    </message>
    <message>
        <source>Caps may be declared only before the first lead</source>
        <translation>Caps só pode ser declarado antes de aberta a primeira vaza</translation>
    </message>
    <message>
        <source>Partner Close is bid in the auction on the full hand only</source>
        <translation>Partner Close só pode ser dado no leilão com a mão completa</translation>
    </message>
    <message>
        <source>a bid must be at least {low}</source>
        <translation>o lance deve ser de pelo menos {low}</translation>
    </message>
    <message>
        <source>a new deal may be demanded only before anything else in the deal</source>
        <translation>a redistribuição só pode ser exigida antes de qualquer outra ação da mão</translation>
    </message>
    <message>
        <source>a partner can be asked only while in the auction and not holding the bid</source>
        <translation>só se pode pedir lance a um parceiro que ainda esteja no leilão e não tenha o lance mais alto</translation>
    </message>
    <message>
        <source>a seat may call spoilt trumps once a deal</source>
        <translation>cada jogador só pode reclamar trunfo nulo uma vez por mão</translation>
    </message>
    <message>
        <source>after the first lead you may open the trump only at your own turn</source>
        <translation>depois de aberta a primeira vaza, você só pode abrir o trunfo na sua vez</translation>
    </message>
    <message>
        <source>below 200 you may bid only on your first turn</source>
        <translation>abaixo de 200, você só pode dar lance na sua primeira vez</translation>
    </message>
    <message>
        <source>below 200 you may not bid over your partner&apos;s standing bid</source>
        <translation>abaixo de 200, você não pode superar o lance mais alto se for do seu parceiro</translation>
    </message>
    <message>
        <source>bids go from {low} to 300</source>
        <translation>os lances vão de {low} a 300</translation>
    </message>
    <message>
        <source>bids here are multiples of {step}</source>
        <translation>aqui os lances são múltiplos de {step}</translation>
    </message>
    <message>
        <source>cut from 1 to {high} cards, or not at all</source>
        <translation>corte de 1 a {high} cartas, ou não corte</translation>
    </message>
    <message>
        <source>in the second auction no partner is asked</source>
        <translation>no segundo leilão não se pede lance ao parceiro</translation>
    </message>
    <message>
        <source>it is the turn of seat {seat}</source>
        <translation>é a vez do lugar {seat}</translation>
    </message>
    <message>
        <source>it is the turn of {seat}</source>
        <translation>é a vez de {seat}</translation>
    </message>
    <message>
        <source>no deal is being played</source>
        <translation>nenhuma mão está sendo jogada</translation>
    </message>
    <message>
        <source>nobody followed your trump: you have to go on leading trumps</source>
        <translation>ninguém acompanhou seu trunfo: você deve continuar abrindo com trunfos</translation>
    </message>
    <message>
        <source>only eldest may demand a new deal</source>
        <translation>só o vizinho à direita de quem distribui pode exigir a redistribuição</translation>
    </message>
    <message>
        <source>only the maker may open the trump</source>
        <translation>só quem fez o lance pode abrir o trunfo</translation>
    </message>
    <message>
        <source>seat {seat} has declared Caps already</source>
        <translation>o lugar {seat} já declarou Caps</translation>
    </message>
    <message>
        <source>seat {seat} has to lay the indicator first</source>
        <translation>antes, o lugar {seat} tem de separar a carta indicadora do trunfo</translation>
    </message>
    <message>
        <source>spoilt trumps may be called only once the trump stands and all cards are dealt</source>
        <translation>trunfo nulo só pode ser reclamado com o trunfo definido e todas as cartas distribuídas</translation>
    </message>
    <message>
        <source>that answers a question that is over</source>
        <translation>essa resposta chegou tarde: a pergunta já foi encerrada</translation>
    </message>
    <message>
        <source>that is not what is to be done now</source>
        <translation>não é isso que deve ser feito agora</translation>
    </message>
    <message>
        <source>the auction is not over: seat {seat} speaks</source>
        <translation>o leilão não terminou: fala o lugar {seat}</translation>
    </message>
    <message>
        <source>the auction is not over: {seat} speaks</source>
        <translation>o leilão não terminou: fala {seat}</translation>
    </message>
    <message>
        <source>the auction is over: seat {seat} plays a card</source>
        <translation>o leilão terminou: o lugar {seat} joga uma carta</translation>
    </message>
    <message>
        <source>the auction is over: {seat} plays a card</source>
        <translation>o leilão terminou: {seat} joga uma carta</translation>
    </message>
    <message>
        <source>the first packet holds {points} points: a redeal needs fewer than {limit}</source>
        <translation>o primeiro pacote tem {points} pontos: para redistribuir, deve ter menos de {limit}</translation>
    </message>
    <message>
        <source>the maker, seat {seat}, lays the indicator</source>
        <translation>quem fez o lance, o lugar {seat}, separa a carta indicadora do trunfo</translation>
    </message>
    <message>
        <source>the maker, {seat}, lays the indicator</source>
        <translation>quem fez o lance, {seat}, separa a carta indicadora do trunfo</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>a partida terminou</translation>
    </message>
    <message>
        <source>the rest are not certain to be yours, from what you have seen</source>
        <translation>pelo que você viu, o resto não é seu com certeza</translation>
    </message>
    <message>
        <source>the trump is open already</source>
        <translation>o trunfo já está aberto</translation>
    </message>
    <message>
        <source>the trump may be opened only before the first lead</source>
        <translation>o trunfo só pode ser aberto antes da primeira vaza</translation>
    </message>
    <message>
        <source>these rules know no Partner Close</source>
        <translation>nestas regras não há Partner Close</translation>
    </message>
    <message>
        <source>these rules know no redeal</source>
        <translation>nestas regras não há redistribuição</translation>
    </message>
    <message>
        <source>these rules know no spoilt trumps</source>
        <translation>nestas regras não há trunfo nulo</translation>
    </message>
    <message>
        <source>this table has no such seat</source>
        <translation>esta mesa não tem esse lugar</translation>
    </message>
    <message>
        <source>trump is led and the indicator is your only one: play a card of your hand</source>
        <translation>a vaza foi aberta com trunfo e seu único trunfo é a carta indicadora: jogue uma carta da mão</translation>
    </message>
    <message>
        <source>under these rules no Caps are declared</source>
        <translation>nestas regras não se declara Caps</translation>
    </message>
    <message>
        <source>under these rules no partner is asked to bid</source>
        <translation>nestas regras não se pede lance ao parceiro</translation>
    </message>
    <message>
        <source>with Partner Close there are no other Caps</source>
        <translation>com Partner Close não há outro Caps</translation>
    </message>
    <message>
        <source>with trump closed the maker may not lead a trump to the first trick</source>
        <translation>com o trunfo fechado, quem fez o lance não pode abrir a primeira vaza com trunfo</translation>
    </message>
    <message>
        <source>with trump closed the maker ruffs only with the indicator</source>
        <translation>com o trunfo fechado, quem fez o lance só pode cortar com a carta indicadora do trunfo</translation>
    </message>
    <message>
        <source>you are void and trump is closed: {card} has to go face down</source>
        <translation>você não tem o naipe e o trunfo está fechado; esta carta vai virada para baixo: {card}</translation>
    </message>
    <message>
        <source>you do not hold {card}</source>
        <translation>essa carta não está na sua mão: {card}</translation>
    </message>
    <message>
        <source>you hold nothing but trumps: open the trump before you lead</source>
        <translation>você só tem trunfos: abra o trunfo antes de jogar</translation>
    </message>
    <message>
        <source>you hold {card}: follow {suit}</source>
        <translation>você tem {card}: acompanhe o naipe de {suit}</translation>
    </message>
    <message>
        <source>you hold {suit}, so you must follow</source>
        <translation>você tem {suit}: acompanhe o naipe</translation>
    </message>
    <message>
        <source>you may not lead the indicator while you hold another card</source>
        <translation>você não pode abrir com a carta indicadora do trunfo enquanto tiver outra carta</translation>
    </message>
    <message>
        <source>you were asked yourself: bid or pass</source>
        <translation>pediram um lance a você: dê um lance ou passe</translation>
    </message>
    <message>
        <source>your partner&apos;s bid of this round stands: you may not bid over it</source>
        <translation>o lance mais alto desta rodada é do seu parceiro: você não pode superá-lo</translation>
    </message>
    <message>
        <source>{card} has to be played face up</source>
        <translation>esta carta vai virada para cima: {card}</translation>
    </message>
    <message>
        <source>{seat} has declared Caps already</source>
        <translation>Caps já foi declarado: {seat}</translation>
    </message>
    <message>
        <source>{seat} has to lay the indicator first</source>
        <translation>antes, {seat} tem de separar a carta indicadora do trunfo</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
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
        <translation>Salvar registro como</translation>
    </message>
    <message>
        <source>The match of the record is in the history now.</source>
        <translation>A partida do registro já está no histórico.</translation>
    </message>
    <message>
        <source>The matches of the record are in the history now.</source>
        <translation>As partidas do registro já estão no histórico.</translation>
    </message>
    <message>
        <source>The record cannot be written to {path}: {reason}.</source>
        <translation>O registro não pode ser gravado em {path}: {reason}.</translation>
    </message>
    <message>
        <source>The record is on the clipboard.</source>
        <translation>O registro está na área de transferência.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>All hands</source>
        <translation>Todas as cartas</translation>
    </message>
    <message>
        <source>Beginning of the match</source>
        <translation>Início da partida</translation>
    </message>
    <message>
        <source>Close the replay</source>
        <translation>Fechar a reprodução</translation>
    </message>
    <message>
        <source>Deals, tricks and log</source>
        <translation>Mãos, vazas e registro</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fim da partida</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Mais rápido</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Próxima mão</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Próximo passo</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Próxima vaza</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continuar a jogar daqui</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Reproduzir ou pausar</translation>
    </message>
    <message>
        <source>Previous deal</source>
        <translation>Mão anterior</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Passo anterior</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Vaza anterior</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Mais lento</translation>
    </message>
    <message>
        <source>What a spectator could see</source>
        <translation>O que um espectador podia ver</translation>
    </message>
    <message>
        <source>What seat no. {n} could see</source>
        <translation>O que o lugar n.º {n} podia ver</translation>
    </message>
</context>
<context>
    <name>ReplayArea</name>
    <message>
        <source>No tokens move.</source>
        <translation>Nenhuma ficha muda de dono.</translation>
    </message>
    <message>
        <source>The record does not tell what is needed to go on</source>
        <translation>O registro não diz o que é preciso para continuar</translation>
    </message>
    <message>
        <source>{card}, the indicator, face down</source>
        <translation>{card}, carta indicadora do trunfo, virada para baixo</translation>
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
        <translation>Menu</translation>
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
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Step of the match</source>
        <translation>Passo da partida</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Muito rápida</translation>
    </message>
    <message>
        <source>Who looks</source>
        <translation>Quem olha</translation>
    </message>
</context>
<context>
    <name>ReplayList</name>
    <message>
        <source>Deal {number}: not over</source>
        <translation>Mão {number}: não terminada</translation>
    </message>
    <message>
        <source>Deal {number}: {contract}, {name}: {outcome}</source>
        <translation>Mão {number}: {contract}, {name}: {outcome}</translation>
    </message>
    <message>
        <source>Deal {number}: {outcome}</source>
        <translation>Mão {number}: {outcome}</translation>
    </message>
    <message>
        <source>Deals and tricks</source>
        <translation>Mãos e vazas</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Primeira saída</translation>
    </message>
    <message>
        <source>Log of the deal</source>
        <translation>Registro da mão</translation>
    </message>
    <message>
        <source>Trick {number}: {name}</source>
        <translation>Vaza {number}: {name}</translation>
    </message>
</context>
<context>
    <name>ReplayWindow</name>
    <message>
        <source>All hands</source>
        <translation>Todas as cartas</translation>
    </message>
    <message>
        <source>Deal {deal}, step {step} of {steps}</source>
        <translation>Mão {deal}, passo {step} de {steps}</translation>
    </message>
    <message>
        <source>Deal {deal}, trick {trick}, step {step} of {steps}</source>
        <translation>Mão {deal}, vaza {trick}, passo {step} de {steps}</translation>
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
        <translation>Nenhuma mão</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Play on from here as {name}</source>
        <translation>Continuar a jogar daqui como {name}</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Reprodução</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Lugar {number}</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>Espectador</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Who looks</source>
        <translation>Quem olha</translation>
    </message>
</context>
<context>
    <name>Replays</name>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Records of 304 (*.304)</source>
        <translation>Registros de 304 (*.304)</translation>
    </message>
    <message>
        <source>Replay a record</source>
        <translation>Reproduzir um registro</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>&amp;Back into the deal</source>
        <translation>&amp;Voltar à mão</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mais</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Nova partida</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Próxima mão</translation>
    </message>
    <message>
        <source>A new deal is demanded</source>
        <translation>Redistribuição exigida</translation>
    </message>
    <message>
        <source>All passed: the deal is thrown in</source>
        <translation>Todos passaram: a mão não é jogada</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Defensores</translation>
    </message>
    <message>
        <source>Every trick needed</source>
        <translation>Necessárias: todas as vazas</translation>
    </message>
    <message>
        <source>In the order played. Red edge: lay face down. Lock: the indicator. Gold: won the trick.</source>
        <translation>Na ordem jogada. Borda vermelha: virada para baixo. Cadeado: a indicadora. Dourado: ganhou a vaza.</translation>
    </message>
    <message>
        <source>Makers</source>
        <translation>Declarantes</translation>
    </message>
    <message>
        <source>No tokens move.</source>
        <translation>Nenhuma ficha muda de dono.</translation>
    </message>
    <message>
        <source>Partner Close has failed</source>
        <translation>Partner Close malsucedido</translation>
    </message>
    <message>
        <source>Partner Close is made</source>
        <translation>Partner Close bem-sucedido</translation>
    </message>
    <message>
        <source>Points of trick {n}</source>
        <translation>Pontos da vaza {n}</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Rever</translation>
    </message>
    <message>
        <source>Spoilt trumps: the deal is void</source>
        <translation>Trunfo nulo: a mão não vale</translation>
    </message>
    <message>
        <source>Takes your last decision back, and the result</source>
        <translation>Desfaz a sua última decisão e o resultado</translation>
    </message>
    <message>
        <source>The contract failed by {n}</source>
        <translation>Lance malsucedido por {n}</translation>
    </message>
    <message>
        <source>The contract is made exactly</source>
        <translation>Lance bem-sucedido com os pontos exatos</translation>
    </message>
    <message>
        <source>The contract is made with {n} to spare</source>
        <translation>Lance bem-sucedido com {n} de sobra</translation>
    </message>
    <message>
        <source>The match goes to {sides}</source>
        <translation>A partida fica com {sides}</translation>
    </message>
    <message>
        <source>The match is won: {sides}</source>
        <translation>Vencem a partida: {sides}</translation>
    </message>
    <message>
        <source>You showed {cards}.</source>
        <translation>Você mostrou {cards}.</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>banca</translation>
    </message>
    <message>
        <source>indicator</source>
        <translation>carta indicadora do trunfo</translation>
    </message>
    <message>
        <source>lay face down</source>
        <translation>estava virada para baixo</translation>
    </message>
    <message>
        <source>was {n}</source>
        <translation>antes {n}</translation>
    </message>
    <message>
        <source>won the trick</source>
        <translation>ganhou a vaza</translation>
    </message>
    <message>
        <source>{makers} bid {contract} with {suit} and took {points} card points.</source>
        <translation>{makers} deram lance de {contract} com {suit} e ganharam {points} pontos nas cartas.</translation>
    </message>
    <message>
        <source>{name} showed {cards}.</source>
        <translation>{name} mostrou {cards}.</translation>
    </message>
    <message>
        <source>{n} needed</source>
        <translation>Necessários: {n}</translation>
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
        <translation>&amp;Nova partida</translation>
    </message>
    <message>
        <source>&amp;Other matches…</source>
        <translation>&amp;Outras partidas…</translation>
    </message>
    <message>
        <source>A match is in progress</source>
        <translation>Há uma partida em andamento</translation>
    </message>
    <message>
        <source>{profile} · {table} · deal {number}</source>
        <translation>{profile} · {table} · mão {number}</translation>
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
        <translation>Isso não pôde ser gravado no disco: {reason}.</translation>
    </message>
    <message>
        <source>This match cannot be read any more.</source>
        <translation>Esta partida não pode mais ser lida.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>As many tokens as {level}.</source>
        <translation>Tantas fichas quanto {level}.</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Leilão</translation>
    </message>
    <message>
        <source>Before the first lead</source>
        <translation>Antes da primeira saída</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>O melhor</translation>
    </message>
    <message>
        <source>Both are worth about the same.</source>
        <translation>As duas valem quase o mesmo.</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bom</translation>
    </message>
    <message>
        <source>In 100 such deals it goes well {n} times less often than the best choice.</source>
        <translation>Em 100 mãos como esta, dá certo {n} vezes menos que a melhor escolha.</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprecisão</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>No card was played in this deal.</source>
        <translation>Nesta mão não se jogou nenhuma carta.</translation>
    </message>
    <message>
        <source>No choice</source>
        <translation>Sem opção</translation>
    </message>
    <message>
        <source>No single card decided: with open cards the deal never turned.</source>
        <translation>Nenhuma carta decidiu: com as cartas abertas, a mão nunca virou.</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>Sem avaliação</translation>
    </message>
    <message>
        <source>On average it cost your side {tokens} tokens.</source>
        <translation>Em média, custou {tokens} fichas ao seu lado.</translation>
    </message>
    <message>
        <source>Over {n} deals you are {tokens} tokens a deal ahead of {level} (± {margin}).</source>
        <translation>Em {n} mãos, você está {tokens} fichas por mão à frente de {level} (± {margin}).</translation>
    </message>
    <message>
        <source>Over {n} deals you are {tokens} tokens a deal behind {level} (± {margin}).</source>
        <translation>Em {n} mãos, você está {tokens} fichas por mão atrás de {level} (± {margin}).</translation>
    </message>
    <message>
        <source>Review of deal {n}</source>
        <translation>Revisão da mão {n}</translation>
    </message>
    <message>
        <source>The fast part of the game was not built: the deal is not solved with open cards.</source>
        <translation>A parte rápida do jogo não foi compilada: a mão não é resolvida com as cartas abertas.</translation>
    </message>
    <message>
        <source>The makers&apos; points with open cards, before each trick and at the end: {values}.</source>
        <translation>Pontos dos declarantes com as cartas abertas, antes de cada vaza e no fim: {values}.</translation>
    </message>
    <message>
        <source>The turning point was in trick {n}, {name}: {card}. With open cards the makers could get only {before} points before it, too few for the contract; after it they could get {after}.</source>
        <translation>O momento decisivo foi na vaza {n}, {name}: {card}. Com as cartas abertas, os declarantes podiam fazer antes só {before} pontos, poucos para o lance; depois podiam fazer {after}.</translation>
    </message>
    <message>
        <source>The turning point was in trick {n}, {name}: {card}. With open cards the makers could get {before} points before it, enough for the contract; after it they could get only {after}.</source>
        <translation>O momento decisivo foi na vaza {n}, {name}: {card}. Com as cartas abertas, os declarantes podiam fazer antes {before} pontos, o bastante para o lance; depois só podiam fazer {after}.</translation>
    </message>
    <message>
        <source>There was nothing else to do.</source>
        <translation>Não havia outra coisa a fazer.</translation>
    </message>
    <message>
        <source>Trick {n}</source>
        <translation>Vaza {n}</translation>
    </message>
    <message>
        <source>Trick {n} of {all}</source>
        <translation>Vaza {n} de {all}</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trunfo</translation>
    </message>
    <message>
        <source>Trump: {suit}, open</source>
        <translation>Trunfo: {suit}, aberto</translation>
    </message>
    <message>
        <source>Trump: {suit}, still closed</source>
        <translation>Trunfo: {suit}, ainda fechado</translation>
    </message>
    <message>
        <source>What changed most was in trick {n}, {name}: {card}. With open cards the makers got {before} points before it and {after} after it.</source>
        <translation>O que mais mudou foi na vaza {n}, {name}: {card}. Com as cartas abertas, os declarantes faziam antes {before} pontos e depois {after}.</translation>
    </message>
    <message>
        <source>What the difference is worth cannot be said here.</source>
        <translation>Aqui não se pode dizer quanto vale a diferença.</translation>
    </message>
    <message>
        <source>With Partner Close hands lie aside, which is not solved with open cards.</source>
        <translation>No Partner Close há cartas postas de lado, e isso não é resolvido com as cartas abertas.</translation>
    </message>
    <message>
        <source>With open cards and the best play of all, the makers would get {best} points, just as they did.</source>
        <translation>Com as cartas abertas e o melhor jogo de todos, os declarantes fariam {best} pontos, exatamente como aqui.</translation>
    </message>
    <message>
        <source>With open cards and the best play of all, the makers would get {best} points. In fact they got {taken}.</source>
        <translation>Com as cartas abertas e o melhor jogo de todos, os declarantes fariam {best} pontos. Na verdade fizeram {taken}.</translation>
    </message>
    <message>
        <source>With open cards and the best play of all, your side would get {best} points, just as it did.</source>
        <translation>Com as cartas abertas e o melhor jogo de todos, seu lado faria {best} pontos, exatamente como aqui.</translation>
    </message>
    <message>
        <source>With open cards and the best play of all, your side would get {best} points. In fact it got {taken}.</source>
        <translation>Com as cartas abertas e o melhor jogo de todos, seu lado faria {best} pontos. Na verdade fez {taken}.</translation>
    </message>
    <message>
        <source>not looked at yet</source>
        <translation>ainda não examinado</translation>
    </message>
    <message>
        <source>{contract} with {suit}</source>
        <translation>{contract} com {suit}</translation>
    </message>
    <message>
        <source>{level} would have chosen: {move}.</source>
        <translation>{level} teria escolhido: {move}.</translation>
    </message>
    <message>
        <source>{level} would have done the same.</source>
        <translation>{level} teria feito o mesmo.</translation>
    </message>
    <message>
        <source>{name}: {contract}, failed</source>
        <translation>{name}: {contract}, malsucedido</translation>
    </message>
    <message>
        <source>{name}: {contract}, made</source>
        <translation>{name}: {contract}, bem-sucedido</translation>
    </message>
    <message>
        <source>{n} needed</source>
        <translation>Necessários: {n}</translation>
    </message>
    <message>
        <source>{n} points</source>
        <translation>{n} pontos</translation>
    </message>
    <message>
        <source>{tokens} less than {level}.</source>
        <translation>{tokens} a menos que {level}.</translation>
    </message>
    <message>
        <source>{tokens} more than {level}.</source>
        <translation>{tokens} a mais que {level}.</translation>
    </message>
    <message>
        <source>{tokens} tokens</source>
        <translation>{tokens} fichas</translation>
    </message>
    <message>
        <source>{trick}. Winner: {name}, {points} points</source>
        <translation>{trick}. Ganha: {name}, {points} pontos</translation>
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
        <translation>A&amp;bertas</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>All is looked at.</source>
        <translation>Tudo foi examinado.</translation>
    </message>
    <message>
        <source>C&amp;hoices</source>
        <translation>D&amp;ecisões</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Co&amp;mparison</source>
        <translation>Co&amp;mparação</translation>
    </message>
    <message>
        <source>Looked at &amp;by</source>
        <translation>E&amp;xaminado por</translation>
    </message>
    <message>
        <source>Part of it could not be worked out; the log says more.</source>
        <translation>Uma parte não pôde ser calculada; o registro diz mais.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progresso</translation>
    </message>
    <message>
        <source>The open cards are looked at…</source>
        <translation>Examinam-se as cartas abertas…</translation>
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
        <translation>Ás</translation>
    </message>
    <message>
        <source>After such a trick the maker, and nobody else, looks at the cards that lie face down. If there is no trump among them, they stay so until the deal is over.</source>
        <translation>Depois de uma vaza assim, quem fez o lance, e mais ninguém, olha as cartas que estão viradas para baixo. Se não há trunfo entre elas, ficam assim até o fim da mão.</translation>
    </message>
    <message>
        <source>Before the first lead he may turn the indicator up and take it into his hand. Then the trump is open for all, and every card is played face up.</source>
        <translation>Antes da primeira saída pode virar a carta indicadora e tomá-la na mão. Então todos conhecem o trunfo, e cada carta é jogada virada para cima.</translation>
    </message>
    <message>
        <source>Both sides count the points of their tricks, those of the cards that lay face down too. To reach the contract is enough: more of it pays no more.</source>
        <translation>Cada lado conta os pontos das suas vazas, também os das cartas que estavam viradas para baixo. Basta alcançar o lance: mais pontos não pagam mais.</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Lance</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Oito</translation>
    </message>
    <message>
        <source>Follow the suit led if you can. If you cannot, play what you like; you need not ruff, that is play a trump. The highest trump takes the trick, or if there is none, the highest card of the suit led.</source>
        <translation>Siga o naipe da saída se puder. Se não puder, jogue o que quiser; não é obrigado a cortar, isto é, a jogar trunfo. O trunfo mais alto ganha a vaza ou, se não há, a carta mais alta do naipe da saída.</translation>
    </message>
    <message>
        <source>Highest first</source>
        <translation>Da maior à menor</translation>
    </message>
    <message>
        <source>If it fails</source>
        <translation>Se falha</translation>
    </message>
    <message>
        <source>If made</source>
        <translation>Se cumprido</translation>
    </message>
    <message>
        <source>If there is one, the trump opens: all see the indicator, it goes to the maker&apos;s hand, and the highest trump takes the trick.</source>
        <translation>Se há um, o trunfo se abre: todos veem a carta indicadora, ela vai para a mão de quem fez o lance, e o trunfo mais alto ganha a vaza.</translation>
    </message>
    <message>
        <source>In each deal one player becomes the maker: he bids how many card points his side will take, and chooses the trump. If his side takes as many, it wins tokens; if it does not, it pays.</source>
        <translation>Em cada mão um jogador faz o lance final: diz quantos pontos o seu lado fará e escolhe o trunfo. Se o lado os faz, ganha fichas; se não, paga.</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Valete</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Rei</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Nove</translation>
    </message>
    <message>
        <source>Not played in this match: {names}.</source>
        <translation>Não se joga nesta partida: {names}.</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dama</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sete</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Seis</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Dez</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>O leilão</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>As cartas</translation>
    </message>
    <message>
        <source>The game runs anticlockwise: after you comes who sits at your right. Each player gets {first} cards, and bids on them alone; the other {second} come after the trump is chosen.</source>
        <translation>Joga-se no sentido anti-horário: depois de você vem quem está à sua direita. Cada jogador recebe {first} cartas e dá lances só com elas; as outras {second} vêm quando o trunfo está escolhido.</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>O objetivo</translation>
    </message>
    <message>
        <source>The indicator is not in the maker&apos;s hand. If he cannot follow suit, he may play it face down, or any card of his hand.</source>
        <translation>A carta indicadora não está na mão de quem fez o lance. Se ele não pode seguir o naipe, pode jogá-la virada para baixo, ou qualquer carta da mão.</translation>
    </message>
    <message>
        <source>The indicator is not in the maker&apos;s hand. If he cannot follow suit, he ruffs with it, or plays a plain card; the trumps in his hand cannot ruff.</source>
        <translation>A carta indicadora não está na mão de quem fez o lance. Se ele não pode seguir o naipe, corta com ela ou joga uma carta que não seja trunfo; com os trunfos da mão não pode cortar.</translation>
    </message>
    <message>
        <source>The jack is the highest card of a suit, then comes the nine. A suit has 76 card points, all four have 304: that is the game&apos;s name.</source>
        <translation>O valete é a carta mais alta de um naipe; depois vem o nove. Um naipe tem 76 pontos, os quatro têm 304: daí o nome do jogo.</translation>
    </message>
    <message>
        <source>The maker lays one of his first cards on the table face down. This is the indicator, and its suit is trump. He alone knows it: the trump is closed.</source>
        <translation>Quem fez o lance põe uma das primeiras cartas na mesa, virada para baixo. É a carta indicadora, e o naipe dela é trunfo. Só ele o conhece: o trunfo está fechado.</translation>
    </message>
    <message>
        <source>The maker shows one of his first cards, the indicator. Its suit is trump. He takes it back into his hand, and all the cards are played face up.</source>
        <translation>Quem fez o lance mostra uma das primeiras cartas, a indicadora. O naipe dela é trunfo. Ele a toma de volta na mão, e todas as cartas são jogadas viradas para cima.</translation>
    </message>
    <message>
        <source>The play</source>
        <translation>O jogo</translation>
    </message>
    <message>
        <source>The rules of this match: {profile}</source>
        <translation>As regras desta partida: {profile}</translation>
    </message>
    <message>
        <source>The trump</source>
        <translation>O trunfo</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>While the trump is closed</source>
        <translation>Enquanto o trunfo está fechado</translation>
    </message>
    <message>
        <source>While the trump is closed, who cannot follow suit plays face down, whatever the card is. It may be a trump without his knowing.</source>
        <translation>Enquanto o trunfo está fechado, quem não pode seguir o naipe joga a carta virada para baixo, seja qual for. Pode ser um trunfo sem que o saiba.</translation>
    </message>
    <message>
        <source>Who has passed is out of the auction.</source>
        <translation>Quem passou está fora do leilão.</translation>
    </message>
    <message>
        <source>Who sits at the dealer&apos;s right leads to the first trick, then who took the last one. A lead lies face up.</source>
        <translation>À primeira vaza sai quem está à direita de quem dá; depois, quem ganhou a última. A saída é sempre virada para cima.</translation>
    </message>
    <message>
        <source>Who sits at the dealer&apos;s right speaks first. A bid is 160 at least and 300 at most, and more than the one before. When all the others have passed, the last bid is the contract. If nobody bids, the next player deals.</source>
        <translation>Fala primeiro quem está à direita de quem dá. Um lance é de 160 no mínimo e 300 no máximo, e mais alto que o anterior. Quando todos os outros passaram, vale o último lance. Se ninguém dá lance, o próximo distribui.</translation>
    </message>
    <message>
        <source>{table}. Each side begins with {tokens}.</source>
        <translation>{table}. Cada lado começa com {tokens}.</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules of 304</source>
        <translation>Regras do 304</translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>Contract</source>
        <translation>Lance final</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Distribui</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Fez o lance</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
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
        <translation>&amp;Leilão</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <translation>&amp;Mãos</translation>
    </message>
    <message>
        <source>No deal of this match is over yet.</source>
        <translation>Nenhuma mão desta partida terminou ainda.</translation>
    </message>
    <message>
        <source>Nobody has called in this deal yet.</source>
        <translation>Ninguém falou ainda nesta mão.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Folha de pontuação</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>{names} &amp; {last}</source>
        <translation>{names} e {last}</translation>
    </message>
</context>
<context>
    <name>SeatsPage</name>
    <message>
        <source>All computer players</source>
        <translation>Todos os jogadores do computador</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name: {seat}</source>
        <translation>Nome: {seat}</translation>
    </message>
    <message>
        <source>Only watch: a computer plays in my seat too</source>
        <translation>Só assistir: o computador joga também no meu lugar</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Player: {seat}</source>
        <translation>Jogador: {seat}</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>{number}: at your left</source>
        <translation>{number}: à sua esquerda</translation>
    </message>
    <message>
        <source>{number}: at your right</source>
        <translation>{number}: à sua direita</translation>
    </message>
    <message>
        <source>{number}: opponent</source>
        <translation>{number}: adversário</translation>
    </message>
    <message>
        <source>{number}: your partner</source>
        <translation>{number}: seu parceiro</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>The computer player {name} could not decide. A simpler one decides in its place whenever that happens; the log says more.</source>
        <translation>O jogador do computador {name} não conseguiu decidir. Quando isso acontece, um mais simples decide por ele; o registro diz mais.</translation>
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
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>&amp;Language and text</source>
        <translation>&amp;Idioma e texto</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>&amp;Restaurar tudo</translation>
    </message>
    <message>
        <source>&amp;Sound and notices</source>
        <translation>&amp;Som e avisos</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>A card is played</source>
        <translation>Uma carta é jogada</translation>
    </message>
    <message>
        <source>A complete trick stays</source>
        <translation>A vaza completa fica</translation>
    </message>
    <message>
        <source>After as long as you take for a choice, so that nobody can tell that you had none.</source>
        <translation>Depois do tempo que você leva para escolher, para que ninguém note que não podia.</translation>
    </message>
    <message>
        <source>After each deal it plays your cards again, in the background. The statistics show how you do beside it.</source>
        <translation>Depois de cada mão ele joga de novo as suas cartas, em segundo plano. As estatísticas mostram como você se sai ao lado dele.</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Conforme o idioma</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>As you lay them</source>
        <translation>Como você as arruma</translation>
    </message>
    <message>
        <source>Ask before finishing a deal quickly</source>
        <translation>Perguntar antes de terminar logo</translation>
    </message>
    <message>
        <source>At normal speed</source>
        <translation>Em velocidade normal</translation>
    </message>
    <message>
        <source>At your turn, before a computer plays the rest for you.</source>
        <translation>Na sua vez, antes que o computador jogue o resto por você.</translation>
    </message>
    <message>
        <source>Backs of the cards</source>
        <translation>Verso das cartas</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Lances</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>By strength</source>
        <translation>Por força</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Por naipe</translation>
    </message>
    <message>
        <source>By suit, trumps first</source>
        <translation>Por naipe, primeiro o trunfo</translation>
    </message>
    <message>
        <source>Car&amp;ds</source>
        <translation>Car&amp;tas</translation>
    </message>
    <message>
        <source>Cards fly</source>
        <translation>As cartas voam</translation>
    </message>
    <message>
        <source>Choose a card before your turn</source>
        <translation>Escolher uma carta antes da sua vez</translation>
    </message>
    <message>
        <source>Compare me with</source>
        <translation>Comparar-me com</translation>
    </message>
    <message>
        <source>Dark blue</source>
        <translation>Azul-escuro</translation>
    </message>
    <message>
        <source>Faces of the cards</source>
        <translation>Faces das cartas</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatro cores</translation>
    </message>
    <message>
        <source>Green, for a bright room</source>
        <translation>Verde, para uma sala clara</translation>
    </message>
    <message>
        <source>How likely each suit is trump, as far as you can know, while it is hidden.</source>
        <translation>Quão provável é cada naipe como trunfo, pelo que você pode saber, enquanto está oculto.</translation>
    </message>
    <message>
        <source>In the taskbar, while you look at another window.</source>
        <translation>Na barra de tarefas, enquanto você olha outra janela.</translation>
    </message>
    <message>
        <source>It is marked and waits. When your turn comes it is played if it is legal and no other suit was led meanwhile; click it again or press Esc to take it back.</source>
        <translation>Fica marcada e espera. Na sua vez é jogada se for permitida e não tiverem aberto com outro naipe; clique de novo ou pressione Esc para retirá-la.</translation>
    </message>
    <message>
        <source>Jack, queen and king</source>
        <translation>Valete, dama e rei</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Large rank and suit</source>
        <translation>Valor e naipe bem grandes</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>No pauses</source>
        <translation>Sem pausas</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Order of your hand</source>
        <translation>Ordem da sua mão</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Play the only legal card for me</source>
        <translation>Jogar por mim a única carta permitida</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Prévia</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Vermelho</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Movimento reduzido</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Show the likely trump</source>
        <translation>Mostrar o trunfo provável</translation>
    </message>
    <message>
        <source>Show what has gone</source>
        <translation>Mostrar as cartas que já saíram</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Naipes</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Verde-azulado</translation>
    </message>
    <message>
        <source>Tell me when it is my turn</source>
        <translation>Avisar-me quando for a minha vez</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>The cards that have been played face up, struck out in a small grid.</source>
        <translation>As cartas jogadas abertas, riscadas numa pequena tabela.</translation>
    </message>
    <message>
        <source>The highest card</source>
        <translation>A carta mais alta</translation>
    </message>
    <message>
        <source>Trumps come first once you know them. As you lay them: drag a card within your hand, or Shift with the arrow keys.</source>
        <translation>O trunfo vem primeiro quando você o conhece. Como você as arruma: arraste uma carta dentro da mão, ou Shift com as setas.</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Duas cores</translation>
    </message>
    <message>
        <source>With pictures</source>
        <translation>Com figuras</translation>
    </message>
    <message>
        <source>as spoken: 60</source>
        <translation>como se dizem: 60</translation>
    </message>
    <message>
        <source>at the left</source>
        <translation>à esquerda</translation>
    </message>
    <message>
        <source>at the right</source>
        <translation>à direita</translation>
    </message>
    <message>
        <source>by one click</source>
        <translation>com um clique</translation>
    </message>
    <message>
        <source>in full: 160</source>
        <translation>por inteiro: 160</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ninguém</translation>
    </message>
    <message>
        <source>until a click or a key</source>
        <translation>até um clique ou uma tecla</translation>
    </message>
    <message>
        <source>when chosen twice</source>
        <translation>ao escolhê-la duas vezes</translation>
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
        <translation>O som está desligado.</translation>
    </message>
    <message>
        <source>Sound is on.</source>
        <translation>O som está ligado.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>{key} is the key of “{action}” already. Choose another key.</source>
        <translation>{key} já é a tecla de “{action}”. Escolha outra tecla.</translation>
    </message>
    <message>
        <source>{key} may be a button&apos;s key: Alt is for these. Choose another key.</source>
        <translation>{key} pode ser a tecla de um botão: Alt é para eles. Escolha outra tecla.</translation>
    </message>
    <message>
        <source>{key} walks over the table and its buttons. Choose another key.</source>
        <translation>{key} percorre a mesa e os botões. Escolha outra tecla.</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>In play</source>
        <translation>Em jogo</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Esta mão</translation>
    </message>
    <message>
        <source>Trick {n}</source>
        <translation>Vaza {n}</translation>
    </message>
    <message>
        <source>Trick {n} · last</source>
        <translation>Vaza {n} · última</translation>
    </message>
    <message>
        <source>{name} led</source>
        <translation>{name} abriu</translation>
    </message>
    <message>
        <source>{name} won it</source>
        <translation>{name} ganhou</translation>
    </message>
    <message>
        <source>{n} + points</source>
        <translation>{n} + pontos</translation>
    </message>
    <message>
        <source>{n} points</source>
        <translation>{n} pontos</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Cards and tricks</source>
        <translation>Cartas e vazas</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Reproduzir sons</translation>
    </message>
    <message>
        <source>Trump and result</source>
        <translation>Trunfo e resultado</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
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
        <translation>Para o som, instale o pacote {package}.</translation>
    </message>
    <message>
        <source>For sound, the system needs {library}.</source>
        <translation>Para o som, o sistema precisa de {library}.</translation>
    </message>
    <message>
        <source>There is nothing to play sounds on here.</source>
        <translation>Aqui não há como reproduzir sons.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All tricks, another side</source>
        <translation>Todas as vazas, outro lado</translation>
    </message>
    <message>
        <source>All tricks, your side</source>
        <translation>Todas as vazas, seu lado</translation>
    </message>
    <message>
        <source>Before the first deal</source>
        <translation>Antes da primeira mão</translation>
    </message>
    <message>
        <source>Caps declared and won by your side</source>
        <translation>Caps declarados e ganhos por seu lado</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Lance final</translation>
    </message>
    <message>
        <source>Contracts broken</source>
        <translation>Lances derrubados</translation>
    </message>
    <message>
        <source>Contracts made</source>
        <translation>Lances cumpridos</translation>
    </message>
    <message>
        <source>Deal {number}, {day}</source>
        <translation>Mão {number}, {day}</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Malsucedido</translation>
    </message>
    <message>
        <source>From {first} to {last}: {made} of your side&apos;s contracts made, {broken} of the others&apos; broken. The arrow keys go from point to point.</source>
        <translation>De {first} a {last}: seu lado cumpriu {made} dos seus lances e derrubou {broken} dos alheios. As setas vão de ponto em ponto.</translation>
    </message>
    <message>
        <source>From {first} to {last}: {now} tokens now, {high} at the most, {low} at the least. The arrow keys go from point to point.</source>
        <translation>De {first} a {last}: agora {now} fichas, no máximo {high}, no mínimo {low}. As setas vão de ponto em ponto.</translation>
    </message>
    <message>
        <source>Highest contract your side made</source>
        <translation>Lance mais alto que seu lado cumpriu</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Bem-sucedido</translation>
    </message>
    <message>
        <source>Matches left before their end</source>
        <translation>Partidas deixadas antes do fim</translation>
    </message>
    <message>
        <source>Matches lost</source>
        <translation>Partidas perdidas</translation>
    </message>
    <message>
        <source>Matches shared</source>
        <translation>Partidas divididas</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Partidas vencidas</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Níveis misturados</translation>
    </message>
    <message>
        <source>No contracts yet that count here.</source>
        <translation>Ainda não há lances que contem aqui.</translation>
    </message>
    <message>
        <source>No deals that count here have been played again by a computer player yet.</source>
        <translation>O computador ainda não jogou de novo nenhuma mão que conte aqui.</translation>
    </message>
    <message>
        <source>No deals yet that count here.</source>
        <translation>Ainda não há mãos que contem aqui.</translation>
    </message>
    <message>
        <source>Opponents failed</source>
        <translation>Adversários falharam</translation>
    </message>
    <message>
        <source>Ours: over / short</source>
        <translation>Nossos: a mais / a menos</translation>
    </message>
    <message>
        <source>Partners made</source>
        <translation>Parceiros cumpriram</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Pessoas</translation>
    </message>
    <message>
        <source>Redealt</source>
        <translation>Redistribuídas</translation>
    </message>
    <message>
        <source>Redealt at your demand</source>
        <translation>Redistribuídas a seu pedido</translation>
    </message>
    <message>
        <source>Spoilt trumps</source>
        <translation>Trunfo nulo</translation>
    </message>
    <message>
        <source>Theirs: over / short</source>
        <translation>Deles: a mais / a menos</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Eles</translation>
    </message>
    <message>
        <source>Thrown in, as nobody bid</source>
        <translation>Não jogadas, pois ninguém deu lance</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Tokens a deal more than {level}, same cards</source>
        <translation>Fichas por mão a mais que {level}, mesmas cartas</translation>
    </message>
    <message>
        <source>Until {when} you got {mean} {margin} tokens a deal beside {level} with the same cards, over {n} deals. The arrow keys go from point to point.</source>
        <translation>Até {when} você fez {mean} {margin} fichas por mão em relação a {level} com as mesmas cartas, em {n} mãos. As setas vão de ponto em ponto.</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>You beside computers</source>
        <translation>Você e o computador</translation>
    </message>
    <message>
        <source>You beside {level}</source>
        <translation>Você e {level}, por mão</translation>
    </message>
    <message>
        <source>You made</source>
        <translation>Você cumpriu</translation>
    </message>
    <message>
        <source>broken {share}</source>
        <translation>derrubados {share}</translation>
    </message>
    <message>
        <source>made {share}</source>
        <translation>cumpridos {share}</translation>
    </message>
    <message>
        <source>no deals compared yet</source>
        <translation>ainda sem comparações</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>não se sabe</translation>
    </message>
    <message>
        <source>{average} a deal</source>
        <translation>{average} por mão</translation>
    </message>
    <message>
        <source>{height}: your side made {ours}, the others {theirs}.</source>
        <translation>{height}: seu lado cumpriu {ours}, os outros {theirs}.</translation>
    </message>
    <message>
        <source>{margin} a deal, {n} deals</source>
        <translation>{margin} em {n} mãos</translation>
    </message>
    <message>
        <source>{mean} {margin} · {n} deals</source>
        <translation>{mean} {margin} · {n} mãos</translation>
    </message>
    <message>
        <source>{n} played out</source>
        <translation>{n} até o fim</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} de {whole}</translation>
    </message>
    <message>
        <source>{when}: {made} made, {broken} of the opponents&apos; broken</source>
        <translation>{when}: {made} cumpridos, {broken} dos adversários derrubados</translation>
    </message>
    <message>
        <source>{when}: {mean} {margin} a deal beside {level}, {n} deals</source>
        <translation>{when}: {mean} {margin} por mão em relação a {level}, {n} mãos</translation>
    </message>
    <message>
        <source>{when}: {tokens} tokens in all</source>
        <translation>{when}: {tokens} fichas no total</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>&amp;Begin anew</source>
        <translation>&amp;Começar de novo</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Contracts</source>
        <translation>&amp;Lances</translation>
    </message>
    <message>
        <source>&amp;Deals and matches</source>
        <translation>Mãos e par&amp;tidas</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>&amp;Exportar como CSV…</translation>
    </message>
    <message>
        <source>Begin co&amp;unting anew…</source>
        <translation>Começar a co&amp;ntar de novo…</translation>
    </message>
    <message>
        <source>Begin counting anew?</source>
        <translation>Começar a contar de novo?</translation>
    </message>
    <message>
        <source>By opponents</source>
        <translation>Por adversários</translation>
    </message>
    <message>
        <source>By rules</source>
        <translation>Por regras</translation>
    </message>
    <message>
        <source>By table</source>
        <translation>Por mesa</translation>
    </message>
    <message>
        <source>Chart of contracts by height</source>
        <translation>Gráfico de lances por altura</translation>
    </message>
    <message>
        <source>Chart over time</source>
        <translation>Gráfico ao longo do tempo</translation>
    </message>
    <message>
        <source>Co&amp;mpared</source>
        <translation>C&amp;omparação</translation>
    </message>
    <message>
        <source>Compared by</source>
        <translation>Comparar por</translation>
    </message>
    <message>
        <source>Contracts by height</source>
        <translation>Lances por altura</translation>
    </message>
    <message>
        <source>Contracts in %</source>
        <translation>Lances em %</translation>
    </message>
    <message>
        <source>Counting begins anew. The copy is {path}.</source>
        <translation>A contagem começa de novo. A cópia é {path}.</translation>
    </message>
    <message>
        <source>Deals played until now no longer count. None is deleted: the history has them, and the period “All time” counts them. The database is copied first.</source>
        <translation>As mãos jogadas até agora deixam de contar. Nenhuma é apagada: estão no histórico, e o período “Desde o início” as conta. Antes, o banco de dados é copiado.</translation>
    </message>
    <message>
        <source>Deals saved as {path}: {n}.</source>
        <translation>Mãos salvas como {path}: {n}.</translation>
    </message>
    <message>
        <source>Export the deals that count</source>
        <translation>Exportar as mãos que contam</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Quantos</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Ao longo do tempo</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Habilidade</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabelas</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelas (*.csv)</translation>
    </message>
    <message>
        <source>The database cannot be copied, so nothing was changed: {reason}.</source>
        <translation>Não é possível copiar o banco de dados; nada foi mudado: {reason}.</translation>
    </message>
    <message>
        <source>The statistics cannot be read: {reason}.</source>
        <translation>Não é possível ler as estatísticas: {reason}.</translation>
    </message>
    <message>
        <source>This window keeps no matches, so there is nothing to count.</source>
        <translation>Esta janela não guarda partidas; por isso não há o que contar.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>What a point stands for</source>
        <translation>O que um ponto representa</translation>
    </message>
    <message>
        <source>What the line shows</source>
        <translation>O que a linha mostra</translation>
    </message>
    <message>
        <source>by day</source>
        <translation>por dia</translation>
    </message>
    <message>
        <source>by deal</source>
        <translation>por mão</translation>
    </message>
    <message>
        <source>by month</source>
        <translation>por mês</translation>
    </message>
    <message>
        <source>by week</source>
        <translation>por semana</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation>Não é possível gravar {path}: {reason}.</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>Part of the saved match could not be read. It goes on from deal {number}, where it was still whole.</source>
        <translation>Parte da partida guardada não pôde ser lida. Ela continua a partir da mão {number}, onde ainda estava completa.</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>A newer version of the game made {path}. It is left as it is; what you play now is not kept. Install the newer version to go on with your matches.</source>
        <translation>Uma versão mais nova do jogo criou {path}. Fica como está; o que você jogar agora não é guardado. Instale a versão mais nova para continuar suas partidas.</translation>
    </message>
    <message>
        <source>Another program holds the file with your matches in {folder}, so the match in progress cannot be saved just now. The game goes on, and it is saved as soon as that program lets go.</source>
        <translation>Outro programa está ocupando o arquivo com suas partidas em {folder}; por isso a partida em andamento não pode ser salva agora. O jogo continua, e ela é salva assim que esse programa o liberar.</translation>
    </message>
    <message>
        <source>Another program holds the file with your matches, {path}. The game goes on, but what you play is kept only until the window is closed. End that program and start the game again.</source>
        <translation>Outro programa está ocupando o arquivo com suas partidas, {path}. O jogo continua, mas o que você jogar só fica até a janela ser fechada. Feche esse programa e inicie o jogo de novo.</translation>
    </message>
    <message>
        <source>Matches that could still be read were taken over: {count}.</source>
        <translation>As partidas que ainda podiam ser lidas foram mantidas: {count}.</translation>
    </message>
    <message>
        <source>Nobody was shown the cards of this deal. They can be looked at when the match is over.</source>
        <translation>Ninguém viu as cartas desta mão. Será possível vê-las quando a partida terminar.</translation>
    </message>
    <message>
        <source>Nothing can be written to {path} ({reason}). The game goes on, but what you play is kept only until the window is closed.</source>
        <translation>Não é possível gravar nada em {path} ({reason}). O jogo continua, mas o que você jogar só fica até a janela ser fechada.</translation>
    </message>
    <message>
        <source>The cards of deals that were thrown in or dealt anew are left out until the match is over, but for those you saw.</source>
        <translation>As cartas das mãos não jogadas ou redistribuídas ficam de fora até o fim da partida, menos as que você viu.</translation>
    </message>
    <message>
        <source>The file with your matches was damaged and is kept as {aside}. The copy {backup} took its place.</source>
        <translation>O arquivo com suas partidas estava danificado e está guardado como {aside}. A cópia {backup} tomou o lugar dele.</translation>
    </message>
    <message>
        <source>The file with your matches was damaged and is kept as {aside}. There was no copy of it, so a new one begins.</source>
        <translation>O arquivo com suas partidas estava danificado e está guardado como {aside}. Não havia cópia, por isso um novo começa.</translation>
    </message>
    <message>
        <source>The file with your matches was deleted or replaced while the game was running. All matches are kept again in {path}.</source>
        <translation>O arquivo com suas partidas foi apagado ou substituído durante o jogo. Todas as partidas estão guardadas de novo em {path}.</translation>
    </message>
    <message>
        <source>The file with your matches was deleted or replaced while the game was running. The match on the table is kept anew in {path}; what the file had cannot be read any more.</source>
        <translation>O arquivo com suas partidas foi apagado ou substituído durante o jogo. A partida na mesa é guardada de novo em {path}; o que o arquivo tinha não pode mais ser lido.</translation>
    </message>
    <message>
        <source>The match in progress cannot be saved in {folder}: there may be no room. The game goes on, but only until the window is closed, unless saving works again.</source>
        <translation>A partida em andamento não pode ser salva em {folder}: talvez falte espaço. O jogo continua, mas só até a janela ser fechada, a menos que salvar volte a funcionar.</translation>
    </message>
    <message>
        <source>{names} · tokens {tokens}</source>
        <translation>{names} · fichas {tokens}</translation>
    </message>
    <message>
        <source>{profile} · {table} · deal {number} · {time}</source>
        <translation>{profile} · {table} · mão {number} · {time}</translation>
    </message>
</context>
<context>
    <name>Suit</name>
    <message>
        <source>Clubs are trump</source>
        <translation>O trunfo é paus</translation>
    </message>
    <message>
        <source>Clubs were led: follow suit</source>
        <translation>A vaza abriu com paus: acompanhe</translation>
    </message>
    <message>
        <source>Clubs will be trump</source>
        <translation>O trunfo será paus</translation>
    </message>
    <message>
        <source>Diamonds are trump</source>
        <translation>O trunfo é ouros</translation>
    </message>
    <message>
        <source>Diamonds were led: follow suit</source>
        <translation>A vaza abriu com ouros: acompanhe</translation>
    </message>
    <message>
        <source>Diamonds will be trump</source>
        <translation>O trunfo será ouros</translation>
    </message>
    <message>
        <source>Hearts are trump</source>
        <translation>O trunfo é copas</translation>
    </message>
    <message>
        <source>Hearts were led: follow suit</source>
        <translation>A vaza abriu com copas: acompanhe</translation>
    </message>
    <message>
        <source>Hearts will be trump</source>
        <translation>O trunfo será copas</translation>
    </message>
    <message>
        <source>Spades are trump</source>
        <translation>O trunfo é espadas</translation>
    </message>
    <message>
        <source>Spades were led: follow suit</source>
        <translation>A vaza abriu com espadas: acompanhe</translation>
    </message>
    <message>
        <source>Spades will be trump</source>
        <translation>O trunfo será espadas</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>paus</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>espadas</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Eight players, four pairs</source>
        <translation>Oito jogadores, quatro duplas</translation>
    </message>
    <message>
        <source>Eight players, two teams</source>
        <translation>Oito jogadores, duas equipes</translation>
    </message>
    <message>
        <source>Every other player is on your team; 32 cards, four each.</source>
        <translation>Um em cada dois é da sua equipe; 32 cartas, quatro para cada.</translation>
    </message>
    <message>
        <source>Every other player is on your team; 36 cards with the sixes, six each.</source>
        <translation>Um em cada dois é da sua equipe; 36 cartas com os seis, seis para cada.</translation>
    </message>
    <message>
        <source>Four players, two pairs</source>
        <translation>Quatro jogadores, duas duplas</translation>
    </message>
    <message>
        <source>Partners sit opposite; 24 cards from the nine up, four each.</source>
        <translation>Os parceiros ficam frente a frente; 24 cartas a partir do nove, quatro para cada.</translation>
    </message>
    <message>
        <source>Partners sit opposite; 32 cards, eight each.</source>
        <translation>Os parceiros ficam frente a frente; 32 cartas, oito para cada.</translation>
    </message>
    <message>
        <source>Partners sit opposite; 32 cards, four each.</source>
        <translation>Os parceiros ficam frente a frente; 32 cartas, quatro para cada.</translation>
    </message>
    <message>
        <source>Six players, three pairs</source>
        <translation>Seis jogadores, três duplas</translation>
    </message>
    <message>
        <source>Six players, two teams</source>
        <translation>Seis jogadores, duas equipes</translation>
    </message>
</context>
<context>
    <name>TableArea</name>
    <message>
        <source>Last trick: {cards}</source>
        <translation>Última vaza: {cards}</translation>
    </message>
</context>
<context>
    <name>TableDisplay</name>
    <message>
        <source>Last trick</source>
        <translation>Última vaza</translation>
    </message>
    <message>
        <source>its face-up cards</source>
        <translation>as cartas viradas para cima</translation>
    </message>
    <message>
        <source>{profile} · what if</source>
        <translation>{profile} · e se</translation>
    </message>
</context>
<context>
    <name>TableScene</name>
    <message>
        <source>Cards laid aside</source>
        <translation>Cartas de lado</translation>
    </message>
    <message>
        <source>Face-down card played by {name}</source>
        <translation>{name}, carta jogada virada para baixo</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Mais alta</translation>
    </message>
    <message>
        <source>Indicator</source>
        <translation>Indicadora</translation>
    </message>
    <message>
        <source>Indicator of {name}, face down</source>
        <translation>{name}, carta indicadora do trunfo virada para baixo</translation>
    </message>
    <message>
        <source>Led</source>
        <translation>Abriu</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Fez o lance</translation>
    </message>
    <message>
        <source>Maker · with you</source>
        <translation>Lance · com você</translation>
    </message>
    <message>
        <source>Maker · with {name}</source>
        <translation>Lance · com {name}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próxima</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>Ruff</source>
        <translation>Corte</translation>
    </message>
    <message>
        <source>Takes the trick</source>
        <translation>Ganha a vaza</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>To act</source>
        <translation>É a vez</translation>
    </message>
    <message>
        <source>With you</source>
        <translation>Com você</translation>
    </message>
    <message>
        <source>With {name}</source>
        <translation>Com {name}</translation>
    </message>
    <message>
        <source>Your indicator</source>
        <translation>Sua indicadora</translation>
    </message>
    <message>
        <source>Your partner</source>
        <translation>Seu parceiro</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>quem distribui</translation>
    </message>
    <message>
        <source>maker of {contract}</source>
        <translation>quem fez o lance de {contract}</translation>
    </message>
    <message>
        <source>said {call}</source>
        <translation>disse: {call}</translation>
    </message>
    <message>
        <source>{card}, face down, played by {name}</source>
        <translation>{name}, carta jogada virada para baixo: {card}</translation>
    </message>
    <message>
        <source>{card}, played by {name}</source>
        <translation>{name}, carta jogada: {card}</translation>
    </message>
    <message>
        <source>{card}, the indicator of {name}</source>
        <translation>{name}, carta indicadora do trunfo: {card}</translation>
    </message>
    <message>
        <source>{card}, the indicator of {name}, face down</source>
        <translation>{card}, carta indicadora do trunfo de {name}, virada para baixo</translation>
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
        <translation>Todas as cartas são mostradas. A carta indicadora: {card}</translation>
    </message>
    <message>
        <source>Auction on the full hand</source>
        <translation>Leilão com a mão completa</translation>
    </message>
    <message>
        <source>Deal {number}: you deal</source>
        <translation>Mão {number}: você distribui</translation>
    </message>
    <message>
        <source>Deal {number}: {name} deals</source>
        <translation>Mão {number}: {name} distribui</translation>
    </message>
    <message>
        <source>Dealt to {name}: {cards}</source>
        <translation>Cartas para {name}: {cards}</translation>
    </message>
    <message>
        <source>Face down lay: {cards}</source>
        <translation>Viradas para baixo: {cards}</translation>
    </message>
    <message>
        <source>Hand laid aside: {names}</source>
        <translation>Cartas postas de lado: {names}</translation>
    </message>
    <message>
        <source>No trump lay face down</source>
        <translation>Não havia trunfo virado para baixo</translation>
    </message>
    <message>
        <source>No trump lay face down. You see: {cards}</source>
        <translation>Não havia trunfo virado para baixo. Você vê: {cards}</translation>
    </message>
    <message>
        <source>No trump lay face down. {name} sees: {cards}</source>
        <translation>Não havia trunfo virado para baixo. {name} vê: {cards}</translation>
    </message>
    <message>
        <source>Result: {outcome}</source>
        <translation>Resultado: {outcome}</translation>
    </message>
    <message>
        <source>The match is won: {sides}</source>
        <translation>Vencem a partida: {sides}</translation>
    </message>
    <message>
        <source>Turned up: {cards}</source>
        <translation>Viradas para cima: {cards}</translation>
    </message>
    <message>
        <source>You are the maker: {contract}</source>
        <translation>O lance final é seu: {contract}</translation>
    </message>
    <message>
        <source>You ask your partner to bid</source>
        <translation>Você pede um lance ao parceiro</translation>
    </message>
    <message>
        <source>You bid Partner Close</source>
        <translation>Você dá o lance Partner Close</translation>
    </message>
    <message>
        <source>You bid {amount}</source>
        <translation>Você dá o lance {amount}</translation>
    </message>
    <message>
        <source>You call spoilt trumps, rightly</source>
        <translation>Você declara trunfo nulo, com razão</translation>
    </message>
    <message>
        <source>You call spoilt trumps, wrongly</source>
        <translation>Você declara trunfo nulo, sem razão</translation>
    </message>
    <message>
        <source>You declare Caps</source>
        <translation>Você declara Caps</translation>
    </message>
    <message>
        <source>You demand a new deal and show: {cards}</source>
        <translation>Você exige nova distribuição e mostra: {cards}</translation>
    </message>
    <message>
        <source>You lay the indicator face down</source>
        <translation>Você coloca a carta indicadora virada para baixo</translation>
    </message>
    <message>
        <source>You lay {card} face down as the indicator</source>
        <translation>Você coloca {card} como carta indicadora, virada para baixo</translation>
    </message>
    <message>
        <source>You lead first</source>
        <translation>Você abre a primeira vaza</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>Você passa</translation>
    </message>
    <message>
        <source>You play a card face down</source>
        <translation>Você joga uma carta virada para baixo</translation>
    </message>
    <message>
        <source>You play {card}</source>
        <translation>Você joga {card}</translation>
    </message>
    <message>
        <source>You play {card} face down</source>
        <translation>Você joga {card} com a face para baixo</translation>
    </message>
    <message>
        <source>You take the indicator back</source>
        <translation>Você retoma a carta indicadora</translation>
    </message>
    <message>
        <source>You win trick {number}</source>
        <translation>Você ganha a vaza {number}</translation>
    </message>
    <message>
        <source>Your cards: {cards}</source>
        <translation>Suas cartas: {cards}</translation>
    </message>
    <message>
        <source>Your next cards: {cards}</source>
        <translation>Suas cartas seguintes: {cards}</translation>
    </message>
    <message>
        <source>the bank</source>
        <translation>a banca</translation>
    </message>
    <message>
        <source>{card} (yours)</source>
        <translation>{card} (sua)</translation>
    </message>
    <message>
        <source>{card} ({name})</source>
        <translation>{card} ({name})</translation>
    </message>
    <message>
        <source>{name} asks the partner to bid</source>
        <translation>{name} pede um lance ao parceiro</translation>
    </message>
    <message>
        <source>{name} bids Partner Close</source>
        <translation>{name} dá o lance Partner Close</translation>
    </message>
    <message>
        <source>{name} bids {amount}</source>
        <translation>{name} dá o lance {amount}</translation>
    </message>
    <message>
        <source>{name} calls spoilt trumps, rightly</source>
        <translation>{name} declara trunfo nulo, com razão</translation>
    </message>
    <message>
        <source>{name} calls spoilt trumps, wrongly</source>
        <translation>{name} declara trunfo nulo, sem razão</translation>
    </message>
    <message>
        <source>{name} declares Caps</source>
        <translation>{name} declara Caps</translation>
    </message>
    <message>
        <source>{name} demands a new deal and shows: {cards}</source>
        <translation>{name} exige nova distribuição e mostra: {cards}</translation>
    </message>
    <message>
        <source>{name} is the maker: {contract}</source>
        <translation>O lance final é de {name}: {contract}</translation>
    </message>
    <message>
        <source>{name} lays the indicator face down</source>
        <translation>{name} coloca a carta indicadora virada para baixo</translation>
    </message>
    <message>
        <source>{name} lays {card} face down as the indicator</source>
        <translation>{name} coloca {card} como carta indicadora, virada para baixo</translation>
    </message>
    <message>
        <source>{name} leads first</source>
        <translation>{name} abre a primeira vaza</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} passa</translation>
    </message>
    <message>
        <source>{name} plays a card face down</source>
        <translation>{name} joga uma carta virada para baixo</translation>
    </message>
    <message>
        <source>{name} plays {card}</source>
        <translation>{name} joga {card}</translation>
    </message>
    <message>
        <source>{name} plays {card} face down</source>
        <translation>{name} joga {card} com a face para baixo</translation>
    </message>
    <message>
        <source>{name} takes the indicator back</source>
        <translation>{name} retoma a carta indicadora</translation>
    </message>
    <message>
        <source>{name} wins trick {number}</source>
        <translation>{name} ganha a vaza {number}</translation>
    </message>
    <message>
        <source>{tokens} from {payer} to {receiver}</source>
        <translation>{tokens} de {payer} para {receiver}</translation>
    </message>
    <message>
        <source>{trump}. The indicator: {card}</source>
        <translation>{trump}. A carta indicadora: {card}</translation>
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
        <translation>&amp;Fechar</translation>
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
        <translation>Fichas e vazas</translation>
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
        <translation>1 vaza</translation>
    </message>
    <message>
        <source>No tricks</source>
        <translation>Nenhuma vaza</translation>
    </message>
    <message>
        <source>{n} tricks</source>
        <translation>{n} vazas</translation>
    </message>
</context>
<context>
    <name>UnfinishedDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Apagar</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Apagar…</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Manter</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>A&amp;bandonar</translation>
    </message>
    <message>
        <source>A match that is left is offered no more; its deals stay in the statistics. A match that is deleted is gone.</source>
        <translation>Uma partida abandonada não é mais oferecida; suas mãos ficam nas estatísticas. Uma partida apagada desaparece.</translation>
    </message>
    <message>
        <source>Delete this match with all its deals?</source>
        <translation>Apagar esta partida com todas as suas mãos?</translation>
    </message>
    <message>
        <source>It cannot be brought back, and counts no more.</source>
        <translation>Não pode ser recuperada, e deixa de contar.</translation>
    </message>
    <message>
        <source>On the table: {match}</source>
        <translation>Na mesa: {match}</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Partidas inacabadas</translation>
    </message>
</context>
<context>
    <name>WatchMenu</name>
    <message>
        <source>All hands</source>
        <translation>Todas as cartas</translation>
    </message>
    <message>
        <source>All hands are shown.</source>
        <translation>Todas as cartas estão à mostra.</translation>
    </message>
    <message>
        <source>Who is watched</source>
        <translation>Quem é observado</translation>
    </message>
    <message>
        <source>You see what {name} sees.</source>
        <translation>Você vê o que {name} vê.</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>a bid of {bid} would be made only once in 100 times: too seldom to pay</source>
        <translation>um lance de {bid} se cumpriria só uma vez em 100: muito pouco para compensar</translation>
    </message>
    <message>
        <source>a bid of {bid} would be made only {percent} times in 100: too seldom to pay</source>
        <translation>um lance de {bid} se cumpriria só {percent} vezes em 100: muito pouco para compensar</translation>
    </message>
    <message>
        <source>an opponent can ruff it {percent} times in 100</source>
        <translation>um adversário pode cortar {percent} vezes em 100</translation>
    </message>
    <message>
        <source>as long as the trump is hidden they have to guess</source>
        <translation>enquanto o trunfo está oculto, os adversários têm de adivinhar</translation>
    </message>
    <message>
        <source>face down it is trump {percent} times in 100</source>
        <translation>virada para baixo, é trunfo {percent} vezes em 100</translation>
    </message>
    <message>
        <source>it brings about one point more than the next best</source>
        <translation>rende cerca de um ponto a mais que a segunda melhor opção</translation>
    </message>
    <message>
        <source>it brings about {points} points more than the next best</source>
        <translation>rende cerca de {points} pontos a mais que a segunda melhor opção</translation>
    </message>
    <message>
        <source>it costs less than letting them have it</source>
        <translation>custa menos do que deixar o trunfo com os adversários</translation>
    </message>
    <message>
        <source>it draws the opponents&apos; trumps</source>
        <translation>tira os trunfos dos adversários</translation>
    </message>
    <message>
        <source>it gives away a card that would win later</source>
        <translation>entrega uma carta que ganharia mais tarde</translation>
    </message>
    <message>
        <source>it goes well more often than the others</source>
        <translation>dá certo mais vezes que as outras jogadas</translation>
    </message>
    <message>
        <source>it is the only card that may be played</source>
        <translation>é a única carta que se pode jogar</translation>
    </message>
    <message>
        <source>it returns your partner&apos;s suit</source>
        <translation>volta ao naipe do seu parceiro</translation>
    </message>
    <message>
        <source>it ruffs a trick with {points} points</source>
        <translation>corta uma vaza de {points} pontos</translation>
    </message>
    <message>
        <source>it saves a card for a later trick: {card}</source>
        <translation>guarda uma carta para uma vaza posterior: {card}</translation>
    </message>
    <message>
        <source>it wins the trick, with {points} points in it</source>
        <translation>ganha a vaza, com {points} pontos</translation>
    </message>
    <message>
        <source>many played deals speak for it, and these few not clearly against it</source>
        <translation>muitas mãos jogadas falam a favor, e estas poucas não dizem claramente o contrário</translation>
    </message>
    <message>
        <source>nothing else is clearly better</source>
        <translation>nenhuma outra opção é claramente melhor</translation>
    </message>
    <message>
        <source>nothing that is still out beats it in its suit</source>
        <translation>nenhuma carta que resta a supera no naipe</translation>
    </message>
    <message>
        <source>on average it brings more</source>
        <translation>em média rende mais</translation>
    </message>
    <message>
        <source>the bid is made {percent} times in 100</source>
        <translation>o lance se cumpre {percent} vezes em 100</translation>
    </message>
    <message>
        <source>the bid would be made only once in 100 times</source>
        <translation>o lance se cumpriria só uma vez em 100</translation>
    </message>
    <message>
        <source>the bid would be made only {percent} times in 100</source>
        <translation>o lance se cumpriria só {percent} vezes em 100</translation>
    </message>
    <message>
        <source>the suit that promises most as trump is {suit}</source>
        <translation>o naipe que mais promete como trunfo é {suit}</translation>
    </message>
    <message>
        <source>the trick is lost: give as little as you can</source>
        <translation>a vaza está perdida: dê o mínimo possível</translation>
    </message>
    <message>
        <source>the trump is {suit} {percent} times in 100</source>
        <translation>o trunfo é {suit} {percent} vezes em 100</translation>
    </message>
    <message>
        <source>weak cards: a new deal can only be better</source>
        <translation>cartas fracas: uma nova distribuição só pode ser melhor</translation>
    </message>
    <message>
        <source>with the trump open you make it more often</source>
        <translation>com o trunfo aberto, cumpre-se mais vezes</translation>
    </message>
    <message>
        <source>with this trick the contract is decided</source>
        <translation>com esta vaza se decide o lance</translation>
    </message>
    <message>
        <source>you have help for a suit of your partner&apos;s</source>
        <translation>você tem ajuda para um naipe do parceiro</translation>
    </message>
    <message>
        <source>your opponents can have no trump</source>
        <translation>seus adversários não podem ter nenhum trunfo</translation>
    </message>
    <message>
        <source>your partner&apos;s bid is good enough</source>
        <translation>o lance do seu parceiro basta</translation>
    </message>
    <message>
        <source>your side wins every trick once in 100 times</source>
        <translation>seu lado ganha todas as vazas uma vez em 100</translation>
    </message>
    <message>
        <source>your side wins every trick {percent} times in 100</source>
        <translation>seu lado ganha todas as vazas {percent} vezes em 100</translation>
    </message>
    <message>
        <source>your side wins the trick {percent} times in 100</source>
        <translation>seu lado ganha a vaza {percent} vezes em 100</translation>
    </message>
    <message>
        <source>{seat} is likely to win it ({percent} %)</source>
        <translation>é provável que {seat} a ganhe ({percent} %)</translation>
    </message>
    <message>
        <source>{seat} wins the trick for your side: give points</source>
        <translation>{seat} ganha a vaza para o seu lado: dê pontos</translation>
    </message>
</context>
</TS>

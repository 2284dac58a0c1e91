import type { en } from "./texts.en";

/** The rules in Italian. */
export const it: typeof en = {
  title: "Come si gioca",
  heading: "Tash-Kalar: come si gioca",
  lead: "Due maestri riempiono un'arena di pedine. Chi le dispone nello schema mostrato da una carta ne evoca la creatura, e la creatura distrugge ciò che l'altro ha costruito.",

  arenaTitle: "L'arena e le pedine",
  arena:
    "L'arena ha 69 caselle. Quattro sono rosse e cinque verdi; alcune creature ne hanno bisogno. Un duello comincia con due pedine: chi gioca per secondo mette una pedina semplice di ogni colore sulle due caselle iniziali.",
  arenaCaption: "L'inizio di un duello: una pedina semplice di ogni colore, in c5 e g5.",
  ranks: "Ogni pedina ha un grado. Lo dicono la forma e il numero di borchie:",
  rankCommon: "semplice, il più basso",
  rankHeroic: "eroica",
  rankLegendary: "leggendaria, il più alto",
  supply:
    "Le pedine eroiche e leggendarie si dicono promosse. Hai 16 pedine con un lato semplice e uno eroico (17 nella Forma Suprema), e 3 leggendarie; il tavolo mostra quante ne restano.",
  schools:
    "Le scuole di evocatori sono quattro. I due Imperi hanno le stesse creature; il Clan degli Altipiani e il Popolo Silvano hanno le proprie. Leggende e impeti sono comuni a tutti.",

  turnTitle: "Il tuo turno",
  turn: "In ogni turno hai 2 azioni; chi comincia ne ha solo 1 nel primo turno. Vanno usate tutte, nell'ordine che vuoi:",
  place: "Piazzare",
  placeWhat: "Metti una tua pedina semplice su una qualsiasi casella vuota.",
  summon: "Evocare",
  summonWhat: "Gioca una creatura o una leggenda il cui schema è presente nell'arena.",
  discard: "Scartare",
  discardWhat:
    "Scarta una creatura, al massimo una volta per turno. Poi puoi mettere altre carte della tua mano in fondo ai loro mazzi.",
  turnEnd:
    "Prima o dopo ogni azione puoi invocare un impeto; non costa azioni. Alla fine del turno si contano i punti e peschi fino ad avere 3 creature, 2 leggende e 1 impeto.",
  takeBack:
    "Finché non finisci il turno puoi annullare le tue scelte, se il tavolo lo permette e se nel frattempo non si è rivelato nulla di nascosto.",

  summoningTitle: "L'evocazione",
  summoning:
    "Una carta mostra pedine attorno a un riquadro bianco. Se le tue pedine stanno così in qualsiasi punto dell'arena, ciascuna almeno del grado mostrato, puoi evocare: nel riquadro appare una nuova pedina e poi fai ciò che dice la carta.",
  turning:
    "Lo schema si può ruotare e specchiare. Le altre pedine attorno non contano, e nemmeno le caselle che la carta lascia vuote.",
  asDrawnCaption: "Come disegnato: con queste quattro pedine il Cavaliere appare nel riquadro.",
  turnedCaption:
    "Ruotato e specchiato. Una pedina eroica può valere per una semplice; la pedina nemica nel riquadro è distrutta.",
  frame:
    "Una pedina che sta nel riquadro è distrutta, anche tua, se il suo grado non supera quello della nuova pedina. Una di grado superiore impedisce l'evocazione. Se la carta mostra una pedina nel riquadro, lì deve starci una tua.",
  marks:
    "Gli angoli viola sono le caselle evidenziate e le frecce viola le direzioni; ruotano con lo schema. I puntini ricordano soltanto fin dove arriva una creatura.",
  foot: "Il tavolo cerca per te: una carta con la base viola si può evocare subito, a una con la base a strisce manca una sola pedina.",
  legends: "Le leggende si evocano allo stesso modo. In un duello evocarne una dà subito 1 punto.",

  shortageTitle: "Quando le pedine finiscono",
  shortagePlace:
    "Se non ti restano pedine semplici o eroiche, per piazzare devi prima riprenderne una tua dall'arena.",
  shortageSummon:
    "Se per evocare manca la nuova pedina, lo diventa una tua che l'evocazione distrugge, oppure un'altra tua fuori dallo schema: semplici ed eroiche si sostituiscono a vicenda, una leggendaria solo con una leggendaria. Senza, non puoi evocare.",
  shortageEffect: "Un effetto non prende mai pedine dall'arena: ciò per cui manca la pedina non si fa.",

  effectsTitle: "Che cosa dicono le carte",
  may: "Puoi, fino a",
  mayWhat:
    "Decidi tu. Tutto il resto va fatto per quanto possibile, nell'ordine del testo, anche se ti danneggia.",
  next: "Accanto",
  nextWhat:
    "Su una delle 8 caselle attorno alla creatura: ortogonalmente se hanno un lato in comune, in diagonale se hanno un angolo in comune.",
  standardMove: "Mossa normale",
  standardMoveWhat:
    "Su una casella adiacente vuota o con una pedina di grado inferiore. La pedina che ci sta è distrutta, anche se è tua.",
  combatMove: "Mossa di combattimento",
  combatMoveWhat: "Lo stesso, anche su una pedina di pari grado.",
  standardCaption: "Mosse normali della pedina eroica. Anche la tua semplice andrebbe perduta.",
  combatCaption: "Mosse di combattimento: anche sull'eroica nemica. La leggendaria è al sicuro.",
  leap: "Balzo",
  leapWhat: "Come la mossa dello stesso tipo, ma su qualsiasi casella dell'arena.",
  upgrade: "Promuovi, degrada",
  upgradeWhat:
    "Un grado in più o in meno. La pedina resta di chi è, e una degradata non conta come distrutta.",
  convert: "Converti",
  convertWhat: "Una tua pedina prende il posto di una nemica, che conta come distrutta.",
  used: "Usata per evocare",
  usedWhat: "Una pedina che faceva parte dello schema.",
  gain: "Ottieni un'azione",
  gainWhat: "In questo turno hai un'azione in più.",

  flaresTitle: "Gli impeti",
  flares:
    "Un impeto aiuta chi è indietro. I suoi numeri dicono di quanto l'avversario deve essere avanti: in pedine promosse per la metà superiore, in pedine di ogni grado per quella inferiore.",
  flaresHalves:
    "Se vale una sola metà, si fa solo quella. Se valgono entrambe, viene prima la superiore e poi l'inferiore, qualunque cosa la prima abbia cambiato.",
  flaresPrice: "In un duello l'avversario riceve 1 punto per ogni impeto che invochi.",

  pointsTitle: "I punti in un duello",
  pointsFor: "Che cosa dà punti",
  pointsWord: "Punti",
  legendary: "Ogni pedina nemica leggendaria distrutta nel tuo turno",
  heroic: "Ogni pedina nemica eroica distrutta nel tuo turno",
  commons: "Ogni coppia di pedine nemiche semplici distrutte nel tuo turno",
  legend: "Ogni leggenda che evochi, subito",
  flare: "Ogni impeto che l'avversario invoca, subito",
  pointsMore:
    "Le pedine distrutte si contano alla fine del tuo turno. Una semplice spaiata non dà nulla e non si conserva. Le pedine tue che perdi non ti costano nulla.",

  tasksTitle: "I compiti nella Forma Suprema",
  tasks:
    "La Forma Suprema comincia con l'arena vuota, e i punti vengono dai compiti. Tre compiti sono scoperti e un quarto mostra quale verrà dopo. Un compito chiede qualcosa che sta nell'arena alla fine del tuo turno, o qualcosa che hai fatto in quel turno.",
  tasksClaim:
    "Alla fine del turno puoi completare uno dei compiti attuali, se lo soddisfi. I suoi punti restano tuoi e il prossimo compito ne prende il posto. Tre dei quattro non sono mai dello stesso tipo.",
  tasksLegends:
    "Inoltre ogni tua pedina leggendaria vale 1 punto finché resta nell'arena. Pedine distrutte, leggende evocate e impeti di per sé non danno nulla.",
  tasksCentre: "Alcuni compiti parlano delle caselle centrali: sono le nove in mezzo all'arena.",
  tasksCaption:
    "Un compito soddisfatto: sulle cinque caselle della croce dritta al centro ci sono pedine blu.",
  tutorial:
    "La Partita introduttiva è la Forma Suprema per principianti, con compiti più facili e senza leggende, pedine leggendarie e scarti. Finisce subito quando qualcuno ha 6 punti o pesca l'ultima carta del proprio mazzo.",

  meleeTitle: "La mischia",
  melee:
    "In una mischia si gioca in tre o quattro, ognuno per sé e con il proprio colore. È pensata soprattutto per tre; in quattro è più lunga e più dura. Alcune pedine fanno da segnapunti: si gioca con 15, in quattro con 14.",
  meleeStart:
    "Chi gioca per ultimo mette nell'arena tre pedine semplici di colori diversi, ciascuna su una delle due caselle accanto a un simbolo iniziale. In quattro, chi gioca per secondo non ne ha.",
  meleeStartCaption:
    "Un inizio in tre: una pedina accanto a ogni simbolo. I simboli stanno tra f2 e g2, g6 e g7, b7 e c7.",
  meleeScore:
    "I punti si contano come nel duello, ma separati per colore nemico. Due semplici fanno una coppia solo se sono dello stesso colore; se ne restano di spaiate di più colori, una di loro dà un punto nel suo colore. Il punto per una leggenda va a un colore nemico a tua scelta.",
  meleeWeakest:
    "Conta solo il tuo colore più debole, quello con meno punti. In caso di parità si confrontano i secondi più deboli e, in quattro, anche i terzi; poi decidono le pedine nell'arena, come in ogni forma.",
  meleeBoard:
    "Un tabellone. Il numero in risalto è del colore più debole: per ora il risultato è di 3 punti.",
  meleeFlare:
    "Un impeto si invoca contro un avversario a tua scelta: ti confronti solo con lui, che riceve 1 punto nel tuo colore. L'effetto può colpire chiunque.",
  meleeImprovise: "Evocazione improvvisata",
  meleeImproviseWhat:
    "Una volta per partita, per ogni colore nemico, puoi usare in uno schema una pedina nemica come se fosse tua. Il suo colore non cambia. Il tuo segnapunti di quel colore dice se puoi ancora farlo: fino ad allora mostra il lato eroico, poi quello semplice.",
  meleeImproviseCaption: "La pedina gialla serve per il Cavaliere, e il segnapunti giallo si gira.",
  meleeEnd:
    "L'ultimo giro comincia quando qualcuno ha 12 punti in un colore, 10 se si gioca in quattro. In una mischia non ci si può arrendere.",

  teamTitle: "Giocare a squadre",
  team: "In quattro si può giocare alla Forma Suprema o al duello come due squadre. I compagni siedono l'uno di fronte all'altro, così le squadre si alternano. Ognuno ha un mazzo e una mano propri, ma una squadra gioca con pedine di un solo colore e ha in comune punti e compiti. Non importa chi dei due ha piazzato una pedina.",
  teamCaption: "Uno della squadra ha piazzato queste pedine, l'altro evoca con esse il Cavaliere.",
  teamLegends: "Leggende",
  teamLegendsWhat:
    "Una squadra ha una sola mano di leggende. Alla fine di un turno passano al compagno, che le riporta a 2.",
  teamHandOver: "Passare il turno",
  teamHandOverWhat:
    "Prima di un'azione, o mentre si decide un effetto, puoi passare il turno, una volta per turno e senza ritorno. Il compagno prende le decisioni che restano nell'effetto e piazza una pedina per ogni azione rimasta, nient'altro. Poi sei tu a finire il turno.",
  teamDeck: "Carte girate",
  teamDeckWhat:
    "Le sei carte in fondo a ogni mazzo sono girate di lato. Chi pesca la sua ultima carta non girata fa cominciare l'ultimo giro: ancora quattro turni. Anche le carte girate si pescano.",
  teamTalk: "I compagni non si vedono le carte. Per arrendersi devono essere d'accordo entrambi.",

  endTitle: "La fine",
  end: "L'ultimo giro comincia quando in un duello qualcuno arriva a 18 punti, o nella Forma Suprema ne ha 9 alla fine di un turno; quando qualcuno pesca l'ultima carta del proprio mazzo; oppure quando per 100 turni nessuno ha evocato, scartato o completato un compito. Il turno si gioca fino in fondo; poi ciascuno ha ancora un turno, e per ultimo gioca chi era di turno quando è successo.",
  winner:
    "Vince chi ha più punti. In caso di pareggio decidono più pedine promosse nell'arena, poi più pedine; dopo di che la vittoria è condivisa.",
  resign:
    "Puoi arrenderti in qualsiasi momento. Nell'ultimo giro potete anche accettare di finire: allora valgono i punti di quel momento.",

  fairTitle: "Distribuzione equa",
  fair: "Ogni pescata è decisa da un seed segreto del server e da un numero casuale di ogni giocatore che all'inizio ha la pagina aperta. Prima della partita il tavolo ne pubblica le impronte, all'inizio i numeri e dopo la fine il seed. Così nessuno può scegliere a chi vanno le carte, e chiunque può verificarlo.",
};

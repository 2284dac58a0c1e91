import type { en } from "./texts.en";

/** The rules in Italian. */
export const it: typeof en = {
  title: "Come si gioca",
  heading: "{game}: come si gioca",
  lead: "Guidi una squadra di personaggi. I loro dadi e le carte che hai in mano combattono contro una squadra di pari forza. Sconfiggi tutti i personaggi dell'avversario e vinci.",
  buildTeam: "Componi una squadra",

  teamTitle: "La tua squadra",
  team: "Porti personaggi per un massimo di 30 punti, un mazzo di 30 carte e un campo di battaglia. I personaggi sono tutti eroi o tutti malvagi. Alcuni hanno due punteggi: il primo vale con un dado, il secondo per la versione élite con due. Un personaggio unico sta in squadra una volta sola, gli altri quante volte bastano i punti.",
  teamDeck:
    "Il mazzo contiene eventi, migliorie e supporti, nessuna carta più di due volte. Le carte rosse, blu e gialle vogliono in squadra un personaggio del loro colore, quelle grigie no. Le carte dell'altra parte restano fuori. Chi compone una squadra viene avvertito di ogni errore, con la carta e la regola.",
  teamSecret:
    "Personaggi e campi di battaglia sono scoperti dall'inizio. Ciò che hai nel mazzo resta segreto.",
  teamCaption:
    "Un personaggio: in alto i punti, nel cuore la salute, al centro le sei facce del suo dado, sotto ciò che fa.",

  dieTitle: "Un dado",
  die: "Ogni personaggio ha un dado, e così molte migliorie e molti supporti. Una faccia mostra un simbolo e di solito un numero:",
  dieMore: "Su una faccia possono esserci altre tre cose:",
  dieCaption: "Le sei facce di un dado: una con un prezzo, una con un più, una vuota.",
  dieSleeps:
    "Sulla sua carta un dado dorme e non mostra nulla. Una volta tirato sta nella tua riserva: lì si può risolvere, e le carte possono girarlo, rimuoverlo o farne ripetere il tiro.",

  startTitle: "L'inizio",
  start:
    "Ciascuno pesca 5 carte. Una volta puoi rimescolarne nel mazzo quante vuoi e pescarne altrettante. Ciascuno riceve 2 risorse. Poi tutti tirano i dadi dei propri personaggi, e chi ha la somma più alta sceglie di chi è il campo di battaglia che si usa.",
  startShields:
    "Chi possiede quel campo lo controlla e comincia. L'altro fornisce invece 2 scudi ai propri personaggi.",

  roundTitle: "Il round",
  round:
    "Comincia chi controlla il campo di battaglia. Poi ci si alterna, e in ogni turno fai una di queste cose:",
  play: "Giocare una carta",
  playWhat: "Pagane il costo e risolvila.",
  activate: "Attivare",
  activateWhat:
    "Esaurisci un personaggio pronto e tira tutti i suoi dadi, anche quelli delle sue migliorie. I supporti con un dado si attivano allo stesso modo.",
  resolve: "Risolvere dadi",
  resolveWhat: "Usa i dadi della tua riserva che mostrano lo stesso simbolo.",
  reroll: "Scartare per ripetere il tiro",
  rerollWhat: "Scarta una carta e ripeti insieme il tiro di quanti tuoi dadi vuoi.",
  action: "Azione di una carta",
  actionWhat: "Usa ciò che segue la parola «Azione» su una tua carta in gioco.",
  claim: "Rivendicare",
  claimWhat: "Prendi il campo di battaglia e usane il testo. Poi passi per il resto del round.",
  pass: "Passare",
  passWhat: "Ora non fai nulla. Potrai agire ancora, a meno che passino tutti di seguito.",
  upkeep:
    "Quando tutti hanno passato di seguito, viene la fase di gestione: le carte esaurite si ripristinano, i dadi tornano sulle carte, ciascuno ottiene 2 risorse. Scarti quante carte vuoi e peschi fino ad averne 5. Chi ne ha di più se le tiene.",

  activateCaption:
    "Attivato: lo stemma è coricato, e i suoi due dadi e quello della miglioria sono nella riserva.",
  replaceFoot: "Sostituendo, per 1",
  replaceCaption: "La nuova miglioria costa 3. Ne sostituisce una che costava 2, e si gioca per 1.",
  cardsTitle: "Tutte le carte e i dadi",

  resolveTitle: "Risolvere i dadi",
  resolveMany:
    "In un'azione risolvi quanti dadi vuoi, uno dopo l'altro, se mostrano tutti lo stesso simbolo. Mischia e distanza sono due simboli diversi. Ogni dado risolto torna sulla sua carta. Non devi risolverli tutti.",
  resolvePlus:
    "Una faccia con un più è un dado modificato. Da sola non va mai: si unisce a un dado dello stesso simbolo senza più, e insieme contano come uno. Più dadi modificati possono unirsi allo stesso dado.",
  resolvePlusCaption: "Un attacco: 2 e altri 2 fanno 4, tutti su un personaggio.",
  resolveTwoCaption:
    "Due attacchi: 2, poi 1. Ognuno può colpire un altro personaggio, e ognuno trova gli scudi.",
  resolveCost:
    "Il prezzo su una faccia si paga quando il dado si risolve, anche per i dadi modificati. Se non puoi pagare, il dado resta.",
  resolveCostCaption: "Un attacco da 5 per 1 risorsa.",
  resolveFocus:
    "La concentrazione gira altri dadi della tua riserva sulle facce che scegli. Se poi mostrano concentrazione, puoi continuare subito con quelli; gli altri aspettano un'altra azione.",

  damageTitle: "Danni e scudi",
  damage:
    "Ogni scudo blocca 1 danno e se ne va; non lo puoi risparmiare. Ciò che non è bloccato resta sul personaggio. Quando i danni raggiungono la sua salute, il personaggio è sconfitto: lascia la partita con i suoi dadi, e le sue migliorie si scartano.",
  damageCaption: "4 danni a un personaggio con 2 scudi: 2 bloccati, 2 restano.",
  damageMore:
    "Un personaggio ha al massimo 3 scudi. I danni diretti passano oltre gli scudi, e così i danni spostati. Le cure tolgono danni.",
  damageAny:
    "«Un personaggio» è uno qualsiasi di qualsiasi giocatore, quindi anche uno tuo. Il tavolo li offre un tocco più in là.",

  playTitle: "Giocare carte",
  playReplace:
    "Un personaggio porta al massimo 3 migliorie. Quando ne giochi un'altra puoi sostituirne una che ha già: la nuova costa in meno quanto costava la vecchia, che si scarta. Spesso è la via migliore per una miglioria cara.",
  playUnique: "Di ogni carta unica puoi averne in gioco una sola; l'avversario può avere la stessa.",
  playNothing: "Un evento si può giocare anche se non avrà effetto. Il tavolo te lo dice prima che paghi.",

  abilitiesTitle: "Che cosa fanno le carte",
  abilities: "La parola davanti a un testo dice quando vale:",
  abilitiesCost:
    "Ciò che sta prima dei due punti va fatto per intero, altrimenti il resto non avviene. «Poi» vuol dire: solo se la frase di prima è stata risolta per intero.",
  abilitiesQueue:
    "«Prima» precede ciò che la innesca. «Dopo» aspetta in coda che quello sia finito; la prima arrivata è la prima risolta. Se più capacità si innescano insieme, le ordina il loro giocatore, e se sono di più giocatori, chi controlla il campo di battaglia.",
  abilitiesMust:
    "Dove non sta scritto «puoi», il testo si risolve fin dove è possibile, che ti piaccia o no.",

  keywordsTitle: "Parole chiave",
  keywords: "Una parola chiave sta per una frase intera. Averla due volte non aggiunge nulla.",

  wordsTitle: "Parole sulle carte",
  spot: "Avvistare",
  spotWhat:
    "Avere in gioco un proprio personaggio così, pronto o esaurito. Se è una condizione per giocare la carta, senza non si gioca; altrimenti la carta non ha effetto.",
  ready: "Pronto, esaurito",
  readyWhat:
    "Una carta pronta sta dritta. Esaurirla la corica fino alla fase di gestione; una carta esaurita non si può esaurire di nuovo.",
  turn: "Girare un dado",
  turnWhat: "Su un'altra faccia, a tua scelta.",
  rerollWord: "Ripetere il tiro",
  rerollWordWhat: "Tirare di nuovo il dado là dove si trova.",
  remove: "Rimuovere un dado",
  removeWhat: "Torna dalla riserva sulla sua carta.",
  characterDie: "Dado personaggio",
  characterDieWhat:
    "Un dado della carta di un personaggio. Quelli delle migliorie non lo sono, anche se li tira il personaggio.",
  free: "Gratuitamente",
  freeWhat: "Senza pagare il costo.",
  aside: "Mettere da parte",
  asideWhat: "Fuori dalla partita, sotto gli occhi di tutti.",

  endTitle: "La fine",
  end: "Chi resta senza personaggi ha perso. Ha perso anche chi, finito un round, non ha carte né in mano né nel mazzo. Se capita a entrambi nello stesso momento, vince chi controlla il campo di battaglia.",
  endDraw:
    "La partita finisce in pareggio dopo tre round di seguito in cui nessuno ha giocato una carta, risolto un dado, usato un'azione di una carta o scartato qualcosa, e dopo 60 round. I giocatori possono anche accordarsi per il pareggio, o arrendersi.",

  moreTitle: "Tre e quattro giocatori",
  more: "Prima della partita i posti a tavolo si sorteggiano. Si gioca in senso orario, e un round dura finché tutti passano di seguito. Anche così uno solo può rivendicare. Dove una carta parla di un avversario, scegli tu quale; «ogni avversario» sono tutti. All'inizio ciascuno, tranne chi possiede il campo di battaglia in uso, fornisce 1 scudo a un proprio personaggio.",
  moreOut:
    "Chi è eliminato se ne va con tutte le sue carte e i suoi dadi; vince l'ultimo rimasto. Se è eliminato chi controlla il campo di battaglia, il campo passa al prossimo in senso orario.",

  tableTitle: "Al tavolo",
  tableAttack:
    "Risolvi un attacco dopo l'altro: il dado, ciò che vi si unisce, il bersaglio. Prima della conferma il tavolo dice che cosa è bloccato, che cosa resta e chi sarebbe sconfitto.",
  tableAbilities:
    "Per una capacità che puoi usare nel turno di un altro hai 15 secondi; poi vale come rifiutata. Per ogni capacità puoi stabilire: chiedere, sempre, mai. Nessuno vede ciò che hai stabilito.",
  tableAhead:
    "Puoi scegliere in anticipo che cosa scartare nella fase di gestione, e passare in anticipo per il resto del round. Finché non avviene nessuno lo vede, e puoi annullarlo. Se non hai carte in mano e potresti solo passare, il tuo turno passa da solo.",
  tableBack:
    "Puoi annullare le tue scelte una per una, fino all'inizio della tua azione, finché non si tira un dado, non si pesca, non si vede o non si scarta una carta e non tocca a nessun altro decidere. Un tavolo si può aprire anche senza questa possibilità.",

  knownTitle: "Che cosa sanno gli altri",
  known:
    "Tutti vedono ciò che è in gioco, le risorse, le pile degli scarti e quante carte hai in mano e nel mazzo. La tua mano la vedi solo tu, il tuo mazzo nessuno. Una carta vista nella tua mano, o messa su un mazzo, resta segnata per chi l'ha vista finché non si mescola o se ne va.",

  fairTitle: "Dadi onesti",
  fair: "Ogni tiro e ogni carta pescata dipendono da un seed segreto del server e da un numero a caso di ogni giocatore che all'inizio ha la pagina aperta. Il tavolo pubblica un'impronta di ciascuno prima della partita, i numeri quando comincia e il seed dopo la fine. Così nessuno può scegliere che cosa esce, e chiunque può verificarlo.",
};

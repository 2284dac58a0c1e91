import type { en } from "./texts.en";

/** The rules in Italian. */
export const it: typeof en = {
  title: "Come si gioca",
  heading: "Tvrz: come si gioca",
  lead: "Hai una rocca e ogni turno mandi una creatura contro i vicini. Chi resta senza difensori, o senza attaccanti, è fuori. Vince l'ultima rocca in piedi.",
  buildDeck: "Componi un mazzo",

  fortTitle: "La tua rocca",
  fort: "Ognuno ha una rocca con cinque parti: i muri nord, sud, est e ovest, e la porta. È fatta delle carte che hai in mano, che nessun altro vede, e delle fortificazioni, del vessillo e degli oggetti scoperti davanti a te. La mano è la guarnigione: i tuoi difensori e anche i tuoi attaccanti.",
  fortLand:
    "Davanti alla rocca c'è il tuo territorio, dove messaggeri, pattuglie e animali selvatici stanno coperti. Peschi da un mazzo comune o, se il tavolo gioca così, dal tuo mazzo. Cominci con 7 carte. La mano non ha limite, e i morti non tornano.",
  fortCaption:
    "Una rocca dall'alto, il nord in alto, la porta nell'angolo tagliato. Una striscia per carta calata, una fila per punto; i numeri dicono quanto ogni parte toglie a un attaccante.",

  cardTitle: "Una carta",
  card: "Una creatura ha due forze. Con la lama scura attacca, con lo scudo chiaro difende. Il lato spesso del segno dice dove sta:",
  cardLocal: "Una parte",
  cardLocalWhat: "A questo muro, o alla porta, è un difensore locale.",
  cardUniversal: "Ovunque",
  cardUniversalWhat: "È locale in qualunque parte venga attaccata.",
  cardAttack: "Solo attacco",
  cardAttackWhat: "Si manda contro le rocche e non difende mai.",
  cardTraits:
    "Sotto stanno i tratti e gli incantesimi con i livelli, poi una frase su ciò che fanno. Quasi ogni creatura può attaccare, anche i difensori. Nell'elenco di tutte le carte tocca una carta per leggerne i tratti per intero.",

  turnTitle: "Il tuo turno",
  turn: "Un turno ha tre fasi, sempre in quest'ordine. Le prime due si possono saltare.",
  fortify: "1 Fortificare",
  fortifyWhat: "Cala al massimo una fortificazione dalla mano. Peschi subito 1 carta.",
  lay: "2 Calare e inviare",
  layWhat:
    "Cala quante altre carte vuoi, invia messaggeri e pattuglie, falli agire, lancia incantesimi. La prima carta con +1 del giro ti fa pescare 1 carta, se non l'hai già pescata per una fortificazione o un vessillo.",
  attack: "3 Attacco alla rocca",
  attackWhat:
    "Una carta attacca una rocca. È obbligatorio: se nessuno può attaccare, sei fuori. Tieni un attaccante di riserva.",
  turnEnd: "Alla fine del turno peschi 1 carta, o 2 se in quel turno una rocca è stata presa.",
  flag: "Il vessillo di un re si può calare in ogni momento, anche nei turni degli altri, e fa pescare 1 carta. Mette gli uomini di quel re ai tuoi ordini: da allora puoi usarli, ma non contro chi ha lo stesso vessillo. In una partita cali un solo vessillo, per sempre.",

  wallsTitle: "Le mura",
  walls:
    "Tutte le tue carte che coprono la parte attaccata si sommano, e l'attacco perde la somma. La cinta muraria copre i quattro muri, non la porta. Il legno può bruciare, la pietra no. I volanti passano sopra tutto tranne le reti.",
  wallsDead: "Se dell'attacco non resta nulla, è respinto senza usare difensori.",
  wallsCaption:
    "Olanor, 6, attacca il muro sud. Il muro toglie 2: restano 4. Il muro di pietra a nord non conta.",

  attackTitle: "Un attacco",
  attackNeighbours:
    "Attacchi un vicino: il giocatore ancora in gioco più vicino a sinistra o a destra. Solo i volanti e i selvaggi raggiungono ogni rocca.",
  attackNeighboursCaption:
    "Le strade uniscono i vicini; quelle bianche sono le tue. Dove una rocca è caduta, la strada gira intorno alle rovine.",
  attackSteps: "Ogni attacco passa per gli stessi passi:",
  stepAnnounce: "Annuncio",
  stepAnnounceWhat:
    "Chi attacca nomina carta e rocca. Un veggente guarda prima delle carte di quella mano. Poi si nomina la parte.",
  stepApproach: "Avvicinamento",
  stepApproachWhat:
    "I briganti possono tendere un agguato, i maghi lanciare incantesimi: prima chi difende, poi chi attacca.",
  stepFire: "Fuoco",
  stepFireWhat: "Gli incendiari bruciano le fortificazioni di legno.",
  stepWalls: "Mura",
  stepWallsWhat: "L'attacco perde ciò che copre la parte.",
  stepDefence: "Difesa",
  stepDefenceWhat:
    "Chi difende manda i difensori uno alla volta, finché l'attacco è respinto o non resta nessuno. A ognuno i due giocatori possono lanciare incantesimi.",
  stepAfter: "Dopo lo scontro",
  stepAfterWhat: "I medici aiutano, il veleno agisce, chi è vivo torna a casa, i morti si scartano.",

  defenceTitle: "Difesa e raddoppio",
  defence:
    "Attacco e difensore si logorano a vicenda: entrambi perdono il numero più piccolo. Scegli tu chi va e in che ordine, e non puoi fermarti finché hai un difensore utilizzabile. I migliori sono i locali:",
  defenceDouble:
    "Appena mandi qualcuno di un'altra parte, la forza residua dell'attacco raddoppia. Succede una volta per scontro, e resta così.",
  defenceLocalCaption: "Al muro est restano 6. Il lanciere del muro est, 8, respinge l'attacco da solo.",
  defenceOtherCaption:
    "Lo stesso attacco, ma viene prima un lanciere del muro nord, 8: 6 raddoppiato è 12, restano 4.",
  defenceLong: "Una lunga difesa",
  defenceLongWhat:
    "Ankat, 11, arriva al muro est. Il muro toglie 1. Lo schiavo del muro est toglie 4 e muore, il cane, locale ovunque, toglie 2 e muore. Nessun locale è rimasto: 4 raddoppiato è 8. Xorxos del muro ovest toglie 6. Il cavaliere tamil dalla porta respinge il resto e gli restano 12 di 14.",
  defenceLongCaption:
    "I numeri in basso: quanto resta dell'attacco. Tratteggiato: quanto è stato tolto. Ankat, schiavo, cane e Xorxos si scartano; il cavaliere torna intero.",
  defenceTaken:
    "Se non resta alcun difensore utilizzabile e all'attacco resta almeno 1, la rocca è presa e chi la teneva è fuori. Se entrambi arrivano a 0, la rocca resiste.",

  survivalTitle: "Chi sopravvive",
  survival:
    "Dopo uno scontro una carta vive se le resta più della metà della forza stampata: d'attacco se attaccava, di difesa se difendeva. Chi sopravvive torna intero.",
  survivalSlave:
    "Conta il numero stampato, con qualunque forza la carta abbia combattuto. Uno schiavo con difesa 4, a cui è promessa la libertà, combatte con 12:",
  survivalCaption:
    "Uno schiavo liberato, 12, perde 9. I 3 che restano sono più della metà dei 4 stampati: lo schiavo vive.",
  survivalDead:
    "La metà non basta. Chi è stato assassinato, fissato dallo sguardo, ucciso dal drago o bruciato muore comunque, e nessun medico lo salva.",

  raisedTitle: "Forza aumentata",
  raised:
    "La motivazione aumenta una carta una sola volta per scontro: nobiltà, ispirazione e promessa di libertà non si sommano e vale la migliore. La magia la aumenta quante volte vuoi: anelli, giganti, fiato del lupo mannaro, ombre.",

  ambushTitle: "Agguato",
  ambush:
    "Davanti alle mura chi difende può tendere un agguato con i briganti, uno dopo l'altro. Combattono con la forza d'attacco contro la difesa dell'attaccante. Se sopravvive, prosegue con l'attacco pieno. I volanti non cadono negli agguati.",
  ambushCaption:
    "Toront attacca con 15, ma i 7 del brigante incontrano la sua difesa di 12: restano 5, non più della metà. Muoiono entrambi, e l'attacco è finito.",

  landTitle: "Territorio",
  land: "Nella fase 2 puoi calare messaggeri, pattuglie e animali selvatici coperti davanti alla rocca. Gli altri vedono solo che c'è qualcuno. Una carta appena calata riposa un giro intero; poi, una volta per turno, può agire o rientrare. Là fuori non difende la rocca.",
  landEnvoy: "Messaggero",
  landEnvoyWhat:
    "Dopo un giro intero fuori, ti porta 1 carta all'inizio della fase 2 di ogni turno. Un gruppo conta una volta.",
  landPatrol: "Pattuglia",
  landPatrolWhat: "Una volta per turno controlla una carta o un gruppo calato da un avversario.",
  landGroup: "Gruppo",
  landGroupWhat: "Carte di un tipo impilate insieme agiscono e combattono come una sola.",
  landAnimal: "Animale selvatico",
  landAnimalWhat: "Serve solo finché hai in mano il suo padrone. Anche senza, puoi calarlo come trappola.",
  landMeets: "Chi incontra la pattuglia",
  landWhat: "Che cosa succede",
  meetsLower: "messaggero del suo livello o meno",
  meetsLowerWhat: "Scontro: l'attacco della pattuglia contro la difesa del messaggero.",
  meetsHigher: "messaggero di livello superiore",
  meetsHigherWhat: "Non riconosciuto, resta coperto. Chi lo ha calato può assalire la pattuglia.",
  meetsPatrol: "pattuglia nemica",
  meetsPatrolWhat: "Scontro: attacco contro difesa.",
  meetsAnimal: "animale selvatico",
  meetsAnimalWhat: "Scontro: l'animale attacca, la pattuglia difende.",
  landFight:
    "Nel territorio entrambi perdono il numero più piccolo e vive chi ha più della metà, come alla rocca. Chi è vivo ed è stato visto resta scoperto.",
  landCaption:
    "Due messaggeri coperti, impilati, e una pattuglia che è stata vista. Le ombre sono scoperte dall'inizio.",

  traitsTitle: "Tratti",
  traits: "Il livello è il numero stampato accanto al tratto.",

  magicTitle: "Magia",
  magic:
    "Nel turno di ogni giocatore ogni mago può lanciare uno dei suoi incantesimi. Quelli duraturi durano un giro: fino all'inizio del tuo prossimo turno. La magia diretta (fulmine, sguardo, palla di fuoco) non nuoce a un mago di livello superiore.",
  magicOwn: "Nella fase 2 del tuo turno",
  magicAny: "In ogni momento: nel tuo turno e in uno scontro a cui partecipi",

  windowsTitle: "Il tempo di reagire",
  windows:
    "In ogni attacco alla tua rocca c'è un momento davanti alle mura, e un altro dopo ogni difensore, in cui entrambi possono agire. Queste finestre si aprono per tutti, qualunque cosa abbiano in mano, con un tempo che tutti vedono: 3 secondi davanti alle mura, 2 dopo un difensore. Lasciarlo scadere vale come passo. Così nessuno capisce da una pausa chi ha la magia.",
  windowsHold:
    "Devi pensare? Fermare il tempo ti dà 15 secondi. Puoi farlo sempre, anche senza niente da giocare; nella finestra puoi impostarlo per questo scontro o per tutti.",
  windowsOrders:
    "Puoi anche ordinare la difesa in anticipo. Gli ordini si eseguono passo per passo e a ogni finestra puoi cambiarli.",
  windowsCaption: "I passi di un attacco. Rombi: finestre a tempo, prima chi difende.",
  windowApproach: "3 s",
  windowDefender: "2 s l'una",

  timeTitle: "Quando il tempo scade",
  time: "Le fasi 1 e 2 hanno insieme 90 secondi, la scelta dell'attacco e di un difensore 45 ciascuna. Se scade la fase 3, la carta con meno attacco va contro la porta del vicino di sinistra; alla seconda volta di fila sei fuori. Una difesa scaduta si conduce da sola: prima i locali, il più piccolo che può finire l'attacco. In una partita a giorni o senza orologio nessuno di questi tempi corre, e una finestra resta aperta finché entrambi non passano, al massimo 12 ore.",

  decksTitle: "Mazzi",
  decks:
    "Con il mazzo comune tutti pescano da 202 carte, o da due confezioni. Con i mazzi propri ognuno porta il suo, e ciò che contiene resta segreto. La barra laterale di una carta ne limita le copie:",
  decksRed:
    "Chi usa per primo una carta rossa, calandola, attaccando, difendendo o lanciando un incantesimo con lei, ha diritto a quel nome. Tutti gli altri che la tengono la scartano e ne pescano un'altra.",
  decksCheck:
    "Chi compone un mazzo lo vede contato da solo, e di ogni errore legge quale carta viola quale regola. Un mazzo ha da 20 a 250 carte, e un tavolo può accordarsi su una sola dimensione.",

  optionsTitle: "Opzioni del tavolo",
  optionSecond: "Carta in più al secondo",
  optionSecondWhat:
    "In due, chi comincia vince circa 58 partite su 100. Con 8 carte all'altro e la tregua al primo giro si è più o meno pari, perciò le partite classificate in due hanno entrambe.",
  optionTruce: "Tregua al primo giro",
  optionTruceWhat:
    "Nessuno può essere attaccato prima del suo primo turno. Senza, in tre o quattro qualcuno esce così presto in 5-8 partite su 100. Consigliata da tre giocatori in su, e in due insieme alla carta in più.",
  optionMeddling: "Tutti possono lanciare",
  optionMeddlingWhat:
    "Prima che l’attaccante arrivi alla rocca può lanciare anche chi non combatte: rallentarlo, ucciderlo con lo sguardo o aiutare le proprie carte. A ogni attacco si aspettano tutti.",
  optionPacks: "Due confezioni",
  optionPacksWhat:
    "In più di quattro una confezione finisce presto. Le carte rosse ci sono comunque una volta sola.",

  endTitle: "La fine",
  end: "È fuori chi si vede prendere la rocca, chi non può attaccare nella fase 3, chi si arrende o resta senza tempo. Le sue carte si scartano e nessuno le prende. Vince l'ultima rocca in piedi, e gli altri si classificano secondo quanto hanno resistito. Chi è fuori può restare a guardare.",
  stalemate:
    "Se tutti i mazzi di pesca sono vuoti e per cinque giri di fila nessuna carta si scarta e nessuno esce, la partita finisce: vince chi ha più difensori in mano, poi chi ha la somma di difesa più alta.",
  opening:
    "Una mano iniziale con meno di due attaccanti o meno di due difensori si ridistribuisce, così nessuno perde prima del primo turno.",

  kindsTitle: "Altre carte",
  kinds: "Oltre alle creature ci sono:",

  knownTitle: "Che cosa sanno gli altri",
  known:
    "Tutti vedono quante carte hai in mano, che cosa è scoperto e quante carte ha una pila coperta. Una tua carta già vista resta nota: il tavolo la segna nella tua mano finché non compare altrove. Se da allora hai calato una carta coperta, il segno dice «in mano o fuori», perché nessuno può sapere quale è uscita.",

  backTitle: "Annullare e smettere",
  back: "Le tue scelte nelle fasi 1 e 2, e un attacco non ancora confermato, si possono annullare una alla volta, finché non si pesca o si gira una carta, decide la sorte o tocca a qualcun altro. I difensori mandati in campo, gli incantesimi, gli agguati e i vessilli restano. Puoi arrenderti in ogni momento; tutti quelli ancora in gioco possono accordarsi per smettere.",

  fairTitle: "Distribuzione equa",
  fair: "Ogni pescata è decisa da un seed segreto del server e da un numero casuale di ogni giocatore che all'inizio ha la pagina aperta. Prima della partita il tavolo ne pubblica le impronte, all'inizio i numeri e dopo la fine il seed. Così nessuno può scegliere a chi vanno le carte, e chiunque può verificarlo.",

  cardsTitle: "Tutte le carte",
};

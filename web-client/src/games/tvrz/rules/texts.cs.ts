import type { en } from "./texts.en";

/** The rules in Czech. */
export const cs: typeof en = {
  title: "Jak se hraje",
  heading: "Tvrz: jak se hraje",
  lead: "Máš tvrz a každý tah posíláš jednoho tvora proti sousedům. Komu dojdou obránci nebo útočníci, končí. Vyhrává poslední tvrz, která stojí.",
  buildDeck: "Sestavit balík",

  fortTitle: "Tvoje tvrz",
  fort: "Každý má tvrz s pěti částmi: severní, jižní, východní a západní hradbu a bránu. Tvoří ji karty v ruce, které nikdo jiný nevidí, a opevnění, vlajka a předměty, které leží odkrytě před tebou. Ruka je posádka: tvoji obránci i útočníci.",
  fortLand:
    "Před tvrzí máš krajinu, kde skrytě leží poslové, hlídky a divoká zvířata. Dobíráš ze společného balíčku, nebo, když se tak hraje, z vlastního balíku. Začínáš se 7 kartami. Ruka nemá limit a mrtví se nevracejí.",
  fortCaption:
    "Tvrz shora, sever nahoře, brána v uříznutém rohu. Za každou vyloženou kartu pruh, za každý bod řada; čísla říkají, kolik která část útočníkovi ubere.",

  cardTitle: "Karta",
  card: "Tvor má dvě síly. Tmavou čepelí útočí, světlým štítem brání. Silná strana značky říká, kde stojí:",
  cardLocal: "Část tvrze",
  cardLocalWhat: "Na této hradbě, nebo u brány, je místním obráncem.",
  cardUniversal: "Univerzální",
  cardUniversalWhat: "Je místní v každé části, která je zrovna napadená.",
  cardAttack: "Útočná karta",
  cardAttackWhat: "Posílá se na tvrze a nikdy nebrání.",
  cardTraits:
    "Pod silami jsou vlastnosti a kouzla s úrovněmi a pak věta o tom, co dělají. Útočit smí skoro každý tvor, i obránce. V přehledu všech karet si po klepnutí na kartu přečteš její vlastnosti celé.",

  turnTitle: "Tvůj tah",
  turn: "Tah má tři fáze, vždy v tomto pořadí. První dvě smíš přeskočit.",
  fortify: "1 Opevňování",
  fortifyWhat: "Vylož z ruky nejvýš jednu opevňovací kartu. Hned si dobereš 1 kartu.",
  lay: "2 Vyložení karet",
  layWhat:
    "Vylož, kolik chceš, dalších karet, vyšli posly a hlídky, jednej s nimi, sesílej kouzla. Za první kartu s + 1 v kole si dobereš 1 kartu, pokud už nebyla dobrána za opevnění nebo vlajku.",
  attack: "3 Útok na tvrz",
  attackWhat:
    "Jedna karta zaútočí na tvrz. Je to povinné: když nemá kdo útočit, končíš. Nech si útočníka po ruce.",
  turnEnd: "Na konci tahu si dobereš 1 kartu, nebo 2, když v něm padla nějaká tvrz.",
  flag: "Vlajku krále smíš vyložit kdykoli, i v tahu jiných, a dobereš si za ni 1 kartu. Královi lidé pak slouží tobě: od té chvíle je můžeš použít, ale ne proti hráči se stejnou vlajkou. Za celou hru vyložíš jednu vlajku a už ji nezměníš.",

  wallsTitle: "Hradby",
  walls:
    "Všechny tvoje karty, které kryjí napadenou část, se sečtou a o součet se útok oslabí. Opevnění kryje čtyři hradby, bránu ne. Dřevo může shořet, kámen ne. Letci se dostanou přes všechno kromě sítí.",
  wallsDead: "Když z útoku nic nezbude, je odražen bez jediného obránce.",
  wallsCaption:
    "Olanor, 6, útočí na jižní hradbu. Ta ubere 2, zbytek 4. Kamenná hradba na severu nehraje roli.",

  attackTitle: "Útok",
  attackNeighbours:
    "Útočíš na souseda: na nejbližšího hráče po levici nebo po pravici, který je ještě ve hře. Jen letci a divoši dosáhnou na každou tvrz.",
  attackNeighboursCaption: "Cesty spojují sousedy, bílé jsou tvoje. Kde tvrz padla, vede cesta kolem trosek.",
  attackSteps: "Každý útok má stejné kroky:",
  stepAnnounce: "Ohlášení",
  stepAnnounceWhat: "Útočník určí kartu a tvrz. Hledič se napřed podívá do ruky soupeře. Pak se určí část.",
  stepApproach: "Příchod",
  stepApproachWhat: "Loupežníci smějí přepadnout, mágové kouzlit: napřed obránce, pak útočník.",
  stepFire: "Oheň",
  stepFireWhat: "Žháři pálí dřevěné opevnění.",
  stepWalls: "Hradby",
  stepWallsWhat: "Útok ztratí to, co část kryje.",
  stepDefence: "Obrana",
  stepDefenceWhat:
    "Hráč napadené tvrze posílá obránce jednoho po druhém, dokud není útok odražen nebo nikdo nezbývá. U každého smějí obě strany kouzlit.",
  stepAfter: "Po boji",
  stepAfterWhat: "Lékaři pomohou, jed zabere, přeživší jdou domů, padlí na odkládací hromádku.",

  defenceTitle: "Obrana a zdvojnásobení",
  defence:
    "Útok a obránce se navzájem oslabují: oba ztratí menší z obou čísel. Kdo půjde a v jakém pořadí, volíš ty, ale nesmíš přestat, dokud máš použitelného obránce. Nejlepší jsou místní:",
  defenceDouble:
    "Jakmile pošleš někoho z jiné části, zbytek síly útočníka se zdvojnásobí. Stane se to jednou za boj a už to tak zůstane.",
  defenceLocalCaption: "U východní hradby zbývá útoku 6. Kopiník východní hradby, 8, ho odrazí sám.",
  defenceOtherCaption:
    "Tentýž útok, ale první přijde kopiník severní hradby, 8: 6 zdvojnásobeno je 12, zbytek 4.",
  defenceLong: "Dlouhá obrana",
  defenceLongWhat:
    "Ankat, 11, přijde k východní hradbě. Hradba ubere 1. Otrok z východní hradby ubere 4 a padne, pes, který je místní všude, ubere 2 a padne. Nikdo místní nezbývá, takže 4 zdvojnásobeno je 8. Xorxos ze západní hradby ubere 6. Tamilský jezdec od brány zbytek odrazí a má 12 ze 14.",
  defenceLongCaption:
    "Čísla dole: zbytek útoku. Šrafovaně: co bylo ubráno. Ankat, otrok, pes a Xorxos jdou na hromádku, jezdec je zase celý.",
  defenceTaken:
    "Když nezbývá použitelný obránce a útok má ještě aspoň 1, tvrz je dobyta a její hráč končí. Když obě strany skončí na 0, tvrz stojí.",

  survivalTitle: "Kdo přežije",
  survival:
    "Po boji karta přežije, když jí zbývá více než polovina vytištěné síly: útočné, když útočila, obranné, když bránila. Kdo přežije, je zase celý.",
  survivalSlave:
    "Počítá se vytištěné číslo, i když karta bojovala s vyšším. Otrok s obranou 4, kterému byla slíbena svoboda, bojuje s 12:",
  survivalCaption:
    "Osvobozený otrok, 12, ztratí 9. Zbývající 3 jsou více než polovina vytištěných 4: otrok přežije.",
  survivalDead:
    "Polovina nestačí. Koho zavraždil vrah, zabil pohled, sežral drak nebo spálil oheň, je mrtvý vždycky a lékař nepomůže.",

  raisedTitle: "Zvýšená síla",
  raised:
    "Motivace zvýší kartu v boji jen jednou, takže šlechta, motivace a slib svobody se nesčítají a platí ta nejlepší. Magie ji zvýší, kolikrát chceš: prsteny, obři, vlkodlačí dech, stíny.",

  ambushTitle: "Přepadení",
  ambush:
    "Před hradbami smí obránce nechat útočníka přepadnout loupežníky, jedním po druhém. Bojují útočnou silou proti jeho obranné. Když to přežije, útočí dál plnou silou. Letce přepadnout nelze.",
  ambushCaption:
    "Toront útočí s 15, ale loupežníkových 7 narazí na jeho obranu 12: zbytek 5, to není více než polovina. Oba padnou a útok končí.",

  landTitle: "Krajina",
  land: "V 2. fázi smíš před tvrz skrytě vyložit posly, hlídky a divoká zvířata. Ostatní vidí jen, že tam někdo je. Čerstvě vyložená karta 1 celé kolo odpočívá; pak smí jednou za tah jednat, nebo se vrátit domů. Venku tvou tvrz nebrání.",
  landEnvoy: "Posel",
  landEnvoyWhat:
    "Když je celé kolo venku, přinese ti na začátku 2. fáze každého tahu 1 kartu. Skupina se počítá jednou.",
  landPatrol: "Hlídka",
  landPatrolWhat: "Jednou za tah zkontroluje vyloženou kartu nebo skupinu některého soupeře.",
  landGroup: "Skupina",
  landGroupWhat: "Karty jednoho druhu složené na sebe jednají a bojují jako jedna.",
  landAnimal: "Divoké zvíře",
  landAnimalWhat: "Slouží, jen dokud máš v ruce jeho pána. I bez něj ho smíš vyložit jako past.",
  landMeets: "Na koho hlídka narazí",
  landWhat: "Co se stane",
  meetsLower: "posel její nebo nižší úrovně",
  meetsLowerWhat: "Boj: útočná síla hlídky proti obranné posla.",
  meetsHigher: "posel vyšší úrovně",
  meetsHigherWhat: "Hlídka posla nepozná, zůstává skrytý. Jeho hráč smí hlídku napadnout.",
  meetsPatrol: "cizí hlídka",
  meetsPatrolWhat: "Boj: útočná síla proti obranné.",
  meetsAnimal: "divoké zvíře",
  meetsAnimalWhat: "Boj: zvíře útočí, hlídka brání.",
  landFight:
    "V krajině ztratí obě strany menší číslo a více než polovina přežije, jako u tvrze. Kdo přežil a byl viděn, leží odkrytě.",
  landCaption: "Dva skrytí poslové na sobě a hlídka, kterou už někdo viděl. Stíny leží odkrytě od začátku.",

  traitsTitle: "Vlastnosti",
  traits: "Úroveň je číslo vytištěné vedle vlastnosti.",

  magicTitle: "Magie",
  magic:
    "Každý mág smí v tahu každého hráče seslat jedno ze svých kouzel. Trvalá kouzla trvají 1 kolo: do začátku tvého příštího tahu. Přímá magie (blesk, pohled, ohnivá koule) neublíží mágovi vyšší úrovně.",
  magicOwn: "V 2. fázi vlastního tahu",
  magicAny: "Kdykoli: ve vlastním tahu a v boji, kterého se účastníš",

  windowsTitle: "Čas zasáhnout",
  windows:
    "Při každém útoku na tvou tvrz je chvíle před hradbami a další po každém obránci, kdy smějí zasáhnout obě strany. Tato okna se otevřou každému, ať má v ruce cokoli, a běží v nich hodiny, které vidí všichni: 3 sekundy před hradbami, 2 sekundy po obránci. Nechat je doběhnout znamená nezasáhnout. Z pauzy tak nikdo nepozná, kdo má magii.",
  windowsHold:
    "Potřebuješ přemýšlet? Zastav čas a máš 15 sekund. Zastavit ho smíš vždycky, i když nemáš co hrát; v okně si to můžeš nastavit pro tento boj nebo napořád.",
  windowsOrders:
    "Obranu můžeš nařídit i předem. Rozkazy se plní krok za krokem a v každém okně je smíš změnit.",
  windowsCaption: "Kroky útoku. Kosočtverce: okna s hodinami, obránce je první.",
  windowApproach: "3 s",
  windowDefender: "po 2 s",

  timeTitle: "Když dojde čas",
  time: "Fáze 1 a 2 mají dohromady 90 sekund, volba útoku a obránce po 45. Když vyprší fáze 3, zaútočí karta s nejnižší útočnou silou na bránu souseda po levici; po druhém vypršení za sebou končíš. Obrana, které došel čas, se vede sama: napřed místní, nejmenší z těch, kdo útok ukončí. V partii po dnech nebo bez hodin žádný z těchto časů neběží a okno zůstává otevřené, dokud se obě strany nerozhodnou nezasáhnout, nejdéle však 12 hodin.",

  decksTitle: "Balíky",
  decks:
    "Se společným balíčkem dobírají všichni ze 202 karet, nebo ze dvou balení. S vlastními balíky přinese každý svůj a co v něm je, zůstává tajné. Počet kopií omezuje barva boční lišty:",
  decksRed:
    "Kdo první použije červenou kartu, tedy ji vyloží, útočí s ní, brání s ní nebo s ní kouzlí, má na to jméno právo. Všichni ostatní, kdo ji drží, ji odloží a doberou si náhradu.",
  decksCheck:
    "Při sestavování se balík počítá sám a u každé chyby řekne, která karta porušuje které pravidlo. Balík má 20 až 250 karet a stůl se může dohodnout na stejné velikosti pro všechny.",

  optionsTitle: "Možnosti stolu",
  optionSecond: "Karta navíc pro druhého",
  optionSecondWhat:
    "Ve dvou vyhraje ten, kdo začíná, asi 58 partií ze 100. S 8 kartami pro druhého a s příměřím v prvním kole je to zhruba vyrovnané, proto hodnocené partie dvou hráčů mají obojí.",
  optionTruce: "Příměří v prvním kole",
  optionTruceWhat:
    "Na nikoho se nesmí útočit před jeho prvním tahem. Bez příměří ve třech nebo čtyřech takto brzo někdo končí v 5 až 8 partiích ze 100. Doporučeno od tří hráčů, ve dvou spolu s kartou navíc.",
  optionMeddling: "Kouzlit mohou všichni",
  optionMeddlingWhat:
    "Než útočník dorazí k tvrzi, smí kouzlit i ten, kdo v boji není: zpomalit ho, zabít ho pohledem nebo posílit vlastní karty. Při každém útoku se pak čeká na všechny.",
  optionPacks: "Dvě balení",
  optionPacksWhat: "Když hrají víc než čtyři, jedno balení brzo dojde. Červené karty jsou i tak jen jednou.",

  endTitle: "Konec",
  end: "Končí hráč, jehož tvrz je dobyta, kdo nemůže v 3. fázi zaútočit, kdo se vzdá nebo komu dojde čas. Jeho karty jdou na odkládací hromádku a nikdo je nezíská. Vyhrává poslední tvrz a ostatní jsou seřazeni podle toho, jak dlouho se udrželi. Kdo skončil, smí zůstat a sledovat.",
  stalemate:
    "Když jsou všechny dobírací balíčky prázdné a pět kol po sobě se nic neodloží a nikdo neskončí, je konec: vyhrává, kdo má v ruce nejvíc obránců, potom vyšší součet jejich obrany.",
  opening:
    "Začáteční ruka s méně než dvěma útočníky nebo méně než dvěma obránci se rozdá znovu, aby nikdo neprohrál před prvním tahem.",

  kindsTitle: "Ostatní karty",
  kinds: "Kromě tvorů jsou tu:",

  knownTitle: "Co vědí ostatní",
  known:
    "Každý vidí, kolik máš karet v ruce, co leží odkrytě a kolik karet je ve skryté hromádce. Karta, kterou už někdo viděl, zůstává známá: stůl ji u tvé ruky značí, dokud se neobjeví jinde. Když od té doby vyložíš nějakou kartu skrytě, značka říká „v ruce, nebo venku“, protože nikdo nepozná, která odešla.",

  backTitle: "Vzít zpět a přestat",
  back: "Vlastní volby ve fázích 1 a 2 a nepotvrzený útok smíš brát zpět jednu po druhé, dokud se nedobere nebo neotočí karta, nerozhodne los nebo není na řadě někdo jiný. Obránci poslaní do boje, kouzla, přepadení a vlajky platí. Vzdát se smíš kdykoli; všichni, kdo jsou ještě ve hře, se můžou dohodnout na konci.",

  fairTitle: "Poctivé rozdávání",
  fair: "O každém dobrání rozhoduje tajné semínko serveru a náhodné číslo každého hráče, který má na začátku otevřenou stránku. Stůl před partií zveřejní jejich otisky, na začátku čísla a po konci i semínko. Nikdo si tak nemůže vybrat, komu přijdou které karty, a každý si to může ověřit.",

  cardsTitle: "Všechny karty",
};

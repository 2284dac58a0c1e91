import type { en } from "./texts.en";

/** The rules in Czech. */
export const cs: typeof en = {
  title: "Jak se hraje",
  heading: "Tash-Kalar: jak se hraje",
  lead: "Dva mistři zaplňují arénu kameny. Kdo je postaví do vzoru, který ukazuje karta, vyvolá její bytost, a ta rozbije, co postavil soupeř.",

  arenaTitle: "Aréna a kameny",
  arena:
    "Aréna má 69 polí. Čtyři jsou červená a pět zelených; některé bytosti je potřebují. Souboj začíná dvěma kameny: hráč, který hraje jako druhý, dá na dvě počáteční pole po jednom běžném kameni každé barvy.",
  arenaCaption: "Začátek souboje: po jednom běžném kameni každé barvy na c5 a g5.",
  ranks: "Každý kámen má úroveň. Poznáš ji podle tvaru a počtu cvočků:",
  rankCommon: "běžný, nejnižší",
  rankHeroic: "hrdinský",
  rankLegendary: "legendární, nejvyšší",
  supply:
    "Hrdinské a legendární kameny jsou kameny vyšší úrovně. Máš 16 kamenů s běžnou a hrdinskou stranou (ve Vznešené hře 17) a 3 legendární; stůl ukazuje, kolik ti jich zbývá.",
  schools:
    "Vyvolávači mají čtyři školy. Obě Říše mají stejné bytosti; Horské klany a Lesní národ mají vlastní. Legendy a karty balance jsou společné.",

  turnTitle: "Tvůj tah",
  turn: "V tahu máš 2 akce; kdo začíná, má v prvním tahu jen 1. Všechny musíš využít, v libovolném pořadí:",
  place: "Umístit",
  placeWhat: "Dej svůj běžný kámen na kterékoli prázdné pole.",
  summon: "Vyvolat",
  summonWhat: "Zahraj bytost nebo legendu, jejíž vzor v aréně stojí.",
  discard: "Zahodit",
  discardWhat:
    "Zahoď bytost, nejvýš jednou za tah. Libovolné další karty z ruky pak můžeš dát dospod jejich balíčků.",
  turnEnd:
    "Před kteroukoli akcí i po ní můžeš zahrát kartu balance; akci nestojí. Na konci tahu se sečtou body a dobereš si do 3 bytostí, 2 legend a 1 karty balance.",
  takeBack:
    "Dokud tah neukončíš, můžeš své volby vzít zpět, pokud to stůl dovoluje a mezitím se neukázalo nic skrytého.",

  summoningTitle: "Vyvolání",
  summoning:
    "Karta ukazuje kameny kolem bílého rámu. Stojí-li tak kdekoli v aréně tvé kameny, každý aspoň v té úrovni, můžeš vyvolávat: v rámu se objeví nový kámen a pak uděláš, co karta říká.",
  turning:
    "Vzor můžeš pootočit i zrcadlit. Na jiných kamenech kolem nezáleží, ani na polích, která karta nechává prázdná.",
  asDrawnCaption: "Jak je nakresleno: z těchto čtyř kamenů se v rámu objeví Rytíř.",
  turnedCaption:
    "Pootočeno a zrcadleno. Hrdinský kámen může stát za běžný; nepřátelský kámen v rámu je zničen.",
  frame:
    "Kámen, který stojí v rámu, je zničen, i tvůj vlastní, není-li jeho úroveň vyšší než úroveň nového kamene. Vyšší vyvolání nedovolí. Ukazuje-li karta kámen i v rámu, musí tam tvůj kámen stát.",
  marks:
    "Fialové rohy jsou vyznačená pole a fialové šipky směry; otáčejí se se vzorem. Tečky jen připomínají, kam bytost dosáhne.",
  foot: "Stůl hledá za tebe: kartu s fialovou patkou lze vyvolat hned, kartě s pruhovanou patkou chybí jediný kámen.",
  legends: "Legendy se vyvolávají stejně. V souboji je za vyvolání legendy hned 1 bod.",

  shortageTitle: "Když dojdou kameny",
  shortagePlace:
    "Nezbývá-li ti běžný ani hrdinský kámen, začíná umístění tím, že jeden svůj kámen vezmeš z arény.",
  shortageSummon:
    "Chybí-li k vyvolání nový kámen, stane se jím tvůj kámen, který vyvolání zničí, nebo jiný tvůj kámen mimo vzor: běžný a hrdinský se zastoupí navzájem, legendární jen legendárním. Bez něj vyvolat nelze.",
  shortageEffect: "Efekt kameny z arény nikdy nebere: na co kámen chybí, to se neprovede.",

  effectsTitle: "Co karty říkají",
  may: "Můžeš, až",
  mayWhat: "Rozhoduješ ty. Vše ostatní se musí udělat, nakolik to jde, v pořadí textu, i když ti to škodí.",
  next: "Vedle",
  nextWhat: "Na jednom z 8 polí kolem bytosti: kolmo, mají-li společnou stranu, šikmo, mají-li společný roh.",
  standardMove: "Standardní pohyb",
  standardMoveWhat:
    "Na sousední pole, které je prázdné nebo na něm stojí kámen nižší úrovně. Kámen, který tam stojí, je zničen, i tvůj vlastní.",
  combatMove: "Bojový pohyb",
  combatMoveWhat: "Totéž, i na kámen stejné úrovně.",
  standardCaption: "Standardní pohyby hrdinského kamene. I vlastní běžný kámen by byl zničen.",
  combatCaption: "Bojové pohyby: navíc na hrdinského nepřítele. Legendární kámen je v bezpečí.",
  leap: "Skok",
  leapWhat: "Jako pohyb téhož druhu, ale na kterékoli pole arény.",
  upgrade: "Zvyš, sniž úroveň",
  upgradeWhat:
    "O jednu úroveň výš nebo níž. Kámen zůstává tomu, komu patří, a snížený se nepočítá jako zničený.",
  convert: "Proměň",
  convertWhat: "Místo nepřátelského kamene tam stojí tvůj; nepřátelský se počítá jako zničený.",
  used: "Použitý k vyvolání",
  usedWhat: "Kámen, který byl součástí vzoru.",
  gain: "Získej akci",
  gainWhat: "V tomto tahu máš o jednu akci víc.",

  flaresTitle: "Karty balance",
  flares:
    "Karta balance pomáhá tomu, kdo zaostává. Čísla na ní říkají, o kolik musí mít soupeř navíc: kamenů vyšší úrovně pro horní polovinu, všech kamenů pro dolní.",
  flaresHalves:
    "Platí-li jen jedna polovina, provede se jen ta. Platí-li obě, přijde nejdřív horní a pak dolní, ať už horní změnila cokoli.",
  flaresPrice: "V souboji dostane soupeř za každou tvou kartu balance 1 bod.",

  pointsTitle: "Body v souboji",
  pointsFor: "Co přináší body",
  pointsWord: "Body",
  legendary: "Každý legendární nepřátelský kámen zničený ve tvém tahu",
  heroic: "Každý hrdinský nepřátelský kámen zničený ve tvém tahu",
  commons: "Každá dvojice běžných nepřátelských kamenů zničená ve tvém tahu",
  legend: "Každá legenda, kterou vyvoláš, hned",
  flare: "Každá karta balance, kterou zahraje soupeř, hned",
  pointsMore:
    "Zničené kameny se sčítají na konci tvého tahu. Lichý běžný kámen nepřinese nic a do dalšího tahu se nepřenáší. Ztráta vlastních kamenů tě nic nestojí.",

  tasksTitle: "Úkoly ve Vznešené hře",
  tasks:
    "Vznešená hra začíná s prázdnou arénou a body jsou za úkoly. Tři úkoly leží odkryté a čtvrtý ukazuje, který přijde příště. Úkol žádá něco, co stojí v aréně na konci tvého tahu, nebo něco, co se v tom tahu stalo.",
  tasksClaim:
    "Na konci tahu můžeš získat jeden z aktuálních úkolů, pokud jej splňuješ. Jeho body ti už zůstanou a na jeho místo přijde příští úkol. Tři ze čtyř nejsou nikdy téhož druhu.",
  tasksLegends:
    "Kromě toho se každý tvůj legendární kámen počítá za 1 bod, dokud stojí. Zničené kameny, vyvolané legendy ani karty balance samy nic nepřinášejí.",
  tasksCentre: "Některé úkoly mluví o středových polích: je jich devět, uprostřed arény.",
  tasksCaption: "Splněný úkol: na všech pěti polích rovného kříže uprostřed stojí modré kameny.",
  tutorial:
    "Výuková hra je Vznešená hra pro začátečníky: se snazšími úkoly, bez legend, bez legendárních kamenů a bez zahazování. Končí hned, jakmile má někdo 6 bodů nebo si dobere poslední kartu vlastního balíčku.",

  meleeTitle: "Bitka",
  melee:
    "Bitku hrají tři nebo čtyři, každý sám za sebe a každý se svou barvou. Je určena hlavně pro tři; ve čtyřech je delší a drsnější. Některé kameny slouží jako počítadla: hraješ s 15, ve čtyřech se 14.",
  meleeStart:
    "Kdo hraje jako poslední, postaví do arény tři běžné kameny různých barev, každý na jedno ze dvou polí vedle počátečního symbolu. Ve čtyřech tam nemá kámen ten, kdo hraje jako druhý.",
  meleeStartCaption:
    "Začátek pro tři: u každého symbolu jeden kámen. Symboly leží mezi f2 a g2, g6 a g7, b7 a c7.",
  meleeScore:
    "Body se počítají jako v souboji, ale v každé nepřátelské barvě zvlášť. Dva běžné kameny jsou dvojice, jen jsou-li téže barvy; zbudou-li liché kameny více barev, přinese jeden z nich bod ve své barvě. Bod za legendu si připíšeš v kterékoli nepřátelské barvě.",
  meleeWeakest:
    "Počítá se jen tvoje nejslabší barva, ta s nejméně body. Při rovnosti se porovnají druhé nejslabší barvy, ve čtyřech i třetí; pak rozhodnou kameny v aréně jako v každé formě.",
  meleeBoard: "Bodovací tabulka. Zvýrazněné číslo patří nejslabší barvě: výsledek jsou zatím 3 body.",
  meleeFlare:
    "Karta balance se hraje proti jednomu soupeři, kterého si zvolíš: porovnáváš se jen s ním a on dostane 1 bod ve tvé barvě. Efekt karty se může týkat kohokoli.",
  meleeImprovise: "Improvizované vyvolání",
  meleeImproviseWhat:
    "Jednou za partii pro každou nepřátelskou barvu smíš ve vzoru použít jeden nepřátelský kámen, jako by byl tvůj. Jeho barva se nemění. Zda to ještě můžeš, ukazuje tvé počítadlo té barvy: do té doby leží hrdinskou stranou nahoru, potom běžnou.",
  meleeImproviseCaption: "K vyvolání Rytíře slouží i žlutý kámen; žluté počítadlo se otočí.",
  meleeEnd: "Poslední kolo začne, když má někdo v jedné barvě 12 bodů, ve čtyřech 10. Bitku nelze vzdát.",

  teamTitle: "Týmová hra",
  team: "Vznešenou hru nebo souboj mohou hrát čtyři jako dva týmy. Spoluhráči sedí naproti sobě, takže se týmy střídají. Každý má vlastní balíček a vlastní ruku, ale tým hraje kameny jedné barvy a má společné body i úkoly. Nezáleží na tom, kdo z obou kámen umístil.",
  teamCaption: "Jeden z týmu tyto kameny umístil, druhý z nich vyvolá Rytíře.",
  teamLegends: "Legendy",
  teamLegendsWhat: "Tým má legendy společné. Na konci tahu přejdou ke spoluhráči a ten je doplní do 2.",
  teamHandOver: "Předání tahu",
  teamHandOverWhat:
    "Před akcí, nebo když se rozhoduje o efektu, můžeš tah předat, nejvýš jednou za tah a definitivně. Spoluhráč rozhodne, co v efektu zbývá, a za každou zbylou akci umístí kámen, nic jiného. Tah pak ukončíš ty.",
  teamDeck: "Pootočené karty",
  teamDeckWhat:
    "Spodních šest karet každého balíčku leží pootočených. Kdo si dobere svou poslední nepootočenou, spustí poslední kolo: ještě čtyři tahy. Dobírat lze i pootočené.",
  teamTalk: "Spoluhráči si do karet nevidí. Vzdát se mohou jen oba společně.",

  endTitle: "Konec",
  end: "Poslední kolo začne, když někdo v souboji dosáhne 18 bodů nebo má ve Vznešené hře na konci tahu 9; když si někdo dobere poslední kartu vlastního balíčku; anebo když 100 tahů nikdo nic nevyvolal, nezahodil ani nezískal úkol. Tah se dohraje; pak má každý ještě jeden tah a poslední hraje ten, v jehož tahu se to stalo.",
  winner:
    "Vyhrává, kdo má víc bodů. Při rovnosti rozhodne víc kamenů vyšší úrovně v aréně, pak víc kamenů; a potom je vítězství sdílené.",
  resign:
    "Vzdát se můžeš kdykoli. V posledním kole se také můžete dohodnout na konci: pak rozhodnou body té chvíle.",

  fairTitle: "Poctivé rozdávání",
  fair: "O každém dobrání rozhoduje tajné semínko serveru a náhodné číslo každého hráče, který má na začátku otevřenou stránku. Stůl před partií zveřejní jejich otisky, na začátku čísla a po konci i semínko. Nikdo si tak nemůže vybrat, komu přijdou které karty, a každý si to může ověřit.",
};

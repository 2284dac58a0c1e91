import type { en } from "./texts.en";

/** The rules in Czech. */
export const cs: typeof en = {
  title: "Jak se hraje",
  heading: "{game}: jak se hraje",
  lead: "Vedeš tým postav. Jejich kostky a karty ve tvé ruce bojují proti stejně silnému týmu. Poraz všechny soupeřovy postavy a zvítězíš.",
  buildTeam: "Sestavit tým",

  teamTitle: "Tvůj tým",
  team: "Přineseš postavy nejvýš za 30 bodů, balíček o 30 kartách a bojiště. Postavy jsou buď všechny hrdinové, nebo všechny zlosyni. Některé mají dva počty bodů: první platí s jednou kostkou, druhý za elitní verzi se dvěma. Unikátní postava je v týmu jednou, ostatní tolikrát, kolikrát na ně stačí body.",
  teamDeck:
    "V balíčku jsou události, vylepšení a podpory, žádná karta víc než dvakrát. Červené, modré a žluté karty potřebují v týmu postavu téže barvy, šedé ne. Karty druhé strany do balíčku nesmějí. Sestavování týmu to všechno hlídá a u každé chyby řekne, která karta porušuje které pravidlo.",
  teamSecret: "Postavy a bojiště jsou od začátku odkryté. Co máš v balíčku, zůstává tajné.",
  teamCaption: "Postava: nahoře body, v srdci zdraví, uprostřed šest stěn její kostky, dole co dělá.",

  dieTitle: "Kostka",
  die: "Kostku má každá postava a také mnohá vylepšení a podpory. Stěna ukazuje symbol a většinou číslo:",
  dieMore: "Na stěně mohou být ještě tři věci:",
  dieCaption: "Šest stěn jedné kostky: jedna s cenou, jedna s plusem, jedna prázdná.",
  dieSleeps:
    "Na své kartě kostka spí a nic neukazuje. Po hodu leží v zásobě kostek: tam ji jde použít a karty ji mohou přetočit, odstranit nebo s ní znovu hodit.",

  startTitle: "Začátek",
  start:
    "Každý si vezme 5 karet. Jednou z nich smíš libovolné zamíchat zpátky a vzít si za ně nové. Každý získá 2 zdroje. Pak všichni hodí kostkami svých postav a kdo má nejvyšší součet, vybere, čí bojiště se použije.",
  startShields:
    "Komu to bojiště patří, ten ho ovládá a začíná. Druhý hráč místo toho přidělí svým postavám 2 štíty.",

  roundTitle: "Kolo",
  round: "Začíná ten, kdo ovládá bojiště. Pak se střídáte a v každém tahu uděláš jednu z těchto věcí:",
  play: "Zahrát kartu",
  playWhat: "Zaplať její cenu a uplatni ji.",
  activate: "Aktivovat",
  activateWhat:
    "Vyčerpej připravenou postavu a hoď všemi jejími kostkami, i kostkami jejích vylepšení. Podpory s kostkou se aktivují stejně.",
  resolve: "Použít kostky",
  resolveWhat: "Použij kostky ze své zásoby kostek, které ukazují stejný symbol.",
  reroll: "Odhodit kartu a znovu hodit",
  rerollWhat: "Odhoď kartu a znovu hoď libovolnými svými kostkami najednou.",
  action: "Akce na kartě",
  actionWhat: "Využij to, co na tvé kartě ve hře stojí za slovem Akce.",
  claim: "Obsadit bojiště",
  claimWhat: "Převezmi bojiště a využij jeho text. Pak do konce kola vynecháváš.",
  pass: "Vynechat",
  passWhat: "Teď nic neuděláš. Později smíš zase hrát, pokud nevynechají všichni po sobě.",
  upkeep:
    "Když všichni po sobě vynechají, přijde udržovací fáze: vyčerpané karty se připraví, kostky se vrátí na karty, každý získá 2 zdroje. Odhodíš, kolik karet chceš, a vezmeš si nové do počtu 5. Kdo má víc, nechá si je.",

  activateCaption: "Po aktivaci: erb leží a obě její kostky i kostka vylepšení jsou v zásobě kostek.",
  replaceFoot: "S nahrazením, za 1",
  replaceCaption: "Nové vylepšení stojí 3. Nahradí jiné za 2, takže se zahraje za 1.",
  cardsTitle: "Všechny karty a kostky",

  resolveTitle: "Použití kostek",
  resolveMany:
    "V jedné akci použiješ libovolně mnoho kostek, jednu po druhé, pokud ukazují stejný symbol. Útok zblízka a útok střelbou jsou dva různé symboly. Použitá kostka se vrátí na svou kartu. Všechny použít nemusíš.",
  resolvePlus:
    "Stěna s plusem je modifikátor. Sama se nepoužívá: přidá se ke kostce stejného symbolu bez plusu a počítají se jako jedna. K jedné kostce se smí přidat i víc modifikátorů.",
  resolvePlusCaption: "Jeden útok: 2 a ještě 2 jsou 4, všechno na jednu postavu.",
  resolveTwoCaption: "Dva útoky: 2, pak 1. Každý smí zasáhnout jinou postavu a každý narazí na štíty.",
  resolveCost:
    "Cena na stěně se platí, když kostku použiješ, i u modifikátorů. Když nemáš čím zaplatit, kostka zůstane ležet.",
  resolveCostCaption: "Jeden útok za 5, stojí 1 zdroj.",
  resolveFocus:
    "Soustředění přetočí jiné kostky ve tvé zásobě kostek na stěny podle tvého výběru. Když pak ukazují soustředění, smíš jimi hned pokračovat; ostatní počkají na jinou akci.",

  damageTitle: "Zranění a štíty",
  damage:
    "Každý štít zablokuje 1 zranění a je pryč; ušetřit si ho nemůžeš. Co se nezablokuje, leží na postavě. Když zranění dosáhnou jejího zdraví, je postava poražena: i s kostkami opustí hru a její vylepšení se odhodí.",
  damageCaption: "4 zranění postavě se 2 štíty: 2 zablokována, 2 zůstanou.",
  damageMore:
    "Postava má nejvýš 3 štíty. Neblokovatelné zranění štíty nezastaví a přesunuté také ne. Léčení zranění odebírá.",
  damageAny:
    "„Postava“ je kterákoli postava kteréhokoli hráče, takže jde zasáhnout i vlastní. Stůl je nabízí až o klepnutí dál.",

  playTitle: "Hraní karet",
  playReplace:
    "Postava nese nejvýš 3 vylepšení. Když hraješ další, smíš nahradit některé z těch, která už má: nové stojí o cenu starého méně a staré se odhodí. K drahému vylepšení je to často nejlepší cesta.",
  playUnique: "Od každé unikátní karty smíš mít ve hře jen jednu; soupeř smí mít tutéž.",
  playNothing: "Událost smíš zahrát, i když nebude mít žádný účinek. Stůl ti to řekne, než zaplatíš.",

  abilitiesTitle: "Co karty dělají",
  abilities: "Slovo před textem říká, kdy platí:",
  abilitiesCost:
    "Co stojí před dvojtečkou, musíš udělat celé, jinak se zbytek nestane. „Pak“ znamená: jen když se předchozí věta uplatnila celá.",
  abilitiesQueue:
    "„Než“ přijde ještě před tím, co ho spustilo. „Poté“ čeká ve frontě, až to skončí; kdo dřív přijde, ten dřív jde. Spustí-li se víc vlastností naráz, seřadí je jejich hráč, a patří-li více hráčům, ten, kdo ovládá bojiště.",
  abilitiesMust: "Kde nestojí „smíš“, tam se text uplatní, jak jen to jde, ať chceš, nebo ne.",

  keywordsTitle: "Klíčová slova",
  keywords: "Klíčové slovo nahrazuje celou větu. Mít ho dvakrát nic nepřidá.",

  wordsTitle: "Slova na kartách",
  spot: "Mít ve hře",
  spotWhat:
    "Mít takovou vlastní postavu ve hře, připravenou nebo vyčerpanou. Kde je to podmínka zahrání, bez ní kartu nezahraješ; jinde karta bez ní nemá účinek.",
  ready: "Připravená, vyčerpaná",
  readyWhat:
    "Připravená karta stojí. Vyčerpáním se položí až do udržovací fáze; vyčerpanou už znovu vyčerpat nejde.",
  turn: "Přetočit kostku",
  turnWhat: "Na jinou stěnu; na kterou, to si vybereš.",
  rerollWord: "Znovu hodit",
  rerollWordWhat: "Hodit kostkou tam, kde leží.",
  remove: "Odstranit kostku",
  removeWhat: "Vrátí se ze zásoby kostek na svou kartu.",
  characterDie: "Kostka postavy",
  characterDieWhat:
    "Kostka, která patří ke kartě postavy. Kostky vylepšení to nejsou, i když jimi postava hází.",
  free: "Zdarma",
  freeWhat: "Bez placení ceny.",
  aside: "Odložit stranou",
  asideWhat: "Mimo hru, všem na očích.",

  endTitle: "Konec",
  end: "Hráč bez postav prohrál. Prohrál i ten, kdo na konci kola nemá kartu v ruce ani v balíčku. Stane-li se to oběma najednou, vyhrává ten, kdo ovládá bojiště.",
  endDraw:
    "Partie končí remízou po třech kolech za sebou, v nichž nikdo nezahrál kartu, nepoužil kostku ani akci na kartě a nic neodhodil, a také po 60 kolech. Na remíze se hráči mohou i dohodnout a každý se může vzdát.",

  moreTitle: "Tři a čtyři hráči",
  more: "Kdo kde u stolu sedí, se před partií vylosuje. Hraje se po směru hodinových ručiček a kolo trvá, dokud nevynechají všichni po sobě. Obsadit bojiště smí v kole i tak jen jeden. Mluví-li karta o soupeři, vybereš si kterého; „každý soupeř“ jsou všichni. Na začátku přidělí 1 štít každý kromě toho, čí bojiště se použije.",
  moreOut:
    "Kdo je vyřazen, odchází se všemi kartami a kostkami; poslední ve hře vyhrává. Vypadne-li ten, kdo ovládá bojiště, přejde bojiště na dalšího po směru hodinových ručiček.",

  tableTitle: "U stolu",
  tableAttack:
    "Útoky provádíš jeden po druhém: kostka, co se k ní přidá, cíl. Než potvrdíš, řekne stůl, co se zablokuje, co zůstane a kdo by byl poražen.",
  tableAbilities:
    "Na vlastnost, kterou smíš využít v tahu někoho jiného, máš 15 sekund; pak platí za odmítnutou. U každé vlastnosti si můžeš nastavit: ptát se, vždy, nikdy. Co máš nastavené, nikdo nevidí.",
  tableAhead:
    "Předem si můžeš vybrat, co v udržovací fázi odhodíš, a předem vynechat do konce kola. Dokud se to nestane, nikdo to nevidí a můžeš to vzít zpátky. Když nemáš v ruce žádnou kartu a zbývá ti jen vynechat, tvůj tah se vynechá sám.",
  tableBack:
    "Vlastní volby můžeš brát zpět jednu po druhé, až na začátek své akce, dokud nepadla kostka, nikdo si nevzal, neviděl ani neodhodil kartu a nikdo jiný nebyl na řadě s rozhodnutím. Stůl jde založit i bez vracení voleb.",

  knownTitle: "Co vědí ostatní",
  known:
    "Všichni vidí, co je ve hře, zdroje, hromádky odhozených karet a kolik karet máš v ruce a v balíčku. Do ruky vidíš jen ty, do balíčku nikdo. Karta, kterou někdo viděl v tvé ruce nebo kterou někdo dal na balíček, zůstává pro ty, kdo ji viděli, označená, dokud se nezamíchá nebo nezmizí.",

  fairTitle: "Poctivé kostky",
  fair: "O každém hodu a každé kartě z balíčku rozhoduje tajné semínko serveru a náhodné číslo od každého hráče, který má na začátku otevřenou stránku. Otisk každého z nich stůl zveřejní před partií, čísla na jejím začátku a semínko po konci. Nikdo si tedy nemůže vybrat, co padne, a každý to může ověřit.",
};

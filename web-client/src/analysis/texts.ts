import { defineTexts, plural, type Lang } from "../i18n";

/** A difference between two chances of winning, such as `11 percentage points`, to stand behind `by`, `o` or `di`. */
export function percentagePoints(lang: Lang, difference: number): string {
  const n = Math.round(difference);
  switch (lang) {
    case "en":
      return plural("en", n, { one: "# percentage point", other: "# percentage points" });
    case "cs":
      return plural("cs", n, {
        one: "# procentní bod",
        few: "# procentní body",
        other: "# procentních bodů",
      });
    case "it":
      return plural("it", n, { one: "# punto percentuale", other: "# punti percentuali" });
  }
}

/** The analysis of a finished match. `points` are `percentagePoints`. */
export const analysisTexts = defineTexts(
  {
    title: "Analysis",
    asking: "Asking for the analysis …",
    waiting: (n: number) =>
      n === 0
        ? "Yours is next."
        : plural("en", n, { one: "# analysis is made before it.", other: "# analyses are made before it." }),
    making: (done: number) => `${done} % done.`,
    stays: "You can leave this page: the analysis is kept.",
    failed: "This match cannot be analysed.",
    ended: "The analysis took too long: the last turns are not in it.",
    whose: "Whose match?",
    result: "Result",
    withoutLuck: "Without luck",
    luck: "Luck",
    luckNote: (error: string) => `± ${error}. Luck is what the draws gave beyond the average.`,
    chanceOf: (name: string) => `Chance of winning, ${name}`,
    ahead: "ahead",
    behind: "behind",
    lucky: "lucky draw",
    unlucky: "unlucky draw",
    better: "Better",
    played: "Played",
    betterShown: "Shown: the better turn",
    playedShown: "Shown: what was played",
    decided: (n: number) =>
      n === 0
        ? "No single turn decided it"
        : plural("en", n, { one: "One turn decided", other: "# turns decided" }),
    turn: (turn: string) => `Turn ${turn}`,
    beforeTurns: "Before the first turn",
    lostShort: (points: string) => `Down ${points}.`,
    gainedShort: (points: string) => `Up ${points}.`,
    found: "Nothing better was found.",
    thereWas: "There was a better turn.",
    slight: (points: string, error: string) => `A slight loss: the chance fell by ${points}, ± ${error}.`,
    clear: (points: string, error: string) => `A clear loss: the chance fell by ${points}, ± ${error}.`,
    grave: (points: string, error: string) => `A grave loss: the chance fell by ${points}, ± ${error}.`,
    unsure: (points: string, error: string) =>
      `Perhaps the chance fell by ${points}, ± ${error}: too little to be certain.`,
    whatWasPlayed: "What was played",
    whatWasBetter: "What was better",
    knew: "What you could know",
    knewNote: (name: string) => `All of this is judged by what ${name} knew then. Hidden cards never count.`,
    openHands: "Only open hands show",
    openNote: (points: string, error: string) =>
      `With all hands open the better turn was ${points} better, ± ${error}. This never counts.`,
    openWorse: (points: string, error: string) =>
      `With all hands open it would have been ${points} worse, ± ${error}. This never counts.`,
    openSame: "With all hands open it would have made no difference. This never counts.",
    all: "All turns",
    lineOf: (turn: string, chance: string) => `${turn}: ${chance}`,
    inReplay: "In the replay",
    previous: "Previous turn",
    next: "Next turn",
    previousDeciding: "Previous turn that decided",
    nextDeciding: "Next turn that decided",
    steps: "Move through the turns",
    shownIs: "On the board",
    curve: (name: string, course: string) => `${name}'s chance of winning after each turn: ${course}`,
  },
  {
    title: "Rozbor",
    asking: "Rozbor se zadává …",
    waiting: (n: number) =>
      n === 0
        ? "Tvůj je na řadě."
        : plural("cs", n, {
            one: "Před ním se dělá ještě # rozbor.",
            few: "Před ním se dělají ještě # rozbory.",
            other: "Před ním se dělá ještě # rozborů.",
          }),
    making: (done: number) => `Hotovo ${done} %.`,
    stays: "Stránku můžeš opustit: rozbor se uloží.",
    failed: "Tuhle partii nejde rozebrat.",
    ended: "Rozbor trval příliš dlouho: poslední tahy v něm nejsou.",
    whose: "Čí partie?",
    result: "Výsledek",
    withoutLuck: "Bez štěstí",
    luck: "Štěstí",
    luckNote: (error: string) => `± ${error}. Štěstí je to, co lízání dalo navíc proti průměru.`,
    chanceOf: (name: string) => `Šance na výhru, ${name}`,
    ahead: "vede",
    behind: "ztrácí",
    lucky: "šťastné líznutí",
    unlucky: "smolné líznutí",
    better: "Lepší",
    played: "Zahráno",
    betterShown: "Zobrazeno: lepší tah",
    playedShown: "Zobrazeno: co se hrálo",
    decided: (n: number) =>
      n === 0
        ? "Žádný tah nerozhodl"
        : plural("cs", n, {
            one: "Rozhodl jeden tah",
            few: "Rozhodly # tahy",
            other: "Rozhodlo # tahů",
          }),
    turn: (turn: string) => `Tah ${turn}`,
    beforeTurns: "Před prvním tahem",
    lostShort: (points: string) => `O ${points} méně.`,
    gainedShort: (points: string) => `O ${points} více.`,
    found: "Nic lepšího se nenašlo.",
    thereWas: "Byl tu lepší tah.",
    slight: (points: string, error: string) => `Mírná ztráta: šance klesla o ${points}, ± ${error}.`,
    clear: (points: string, error: string) => `Zřetelná ztráta: šance klesla o ${points}, ± ${error}.`,
    grave: (points: string, error: string) => `Těžká ztráta: šance klesla o ${points}, ± ${error}.`,
    unsure: (points: string, error: string) =>
      `Šance klesla možná o ${points}, ± ${error}: na jistotu je to málo.`,
    whatWasPlayed: "Co se hrálo",
    whatWasBetter: "Co bylo lepší",
    knew: "Co šlo vědět",
    knewNote: (name: string) =>
      `Posuzuje se podle toho, co v tu chvíli znal(a) ${name}. Skryté karty se nepočítají.`,
    openHands: "Co ukážou jen odkryté karty",
    openNote: (points: string, error: string) =>
      `S odkrytými kartami byl lepší tah o ${points} lepší, ± ${error}. To se nepočítá.`,
    openWorse: (points: string, error: string) =>
      `S odkrytými kartami by byl o ${points} horší, ± ${error}. To se nepočítá.`,
    openSame: "S odkrytými kartami by v tom nebyl rozdíl. To se nepočítá.",
    all: "Všechny tahy",
    lineOf: (turn: string, chance: string) => `${turn}: ${chance}`,
    inReplay: "V záznamu",
    previous: "Předchozí tah",
    next: "Další tah",
    previousDeciding: "Předchozí tah, který rozhodl",
    nextDeciding: "Další tah, který rozhodl",
    steps: "Procházet tahy",
    shownIs: "Na desce",
    curve: (name: string, course: string) => `Šance na výhru po každém tahu, ${name}: ${course}`,
  },
  {
    title: "Analisi",
    asking: "Richiedo l'analisi …",
    waiting: (n: number) =>
      n === 0
        ? "La tua è la prossima."
        : plural("it", n, { one: "Prima c'è # altra analisi.", other: "Prima ci sono altre # analisi." }),
    making: (done: number) => `Fatta al ${done} %.`,
    stays: "Puoi lasciare la pagina: l'analisi resta.",
    failed: "Questa partita non si può analizzare.",
    ended: "L'analisi è durata troppo: mancano gli ultimi turni.",
    whose: "La partita di chi?",
    result: "Risultato",
    withoutLuck: "Senza fortuna",
    luck: "Fortuna",
    luckNote: (error: string) => `± ${error}. La fortuna è ciò che le pescate hanno dato oltre la media.`,
    chanceOf: (name: string) => `Probabilità di vittoria, ${name}`,
    ahead: "in vantaggio",
    behind: "in svantaggio",
    lucky: "pescata fortunata",
    unlucky: "pescata sfortunata",
    better: "Meglio",
    played: "Giocato",
    betterShown: "Si vede: il turno migliore",
    playedShown: "Si vede: il turno giocato",
    decided: (n: number) =>
      n === 0
        ? "Nessun turno decisivo"
        : plural("it", n, { one: "Un turno decisivo", other: "# turni decisivi" }),
    turn: (turn: string) => `Turno ${turn}`,
    beforeTurns: "Prima del primo turno",
    lostShort: (points: string) => `${points} in meno.`,
    gainedShort: (points: string) => `${points} in più.`,
    found: "Non si è trovato di meglio.",
    thereWas: "C'era un turno migliore.",
    slight: (points: string, error: string) =>
      `Una lieve perdita: la probabilità è scesa di ${points}, ± ${error}.`,
    clear: (points: string, error: string) =>
      `Una chiara perdita: la probabilità è scesa di ${points}, ± ${error}.`,
    grave: (points: string, error: string) =>
      `Una grave perdita: la probabilità è scesa di ${points}, ± ${error}.`,
    unsure: (points: string, error: string) =>
      `Forse la probabilità è scesa di ${points}, ± ${error}: troppo poco per esserne certi.`,
    whatWasPlayed: "Che cosa si è giocato",
    whatWasBetter: "Che cosa era meglio",
    knew: "Quello che si poteva sapere",
    knewNote: (name: string) =>
      `Si giudica solo da ciò che ${name} sapeva in quel momento. Le carte coperte non contano mai.`,
    openHands: "Lo mostrano solo le mani scoperte",
    openNote: (points: string, error: string) =>
      `A mani scoperte il turno migliore valeva ${points} in più, ± ${error}. Questo non conta mai.`,
    openWorse: (points: string, error: string) =>
      `A mani scoperte sarebbe stato peggiore di ${points}, ± ${error}. Questo non conta mai.`,
    openSame: "A mani scoperte non avrebbe fatto differenza. Questo non conta mai.",
    all: "Tutti i turni",
    lineOf: (turn: string, chance: string) => `${turn}: ${chance}`,
    inReplay: "Nel replay",
    previous: "Turno precedente",
    next: "Turno successivo",
    previousDeciding: "Turno decisivo precedente",
    nextDeciding: "Turno decisivo successivo",
    steps: "Scorri i turni",
    shownIs: "Sul tavolo",
    curve: (name: string, course: string) => `Probabilità di vittoria dopo ogni turno, ${name}: ${course}`,
  },
);

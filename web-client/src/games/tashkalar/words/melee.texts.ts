// What only the Melee says: points by enemy colour, counters, its own questions. Merged into the game's sentences.
import { outOf } from "../../../i18n";

export const en = {
  tracksOf: (name: string) => `${name}'s points by colour`,
  trackPoints: (owner: string, points: number, goal: number) => `${owner}: ${points} of ${goal}`,
  weakestColour: "weakest, counts",
  outColour: "out, does not count",
  counterOpen: "can still improvise",
  counterUsed: "has improvised",
  counterTurns: "would be turned over",
  hintOpen: "Heroic counter:",
  hintOpenWhat: "improvising with that colour is still possible.",
  hintUsed: "Common counter:",
  hintUsedWhat: "used.",
  goalColour: (goal: number) => `${goal} points in one colour start the last round.`,
  finalColour: (name: string, goal: number) =>
    `Last round: ${goal} points in one colour were reached on ${name}'s turn.`,

  askStartPiece: (n: number, of: number) => `Start piece ${n} of ${of}: where, and whose?`,
  askStartPieceWhy: "Choose a square, then the colour. Each start piece has a different colour.",
  sureStartPiece: (name: string, at: string) => `${name}'s piece on ${at}?`,
  askUnpaired: "1 point for unpaired commons",
  askLegend: "1 point for the legend",
  whichColour: (names: string) => `In which colour? Your weakest so far: ${names}.`,
  askPay: "Which piece do you improvise with?",
  colourScores: (name: string, points: number) => `${name}: ${points} → ${points + 1}`,
  askPayWhy: "The counter of its colour turns for good; the other piece is lent to you.",
  improvises: (name: string, at: string) => `Improvises with ${name}'s piece on ${at}: that counter turns.`,
  lends: (name: string, at: string) => `${name}'s piece on ${at} is lent to you.`,
  lendsOne: (squares: string) =>
    `Of the pieces on ${squares}, one is lent to you; you improvise with the other.`,

  byImprovising: "by improvising",
  leadsYou: (name: string, n: number) => `now: by ${n}, ${name}`,
  nobodyLeads: "now: nobody",
  flareHalves: (name: string, upper: boolean, lower: boolean) =>
    `${name}: ${upper && lower ? "both halves" : upper ? "upper half" : "lower half"}`,
  sureFlareAgainst: (name: string) => `Play the flare against ${name}?`,
  askFlareAgainst: "Flare: against whom?",
  askFlareAgainstWhy: "The player you choose gets 1 point in your colour.",

  noResigning: "Nobody can resign in a Melee.",
  resultWeakest: "Result: weakest colour",
  weakestByTurn: "Weakest colour by turn",
};

export const cs: typeof en = {
  tracksOf: (name) => `Body podle barev: ${name}`,
  trackPoints: (owner, points, goal) => `${owner}: ${points} ${outOf(goal)}`,
  weakestColour: "nejslabší, počítá se",
  outColour: "ze hry, nepočítá se",
  counterOpen: "ještě lze improvizovat",
  counterUsed: "už využito",
  counterTurns: "otočilo by se",
  hintOpen: "Hrdinské počítadlo:",
  hintOpenWhat: "s tou barvou lze ještě improvizovat.",
  hintUsed: "Běžné:",
  hintUsedWhat: "využito.",
  goalColour: (goal) => `${goal} bodů v jedné barvě spustí poslední kolo.`,
  finalColour: (name, goal) => `Poslední kolo: dosaženo ${goal} bodů v jedné barvě (na tahu: ${name}).`,

  askStartPiece: (n, of) => `Počáteční kámen ${n} ${outOf(of)}: kam a čí?`,
  askStartPieceWhy: "Zvol pole, pak barvu. Každý počáteční kámen má jinou.",
  sureStartPiece: (name, at) => `Kámen na ${at}: ${name}?`,
  askUnpaired: "1 bod za liché běžné kameny",
  askLegend: "1 bod za legendu",
  whichColour: (names) => `Ve které barvě? Zatím nejslabší: ${names}.`,
  askPay: "Se kterým kamenem improvizuješ?",
  colourScores: (name, points) => `${name}: ${points} → ${points + 1}`,
  askPayWhy: "Počítadlo jeho barvy se natrvalo otočí; druhý kámen máš propůjčený.",
  improvises: (name, at) => `Improvizace s kamenem na ${at} (${name}): jeho počítadlo se otočí.`,
  lends: (name, at) => `Kámen na ${at} (${name}) máš propůjčený.`,
  lendsOne: (squares) => `Z kamenů na ${squares} máš jeden propůjčený, s druhým improvizuješ.`,

  byImprovising: "improvizací",
  leadsYou: (name, n) => `teď: o ${n} ${name}`,
  nobodyLeads: "teď: nikdo",
  flareHalves: (name, upper, lower) =>
    `${name}: ${upper && lower ? "obě poloviny" : upper ? "horní polovina" : "dolní polovina"}`,
  sureFlareAgainst: (name) => `Karta balance proti: ${name}?`,
  askFlareAgainst: "Karta balance: proti komu?",
  askFlareAgainstWhy: "Koho zvolíš, ten dostane 1 bod ve tvé barvě.",

  noResigning: "Bitku nelze vzdát.",
  resultWeakest: "Výsledek: nejslabší barva",
  weakestByTurn: "Nejslabší barva po tazích",
};

export const it: typeof en = {
  tracksOf: (name) => `Punti per colore: ${name}`,
  trackPoints: (owner, points, goal) => `${owner}: ${points} su ${goal}`,
  weakestColour: "il più debole, conta",
  outColour: "fuori, non conta",
  counterOpen: "si può ancora improvvisare",
  counterUsed: "già usato",
  counterTurns: "si girerebbe",
  hintOpen: "Segnapunti eroico:",
  hintOpenWhat: "si può ancora improvvisare con quel colore.",
  hintUsed: "Semplice:",
  hintUsedWhat: "usato.",
  goalColour: (goal) => `${goal} punti in un colore avviano l'ultimo giro.`,
  finalColour: (name, goal) =>
    `Ultimo giro: nel turno di ${name} si è arrivati a ${goal} punti in un colore.`,

  askStartPiece: (n, of) => `Pedina iniziale ${n} di ${of}: dove, e di chi?`,
  askStartPieceWhy: "Scegli una casella, poi il colore. Ogni pedina iniziale ne ha un altro.",
  sureStartPiece: (name, at) => `Pedina di ${name} in ${at}?`,
  askUnpaired: "1 punto per pedine spaiate",
  askLegend: "1 punto per la leggenda",
  whichColour: (names) => `In quale colore? Il più debole finora: ${names}.`,
  askPay: "Con quale pedina improvvisi?",
  colourScores: (name, points) => `${name}: ${points} → ${points + 1}`,
  askPayWhy: "Il segnapunti del suo colore si gira per sempre; l'altra pedina ti è prestata.",
  improvises: (name, at) => `Improvvisi con la pedina di ${name} in ${at}: quel segnapunti si gira.`,
  lends: (name, at) => `La pedina di ${name} in ${at} ti è prestata.`,
  lendsOne: (squares) => `Delle pedine in ${squares} una ti è prestata; con l'altra improvvisi.`,

  byImprovising: "improvvisando",
  leadsYou: (name, n) => `ora: di ${n}, ${name}`,
  nobodyLeads: "ora: nessuno",
  flareHalves: (name, upper, lower) =>
    `${name}: ${upper && lower ? "entrambe le metà" : upper ? "metà superiore" : "metà inferiore"}`,
  sureFlareAgainst: (name) => `Invocare l'impeto contro ${name}?`,
  askFlareAgainst: "L'impeto: contro chi?",
  askFlareAgainstWhy: "Chi scegli riceve 1 punto nel tuo colore.",

  noResigning: "In una mischia non ci si può arrendere.",
  resultWeakest: "Risultato: colore più debole",
  weakestByTurn: "Colore più debole per turno",
};

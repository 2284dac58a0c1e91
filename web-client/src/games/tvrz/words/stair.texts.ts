import { defineTexts, plural } from "../../../i18n";
import type { Part } from "../types";
import { partForms } from "./parts";

/** What a fight says that is drawn as a stair. */
export const stairTexts = defineTexts(
  {
    attackTitle: (name: string, card: string, target: string, part: Part) =>
      `${name} attacks with ${card}: ${target}, ${partForms(part, "en").name}`,
    attackYou: (name: string, card: string, part: Part) =>
      `${name} attacks ${partForms(part, "en").yours} with ${card}`,
    youAttack: (target: string, card: string, part: Part) =>
      `You attack ${target} with ${card}: ${partForms(part, "en").name}`,
    shortTitle: (card: string, part: Part) => `${card}, ${partForms(part, "en").name}`,
    announces: (name: string, card: string, target: string) => `${name} attacks ${target} with ${card}`,
    slipsIn: (card: string, target: string) => `${card} slips into the fort: ${target}`,
    livesFrom: (n: number) => `survives with ${n} or more left`,
    goesFor: (part: Part) => `goes for ${partForms(part, "en").against}`,
    partOpen: "no part named yet",
    inFort: "in the fort",
    works: "the works",
    notFrom: (part: Part | null) => (part === null ? "doubled" : `not ${partForms(part, "en").name}`),
    next: "next",
    keeps: (n: number, of: number) => `${n} of ${of}`,
    doubledBy: (part: Part | null) =>
      part === null ? "doubled" : `first one who is not from ${partForms(part, "en").against}`,
    insideDoubled: "inside: doubled",
    shadowsMeet: "shadowers meet",
    lightning: "lightning",
    gaze: "deadly gaze",
    another: "you must send somebody",
    askedAgain: "then you are asked again",
    notSent: "your order, not yet sent",
    notSentShort: "not yet sent",
    ifBothPass: "not yet settled: if both pass",
    ifBothPassShort: "if both pass",
    slowed: (n: number) => (n === 0 ? "slowed: comes next" : `slowed: comes after ${n} more`),
    notSettled: "not yet settled",
    stair: (numbers: string) => `Strength left, step by step: ${numbers}`,
  },
  {
    attackTitle: (name, card, target, part) =>
      `${name} útočí: ${card}. Cíl: ${target}, ${partForms(part, "cs").name}`,
    attackYou: (name, card, part) => `${name} útočí ${partForms(part, "cs").yours}: ${card}`,
    youAttack: (target, card, part) => `Útočíš: ${card}. Cíl: ${target}, ${partForms(part, "cs").name}`,
    shortTitle: (card, part) => `${card}, ${partForms(part, "cs").name}`,
    announces: (name, card, target) => `${name} útočí: ${card}. Cíl: ${target}`,
    slipsIn: (card, target) => `${card} proniká do tvrze: ${target}`,
    livesFrom: (n) => `přežije, když zbude aspoň ${n}`,
    goesFor: (part) => `jde ${partForms(part, "cs").against}`,
    partOpen: "část tvrze zatím neurčena",
    inFort: "ve tvrzi",
    works: "opevnění",
    notFrom: (part) => (part === null ? "zdvojnásobeno" : "odjinud"),
    next: "další",
    keeps: (n, of) => `${n} z ${of}`,
    doubledBy: (part) =>
      part === null ? "zdvojnásobeno" : `první odjinud, ne ${partForms(part, "cs").name}`,
    insideDoubled: "ve tvrzi: zdvojnásobeno",
    shadowsMeet: "stíniči se potkali",
    lightning: "modrý blesk",
    gaze: "smrtící pohled",
    another: "musíš někoho poslat",
    askedAgain: "pak se tě hra zeptá znovu",
    notSent: "tvé pořadí, ještě neodeslané",
    notSentShort: "neodesláno",
    ifBothPass: "ještě neplatí: když nikdo nezasáhne",
    ifBothPassShort: "když nikdo nezasáhne",
    slowed: (n) =>
      n === 0
        ? "zpomalen: jde jako další"
        : `zpomalen: až po ${plural("cs", n, { one: "# dalším", few: "# dalších", other: "# dalších" })}`,
    notSettled: "ještě neplatí",
    stair: (numbers) => `Zbytek síly krok za krokem: ${numbers}`,
  },
  {
    attackTitle: (name, card, target, part) =>
      `${name} attacca ${target} con ${card}: ${partForms(part, "it").name}`,
    attackYou: (name, card, part) => `${name} attacca ${partForms(part, "it").yours} con ${card}`,
    youAttack: (target, card, part) => `Attacchi ${target} con ${card}: ${partForms(part, "it").name}`,
    shortTitle: (card, part) => `${card}, ${partForms(part, "it").name}`,
    announces: (name, card, target) => `${name} attacca ${target} con ${card}`,
    slipsIn: (card, target) => `${card} si infiltra nella rocca: ${target}`,
    livesFrom: (n) => `vive se ${n === 1 ? "resta" : "restano"} almeno ${n}`,
    goesFor: (part) => `contro ${partForms(part, "it").against}`,
    partOpen: "parte non ancora scelta",
    inFort: "nella rocca",
    works: "le fortificazioni",
    notFrom: (part) => (part === null ? "raddoppiata" : "da altrove"),
    next: "il prossimo",
    keeps: (n, of) => `${n} su ${of}`,
    doubledBy: (part) =>
      part === null ? "raddoppiata" : `il primo che non è di qui (${partForms(part, "it").name})`,
    insideDoubled: "dentro: raddoppiata",
    shadowsMeet: "ombromanti a confronto",
    lightning: "fulmine blu",
    gaze: "sguardo letale",
    another: "devi mandare qualcuno",
    askedAgain: "poi ti viene chiesto di nuovo",
    notSent: "il tuo ordine, non ancora inviato",
    notSentShort: "non inviato",
    ifBothPass: "non ancora deciso: se passate entrambi",
    ifBothPassShort: "se passate entrambi",
    slowed: (n) =>
      n === 0
        ? "rallentato: tocca a lui"
        : `rallentato: dopo ${plural("it", n, { one: "un altro", other: "altri #" })}`,
    notSettled: "non ancora deciso",
    stair: (numbers) => `Forza residua, passo per passo: ${numbers}`,
  },
);

import { defineTexts } from "../i18n";
import type { FormInfo } from "../protocol";

/** Words for the options that games offer before a match, by the option's key. */
export const setupTexts = defineTexts(
  {
    game: "Game",
    form: "Form",
    players: "Players",
    byLot: "Drawn by lot",
    seat: (n: number) => `Seat ${n}`,
    first: "Who begins",
    loser: "The loser of the last match",
    oneOfTeam: (n: number) => `One of team ${n}, by lot`,
    takeBack: "Taking back",
    takeBackYes: "Within a turn, until something hidden is shown",
    takeBackNo: "Not allowed",
    schools: "Schools",
    schoolsChoose: "Everybody chooses",
    schoolsBan: "Each rules one out, the rest by lot",
    schoolsAgreed: "Agreed by everybody",
    school: "School",
    expansions: "Expansions",
    expansionsNo: "Without the schools of the expansions",
    expansionsYes: "With the schools of the expansions",
    shortTakeBackNo: "no taking back",
    shortSchoolsRandom: "schools by lot",
    shortSchoolsBan: "each rules one school out",
    shortSchoolsAgreed: "schools agreed by everybody",
    shortExpansionsYes: "with expansions",
    colour1: "Colour of the first team",
    colour2: "Colour of the second team",
    ofSeat: (n: number) => `School of seat ${n}`,
    colourLater: "The colour shows as soon as that school is known.",
    meleeForFour:
      "With four, a Melee is longer, slower and harsher than with three. Four may prefer a team game.",
  },
  {
    game: "Hra",
    form: "Forma",
    players: "Hráči",
    byLot: "Rozhodne los",
    seat: (n: number) => `Místo ${n}`,
    first: "Kdo začíná",
    loser: "Kdo prohrál minulou partii",
    oneOfTeam: (n: number) => `Někdo z týmu ${n}, rozhodne los`,
    takeBack: "Vracení akcí",
    takeBackYes: "V rámci tahu, dokud se neukáže nic skrytého",
    takeBackNo: "Není dovoleno",
    schools: "Školy",
    schoolsChoose: "Každý si vybere",
    schoolsBan: "Každý jednu vyřadí, zbytek losem",
    schoolsAgreed: "Všichni se dohodnou",
    school: "Škola",
    expansions: "Rozšíření",
    expansionsNo: "Bez škol z rozšíření",
    expansionsYes: "I školy z rozšíření",
    shortTakeBackNo: "bez vracení akcí",
    shortSchoolsRandom: "školy losem",
    shortSchoolsBan: "každý jednu školu vyřadí",
    shortSchoolsAgreed: "školy po dohodě",
    shortExpansionsYes: "s rozšířeními",
    colour1: "Barva prvního týmu",
    colour2: "Barva druhého týmu",
    ofSeat: (n: number) => `Škola místa ${n}`,
    colourLater: "Barva se ukáže, jakmile bude tato škola známa.",
    meleeForFour:
      "Bitka ve čtyřech je delší, pomalejší a tvrdší než ve třech. Čtyřem možná lépe sedne týmová hra.",
  },
  {
    game: "Gioco",
    form: "Forma",
    players: "Giocatori",
    byLot: "Si tira a sorte",
    seat: (n: number) => `Posto ${n}`,
    first: "Chi comincia",
    loser: "Chi ha perso l'ultima partita",
    oneOfTeam: (n: number) => `Uno della squadra ${n}, a sorte`,
    takeBack: "Annullare le scelte",
    takeBackYes: "Nello stesso turno, finché non si rivela nulla di nascosto",
    takeBackNo: "Non ammesso",
    schools: "Scuole",
    schoolsChoose: "Ognuno sceglie",
    schoolsBan: "Ognuno ne esclude una, il resto a sorte",
    schoolsAgreed: "Ci si mette d'accordo",
    school: "Scuola",
    expansions: "Espansioni",
    expansionsNo: "Senza le scuole delle espansioni",
    expansionsYes: "Anche le scuole delle espansioni",
    shortTakeBackNo: "senza annullare le scelte",
    shortSchoolsRandom: "scuole a sorte",
    shortSchoolsBan: "ognuno esclude una scuola",
    shortSchoolsAgreed: "scuole di comune accordo",
    shortExpansionsYes: "con le espansioni",
    colour1: "Colore della prima squadra",
    colour2: "Colore della seconda squadra",
    ofSeat: (n: number) => `Scuola del posto ${n}`,
    colourLater: "Il colore appare appena si conosce quella scuola.",
    meleeForFour:
      "In quattro una mischia è più lunga, lenta e dura che in tre. In quattro può piacere di più la partita a squadre.",
  },
);

/** Whether an option is about one of two sides, where it is shown and set. */
export const ofSides = (key: string): boolean => /^colour[12]$/.test(key);

type SetupTexts = (typeof setupTexts)["en"];

/** What an option is called; its key where no words are known. */
export function optionName(t: SetupTexts, key: string): string {
  const names: Record<string, string> = {
    first: t.first,
    takeBack: t.takeBack,
    schools: t.schools,
    school: t.school,
    expansions: t.expansions,
    colour1: t.colour1,
    colour2: t.colour2,
  };
  return names[key] ?? key;
}

/** What one value of an option is called; the value itself where no words are known. */
export function valueName(t: SetupTexts, key: string, value: string): string {
  if (value === "random") return t.byLot;
  const names: Record<string, string> = {
    "takeBack yes": t.takeBackYes,
    "takeBack no": t.takeBackNo,
    "schools choose": t.schoolsChoose,
    "schools ban": t.schoolsBan,
    "schools agreed": t.schoolsAgreed,
    "first loser": t.loser,
    "first team1": t.oneOfTeam(1),
    "first team2": t.oneOfTeam(2),
    "expansions no": t.expansionsNo,
    "expansions yes": t.expansionsYes,
  };
  const name = names[`${key} ${value}`];
  if (name !== undefined) return name;
  if (key === "first") return t.seat(Number(value));
  if (key.startsWith("colour")) return t.ofSeat(Number(value));
  return value;
}

/** The same in the few words of a list, with the option itself where the value alone does not name it. */
function shortName(t: SetupTexts, key: string, value: string): string {
  const names: Record<string, string> = {
    "takeBack no": t.shortTakeBackNo,
    "schools random": t.shortSchoolsRandom,
    "schools ban": t.shortSchoolsBan,
    "schools agreed": t.shortSchoolsAgreed,
    "expansions yes": t.shortExpansionsYes,
  };
  return names[`${key} ${value}`] ?? `${optionName(t, key)}: ${valueName(t, key, value)}`;
}

/**
 * What was chosen for a table and is not so by itself, in few words: but for colours, which change nothing. Nothing
 * while its form is not known.
 */
export const unusual = (
  form: FormInfo | undefined,
  chosen: Record<string, string>,
  t: SetupTexts,
): string[] =>
  (form?.tableOptions ?? []).flatMap(({ key, fallback }) => {
    const value = chosen[key];
    return value === undefined || value === fallback || ofSides(key) ? [] : [shortName(t, key, value)];
  });

import { defineTexts, percent } from "../i18n";
import type { Result, Strength } from "./change";

const en = {
  one: { stronger: "a stronger side", equal: "an equally strong side", weaker: "a weaker side" },
  many: { stronger: "stronger opponents", equal: "equally strong opponents", weaker: "weaker opponents" },
};
const cs = {
  one: { stronger: "silnější straně", equal: "stejně silné straně", weaker: "slabší straně" },
  many: { stronger: "silnějším soupeřům", equal: "stejně silným soupeřům", weaker: "slabším soupeřům" },
};
const it = {
  one: {
    stronger: "una parte più forte",
    equal: "una parte altrettanto forte",
    weaker: "una parte più debole",
  },
  many: {
    stronger: "avversari più forti",
    equal: "avversari altrettanto forti",
    weaker: "avversari più deboli",
  },
};
const group = (many: boolean) => (many ? "many" : "one");

export const ratingTexts = defineTexts(
  {
    rated: "Rated, if everyone has an account; the match is public afterwards",
    ratedYes: "Rated",
    ratedNo: "Casual",
    withGuest: "Not rated: a guest is playing",
    withComputer: "Not rated: a computer is playing",
    ratings: "Ratings",
    title: "What this match says about the players' strength",
    change: (before: number, after: number, wasUncertain: number, uncertain: number) =>
      `from ${before} to ${after}, uncertainty ${wasUncertain} before, ${uncertain} now`,
    because: (result: Result, against: Strength, many: boolean, chance: number) =>
      `${{ won: "Won", lost: "Lost", tied: "Tied" }[result]} against ${en[group(many)][against]}: the chance of winning was ${percent("en", chance / 100)}.`,
    uncounted: (why: string) =>
      ({
        "not-wanted": "Did not count: it was a casual match.",
        guests: "Did not count because not everyone had an account.",
        "quick-end":
          "Did not count because it ended too early. From the third time in a day, leaving this early does count.",
        abandoned: "Did not count because nobody played on.",
      })[why] ?? "Did not count.",
    provisional: "still provisional",
    how: "Beating a stronger side moves a rating more than beating a weaker one; the more certain a rating is, the less one match moves it.",
  },
  {
    rated: "Hodnocená, mají-li všichni účet; po skončení ji pak může vidět každý",
    ratedYes: "Hodnocená",
    ratedNo: "Přátelská",
    withGuest: "Nehodnotí se: někdo hraje bez účtu",
    withComputer: "Nehodnotí se: hraje počítač",
    ratings: "Hodnocení",
    title: "Co tato partie říká o síle hráčů",
    change: (before: number, after: number, wasUncertain: number, uncertain: number) =>
      `z ${before} na ${after}, nejistota dříve ${wasUncertain}, nyní ${uncertain}`,
    because: (result: Result, against: Strength, many: boolean, chance: number) =>
      `${{ won: "Výhra", lost: "Prohra", tied: "Remíza" }[result]} proti ${cs[group(many)][against]}: šance na výhru byla ${percent("cs", chance / 100)}.`,
    uncounted: (why: string) =>
      ({
        "not-wanted": "Nepočítala se: byla to přátelská partie.",
        guests: "Nepočítala se, protože někdo neměl účet.",
        "quick-end":
          "Nepočítala se, protože skončila příliš brzy. Kdo tak brzy odejde potřetí za den, tomu už se partie počítá.",
        abandoned: "Nepočítala se, protože nikdo nehrál dál.",
      })[why] ?? "Nepočítala se.",
    provisional: "zatím předběžné",
    how: "Výhra nad silnější stranou říká víc než nad slabší; čím jistější hodnocení je, tím méně s ním jedna partie pohne.",
  },
  {
    rated: "Classificata, se tutti hanno un account; poi chiunque potrà vederla",
    ratedYes: "Classificata",
    ratedNo: "Amichevole",
    withGuest: "Non classificata: gioca un ospite",
    withComputer: "Non classificata: gioca un computer",
    ratings: "Rating",
    title: "Che cosa dice questa partita della forza dei giocatori",
    change: (before: number, after: number, wasUncertain: number, uncertain: number) =>
      `da ${before} a ${after}, incertezza ${wasUncertain} prima, ${uncertain} ora`,
    because: (result: Result, against: Strength, many: boolean, chance: number) =>
      `${{ won: "Vittoria", lost: "Sconfitta", tied: "Pareggio" }[result]} contro ${it[group(many)][against]} (probabilità di vincere: ${percent("it", chance / 100)}).`,
    uncounted: (why: string) =>
      ({
        "not-wanted": "Non ha contato: era un'amichevole.",
        guests: "Non ha contato, perché qualcuno non aveva un account.",
        "quick-end":
          "Non ha contato, perché è finita troppo presto. Dalla terza volta in un giorno, la partita di chi lascia così presto conta.",
        abandoned: "Non ha contato, perché nessuno ha continuato a giocare.",
      })[why] ?? "Non ha contato.",
    provisional: "ancora provvisorio",
    how: "Vincere contro una parte più forte dice di più che contro una più debole; più un rating è sicuro, meno una partita lo muove.",
  },
);

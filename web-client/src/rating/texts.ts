import { defineTexts } from "../i18n";

export const ratingTexts = defineTexts(
  {
    rated: "Counts for ratings, if everybody has an account",
    ratedYes: "Counts",
    ratedNo: "Friendly",
    ratings: "Ratings",
    title: "What this match says of your strength",
    change: (name: string, before: number, after: number, uncertainty: number) =>
      `${name}: from ${before} to ${after}, give or take ${uncertainty}`,
    provisional: "still provisional",
    how: "Winning against a stronger side says more than against a weaker one; the surer a rating is, the less one match moves it.",
    none: "This match did not count: everybody needs an account, and a match that was hardly played says nothing.",
  },
  {
    rated: "Počítá se do hodnocení, mají-li všichni účet",
    ratedYes: "Počítá se",
    ratedNo: "Přátelsky",
    ratings: "Hodnocení",
    title: "Co tato hra říká o vaší síle",
    change: (name: string, before: number, after: number, uncertainty: number) =>
      `${name}: z ${before} na ${after}, plus minus ${uncertainty}`,
    provisional: "zatím předběžně",
    how: "Výhra nad silnější stranou říká víc než nad slabší; čím jistější hodnocení je, tím méně s ním jedna hra pohne.",
    none: "Tato hra se nepočítala: všichni musí mít účet a hra, která se skoro nehrála, nic neříká.",
  },
  {
    rated: "Conta per la classifica, se tutti hanno un account",
    ratedYes: "Conta",
    ratedNo: "Amichevole",
    ratings: "Punteggi",
    title: "Che cosa dice questa partita della vostra forza",
    change: (name: string, before: number, after: number, uncertainty: number) =>
      `${name}: da ${before} a ${after}, più o meno ${uncertainty}`,
    provisional: "ancora provvisorio",
    how: "Vincere contro un lato più forte dice di più che contro uno più debole; più un punteggio è sicuro, meno una partita lo muove.",
    none: "Questa partita non ha contato: tutti devono avere un account, e una partita giocata appena non dice nulla.",
  },
);

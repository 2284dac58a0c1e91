import { defineTexts } from "../i18n";

/** Words for whose turn it is, in the frame of every page. */
export const liveTexts = defineTexts(
  {
    yourMove: "Your move",
    nextMatch: "Next match",
    toNext: (n: number) =>
      n === 1 ? "Your move in another match: go there" : `Your move in ${n} other matches: go to the first`,
  },
  {
    yourMove: "Jsi na tahu",
    nextMatch: "Další partie",
    toNext: (n: number) =>
      n === 1
        ? "Jsi na tahu v jiné partii: přejít k ní"
        : `Jsi na tahu v dalších partiích (${n}): přejít k první`,
  },
  {
    yourMove: "Tocca a te",
    nextMatch: "Prossima partita",
    toNext: (n: number) =>
      n === 1 ? "Tocca a te in un'altra partita: vai" : `Tocca a te in altre ${n} partite: vai alla prima`,
  },
);

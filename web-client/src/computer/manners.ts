// How computers play, in a sentence: by the player behind a level, so that it is true whatever plays the level. Pure.
import { defineTexts, type Lang } from "../i18n";
import type { Offered } from "./offer";

type Manner =
  "glance" | "greedy" | "search" | "planner" | "planner-plans" | "planner-ready" | "planner-points";

/** A sentence; it may say how many moves are tried before a choice. */
type Sentence = (moves: string) => string;

const manners = defineTexts<Record<Manner, Sentence>>(
  {
    glance: () => "Goes for what counts right now, and builds nothing up for later.",
    greedy: () => "Takes what looks best at once, and never thinks of your answer.",
    search: (moves) => `Tries ${moves} moves in imagined matches before every choice.`,
    "planner-points": () => "Plans its whole turn, but looks at points and pieces alone.",
    "planner-ready": () => "Plans its whole turn, and keeps something ready for the next.",
    "planner-plans": () => "Plans its whole turn and what comes after, but ignores your plans.",
    planner: (moves) => `Plans its whole turn in ${moves} tries, and minds what you may do.`,
  },
  {
    glance: () => "Jde po tom, co platí hned, a na později si nic nechystá.",
    greedy: () => "Bere, co hned vypadá nejlíp, a na tvou odpověď nemyslí.",
    search: (moves) => `Před každou volbou zkusí ${moves} tahů v pomyslných partiích.`,
    "planner-points": () => "Plánuje celý tah, ale hledí jen na body a kameny.",
    "planner-ready": () => "Plánuje celý tah a vždy si něco přichystá na příští.",
    "planner-plans": () => "Plánuje celý tah i co bude dál, ale tvých plánů si nevšímá.",
    planner: (moves) => `Plánuje celý tah na ${moves} pokusů a hlídá, co můžeš udělat ty.`,
  },
  {
    glance: () => "Punta a ciò che conta subito e non prepara nulla per dopo.",
    greedy: () => "Prende quel che sembra meglio subito, senza pensare alla tua risposta.",
    search: (moves) => `Prima di ogni scelta prova ${moves} mosse in partite immaginarie.`,
    "planner-points": () => "Pianifica tutto il turno, ma guarda solo punti e pezzi.",
    "planner-ready": () => "Pianifica tutto il turno e tiene qualcosa di pronto per il prossimo.",
    "planner-plans": () => "Pianifica tutto il turno e il seguito, ma non bada ai tuoi piani.",
    planner: (moves) => `Pianifica tutto il turno in ${moves} tentativi e bada a ciò che puoi fare tu.`,
  },
);

const known = (player: string): player is Manner => Object.hasOwn(manners.en, player);

/** What a level really does; undefined if this page does not know its player. */
export const mannerOf = ({ player, nodes }: Offered, lang: Lang, locale: string): string | undefined =>
  known(player) ? manners[lang][player](nodes.toLocaleString(locale)) : undefined;

// How computers play, in a sentence: by the player behind a level, so that it is true whatever plays the level. Pure.
import { defineTexts, type Lang } from "../i18n";
import type { Offered } from "./offer";

const texts = defineTexts(
  {
    easiest: (how: string) => `The easiest: ${how}`,
    strongest: (how: string) => `The strongest: ${how}`,
    glance: "goes for what counts right now, and builds nothing up for later.",
    greedy: "takes what looks best at once, and never thinks of your reply.",
    searchEasily: "weighs each choice by itself, without a plan for the turn.",
    search: "weighs each choice by imagining how the match may go on.",
    plansPoints: "plans its whole turn, but looks at points and pieces alone.",
    plansReady: "plans its whole turn, and keeps something ready for the next.",
    plansReadyLonger: "searches longer for its best turn, and keeps something ready for the next.",
    plansOwn: "plans its whole turn and what comes after, but ignores your plans.",
    plans: "plans its whole turn, and watches what you could do.",
    plansLonger: "plans its whole turn, and looks for your best reply.",
    plansLongest: "plans its whole turn, and searches longest for your best reply.",
  },
  {
    easiest: (how: string) => `Nejlehčí: ${how}`,
    strongest: (how: string) => `Nejsilnější: ${how}`,
    glance: "jde po tom, co platí hned, a na později si nic nechystá.",
    greedy: "bere, co hned vypadá nejlíp, a na tvou odpověď nemyslí.",
    searchEasily: "zvažuje každou volbu zvlášť a tah si neplánuje.",
    search: "zvažuje každou volbu podle toho, jak by partie mohla pokračovat.",
    plansPoints: "plánuje celý tah, ale hledí jen na body a kameny.",
    plansReady: "plánuje celý tah a vždy si něco přichystá na příští.",
    plansReadyLonger: "svůj nejlepší tah hledá déle a vždy si něco přichystá na příští.",
    plansOwn: "plánuje celý tah i co bude dál, ale tvých plánů si nevšímá.",
    plans: "plánuje celý tah a hlídá, co můžeš udělat ty.",
    plansLonger: "plánuje celý tah a hledá to nejlepší, co můžeš udělat ty.",
    plansLongest: "plánuje celý tah a ze všech nejdéle hledá tvou nejlepší odpověď.",
  },
  {
    easiest: (how: string) => `Il più facile: ${how}`,
    strongest: (how: string) => `Il più forte: ${how}`,
    glance: "punta a ciò che conta subito e non prepara nulla per dopo.",
    greedy: "prende quel che sembra meglio subito, senza pensare alla tua risposta.",
    searchEasily: "valuta ogni scelta da sola, senza un piano per il turno.",
    search: "valuta ogni scelta immaginando come può andare avanti la partita.",
    plansPoints: "pianifica tutto il turno, ma guarda solo punti e pezzi.",
    plansReady: "pianifica tutto il turno e tiene qualcosa di pronto per il prossimo.",
    plansReadyLonger: "cerca più a lungo il suo turno migliore e tiene qualcosa di pronto per il prossimo.",
    plansOwn: "pianifica tutto il turno e il seguito, ma non bada ai tuoi piani.",
    plans: "pianifica tutto il turno e bada a ciò che puoi fare tu.",
    plansLonger: "pianifica tutto il turno e cerca il meglio che puoi fare tu.",
    plansLongest: "pianifica tutto il turno e cerca più a lungo di tutti la tua risposta migliore.",
  },
);

type Manner = Exclude<keyof (typeof texts)["en"], "easiest" | "strongest">;

/** The most moves a planner tries that thinks for a short time, and one that thinks longer. */
const SHORT = 1_000;
const LONGER = 10_000;

/** How a player plays; undefined if this page does not know it. */
function manner({ player, nodes }: Offered, easiest: boolean): Manner | undefined {
  switch (player) {
    case "glance":
    case "greedy":
      return player;
    case "search":
      return easiest ? "searchEasily" : "search";
    case "planner-points":
      return "plansPoints";
    case "planner-ready":
      return nodes === 0 ? "plansReady" : "plansReadyLonger";
    case "planner-plans":
      return "plansOwn";
    case "planner":
      return nodes <= SHORT ? "plans" : nodes <= LONGER ? "plansLonger" : "plansLongest";
    default:
      return undefined;
  }
}

/**
 * What a level really does, beginning with whether it is the easiest or the strongest; undefined if this page does not
 * know its player.
 *
 * @param all the levels on offer, from the weakest
 */
export function mannerOf(one: Offered, all: readonly Offered[], lang: Lang): string | undefined {
  const t = texts[lang];
  const easiest = all.length > 1 && one === all[0];
  const key = manner(one, easiest);
  if (key === undefined) return undefined;
  const how = t[key];
  if (easiest) return t.easiest(how);
  if (all.length > 1 && one === all.at(-1)) return t.strongest(how);
  return how.charAt(0).toLocaleUpperCase(lang) + how.slice(1);
}

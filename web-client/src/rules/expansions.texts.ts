import { defineTexts } from "../i18n";

/** The schools of the expansions, on the rules page. */
export const expansionTexts = defineTexts(
  {
    title: "Expansions",
    allow:
      "A table may allow the schools of the expansions. Each has its own pieces, beings and a rule of its own.",
    frozen: "Everfrost: frozen effects",
    frozenLies:
      "Some cards have a second effect, marked with a snow crystal. When such a being has been summoned, its card stays face up in front of you. It does not count as a card of your hand. You keep one such card at most: of two you choose.",
    frozenThaws:
      "In your turn, before or after any action and also after the last one, you may let it thaw. That costs no action: the second effect is carried out, and the card is discarded.",
  },
  {
    title: "Rozšíření",
    allow:
      "U stolu lze povolit školy z rozšíření. Každá má vlastní kameny, bytosti a jedno vlastní pravidlo.",
    frozen: "Věčný mráz: zmrazené účinky",
    frozenLies:
      "Některé karty mají druhý účinek, označený sněhovou vločkou. Po vyvolání takové bytosti zůstane její karta lícem vzhůru před vámi. Do ruky se nepočítá. Necháváte si nejvýš jednu takovou kartu: ze dvou si vyberete.",
    frozenThaws:
      "Ve svém tahu, před kteroukoli akcí nebo po ní a také po té poslední, ji můžete rozmrazit. Nestojí to akci: provede se druhý účinek a karta se odhodí.",
  },
  {
    title: "Espansioni",
    allow:
      "Un tavolo può ammettere le scuole delle espansioni. Ognuna ha pedine, creature e una regola proprie.",
    frozen: "Gelo Eterno: effetti congelati",
    frozenLies:
      "Alcune carte hanno un secondo effetto, segnato da un cristallo di neve. Quando una di queste creature è stata evocata, la sua carta resta scoperta davanti a te. Non conta come carta della mano. Ne tieni al massimo una: di due, scegli.",
    frozenThaws:
      "Nel tuo turno, prima o dopo qualsiasi azione e anche dopo l'ultima, puoi scongelarla. Non costa azioni: si esegue il secondo effetto e la carta si scarta.",
  },
);

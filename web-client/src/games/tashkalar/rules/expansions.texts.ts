import { defineTexts } from "../../../i18n";

/** The schools of the expansions, on the rules page. */
export const expansionTexts = defineTexts(
  {
    title: "Expansions",
    allow: "A table can allow the expansion schools. Each has its own pieces, beings and a special rule.",
    frozen: "Everfrost: frozen effects",
    frozenLies:
      "Some cards have a second effect, marked with a snowflake. When you summon such a being, its card stays face up in front of you. It does not count as a card in your hand. You can keep only one such card: if you have two, you choose.",
    frozenThaws:
      "On your turn, before or after any action, even the last, you may let it thaw. That costs no action: the second effect is carried out, and the card is discarded.",
    gateway: "Nethervoid: the Gateway",
    gatewayIs:
      "One of your common or heroic pieces may be the Gateway, with a wheel of flames around it. The first being you summon becomes it before its effect, and so does a heroic being while the Gateway is a common piece. It travels with its piece.",
    gatewayEnds:
      "When that piece is destroyed, converted, removed or becomes legendary, there is no Gateway until the next being. Until then, effects that mention the Gateway do nothing.",
    warp: "Etherweave: warping",
    warpIs:
      "Some cards have a warp effect, marked with an hourglass. From your second turn on, before or after any action, even the last, you may warp such a card from your hand. That costs no action and needs no pattern: the warp effect is carried out at once.",
    warpPends:
      "The card then lies face up on your deck as your pending being, until you summon it as usual, with its normal effect. It still counts as a card in your hand, and you can have only one. If it is still pending when the game ends, it costs you 2 points, in a Melee 2 in every colour.",
  },
  {
    title: "Rozšíření",
    allow:
      "U stolu lze povolit školy z rozšíření. Každá má vlastní kameny, bytosti a jedno vlastní pravidlo.",
    frozen: "Věčný mráz: zmrazené efekty",
    frozenLies:
      "Některé karty mají druhý efekt, označený sněhovou vločkou. Po vyvolání takové bytosti zůstane její karta lícem vzhůru před tebou. Do ruky se nepočítá. Necháváš si nejvýš jednu takovou kartu: ze dvou si vybereš.",
    frozenThaws:
      "Ve svém tahu, před kteroukoli akcí nebo po ní a také po té poslední, ji můžeš rozmrazit. Nestojí to akci: provede se druhý efekt a karta se zahodí.",
    gateway: "Podsvětí: Brána",
    gatewayIs:
      "Jeden z tvých běžných nebo hrdinských kamenů může být Bránou; je kolem něj kolo plamenů. Stane se jí první bytost, kterou vyvoláš, ještě před svým efektem, a také hrdinská bytost, je-li Bránou běžný kámen. Putuje se svým kamenem.",
    gatewayEnds:
      "Je-li ten kámen zničen, proměněn, odebrán nebo povýšen na legendární, Brána není až do příští bytosti. Co o Bráně mluví, zatím nic nedělá.",
    warp: "Předivo éteru: přesun časem",
    warpIs:
      "Některé karty mají přesunový efekt, označený přesýpacími hodinami. Od svého druhého tahu můžeš takovou kartu z ruky přesunout časem, před kteroukoli akcí nebo po ní a také po té poslední. Nestojí to akci a netřeba k tomu vzor: přesunový efekt se hned provede.",
    warpPends:
      "Karta pak leží lícem vzhůru na tvém balíčku jako čekající bytost, dokud ji nevyvoláš jako obvykle, s jejím běžným efektem. Dál se počítá do ruky a můžeš mít jen jednu. Čeká-li i na konci hry, stojí tě 2 body, v Bitce 2 v každé barvě.",
  },
  {
    title: "Espansioni",
    allow:
      "Un tavolo può ammettere le scuole delle espansioni. Ognuna ha pedine, creature e una regola proprie.",
    frozen: "Gelo Eterno: effetti congelati",
    frozenLies:
      "Alcune carte hanno un secondo effetto, segnato da un fiocco di neve. Quando evochi una di queste creature, la sua carta resta scoperta davanti a te. Non conta come carta della mano. Ne tieni al massimo una: se ne hai due, scegli.",
    frozenThaws:
      "Nel tuo turno, prima o dopo qualsiasi azione e anche dopo l'ultima, puoi scongelarla. Non costa azioni: si esegue il secondo effetto e la carta si scarta.",
    gateway: "Vuoto Infero: il Portale",
    gatewayIs:
      "Una tua pedina semplice o eroica può essere il Portale, con una ruota di fiamme attorno. Lo diventa la prima creatura che evochi, prima del suo effetto, e anche una creatura eroica finché il Portale è una pedina semplice. Viaggia con la sua pedina.",
    gatewayEnds:
      "Se quella pedina è distrutta, convertita, tolta o promossa a leggendaria, non c'è Portale fino alla prossima creatura. Ciò che parla del Portale intanto non fa nulla.",
    warp: "Trama Eterea: distorsione",
    warpIs:
      "Alcune carte hanno un effetto di distorsione, segnato da una clessidra. Dal tuo secondo turno, prima o dopo qualsiasi azione e anche dopo l'ultima, puoi distorcere una di queste carte dalla mano. Non costa azioni e non serve uno schema: l'effetto di distorsione si esegue subito.",
    warpPends:
      "La carta resta poi scoperta sul tuo mazzo come creatura in sospeso, finché non la evochi come al solito, con il suo effetto normale. Conta ancora come carta della mano, e puoi averne una sola. Se a fine partita è ancora in sospeso, ti costa 2 punti, nella Mischia 2 in ogni colore.",
  },
);

// Why a card of our hand cannot act now, where that is worth a word. Pure.
import { has, isCreature, type CardFacts } from "../catalogue";
import type { Foot } from "../cards";
import type { Scene } from "./scene";

/** Why a card that could act in a fight cannot act now; null for cards that never could. */
export function reason(card: CardFacts, { view, question, you, t }: Scene): string | null {
  const { attack } = view;
  if (you === null || !attack || !question) return null;
  const own = view.seats[you];
  if (has(card, "robber") && attack.target === you) {
    if (question.prompt !== "approach") return t.tooLate;
    return attack.steps.some(({ kind }) => kind === "ambush") ? t.oneAmbush : t.notFlyers;
  }
  if (card.spells.length === 0) return null;
  if (own?.spent.includes(card.key)) return t.hasCast;
  if (card.king && own?.flag === null) return t.needsFlag;
  return t.notHere;
}

/** The foot of a card of our hand that is not offered; null for none. */
export function idle(card: CardFacts, scene: Scene): Foot | null {
  const { question, view, you, t } = scene;
  const flag = you === null ? null : view.seats[you]?.flag;
  switch (question?.prompt) {
    case "call":
      if (view.attack?.slowed?.cards.some((body) => body.card === card.key)) {
        return { kind: "not", text: t.footSlowed };
      }
      if (!isCreature(card)) return { kind: "not", text: t.footOwnTurn };
      if (card.stands === "attack-only") return { kind: "not", text: t.footNever };
      if (has(card, "kingsMan") && flag === null) return { kind: "lacks", text: t.needsFlag };
      if (has(card, "wildAnimal")) return { kind: "lacks", text: t.footWild };
      return { kind: "not", text: t.footNotNow };
    case "exchange": {
      if (!isCreature(card)) return { kind: "not", text: t.footOwnTurn };
      if (view.attack?.target !== you) return null;
      if (card.stands === "attack-only") return { kind: "not", text: t.footNever };
      const local = card.stands === "universal" || card.stands === view.attack?.part;
      return { kind: "told", text: local ? t.footLocal : t.footNotLocal };
    }
    case "attacker":
      if (!isCreature(card)) return null;
      if (has(card, "kingsMan") && flag === null) return { kind: "lacks", text: t.needsFlag };
      if (has(card, "wildAnimal")) return { kind: "lacks", text: t.footWild };
      return { kind: "not", text: t.footNotNow };
    case "lay":
      if (card.works) return { kind: "not", text: t.footNextTurn };
      if (!isCreature(card)) return null;
      return { kind: "told", text: card.stands === "attack-only" ? t.footLater : t.footDefends };
    default:
      return null;
  }
}

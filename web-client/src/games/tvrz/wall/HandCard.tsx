import type { Choice } from "../../../protocol";
import { BodyCard, type CardSize, type Foot } from "../cards";
import { about, besides, isPicked, ordinal } from "../choose/draft";
import { idle } from "../prompt/reasons";
import { sceneOf } from "../prompt/scene";
import type { Scene } from "../scene";
import { feetTexts } from "../words/feet.texts";
import { foot } from "./feet";
import type { Held } from "./segments";
import { useHolding } from "./useHolding";
import "../cards/held.css";

/** A card of our hand: chosen by a click if a choice is about it, otherwise looked at. */
export function HandCard(props: {
  held: Held;
  size: CardSize;
  scene: Scene;
  /** Shows the whole card. */
  onOpen: (card: string) => void;
  /** Whether others have seen it in our hand. */
  seen: boolean;
}) {
  const { held, size, scene, onOpen, seen } = props;
  const { body, copy } = held;
  const { catalogue, lang, question, draft, t } = scene;
  const beside = besides(body);
  const thing = { kind: "card", key: body.card, copy, beside } as const;
  const choices = about(question, thing);
  const picked = isPicked(draft, thing);
  const place = ordinal(draft, body.card, copy);
  const holding = useHolding(
    () => onOpen(body.card),
    () => (choices.length > 0 ? scene.choose(thing) : onOpen(body.card)),
  );
  const card = {
    body,
    catalogue,
    lang,
    size,
    foot: footOf(body.card, size, { choices, chosen: picked && place === 0, scene }),
    chosen: picked,
    order: place > 0 ? place : null,
  };
  return (
    <button
      type="button"
      className="tv-held"
      data-card={body.card}
      aria-pressed={choices.length > 0 ? picked : undefined}
      {...holding}
    >
      <BodyCard {...card} />
      {seen && (
        <span className="tv-seen" title={t.othersKnow}>
          <span className="visually-hidden">{t.othersKnow}</span>
        </span>
      )}
    </button>
  );
}

/** What a card may do now, else why it may not, if that is worth a word. */
function footOf(
  card: string,
  size: CardSize,
  { choices, chosen, scene }: { choices: readonly Choice[]; chosen: boolean; scene: Scene },
): Foot | null {
  const tile = size === "tile";
  const offered = foot(choices, { chosen, tile }, feetTexts[scene.lang]);
  if (offered) return offered;
  const facts = scene.catalogue.cards[card];
  return facts ? idle(facts, sceneOf(scene)) : null;
}

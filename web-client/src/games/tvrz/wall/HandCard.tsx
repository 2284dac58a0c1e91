import { Card, cardFace, Merged, type CardSize } from "../cards";
import { about, isPicked, ordinal } from "../choose/draft";
import type { Scene } from "../scene";
import { feetTexts } from "../words/feet.texts";
import { foot } from "./feet";
import type { Held } from "./segments";

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
  const { catalogue, lang, question, draft, view, you, t } = scene;
  const face = cardFace(catalogue, body.card, lang);
  if (!face) return null;
  const thing = { kind: "card", key: body.card, copy } as const;
  const choices = about(question, thing);
  const picked = isPicked(draft, thing);
  const place = ordinal(draft, body.card, copy);
  const spent = (you === null ? [] : (view.seats[you]?.spent ?? [])).includes(body.card);
  const card = {
    face,
    size,
    foot: foot(
      choices,
      { asked: question !== null, picked: picked && place === 0, spent, tile: size === "tile" },
      feetTexts[lang],
    ),
    chosen: picked,
    order: place > 0 ? place : null,
    attack: body.attack,
    defence: body.defence,
    items: body.items,
  };
  const guest = body.guest === null ? null : cardFace(catalogue, body.guest, lang);
  return (
    <button
      type="button"
      className="tv-held"
      data-card={body.card}
      aria-pressed={choices.length > 0 ? picked : undefined}
      onClick={() => (choices.length > 0 ? scene.choose(thing) : onOpen(body.card))}
      onContextMenu={(event) => {
        event.preventDefault();
        onOpen(body.card);
      }}
    >
      {guest ? <Merged {...card} guest={guest} /> : <Card {...card} />}
      {seen && (
        <span className="tv-seen" title={t.othersKnow}>
          <span className="visually-hidden">{t.othersKnow}</span>
        </span>
      )}
    </button>
  );
}

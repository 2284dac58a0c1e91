import { useMemo, useRef, useState } from "react";
import { CardFace, CardTile, type Face } from "../cards";
import type { TashKalarCatalogue } from "../catalogue";
import { useTall, useTiny, type Layout } from "../../../table/useLayout";
import { handFaces } from "../cards/faces";
import type { GameTexts } from "../words/texts";
import type { Hand, TashKalarView } from "../types";

interface Props {
  hand: Hand;
  seat: number;
  view: TashKalarView;
  catalogue: TashKalarCatalogue;
  nameOf: (seat: number) => string;
  layout: Layout;
  chosen: string | null;
  onChoose: (card: string) => void;
  /** The inspected card, or null. */
  onHold: (card: string | null) => void;
  t: GameTexts;
}

/** How long a finger rests on a card before the whole card opens, in milliseconds. */
const HOLD = 420;

/** The most cards that fit when drawn whole. */
const WHOLE = 6;

/** Our hand: whole cards, compact ones or tiles, depending on space; the whole card on hover, focus or hold. */
export function HandPanel({
  hand,
  seat,
  view,
  catalogue,
  nameOf,
  layout,
  chosen,
  onChoose,
  onHold,
  t,
}: Props) {
  const tall = useTall(view.seats.length > 2);
  const tiny = useTiny();
  const [peek, setPeek] = useState<Face | null>(null);
  const faces = useMemo(
    () => handFaces(hand, seat, view, catalogue, nameOf, t),
    [hand, seat, view, catalogue, nameOf, t],
  );
  // A seventh card would be cut off.
  const whole = layout === "desktop" && tall && faces.length <= WHOLE;
  const form = layout !== "desktop" || tiny ? "tile" : whole ? "whole" : "compact";
  const look = (face: Face | null, show: boolean) => {
    onHold(face?.key ?? null);
    setPeek(show && !whole ? face : null);
  };
  return (
    <section
      className={`hand ${whole ? "whole" : "small"} count-${Math.min(faces.length, 9)}`}
      aria-label={t.hand}
    >
      {faces.map((face, i) => (
        <HandCard
          key={`${face.key}-${i}`}
          face={face}
          form={form}
          chosen={chosen === face.key}
          onChoose={() => onChoose(face.key)}
          onLook={look}
        />
      ))}
      {peek && (
        <div className={`peek ${layout}`} aria-hidden="true">
          <CardFace face={peek} />
        </div>
      )}
    </section>
  );
}

/** The text that a small card leaves out, for screen readers. */
function unseen(face: Face): string {
  const state = face.state.kind === "plain" ? "" : face.state.text;
  const parts =
    face.face === "flare"
      ? [
          state,
          ...[face.upper, face.lower].map(({ need, condition, text }) => `${need}+ ${condition}: ${text}`),
        ]
      : [face.rankWord, state, face.text];
  return parts
    .filter(Boolean)
    .map((part) => part.replace(/\.$/, ""))
    .join(". ");
}

function HandCard(props: {
  face: Face;
  form: "whole" | "compact" | "tile";
  chosen: boolean;
  onChoose: () => void;
  onLook: (face: Face | null, show: boolean) => void;
}) {
  const { face, form, chosen, onLook } = props;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const release = () => {
    clearTimeout(timer.current);
    onLook(null, false);
  };
  return (
    <button
      type="button"
      className={chosen ? "hand-card chosen" : "hand-card"}
      data-card={face.key}
      aria-pressed={chosen}
      onClick={() => {
        if (!held.current) props.onChoose();
        held.current = false;
      }}
      onPointerEnter={(event) => event.pointerType === "mouse" && onLook(face, true)}
      onPointerLeave={release}
      onPointerCancel={release}
      onPointerDown={(event) => {
        held.current = false;
        if (event.pointerType === "mouse") return;
        timer.current = setTimeout(() => {
          held.current = true;
          onLook(face, true);
        }, HOLD);
      }}
      onPointerUp={(event) => event.pointerType !== "mouse" && release()}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && onLook(face, true)}
      onBlur={release}
      onContextMenu={(event) => held.current && event.preventDefault()}
    >
      <span className="hand-face">
        {form === "tile" ? <CardTile face={face} /> : <CardFace face={face} compact={form === "compact"} />}
      </span>
      {form !== "whole" && <span className="visually-hidden">{unseen(face)}</span>}
    </button>
  );
}

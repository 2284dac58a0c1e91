import { useTexts } from "../../../i18n";
import { cardTexts } from "../words/cards.texts";
import { Card, type CardProps, type CardSize } from "./Card";
import { Picture } from "./Picture";
import { Blade, Shield } from "./Strengths";
import type { CardFace } from "./faces";
import "./bodies.css";

/** Merged cards: the host in front, the creature that entered it behind, and the sign of rings. */
export function Merged({ guest, ...host }: CardProps & { guest: CardFace }) {
  const t = useTexts(cardTexts);
  const size: CardSize = host.size ?? "compact";
  return (
    <span className={`tv-merged tv-merged-${size}`}>
      <span className="tv-guest">
        <Card face={guest} size={size} />
      </span>
      <Card {...host} size={size} />
      <span className="tv-rings" role="img" aria-label={t.merged(guest.name, host.face.name)}>
        <Picture of="trait-merge" />
      </span>
    </span>
  );
}

/** Paired cards: side by side with a plus; behind a bar what they have together, but for tiles. */
export function Paired(props: {
  leader: CardProps;
  partner: CardProps;
  attack: number;
  defence: number;
  /** Below the sums. */
  note?: string;
  /** One below the other, where there is no width. */
  stacked?: boolean;
}) {
  const { leader, partner, attack, defence, note = "", stacked = false } = props;
  const t = useTexts(cardTexts);
  return (
    <span className={stacked ? "tv-paired tv-stacked" : "tv-paired"} role="group" aria-label={t.paired}>
      <Card size="compact" {...leader} />
      <span className="tv-plus" aria-hidden="true">
        +
      </span>
      <Card size="compact" {...partner} />
      {leader.size !== "tile" && (
        <span className="tv-sums">
          <Blade value={attack} />
          <Shield value={defence} />
          {note && <small>{note}</small>}
        </span>
      )}
    </span>
  );
}

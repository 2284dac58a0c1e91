import type { Lang } from "../../../i18n";
import type { TvrzCatalogue } from "../catalogue";
import type { Body } from "../types";
import { Merged, Paired } from "./Bodies";
import { Card, type CardProps } from "./Card";
import { cardFace } from "./faces";

type Drawn = Omit<CardProps, "face" | "attack" | "defence" | "items">;

interface Named {
  catalogue: TvrzCatalogue;
  /** The catalogue's language. */
  lang: Lang;
}

/** What a body has of a card's props; null for a card that is not in the catalogue. */
function propsOf(body: Body, { catalogue, lang }: Named): CardProps | null {
  const face = cardFace(catalogue, body.card, lang);
  if (!face) return null;
  const items = body.items.flatMap((item) => cardFace(catalogue, item, lang) ?? []);
  return { face, attack: body.attack, defence: body.defence, items };
}

/** A card as it stands in a match: its strengths of the moment, what is attached, who has entered it. */
export function BodyCard({ body, catalogue, lang, ...drawn }: Drawn & Named & { body: Body }) {
  const card = propsOf(body, { catalogue, lang });
  if (!card) return null;
  const guest = body.guest === null ? null : cardFace(catalogue, body.guest, lang);
  return guest ? <Merged {...drawn} {...card} guest={guest} /> : <Card {...drawn} {...card} />;
}

/** One body, or the two of a pair; compact ones with what the pair has together. */
export function BodyCards(
  props: Named & { bodies: readonly Body[]; size?: "compact" | "tile"; note?: string; stacked?: boolean },
) {
  const { bodies, size = "compact", note = "", stacked = false, ...named } = props;
  const [first, second] = bodies;
  if (!first) return null;
  const leader = propsOf(first, named);
  const partner = second && propsOf(second, named);
  if (!leader || !partner) return <BodyCard {...named} body={first} size={size} />;
  const sum = (one: number | null, other: number | null) => (one ?? 0) + (other ?? 0);
  return (
    <Paired
      leader={{ ...leader, size }}
      partner={{ ...partner, size }}
      attack={sum(first.attack, second.attack)}
      defence={sum(first.defence, second.defence)}
      note={note}
      stacked={stacked}
    />
  );
}

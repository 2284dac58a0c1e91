import type { ReactNode } from "react";
import { useLanguage, useTexts } from "../../../i18n";
import { cardFace, Card } from "../cards";
import type { DestinyCatalogue } from "../catalogue";
import { Caption, Die, dieLabel, DiceGroup, Joined, Sides } from "../dice";
import { Plate } from "../plates";
import { diceTexts } from "../words/dice.texts";
import { dealt, type Shown } from "./drawings";

function Drawn({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="ds-drawn">
      <div className="ds-drawn-sand">{children}</div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** A card as printed. */
export function CardDrawing(props: { card: string; catalogue: DestinyCatalogue; caption: string }) {
  const { lang } = useLanguage();
  const face = cardFace(props.catalogue, props.card, lang);
  return (
    <figure className="ds-drawn">
      {face && <Card face={face} />}
      <figcaption>{props.caption}</figcaption>
    </figure>
  );
}

/** The six sides of a card's die. */
export function SidesDrawing(props: { card: string; catalogue: DestinyCatalogue; caption: string }) {
  const card = props.catalogue.cards[props.card];
  return (
    <Drawn caption={props.caption}>
      {card && (
        <Sides sides={card.sides} colour={card.colour} affiliation={card.affiliation} size={46} inRow />
      )}
    </Drawn>
  );
}

/** Dice in a pool: joined into one attack, or one after another. */
export function DiceDrawing(props: {
  dice: readonly Shown[];
  catalogue: DestinyCatalogue;
  /** The total below them; null where they are several attacks. */
  total: string | null;
  caption: string;
}) {
  const { dice, catalogue, total, caption } = props;
  const t = useTexts(diceTexts);
  const drawn = dice.flatMap(({ card: key, side }, i) => {
    const card = catalogue.cards[key];
    const shown = card?.sides[side];
    if (!card || !shown) return [];
    const label = dieLabel({ card: card.name, side: shown }, t);
    return (
      <Die
        key={i}
        side={shown}
        colour={card.colour}
        affiliation={card.affiliation}
        label={label}
        size={58}
        card={key}
        state={total !== null && i > 0 ? "joined" : "pool"}
      />
    );
  });
  const symbol = catalogue.cards[dice[0]?.card ?? ""]?.sides[dice[0]?.side ?? 0]?.symbol ?? null;
  return (
    <Drawn caption={caption}>
      {total === null ? (
        drawn
      ) : (
        <DiceGroup caption={<Caption of={symbol} total={total} />}>
          <Joined>{drawn}</Joined>
        </DiceGroup>
      )}
    </Drawn>
  );
}

/** What shields leave of damage. */
export function DamageDrawing({ catalogue, caption }: { catalogue: DestinyCatalogue; caption: string }) {
  const { lang } = useLanguage();
  const face = cardFace(catalogue, dealt.card, lang);
  return (
    <Drawn caption={caption}>
      {face && (
        <Plate
          face={face}
          shields={dealt.shields}
          dice={["card"]}
          loss={{ shields: dealt.blocked, health: dealt.stays }}
        />
      )}
    </Drawn>
  );
}

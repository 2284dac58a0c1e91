import type { ReactNode } from "react";
import { useLanguage, useTexts } from "../../../i18n";
import { cardFace, Card } from "../cards";
import type { DestinyCatalogue } from "../catalogue";
import { Caption, Die, dieLabel, DiceGroup, Joined, Sides } from "../dice";
import { Plate } from "../plates";
import { diceTexts } from "../words/dice.texts";
import { activated, dealt, replacing, type Shown } from "./drawings";

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

/** A die of the examples, as it lies in a pool. */
function PoolDie(props: { shown: Shown; catalogue: DestinyCatalogue; joined?: boolean }) {
  const { shown, catalogue, joined = false } = props;
  const t = useTexts(diceTexts);
  const card = catalogue.cards[shown.card];
  const side = card?.sides[shown.side];
  return (
    card &&
    side && (
      <Die
        side={side}
        colour={card.colour}
        affiliation={card.affiliation}
        label={dieLabel({ card: card.name, side }, t)}
        size={58}
        state={joined ? "joined" : "pool"}
      />
    )
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
  const drawn = dice.map((shown, i) => (
    <PoolDie
      key={`${i} ${shown.card}`}
      shown={shown}
      catalogue={catalogue}
      joined={total !== null && i > 0}
    />
  ));
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

/** A character that was activated, exhausted now, and the dice that it rolled. */
export function ActivationDrawing({ catalogue, caption }: { catalogue: DestinyCatalogue; caption: string }) {
  const { lang } = useLanguage();
  const face = cardFace(catalogue, activated.card, lang);
  const upgrade = cardFace(catalogue, activated.upgrade, lang);
  return (
    <Drawn caption={caption}>
      {face && upgrade && (
        <Plate
          face={face}
          state="exhausted"
          dice={["out", "out"]}
          upgrades={[{ id: upgrade.key, face: upgrade, dice: ["out"] }]}
        />
      )}
      {activated.rolled.map((shown, i) => (
        <PoolDie key={`${i} ${shown.card}`} shown={shown} catalogue={catalogue} />
      ))}
    </Drawn>
  );
}

/** A character with three upgrades, one of them struck out, and what the new one costs in its place. */
export function ReplacingDrawing(props: { catalogue: DestinyCatalogue; foot: string; caption: string }) {
  const { catalogue, foot, caption } = props;
  const { lang } = useLanguage();
  const face = cardFace(catalogue, replacing.card, lang);
  const upgrades = replacing.upgrades.flatMap((key, i) => {
    const one = cardFace(catalogue, key, lang);
    const last = i === replacing.upgrades.length - 1;
    return one ? [{ id: key, face: one, dice: ["card" as const], replaced: last }] : [];
  });
  const by = cardFace(catalogue, replacing.by, lang);
  return (
    <Drawn caption={caption}>
      {by && <Card face={by} size="compact" foot={{ kind: "may", text: foot }} />}
      {face && <Plate face={face} dice={["card", "card"]} upgrades={upgrades} />}
    </Drawn>
  );
}

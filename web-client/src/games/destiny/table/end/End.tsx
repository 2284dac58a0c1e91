import { SeatSign, useSigned } from "../../../../computer";
import { useMemo, type ReactNode } from "react";
import type { MatchState } from "../../../../protocol";
import { eachForThemselves } from "../../../../table/eachForThemselves";
import { EndPanel } from "../../../../table/EndPanel";
import { endedBy, endReason, resignedBy } from "../../../../table/endReason";
import { settled } from "../../../../table/settled";
import { Card, cardFace } from "../../cards";
import { Sign } from "../../dice";
import { cardName, factsOf, pieceName, type Scene } from "../scene";
import { SeatArms } from "../seats/SeatArms";
import { endTexts } from "../words/end.texts";
import { HealthChart } from "./HealthChart";
import { deedsOf, defeatsOf, healthByRound, lastBlow, type Deeds } from "./story";
import "./end.css";

/** More cards than this are counted instead of drawn. */
const MOST = 6;

/** The winner and why, each team with what it did, its health by round, and the cards left in hands. */
export function End(props: {
  scene: Scene;
  match: MatchState;
  form: string;
  happenings: ReactNode;
  /** The rematch controls; none in a replay. */
  again?: ReactNode;
  /** The room's link; null in a replay. */
  link: string | null;
}) {
  const { scene, match } = props;
  const { view, nameOf, lang } = scene;
  const e = endTexts[lang];
  const log = useMemo(() => settled(scene.log), [scene.log]);
  const defeats = useMemo(() => defeatsOf(log), [log]);
  const deeds = useMemo(() => deedsOf(log, view.seats.length), [log, view.seats.length]);
  const signedName = useSigned(nameOf);
  const { outcome } = match;
  if (!outcome) return null;
  const sides = eachForThemselves(outcome, signedName, (seat) => <SeatArms seat={seat} />);
  const winners = sides.filter(({ place }) => place === 1);
  const standing = (seat: number) => view.seats[seat]?.characters.length ?? 0;
  const duel = view.seats.length === 2;
  return (
    <EndPanel
      {...{ match, sides }}
      teams={false}
      game="destiny"
      form={props.form}
      reason={why(scene, match, log)}
      decider={() => e.standing}
      className="ds-winner"
      pictures={winners.map(({ seat }) => (
        <SeatArms key={seat} seat={seat} size={64} />
      ))}
      score={
        duel && (
          <div className="winner-score num ds-score">
            {standing(sides[0]?.seat ?? 0)}
            <i>:</i>
            {standing(sides[1]?.seat ?? 1)}
            <small>{e.standing}</small>
          </div>
        )
      }
      again={props.again}
      link={props.link}
      log={props.happenings}
    >
      <section className="ds-teams" aria-label={e.teams}>
        {sides.map(({ seat }) => (
          <Team key={seat} {...{ scene, seat }} defeats={defeats} deeds={deeds[seat]} />
        ))}
      </section>
      <HealthChart
        lines={healthByRound(log, fullHealth(scene), (id) => ownerOf(scene, id), healthIn(scene))}
        {...{ defeats, scene }}
      />
      <LeftInHands scene={scene} />
    </EndPanel>
  );
}

const healthIn = (scene: Scene) => (card: string) => factsOf(scene, card)?.health ?? 0;

/** The health that each team began with. */
const fullHealth = (scene: Scene): number[] =>
  scene.view.seats.map(({ characters, aside }) =>
    [...characters.map(({ card }) => card), ...aside].map(healthIn(scene)).reduce((sum, one) => sum + one, 0),
  );

const ownerOf = ({ view }: Scene, id: string): number =>
  view.seats.findIndex(({ characters }) => characters.some((one) => one.id === id));

/** Who had no cards left last: several where it was at the same moment. */
function decked(exits: readonly { seat: number; how: string }[], places: readonly number[]): number[] {
  const seats = exits.filter(({ how }) => how === "deck-out").map(({ seat }) => seat);
  const last = seats.at(-1);
  return seats.filter((seat) => last !== undefined && places[seat] === places[last]);
}

/** Why the match ended, in sentences. */
function why(scene: Scene, match: MatchState, log: Scene["log"]): string {
  const { view, nameOf, lang } = scene;
  const e = endTexts[lang];
  const { outcome } = match;
  if (!outcome) return "";
  const common = endReason(
    outcome,
    {
      loser: nameOf(resignedBy(log, outcome)),
      ended: endedBy(log, match.out).map(nameOf),
      teams: false,
      seats: view.seats.length,
    },
    lang,
  );
  const how = outcome.reason === "played" ? view.end : null;
  switch (how) {
    case "deck-out":
      return decked(view.exits, outcome.places)
        .map((seat) => e.deckOut(nameOf(seat)))
        .join(" ");
    case "deck-out-both":
      return e.deckOutBoth;
    case "defeat-both":
      return e.defeatBoth;
    case "standstill":
      return e.standstill;
    case "round-limit":
      return e.roundLimit;
    default:
      break;
  }
  if (common !== null) return common;
  const blow = lastBlow(log);
  if (!blow || view.seats[blow.seat]?.characters.length) return e.ended;
  return [
    e.allDefeated(nameOf(blow.seat)),
    blow.by && e.lastBlow(cardName(scene, blow.by.card), blow.by.amount, cardName(scene, blow.card)),
  ]
    .filter(Boolean)
    .join(" ");
}

/** The words for how a player went out, but for a defeat. */
const HOW: Readonly<Record<string, "gaveUp" | "outOfTime" | "leftTable" | "noCards">> = {
  resigned: "gaveUp",
  time: "outOfTime",
  left: "leftTable",
  "deck-out": "noCards",
};

/** A team: its characters, what it dealt and gained. */
function Team(props: {
  scene: Scene;
  seat: number;
  defeats: readonly { seat: number; card: string; round: number }[];
  deeds: Deeds | undefined;
}) {
  const { scene, seat, defeats, deeds } = props;
  const { view, nameOf, lang, d } = scene;
  const e = endTexts[lang];
  const side = view.seats[seat];
  if (!side) return null;
  const fallen = defeats.filter((one) => one.seat === seat);
  const exit = view.exits.find((one) => one.seat === seat);
  const left = exit && HOW[exit.how];
  return (
    <section className="panel ds-team" aria-label={nameOf(seat)}>
      <h2>
        <SeatArms seat={seat} size={24} /> <SeatSign seat={seat} />
        {nameOf(seat)}
      </h2>
      <ul>
        {side.characters.map(({ id, card, damage }) => {
          const health = factsOf(scene, card)?.health ?? 0;
          return (
            <li key={id}>
              <b>{pieceName(scene, id)}</b> <span>{e.stands(health - damage, health)}</span>
            </li>
          );
        })}
        {fallen.map(({ card, round }, i) => (
          <li key={`${card} ${i}`}>
            <b>{cardName(scene, card)}</b> <span>{round > 0 ? e.defeatedIn(round) : e.defeated}</span>
          </li>
        ))}
        {left && <li>{e[left]}</li>}
      </ul>
      {deeds && (
        <>
          <p>
            <span>{e.dealt}</span>
            {(["melee", "ranged", "special"] as const).map((symbol) => (
              <span key={symbol}>
                <Sign of={symbol} size={18} label={d.symbolOf(symbol)} /> <b>{deeds.dealt[symbol] ?? 0}</b>
              </span>
            ))}
          </p>
          <p>
            <span>{e.gained}</span>
            <span>
              <Sign of="resource" size={18} label={d.symbolOf("resource")} /> <b>{deeds.resources}</b>
            </span>
            <span>
              <Sign of="shield" size={18} label={d.symbolOf("shield")} /> <b>{deeds.shields}</b>
            </span>
          </p>
        </>
      )}
    </section>
  );
}

/** The cards left in the hands that may be seen. */
function LeftInHands({ scene }: { scene: Scene }) {
  const { view, catalogue, lang, nameOf } = scene;
  const e = endTexts[lang];
  const shown = view.seats.flatMap(({ hand }, seat) => (hand && hand.length > 0 ? [{ hand, seat }] : []));
  if (shown.length === 0) return null;
  return (
    <div className="panel ds-left">
      {shown.map(({ hand, seat }) => (
        <section key={seat} aria-label={e.leftInHand(nameOf(seat))}>
          <h2>{e.leftInHand(nameOf(seat))}</h2>
          <p>
            {hand.slice(0, MOST).map((card, i) => {
              const face = cardFace(catalogue, card, lang);
              return face && <Card key={`${card} ${i}`} face={face} size="tile" />;
            })}
            {hand.length > MOST && <span className="muted">{e.more(hand.length - MOST)}</span>}
          </p>
        </section>
      ))}
    </div>
  );
}

import { Signed, useSigned } from "../../../computer";
import { useMemo, type ReactNode } from "react";
import type { MatchState } from "../../../protocol";
import { eachForThemselves } from "../../../table/eachForThemselves";
import { EndPanel } from "../../../table/EndPanel";
import { endedBy, endReason, resignedBy } from "../../../table/endReason";
import { settled } from "../../../table/settled";
import { BodyCard, Card, cardFace } from "../cards";
import { turnsOut, whyOut } from "../field/ways";
import { Arms } from "../fort";
import type { Scene } from "../scene";
import { endTexts } from "../words/end.texts";
import { HandsChart } from "./HandsChart";
import { attacksOf, fallOf, handsByTurn, tally, type Attack } from "./story";
import "./end.css";

/** More cards than this are counted instead of drawn. */
const MOST = 6;

/** The winner and how each player went, hands by turn, the last fight, and the cards left. */
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
  const attacks = useMemo(() => attacksOf(log), [log]);
  const signedName = useSigned(nameOf);
  const { outcome } = match;
  if (!outcome) return null;
  const sides = eachForThemselves(outcome, signedName, (seat) => (
    <Arms seat={seat} out={scene.out.has(seat)} />
  ));
  const winners = sides.filter(({ place }) => place === 1);
  const last = view.out.at(-1);
  const fall = last ? fallOf(attacks, last) : null;
  // Who resigns last ends the match without going out.
  const resigned = outcome.reason === "resigned" ? resignedBy(log, outcome) : null;
  const common = endReason(
    outcome,
    {
      loser: signedName(resignedBy(log, outcome)),
      ended: endedBy(log, match.out).map(signedName),
      teams: false,
      seats: view.seats.length,
    },
    lang,
  );
  return (
    <EndPanel
      {...{ match, sides }}
      teams={false}
      game="tvrz"
      form={props.form}
      reason={
        common ??
        (fall && winners.length === 1
          ? e.conquest(scene, fall)
          : view.out.length < view.seats.length - 1
            ? e.quiet
            : e.lastFort)
      }
      decider={(key) => (key === "defenders" ? e.defenders : key === "defence" ? e.defence : e.attack)}
      className={`tv-winner tv-winner-${winners.length === 1 ? (winners[0]?.seat ?? 0) : "all"}`}
      pictures={winners.map(({ seat }) => (
        <Arms key={seat} seat={seat} />
      ))}
      score={null}
      again={props.again}
      link={props.link}
      log={props.happenings}
    >
      <section className="panel tv-falls" aria-label={e.wentOut}>
        <ol>
          {sides.map(({ seat, place, name }) => (
            <li key={seat}>
              <b className="tv-place-number">
                <span className="visually-hidden">{e.place} </span>
                {place}
              </b>
              <Arms seat={seat} out={scene.out.has(seat)} />
              <span className="sp">
                <h2>
                  <Signed words={name} />
                </h2>
                <small>{seat === resigned ? scene.t.gaveUp : went(scene, attacks, seat)}</small>
              </span>
            </li>
          ))}
        </ol>
      </section>
      <HandsChart lines={handsByTurn(log, view.seats.length)} scene={scene} />
      <div className="tv-last">
        {fall && <LastFight attack={fall} scene={scene} />}
        <LeftInHands scene={scene} />
      </div>
    </EndPanel>
  );
}

/** How a player went: when and why, and in which attack; survivors by what they did. */
function went(scene: Scene, attacks: readonly Attack[], seat: number): string {
  const { view, log, lang } = scene;
  const e = endTexts[lang];
  const { taken, beaten } = tally(attacks, seat);
  const deeds = [taken > 0 ? e.forts(taken) : "", beaten > 0 ? e.beaten(beaten) : ""].filter(Boolean);
  const out = view.out.find((one) => one.seat === seat);
  if (!out) return deeds.length > 0 ? deeds.join(", ") : e.stands;
  const turn = turnsOut(log).get(seat);
  const fall = fallOf(attacks, out);
  const why = fall ? e.taken(scene, fall) : whyOut(scene, seat);
  return [turn === undefined ? "" : e.turn(turn), why, ...deeds].filter(Boolean).join(", ");
}

/** The fight in which the last fort fell, as a chain of cards and numbers. */
function LastFight({ attack, scene }: { attack: Attack; scene: Scene }) {
  const { catalogue, lang } = scene;
  const e = endTexts[lang];
  const tile = (card: string, key: string) => {
    const face = cardFace(catalogue, card, lang);
    return face && <Card key={key} face={face} size="tile" />;
  };
  return (
    <section className="panel tv-last-fight" aria-label={e.lastFight}>
      <h2>{e.lastFight}</h2>
      <p>
        {tile(attack.card, "attacker")}
        {attack.steps.map(({ cards, left, doubled }, i) => (
          <span key={i} className="tv-link">
            {doubled && <b className="tv-twice">×2</b>}
            {cards.map((card, n) => tile(card, `${i} ${n}`))}
            <b>{left}</b>
          </span>
        ))}
      </p>
    </section>
  );
}

/** The cards left in the hands that may be seen. */
function LeftInHands({ scene }: { scene: Scene }) {
  const { view, catalogue, lang, nameOf, out } = scene;
  const e = endTexts[lang];
  const shown = view.seats.flatMap(({ hand }, seat) =>
    hand && hand.length > 0 && !out.has(seat) ? [{ hand, seat }] : [],
  );
  return shown.map(({ hand, seat }) => (
    <section key={seat} className="panel tv-left-hand" aria-label={e.leftInHand(nameOf(seat))}>
      <h2>{e.leftInHand(nameOf(seat))}</h2>
      <p>
        {hand.slice(0, MOST).map((body, i) => (
          <BodyCard key={i} {...{ body, catalogue, lang }} size="tile" />
        ))}
        {hand.length > MOST && <span className="muted">{e.andMore(hand.length - MOST)}</span>}
      </p>
    </section>
  ));
}

import { useCallback, useMemo, useState } from "react";
import { Board, motion, Piece } from "../board";
import { useTexts } from "../../../i18n";
import type { MatchState } from "../../../protocol";
import type { Rewatched } from "../../../replay/rewatched";
import { replayTexts } from "../../../replay/texts";
import { useLayout } from "../../../table/useLayout";
import { useNews } from "../../../table/useNews";
import { Tabs } from "../../../ui/Tabs";
import { boardProps, squareWords } from "../board/boardProps";
import { CardDialog } from "../cards/CardDialog";
import { tashKalarOf } from "../catalogue";
import { changes } from "../board/changes";
import { NOTHING, read } from "../prompt/draft";
import { EndPanel } from "../end/EndPanel";
import { HandPanel } from "../panels/HandPanel";
import { InPlay } from "../panels/InPlay";
import { isMelee } from "../melee";
import { Moves } from "./Moves";
import { FinalRound, Piles, Tally } from "../panels/Panels";
import { spoken } from "../words/sentences";
import { SidePanel } from "../panels/SidePanel";
import { sideName, sidesOf } from "../sides";
import { Strip } from "../panels/Strip";
import { TaskPanel } from "../panels/TaskPanel";
import { gameTexts } from "../words/texts";
import { Timeline } from "./Timeline";
import { moves, playedTurns, turnAt } from "./turns";
import type { Hand, HandCard, TashKalarEvent, TashKalarView } from "../types";

const present = () => true;

/**
 * A match of Tash-Kalar looked at again: the same arena and panels as in play, all hands open, the moves and the turns
 * to choose from. Nothing can be answered here.
 */
export function ReplayTable(props: Rewatched) {
  const { replay, moments, at, jumps, go, lang } = props;
  const catalogue = tashKalarOf(props.catalogue);
  const t = gameTexts(lang);
  const r = useTexts(replayTexts);
  const layout = useLayout();
  const [below, putBelow] = useState(0);
  const [opened, open] = useState<string | null>(null);
  const [held, hold] = useState<string | null>(null);
  const [listed, list] = useState<"moves" | "piles">("moves");

  const now = useMemo(() => moments.at(at), [moments, at]);
  const log = useMemo(() => moments.log(at) as TashKalarEvent[], [moments, at]);
  const view = now.view as TashKalarView;
  const nameOf = useCallback(
    (seat: number) => replay.players[seat] || r.player(seat + 1),
    [replay.players, r],
  );
  const sideOf = useCallback(
    (seat: number) => (replay.start.view as TashKalarView).seats[seat]?.side ?? seat,
    [replay],
  );
  const turns = useMemo(() => playedTurns(moments), [moments]);
  const begins = useMemo(() => turns.map(({ begin }) => begin), [turns]);
  const told = useMemo(
    () => moves(moments, { view: moments.at(moments.count).view as TashKalarView, catalogue, nameOf, t }),
    [moments, catalogue, nameOf, t],
  );
  const { count, news } = useNews(log, jumps);
  const moving = useMemo(() => motion(`${at}-${count}`, changes(news)), [at, count, jumps]);
  const letters = useMemo(() => ({ red: t.letterRed, green: t.letterGreen }), [t]);

  const match: MatchState = {
    id: replay.match ?? "",
    seedHash: replay.seedHash ?? "",
    seed: replay.seed,
    mixed: replay.mixed,
    version: replay.version,
    setup: replay.setup,
    view,
    waiting: now.waiting,
    question: null,
    asked: 0,
    canTakeBack: false,
    canResign: false,
    canStop: false,
    agreed: now.agreed,
    resigning: now.resigning,
    outcome: now.outcome,
    choices: at,
    moment: at,
    clock: null,
  };
  const cards = view.hands.flatMap((hand) => (hand ? [...hand.beings, ...hand.legends] : []));
  const inspected: HandCard | null = cards.find(({ card }) => card === held) ?? null;
  const scene = {
    view,
    catalogue,
    question: null,
    reading: read(null, NOTHING, new Set()),
    draft: NOTHING,
    hover: null,
    inspected,
    log,
    you: below,
    motion: moving,
    t,
    nameOf,
  };
  const board = boardProps(scene);
  const arena = (
    <div className="table-arena">
      <Board
        {...board}
        supplies={layout === "phone" && !isMelee(view) ? [] : board.supplies}
        narrow={layout === "phone"}
        label={t.arena}
        letters={letters}
        active={new Set()}
        describe={(square) => squareWords(scene, square)}
        onChoose={() => undefined}
        onHover={() => undefined}
      />
      <ul className="visually-hidden">
        {board.supplies.map((supply) => (
          <li key={supply.corner}>{supply.label}</li>
        ))}
      </ul>
    </div>
  );
  const several = view.seats.length > 2;
  const hand = (seat: number) => {
    const cards: Hand | null = view.hands[seat] ?? null;
    return (
      cards && (
        <div key={seat} className="replay-hand">
          {several && <h3>{nameOf(seat)}</h3>}
          <HandPanel
            hand={cards}
            seat={seat}
            view={view}
            catalogue={catalogue}
            nameOf={nameOf}
            layout="phone"
            chosen={null}
            onChoose={(card) => hold(held === card ? null : card)}
            onHold={hold}
            t={{ ...t, hand: t.handOf(nameOf(seat)) }}
          />
        </div>
      )
    );
  };
  const sides = sidesOf(view, below).map((side) => (
    <section key={side.side} className="replay-side" aria-label={sideName(view, side.side, nameOf, t)}>
      {several ? (
        <SidePanel {...{ side, layout, view, catalogue, nameOf, present, t }} you={null} turning={[]} />
      ) : (
        <Strip
          {...{ layout, view, catalogue, t }}
          seat={side.seats[0] ?? 0}
          form="own"
          name={nameOf(side.seats[0] ?? 0)}
          present
        />
      )}
      {side.seats.map(hand)}
    </section>
  ));
  const whose = (
    <fieldset className="panel replay-whose">
      <legend className="lbl">{r.side}</legend>
      <div className="seg">
        {view.seats.map((_, seat) => (
          <label key={seat} className={seat === below ? "on" : ""}>
            <input
              type="radio"
              name="below"
              className="visually-hidden"
              checked={seat === below}
              onChange={() => putBelow(seat)}
            />
            {nameOf(seat)}
          </label>
        ))}
      </div>
      <p className="note">{r.hands}</p>
    </fieldset>
  );
  const history = (
    <section className="panel happenings">
      <Tabs
        tabs={[
          ["moves", r.moves],
          ["piles", r.piles],
        ]}
        chosen={listed}
        onChoose={list}
        className="replay-listed"
      >
        {listed === "moves" ? (
          <Moves moves={told} at={at} go={go} label={r.moves} />
        ) : (
          <Piles view={view} catalogue={catalogue} you={below} nameOf={nameOf} t={t} />
        )}
      </Tabs>
    </section>
  );
  const ended = now.outcome !== null;
  const right = ended ? (
    <EndPanel match={match} {...{ view, log, catalogue, nameOf, t }} happenings={history} link={null} />
  ) : (
    <>
      <FinalRound view={view} nameOf={nameOf} t={t} />
      <InPlay view={view} catalogue={catalogue} nameOf={nameOf} onCard={open} t={t} />
      {at === moments.count && <p className="panel final">{r.unfinished}</p>}
      <TaskPanel
        view={view}
        catalogue={catalogue}
        side={view.seats[below]?.side ?? 0}
        nameOf={(side) => sideName(view, side, nameOf, t)}
        meets={[]}
        at={null}
      />
      <Tally view={view} catalogue={catalogue} t={t} />
      {history}
    </>
  );
  const just = told.filter(({ moment }) => moment === at && at > 0).map(({ line }) => spoken(line.words));
  return (
    <div className={`table replay ${layout} ${ended ? "at-end" : ""}`}>
      <p className="replay-score" aria-hidden="true">
        {sidesOf(view, below).map(({ side, seats: [seat = 0] }) => (
          <span key={side}>
            <Piece piece={`${view.seats[seat]?.colour ?? "n"}c`} />
            {sideName(view, side, nameOf, t)}
            <b className="num">{view.seats[seat]?.score}</b>
          </span>
        ))}
      </p>
      <div className="replay-left">
        {sides}
        {whose}
      </div>
      <div className="table-middle stands">{arena}</div>
      <div className="replay-right">{right}</div>
      <footer className="replay-foot">
        {props.controls(begins)}
        <Timeline turns={turns} current={turnAt(turns, at)} sideOf={sideOf} nameOf={nameOf} go={go} />
      </footer>
      {opened !== null && (
        <CardDialog
          card={opened}
          colour={view.seats[below]?.colour ?? "n"}
          catalogue={catalogue}
          onClose={() => open(null)}
          t={t}
        />
      )}
      <p className="visually-hidden" role="status" aria-live="polite">
        {just.join(" ")}
      </p>
    </div>
  );
}

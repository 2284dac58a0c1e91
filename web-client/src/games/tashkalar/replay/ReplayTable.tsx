import { useSigned } from "../../../computer";
import "../panels/clocks.css";
import { useCallback, useMemo, useState } from "react";
import { useTexts } from "../../../i18n";
import { Moves } from "../../../replay/Moves";
import { Below, ReplayLayout } from "../../../replay/ReplayLayout";
import type { Rewatched } from "../../../replay/rewatched";
import { replayTexts } from "../../../replay/texts";
import { Timeline } from "../../../replay/Timeline";
import { useRewatched } from "../../../replay/useRewatched";
import { useLayout } from "../../../table/useLayout";
import { useNews } from "../../../table/useNews";
import { Tabs } from "../../../ui/Tabs";
import { motion, Piece } from "../board";
import { Arena } from "../board/Arena";
import { changes } from "../board/changes";
import { tashKalarOf } from "../catalogue";
import { CardDialog } from "../cards/CardDialog";
import { End } from "../end/End";
import { InPlay } from "../panels/InPlay";
import { FinalRound, Piles, Tally } from "../panels/Panels";
import { TaskPanel } from "../panels/TaskPanel";
import { NOTHING, read } from "../prompt/draft";
import { sideName, sidesOf } from "../sides";
import type { HandCard, TashKalarEvent, TashKalarView } from "../types";
import { gameTexts } from "../words/texts";
import { OpenSide } from "./OpenSide";
import { Sign } from "./Sign";
import { moves, playedTurns, turnAt } from "./turns";
import "../panels/panels.css";
import "../panels/hand.css";
import "../panels/narrow.css";
import "../end/end.css";
import "./replay.css";

/**
 * A replay of Tash-Kalar: the arena and panels of play, all hands open, with moves and turns to choose from. Nothing
 * can be answered here.
 */
export function ReplayTable(props: Rewatched) {
  const { replay, moments, at, jumps, go, lang } = props;
  const catalogue = tashKalarOf(props.catalogue);
  const t = gameTexts(lang);
  const r = useTexts(replayTexts);
  const layout = useLayout();
  const { below, putBelow, nameOf, match, ...seen } = useRewatched(props);
  const log = seen.log as TashKalarEvent[];
  const [opened, open] = useState<string | null>(null);
  const [held, hold] = useState<string | null>(null);
  const [listed, list] = useState<"moves" | "piles">("moves");

  const view = match.view as TashKalarView;
  const signedName = useSigned(nameOf);
  const sideOf = useCallback(
    (seat: number) => (replay.start.view as TashKalarView).seats[seat]?.side ?? seat,
    [replay],
  );
  const turns = useMemo(() => playedTurns(moments), [moments]);
  const begins = useMemo(() => turns.map(({ begin }) => begin), [turns]);
  const told = useMemo(
    () =>
      moves(moments, {
        view: moments.at(moments.count).view as TashKalarView,
        catalogue,
        nameOf: signedName,
        t,
      }),
    [moments, catalogue, signedName, t],
  );
  const { count, news } = useNews(log, jumps);
  const moving = useMemo(() => motion(`${at}-${count}`, changes(news)), [at, count, news]);

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
  const shared = { view, catalogue, nameOf, t };
  const sides = sidesOf(view, below);
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
          <Piles {...shared} you={below} />
        )}
      </Tabs>
    </section>
  );
  const ended = match.outcome !== null;
  const right = ended ? (
    <End match={match} {...{ view, log, catalogue, nameOf, lang }} happenings={history} link={null} />
  ) : (
    <>
      <FinalRound view={view} nameOf={nameOf} t={t} />
      <InPlay {...shared} onCard={open} />
      {at === moments.count && <p className="panel final">{r.unfinished}</p>}
      <TaskPanel
        {...{ view, catalogue }}
        side={view.seats[below]?.side ?? 0}
        nameOf={(side) => sideName(view, side, nameOf, t)}
        meets={[]}
        at={null}
      />
      <Tally view={view} catalogue={catalogue} t={t} />
      {history}
    </>
  );
  return (
    <ReplayLayout
      {...{ layout, ended, at, right }}
      moves={told}
      scores={sides.map(({ side, seats: [seat = 0] }) => (
        <span key={side}>
          <Piece piece={`${view.seats[seat]?.colour ?? "n"}c`} />
          {sideName(view, side, nameOf, t)}
          <b className="num">{view.seats[seat]?.score}</b>
        </span>
      ))}
      left={
        <>
          {sides.map((side) => (
            <OpenSide key={side.side} {...shared} {...{ side, layout, held, hold }} />
          ))}
          <Below
            title={r.side}
            note={r.hands}
            names={view.seats.map((_, seat) => nameOf(seat))}
            below={below}
            onBelow={putBelow}
          />
        </>
      }
      board={<Arena {...{ scene, layout }} inStrips />}
      foot={
        <>
          {props.controls(begins)}
          <Timeline
            turns={turns}
            current={turnAt(turns, at)}
            signs={(turn) => turn.signs.map((sign, i) => <Sign key={i} sign={sign} />)}
            {...{ sideOf, nameOf, go }}
          />
        </>
      }
    >
      {opened !== null && (
        <CardDialog
          card={opened}
          colour={view.seats[below]?.colour ?? "n"}
          catalogue={catalogue}
          onClose={() => open(null)}
          t={t}
        />
      )}
    </ReplayLayout>
  );
}

import { SeatSign, useSigned } from "../../../../computer";
import { useCallback, useMemo, useRef, useState } from "react";
import { useTexts } from "../../../../i18n";
import { Knowledge } from "../../../../replay/Knowledge";
import { Moves } from "../../../../replay/Moves";
import { Below, ReplayLayout } from "../../../../replay/ReplayLayout";
import type { Rewatched } from "../../../../replay/rewatched";
import { replayTexts } from "../../../../replay/texts";
import { Timeline } from "../../../../replay/Timeline";
import { turnAt } from "../../../../replay/turns";
import { useRewatched } from "../../../../replay/useRewatched";
import { useLayout } from "../../../../table/useLayout";
import { useNews } from "../../../../table/useNews";
import { destinyOf } from "../../catalogue";
import { diceTexts } from "../../words/dice.texts";
import { Arena } from "../arena/Arena";
import { SIZES } from "../arena/sizes";
import { NOTHING } from "../choose/draft";
import { End } from "../end/End";
import { Hand } from "../hand/Hand";
import { useMoves } from "../motion/useMoves";
import { around, factsOf, type Scene } from "../scene";
import { CardDialog, PileDialog } from "../seats/Dialogs";
import { SeatArms } from "../seats/SeatArms";
import { SeatPanel } from "../seats/SeatPanel";
import type { DestinyView } from "../types";
import { tableTexts } from "../words/table.texts";
import { seenAs } from "./knowledge";
import { moves, playedTurns } from "./turns";
import "../table.css";
import "./replay.css";

const nothing = () => {};

/**
 * A replay of Destiny: the arena with everything open or with what one seat knew, hands, log and turns. Nothing can be
 * answered here.
 */
export function ReplayTable(props: Rewatched) {
  const { replay, moments, at, go, jumps, lang } = props;
  const r = useTexts(replayTexts);
  const layout = useLayout();
  const root = useRef<HTMLDivElement>(null);
  const { below, putBelow, knows, know, knower, nameOf, match, log, last } = useRewatched(props);
  const [opened, open] = useState<string | null>(null);
  const [pile, showPile] = useState<number | null>(null);
  const onOpen = useCallback((card: string) => open(card), []);
  const signedName = useSigned(nameOf);
  const { news } = useNews(log, jumps);
  useMoves(root, news);
  const view = useMemo(() => seenAs(match.view as DestinyView, knower, log), [match, knower, log]);
  const turns = useMemo(() => playedTurns(moments), [moments]);
  const begins = useMemo(() => turns.map(({ begin }) => begin), [turns]);
  const told = useMemo(
    () => moves(moments, { match: last, catalogue: props.catalogue, you: null, nameOf: signedName, lang }),
    [moments, last, props.catalogue, signedName, lang],
  );
  const scene: Scene = {
    view,
    catalogue: destinyOf(props.catalogue),
    you: null,
    below,
    nameOf,
    lang,
    t: tableTexts[lang],
    d: diceTexts[lang],
    question: null,
    draft: NOTHING,
    choose: nothing,
    regroup: null,
    log,
    plain: { match, catalogue: props.catalogue, you: null, nameOf, lang },
  };
  const ended = match.outcome !== null;
  const phone = layout === "phone";
  const history = (
    <section className="panel happenings" aria-label={r.moves}>
      <Moves moves={told} at={at} go={go} label={r.moves} />
    </section>
  );
  return (
    <div ref={root} className={`ds-table ds-table-${layout} ds-rewatched`}>
      <ReplayLayout
        {...{ layout, ended, at }}
        moves={told}
        scores={view.seats.map((_, seat) => (
          <span key={seat}>
            <SeatArms seat={seat} />
            <SeatSign seat={seat} />
            {nameOf(seat)}
            <b className="num">{health(scene, seat)}</b>
          </span>
        ))}
        left={
          <>
            <Knowledge knows={knows} name={nameOf(below)} onKnow={know} />
            <Below
              title={r.side}
              note={knows === "all" ? r.hands : r.asKnown}
              names={view.seats.map((_, seat) => nameOf(seat))}
              below={below}
              onBelow={putBelow}
            />
            {around(scene).map((seat) => (
              <div key={seat} className="ds-open-side">
                <SeatPanel {...{ scene, seat }} present clock={null} onPile={showPile} />
                <Hand {...{ scene, seat, onOpen }} size="tile" />
              </div>
            ))}
          </>
        }
        board={
          <Arena
            {...{ scene }}
            sizes={phone ? SIZES.phone : SIZES.low}
            room={phone ? "phone" : "desktop"}
            onPick={nothing}
          />
        }
        right={
          ended ? (
            <End {...{ scene, match }} form={replay.form} happenings={history} link={null} />
          ) : (
            <>
              {at === moments.count && <p className="panel final">{r.unfinished}</p>}
              {history}
            </>
          )
        }
        foot={
          <>
            {props.controls(begins)}
            <Timeline
              turns={turns}
              current={turnAt(turns, at)}
              signs={(turn) => [
                ...turn.claimed.map((seat, i) => <SeatArms key={`c${i}`} seat={seat} size={14} />),
                ...turn.defeated.map((seat, i) => <SeatArms key={`d${i}`} seat={seat} size={14} fallen />),
              ]}
              sideOf={(seat) => seat % 2}
              {...{ nameOf, go }}
            />
          </>
        }
      >
        {pile !== null && <PileDialog {...{ scene, onOpen }} seat={pile} onClose={() => showPile(null)} />}
        {opened !== null && <CardDialog scene={scene} card={opened} onClose={() => open(null)} />}
      </ReplayLayout>
    </div>
  );
}

/** The health that a team has left. */
const health = (scene: Scene, seat: number): number =>
  (scene.view.seats[seat]?.characters ?? []).reduce(
    (sum, { card, damage }) => sum + (factsOf(scene, card)?.health ?? 0) - damage,
    0,
  );

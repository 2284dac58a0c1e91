import { SeatSign, useSigned } from "../../../computer";
import { useCallback, useMemo, useState } from "react";
import { useTexts } from "../../../i18n";
import { Knowledge } from "../../../replay/Knowledge";
import { Moves } from "../../../replay/Moves";
import { Below, ReplayLayout } from "../../../replay/ReplayLayout";
import type { Rewatched } from "../../../replay/rewatched";
import { replayTexts } from "../../../replay/texts";
import { Timeline } from "../../../replay/Timeline";
import { turnAt } from "../../../replay/turns";
import { useRewatched } from "../../../replay/useRewatched";
import { useLayout } from "../../../table/useLayout";
import { tvrzOf } from "../catalogue";
import { NOTHING } from "../choose/draft";
import { End } from "../end/End";
import { Field } from "../field/Field";
import { NarrowField } from "../field/NarrowField";
import { neighbours } from "../field/neighbours";
import { useRoom } from "../field/useSize";
import { FightPanel } from "../fight/Fight";
import { Arms } from "../fort";
import { isDeclared, outOf, type Scene } from "../scene";
import { CardDialog, PileDialog } from "../seats/PileDialog";
import { SeatList } from "../seats/SeatList";
import type { TvrzView } from "../types";
import { tableTexts } from "../words/table.texts";
import { Hands } from "./Hands";
import { seenAs } from "./knowledge";
import { moves, playedTurns } from "./turns";
import "../table.css";
import "./replay.css";

const nothing = () => {};
const present = () => true;

/**
 * A replay of Tvrz: the field with all forts, with everything open or with what one seat knew, hands, log and turns.
 * Nothing can be answered here.
 */
export function ReplayTable(props: Rewatched) {
  const { replay, moments, at, go, lang } = props;
  const catalogue = tvrzOf(props.catalogue);
  const r = useTexts(replayTexts);
  const layout = useRoom(useLayout());
  const { below, putBelow, knows, know, knower, nameOf, match, log, last } = useRewatched(props);
  const [opened, open] = useState<string | null>(null);
  const [pile, showPile] = useState<number | null>(null);
  const onOpen = useCallback((card: string) => open(card), []);
  const signedName = useSigned(nameOf);
  const view = useMemo(() => seenAs(match.view as TvrzView, knower, log), [match, knower, log]);
  const turns = useMemo(() => playedTurns(moments), [moments]);
  const begins = useMemo(() => turns.map(({ begin }) => begin), [turns]);
  const told = useMemo(
    () => moves(moments, { match: last, catalogue: props.catalogue, you: null, nameOf: signedName, lang }),
    [moments, last, props.catalogue, signedName, lang],
  );
  const out = outOf(view);
  const scene: Scene = {
    view,
    catalogue,
    you: null,
    below,
    nameOf,
    lang,
    t: tableTexts[lang],
    question: null,
    draft: NOTHING,
    choose: nothing,
    out,
    neighbours: neighbours(view.seats.length, out, below),
    log,
    plain: { match, catalogue: props.catalogue, you: null, nameOf, lang },
  };
  const ended = match.outcome !== null;
  const fight =
    isDeclared(scene) && !ended ? <FightPanel {...{ scene, log }} small={view.seats.length > 4} /> : null;
  const field = { scene, onOpen, fight, whole: true };
  const history = (
    <section className="panel happenings" aria-label={r.moves}>
      <Moves moves={told} at={at} go={go} label={r.moves} />
    </section>
  );
  return (
    <ReplayLayout
      {...{ layout, ended, at }}
      moves={told}
      scores={view.seats.map((fort, seat) => (
        <span key={seat}>
          <Arms seat={seat} out={out.has(seat)} />
          <SeatSign seat={seat} />
          {nameOf(seat)}
          <b className="num">{out.has(seat) ? "–" : fort.cards}</b>
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
          <Hands scene={scene} onOpen={onOpen} />
        </>
      }
      board={layout === "desktop" ? <Field {...field} /> : <NarrowField {...field} />}
      right={
        ended ? (
          <End {...{ scene, match }} form={replay.form} happenings={history} link={null} />
        ) : (
          <>
            {at === moments.count && <p className="panel final">{r.unfinished}</p>}
            <SeatList scene={scene} present={present} onPile={showPile} />
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
              ...turn.attacked.map((seat, i) => <Arms key={`a${i}`} seat={seat} />),
              ...turn.out.map((seat) => <Arms key={`o${seat}`} seat={seat} out />),
            ]}
            sideOf={(seat) => seat % 2}
            {...{ nameOf, go }}
          />
        </>
      }
    >
      {pile !== null && <PileDialog {...{ scene, pile, onOpen }} onClose={() => showPile(null)} />}
      {opened !== null && <CardDialog scene={scene} card={opened} onClose={() => open(null)} />}
    </ReplayLayout>
  );
}

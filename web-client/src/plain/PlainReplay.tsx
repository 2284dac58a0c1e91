import { SeatSign, useSigned } from "../computer";
import { useMemo } from "react";
import { useTexts } from "../i18n";
import { Moves } from "../replay/Moves";
import { ReplayLayout } from "../replay/ReplayLayout";
import type { Rewatched } from "../replay/rewatched";
import { replayTexts } from "../replay/texts";
import { useRewatched } from "../replay/useRewatched";
import { useForms } from "../setup";
import { useLayout } from "../table/useLayout";
import { Board } from "./Board";
import { End } from "./End";
import { sidesOf } from "./sides";
import { moves, type PlainScene } from "./speech";
import { usePlainWords } from "./useWords";
import "./plain.css";

/** A replay of any game in words: all that was known at each moment with all hands open, and the log. */
export function PlainReplay(props: Rewatched) {
  const { replay, moments, at, go, catalogue, lang } = props;
  const r = useTexts(replayTexts);
  const layout = useLayout();
  const { nameOf, match, log, last } = useRewatched(props);
  const words = usePlainWords(replay.game);
  const { forms } = useForms(replay.game);
  const teams = forms.find(({ key }) => key === replay.form)?.teams ?? [];
  const sides = sidesOf(teams, replay.players.length);
  const signedName = useSigned(nameOf);
  const scene: PlainScene = useMemo(
    () => ({ match, catalogue, you: null, nameOf, lang }),
    [match, catalogue, nameOf, lang],
  );
  const told = useMemo(
    () => moves(moments, { match: last, catalogue, you: null, nameOf: signedName, lang }, words),
    [moments, last, catalogue, signedName, lang, words],
  );
  const history = (
    <section className="panel happenings" aria-label={r.moves}>
      <Moves moves={told} at={at} go={go} label={r.moves} />
    </section>
  );
  const ended = match.outcome !== null;
  return (
    <ReplayLayout
      {...{ layout, ended, at }}
      moves={told}
      scores={replay.players.map((_, seat) => (
        <span key={seat}>
          <SeatSign seat={seat} />
          {nameOf(seat)}
        </span>
      ))}
      left={null}
      board={<Board {...{ scene, words }} />}
      right={
        ended ? (
          <End
            {...{ scene, words, sides }}
            game={replay.game}
            form={replay.form}
            log={log}
            link={null}
            happenings={history}
          />
        ) : (
          <>
            {at === moments.count && <p className="panel final">{r.unfinished}</p>}
            {history}
          </>
        )
      }
      foot={props.controls([])}
    >
      {null}
    </ReplayLayout>
  );
}

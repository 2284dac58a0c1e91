import { useCallback, useMemo, useState } from "react";
import { useTexts } from "../i18n";
import { asMatch } from "../replay/asMatch";
import { Moves } from "../replay/Moves";
import { ReplayLayout } from "../replay/ReplayLayout";
import type { Rewatched } from "../replay/rewatched";
import { replayTexts } from "../replay/texts";
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
  const words = usePlainWords(replay.game);
  const { forms } = useForms(replay.game);
  const teams = forms.find(({ key }) => key === replay.form)?.teams ?? [];
  const sides = sidesOf(teams, replay.players.length);
  const nameOf = useCallback(
    (seat: number) => replay.players[seat] || r.player(seat + 1),
    [replay.players, r],
  );
  const match = useMemo(() => asMatch(replay, moments.at(at), at), [replay, moments, at]);
  const scene: PlainScene = useMemo(
    () => ({ match, catalogue, you: null, nameOf, lang }),
    [match, catalogue, nameOf, lang],
  );
  // Lines refer to the last position, as at a table, and stay the same at every moment.
  const [last] = useState(() => asMatch(replay, moments.at(moments.count), moments.count));
  const told = useMemo(
    () => moves(moments, { match: last, catalogue, you: null, nameOf, lang }, words),
    [moments, last, catalogue, nameOf, lang, words],
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
        <span key={seat}>{nameOf(seat)}</span>
      ))}
      left={null}
      board={<Board {...{ scene, words }} />}
      right={
        ended ? (
          <End
            {...{ scene, words, sides }}
            game={replay.game}
            form={replay.form}
            log={moments.log(at)}
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

import { useCallback, useMemo, type RefObject } from "react";
import { useTexts, type Lang } from "../i18n";
import { usePlainWords } from "../plain/useWords";
import { moves, reasonOf, type PlainScene } from "../plain/speech";
import type { Catalogue, Replay, TurnAnalysis } from "../protocol";
import { asMatch } from "../replay/asMatch";
import { Moments } from "../replay/moments";
import { pieces } from "../table/marked";
import { Icon } from "../ui/Icons";
import { branched, isLoss } from "./branch";
import { analysisTexts, percentagePoints } from "./texts";
import { tryTexts } from "./try.texts";

/** What is shown on the board: the end of the turn as it was played, or of the better one. */
export type Shown = "played" | "better";

/** One turn: its chances, what was lost and why, what was played and what was better, and what that is judged by. */
export function Turn(props: {
  replay: Replay;
  moments: Moments;
  turn: TurnAnalysis;
  /** Whose turn is judged. */
  name: string;
  title: string;
  catalogue: Catalogue;
  lang: Lang;
  nameOf: (seat: number) => string;
  shown: Shown;
  onShow: (shown: Shown) => void;
  /** Has the reader try the turn again; null where that is not possible. */
  onTry: (() => void) | null;
  /** The button for that. */
  way: RefObject<HTMLButtonElement | null>;
  percent: (points: number) => string;
  /** A whole number, as it is written here. */
  whole: (number: number) => string;
}) {
  const { replay, moments, turn, name, title, shown, onShow, onTry, way, percent, whole } = props;
  const { catalogue, lang, nameOf } = props;
  const t = useTexts(analysisTexts);
  const again = useTexts(tryTexts);
  const words = usePlainWords(replay.game);
  const scene: PlainScene = useMemo(
    () => ({
      match: asMatch(replay, moments.at(moments.count), moments.count),
      catalogue,
      you: null,
      nameOf,
      lang,
    }),
    [replay, moments, catalogue, nameOf, lang],
  );
  const branch = useMemo(() => branched(replay, turn), [replay, turn]);
  const said = useCallback(
    (from: Moments, after: number, to: number) =>
      moves(from, scene, words)
        .filter(({ moment }) => moment > after && moment <= to)
        .map(({ line }) => line.words),
    [scene, words],
  );
  const played = useMemo(() => said(moments, turn.fork, turn.end), [said, moments, turn]);
  const better = useMemo(
    () => (branch === null ? [] : said(new Moments(branch), turn.fork, turn.fork + 1)),
    [said, branch, turn],
  );
  const loss = percentagePoints(lang, turn.loss.mean);
  const error = whole(turn.loss.error);
  const verdict =
    turn.better.length === 0
      ? t.found
      : turn.mark === "slight"
        ? t.slight(loss, error)
        : turn.mark === "clear"
          ? t.clear(loss, error)
          : turn.mark === "grave"
            ? t.grave(loss, error)
            : t.unsure(loss, error);
  const side = (which: Shown, words: string, chance: number) => (
    <label className={shown === which ? "on" : ""}>
      <input
        type="radio"
        name="analysed"
        className="visually-hidden"
        checked={shown === which}
        onChange={() => onShow(which)}
      />
      <span>{words}</span>
      <b className="num">{percent(chance)}</b>
    </label>
  );
  return (
    <>
      <section className="panel analysed" aria-labelledby="analysed">
        <h2 id="analysed">{title}</h2>
        {branch !== null ? (
          <fieldset className="analysed-shown">
            <legend className="visually-hidden">{t.shownIs}</legend>
            {side("played", t.played, turn.played.mean)}
            {side("better", t.better, turn.best.mean)}
          </fieldset>
        ) : (
          <p className="analysed-chance">
            <b className="num">{percent(turn.played.mean)}</b> ± {whole(turn.played.error)}
          </p>
        )}
        <p className={isLoss(turn) ? "analysed-verdict loss" : "analysed-verdict"}>{verdict}</p>
        {turn.reasons.length > 0 && isLoss(turn) && (
          <ol className="analysed-why">
            {turn.reasons.map((reason, i) => (
              <li key={i}>{reasonOf(reason, scene)}</li>
            ))}
          </ol>
        )}
        {onTry !== null && (
          <div className="analysed-try">
            <button type="button" ref={way} className="btn pri" onClick={onTry}>
              <Icon name="undo" />
              {again.tryIt}
            </button>
            <p className="note">{again.note}</p>
          </div>
        )}
        <Said title={t.whatWasPlayed} lines={played} />
        {branch !== null && <Said title={t.whatWasBetter} lines={better} />}
      </section>
      <section className="panel knew">
        <h2>{t.knew}</h2>
        <p>{t.knewNote(name)}</p>
        {turn.opened !== null && (
          <div className="opened">
            <h2>{t.openHands}</h2>
            <p>
              {Math.abs(turn.opened.mean) < 0.5
                ? t.openSame
                : (turn.opened.mean > 0 ? t.openNote : t.openWorse)(
                    percentagePoints(lang, Math.abs(turn.opened.mean)),
                    whole(turn.opened.error),
                  )}
            </p>
          </div>
        )}
      </section>
    </>
  );
}

function Said({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <details className="analysed-said">
      <summary>{title}</summary>
      <ol>
        {lines.map((line, i) => (
          <li key={i}>{pieces(line).map((part, n) => (n % 2 === 1 ? <b key={n}>{part}</b> : part))}</li>
        ))}
      </ol>
    </details>
  );
}

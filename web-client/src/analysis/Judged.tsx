import { useEffect, useMemo, useRef, useState } from "react";
import { useSession } from "../account/Session";
import { ComputerSeats } from "../computer";
import { gameOf, GamePart } from "../games";
import { localeOf, useTexts, type Lang } from "../i18n";
import { PlainReplay } from "../plain";
import { rivalOf, sidesOf } from "../plain/sides";
import type { Analysis, Catalogue, Replay, TurnAnalysis } from "../protocol";
import { usePlayerNames } from "../replay/usePlayerNames";
import { Moments } from "../replay/moments";
import { PlayOn } from "../replay/PlayOn";
import { useSetting } from "../settings";
import { useForms } from "../setup";
import { useLayout } from "../table/useLayout";
import { useShortcuts } from "../table/useShortcuts";
import { Icon, type IconName } from "../ui/Icons";
import { Link } from "../ui/Link";
import { useOnPage } from "../ui/onPage";
import { branched, chosenIn, deciding, firstOf, isLoss, stepped } from "./branch";
import { Curve } from "./Curve";
import { analysisTexts, percentagePoints } from "./texts";
import { TryAgain } from "./TryAgain";
import { Turn, type Shown } from "./Turn";

/** A match as it is judged: a seat's results and turns, the board at the chosen turn, and the course of its chance. */
export function Judged(props: {
  link: string;
  match: string;
  analysis: Analysis;
  replay: Replay;
  moments: Moments;
  catalogue: Catalogue;
  lang: Lang;
}) {
  const { link, match, analysis, replay, moments, catalogue, lang } = props;
  const t = useTexts(analysisTexts);
  const { player } = useSession();
  const layout = useLayout();
  const [plain] = useSetting("plainTable");
  const nameOf = usePlayerNames(replay);
  const { forms } = useForms(replay.game);
  const teams = forms.find(({ key }) => key === replay.form)?.teams ?? [];
  const [chosen, choose] = useState(() => {
    const linked = chosenIn(location.hash, analysis);
    if (linked) return linked;
    const seat = Math.max(0, replay.players.indexOf(player?.name ?? ""));
    const of = analysis.seats[seat];
    return { seat, turn: of ? firstOf(of) : 0 };
  });
  useEffect(() => {
    history.replaceState(history.state, "", `#${chosen.seat + 1}.${chosen.turn + 1}`);
  }, [chosen]);
  const [wanted, show] = useState<Shown>("better");
  const [trying, tryAgain] = useState(false);
  // Who comes back from trying goes on where they left.
  const way = useRef<HTMLButtonElement>(null);
  const tried = useRef(false);
  useEffect(() => {
    if (!trying && tried.current) way.current?.focus();
    tried.current = trying;
  }, [trying]);
  const seat = analysis.seats[chosen.seat];
  const turn = seat?.turns[chosen.turn];
  const branch = useMemo(() => (turn ? branched(replay, turn) : null), [replay, turn]);
  const branchMoments = useMemo(() => (branch ? new Moments(branch) : null), [branch]);
  const shown: Shown = branchMoments === null ? "played" : wanted;

  const numbers = useMemo(() => {
    const locale = localeOf(lang);
    const share = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
    const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
    const signed = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, signDisplay: "exceptZero" });
    return {
      percent: (points: number) => share.format(points / 100),
      whole: (number: number) => whole.format(number),
      signed: (points: number) => signed.format(points),
    };
  }, [lang]);
  const { percent, whole, signed } = numbers;

  const turnName = ({ turn: first, until }: TurnAnalysis) =>
    first === 0 ? t.beforeTurns : t.turn(first === until ? String(first) : `${first}–${until}`);
  const goTo = (to: number) => choose(({ seat: of }) => ({ seat: of, turn: to }));
  const step = (by: 1 | -1, onlyDeciding: boolean) => {
    if (seat) goTo(stepped(seat, chosen.turn, by, onlyDeciding));
  };
  const shortcuts = {
    arrowleft: () => step(-1, false),
    arrowright: () => step(1, false),
    d: () => {
      if (!seat) return;
      const next = stepped(seat, chosen.turn, 1, true);
      goTo(next === chosen.turn ? stepped(seat, -1, 1, true) : next);
    },
    b: () => show((now) => (now === "better" ? "played" : "better")),
  };
  // While a turn is tried again, keys are the table's.
  useShortcuts(trying ? {} : shortcuts);
  useOnPage("analysis", !trying);
  if (!seat) return null;
  if (trying && turn) {
    return (
      <TryAgain
        {...{ link, match, replay, catalogue, lang }}
        seat={chosen.seat}
        turn={chosen.turn}
        title={turnName(turn)}
        onDone={(then) => {
          show(then);
          tryAgain(false);
        }}
      />
    );
  }
  const own = replay.players[chosen.seat] === player?.name;

  const game = gameOf(replay.game);
  const Shown = !plain && game?.forms.includes(replay.form) ? game.Replay : PlainReplay;
  const decided = deciding(seat);
  // In some games nothing tells what a draw was worth.
  const lucky = seat.luck.error > 0 || seat.luck.mean !== 0;
  const onBranch = shown === "better" && branch !== null && branchMoments !== null && turn !== undefined;
  const button = (icon: IconName, label: string, press: () => void) => (
    <button type="button" className="btn icn quiet" aria-label={label} title={label} onClick={press}>
      <Icon name={icon} />
    </button>
  );
  const board = (
    <div className="analysis-board">
      <p className="analysis-caption" aria-live="polite">
        {turn && turnName(turn)}
        {branch !== null && ` · ${onBranch ? t.betterShown : t.playedShown}`}
      </p>
      <GamePart key={Shown === PlainReplay ? "plain" : "own"} game={game}>
        <ComputerSeats levels={replay.computers}>
          <Shown
            key={onBranch ? `${chosen.seat}.${chosen.turn}` : "played"}
            replay={onBranch ? branch : replay}
            moments={onBranch ? branchMoments : moments}
            at={turn === undefined ? 0 : onBranch ? turn.fork + 1 : turn.end}
            jumps={chosen.seat * 1_000 + chosen.turn}
            go={() => {}}
            catalogue={catalogue}
            lang={lang}
            controls={() => null}
          />
        </ComputerSeats>
      </GamePart>
    </div>
  );
  const rival = rivalOf(sidesOf(teams, replay.players.length), chosen.seat);
  const Fill = game?.Fill;
  const fill = (of: number | null) =>
    Fill && rival !== null && of !== null ? (
      <GamePart game={game} broken={null}>
        <Fill view={moments.at(moments.count).view} seat={of} />
      </GamePart>
    ) : null;
  return (
    <div className={`analysis ${layout}`}>
      <section className="analysis-course" aria-labelledby="course">
        <div className="analysis-steps" role="group" aria-label={t.steps}>
          {button("turnBack", t.previousDeciding, () => step(-1, true))}
          {button("previous", t.previous, () => step(-1, false))}
          {button("next", t.next, () => step(1, false))}
          {button("turnOn", t.nextDeciding, () => step(1, true))}
        </div>
        <div className="analysis-chart">
          <div className="analysis-legend">
            <h2 id="course">{t.chanceOf(nameOf(chosen.seat))}</h2>
            <span className="legend-side">
              <span className="curve-ahead" aria-hidden="true">
                {fill(chosen.seat)}
              </span>
              {t.ahead}
            </span>
            <span className="legend-side">
              <span className="curve-behind" aria-hidden="true">
                {fill(rival)}
              </span>
              {t.behind}
            </span>
            {lucky && (
              <>
                <span className="legend-luck">{t.lucky}</span>
                <span className="legend-luck unlucky">{t.unlucky}</span>
              </>
            )}
          </div>
          <Curve
            seat={seat}
            name={nameOf(chosen.seat)}
            even={analysis.even}
            chosen={chosen.turn}
            ahead={fill(chosen.seat)}
            behind={fill(rival)}
            turnName={turnName}
            percent={percent}
          />
        </div>
      </section>
      {board}
      <div className="analysis-side">
        <h1 className="visually-hidden">
          {t.title}: {replay.players.map((_, one) => nameOf(one)).join(", ")}
        </h1>
        {turn && (
          <Turn
            key={`${chosen.seat}.${chosen.turn}`}
            {...{ replay, moments, turn, catalogue, lang, nameOf, shown, percent, whole }}
            name={nameOf(chosen.seat)}
            title={turnName(turn)}
            onShow={show}
            way={way}
            onTry={own && isLoss(turn) && turn.better.length > 0 ? () => tryAgain(true) : null}
          />
        )}
        <section className="panel analysis-decided" aria-labelledby="decided">
          <h2 id="decided">{t.decided(decided.length)}</h2>
          <ol>
            {decided.map((one) => (
              <li key={one.moment}>
                <button
                  type="button"
                  aria-pressed={one === turn}
                  onClick={() => goTo(seat.turns.indexOf(one))}
                >
                  <span className="decided-number num" aria-hidden="true">
                    <span>{one.deciding}</span>
                  </span>
                  <span>
                    <b>
                      {turnName(one)}: {percent(one.played.mean)}
                    </b>
                    <small>
                      {isLoss(one)
                        ? `${t.lostShort(percentagePoints(lang, one.loss.mean))} ${t.thereWas}`
                        : `${t.gainedShort(percentagePoints(lang, one.gained))} ${one.better.length === 0 ? t.found : ""}`}
                    </small>
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </section>
        <section className="panel analysis-result">
          <dl>
            <div>
              <dt>{t.result}</dt>
              <dd className="num">{percent(seat.result)}</dd>
            </div>
            {lucky && (
              <>
                <div>
                  <dt>{t.withoutLuck}</dt>
                  <dd className="num">{percent(Math.min(100, Math.max(0, seat.adjusted.mean)))}</dd>
                </div>
                <div>
                  <dt>{t.luck}</dt>
                  <dd className="num">{signed(seat.luck.mean)}</dd>
                </div>
              </>
            )}
          </dl>
          {lucky && <p className="note">{t.luckNote(whole(seat.luck.error))}</p>}
          {!analysis.whole && <p className="note">{t.ended}</p>}
        </section>
        <fieldset className="panel replay-whose analysis-whose">
          <legend className="lbl">{t.whose}</legend>
          <div className="seg">
            {analysis.seats.map((one, i) => (
              <label key={i} className={i === chosen.seat ? "on" : ""}>
                <input
                  type="radio"
                  name="judged"
                  className="visually-hidden"
                  checked={i === chosen.seat}
                  onChange={() => choose({ seat: i, turn: firstOf(one) })}
                />
                {nameOf(i)}
              </label>
            ))}
          </div>
        </fieldset>
        <details className="panel analysis-all">
          <summary>{t.all}</summary>
          <ol>
            {seat.turns.map((one, i) => (
              <li key={one.moment}>
                <button type="button" aria-pressed={i === chosen.turn} onClick={() => goTo(i)}>
                  {t.lineOf(turnName(one), percent(one.played.mean))}
                  {isLoss(one) && `. ${t.lostShort(percentagePoints(lang, one.loss.mean))}`}
                </button>
              </li>
            ))}
          </ol>
        </details>
        {turn && (
          <p>
            <Link className="btn" href={`/replay/${link}/${match}#${turn.end}`}>
              <Icon name="play" />
              {t.inReplay}
            </Link>
          </p>
        )}
        {turn && (
          <PlayOn
            {...{ link, match, replay }}
            key={turn.fork}
            moment={turn.fork}
            first={chosen.seat}
            out={moments.at(turn.fork).out.map(({ seat: gone }) => gone)}
          />
        )}
      </div>
    </div>
  );
}

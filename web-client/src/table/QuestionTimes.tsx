import { useRef, useState } from "react";
import { digits, useNow } from "../clock";
import type { ClockState, QuestionWindow } from "../protocol";
import { Icon } from "../ui/Icons";
import { timesTexts } from "./times.texts";
import type { Table } from "./useTable";
import { usePressing } from "./usePressing";
import { LOW, seconds, windowTime } from "./windowTime";

/** The longest interval between two updates of the announcements, in milliseconds. */
const LOOK_AGAIN = 500;

/** With more seconds than this, a time is told in minutes. */
const MINUTES = 120;

/**
 * The times of timed questions beside the match clock, and the public clocks that several seats share and can hold.
 * Part of every table; takes no space without a timed question.
 */
export function QuestionTimes({ table }: { table: Table }) {
  const { match, lang, over, parked } = table;
  const { clock } = match;
  const pressing = usePressing(table);
  const windows = over || parked ? [] : pressing;
  const noted = !over && isNoted(table);
  return (
    <>
      <Told table={table} />
      {clock && (windows.length > 0 || noted) && (
        <section className="panel question-times" aria-label={timesTexts[lang].times}>
          {windows.map((window) => (
            <QuestionTime key={window.seats.join()} {...{ table, clock, window }} />
          ))}
          {noted && <p className="noted">{timesTexts[lang].noted}</p>}
        </section>
      )}
    </>
  );
}

/** Whether we gave an answer that has not taken effect yet. */
const isNoted = ({ match, plans }: Table): boolean =>
  plans.given !== null && plans.given.asked === match.asked;

const isShared = ({ seats, holdable }: QuestionWindow): boolean => holdable || seats.length > 1;

/** Who holds the clock, in a sentence; nothing if nobody does. */
function holder({ held }: QuestionWindow, { you, nameOf, lang }: Table): string {
  const t = timesTexts[lang];
  if (held === null) return "";
  if (held.seat === null) return t.waits;
  return held.seat === you ? t.youHold : t.holds(nameOf(held.seat));
}

function QuestionTime(props: { table: Table; clock: ClockState; window: QuestionWindow }) {
  const { table, clock, window } = props;
  const { you, nameOf, lang } = table;
  const t = timesTexts[lang];
  const mine = you !== null && window.seats.includes(you);
  const others = window.seats.filter((seat) => seat !== you).map(nameOf);
  const name = isShared(window) ? t.shared : mine ? t.own : t.theirs(others);
  return (
    <div className={mine ? "question-time own" : "question-time"}>
      <span className="sp">
        <b>{name}</b>
        {window.held && (
          <span className="holder">
            {" "}
            {holder(window, table)} {t.goesOnIn} <Countdown {...{ clock, window, table }} of="held" />.
          </span>
        )}
      </span>
      <Countdown {...{ clock, window, table }} of="left" />
      {mine && window.holdable && clock.paused === null && (
        <Holding key={table.match.asked} {...{ table, window }} />
      )}
    </div>
  );
}

/** A running time that re-renders alone. Its seconds are not announced. */
function Countdown(props: { clock: ClockState; window: QuestionWindow; table: Table; of: "left" | "held" }) {
  const { clock, window, table, of } = props;
  const t = timesTexts[table.lang];
  const now = useNow(table.now, (at) => {
    const { left, held } = windowTime(window, clock, at);
    return clock.paused === null ? ((held || left) % 1000) + 1 : null;
  });
  const { left, held, runs } = windowTime(window, clock, now);
  const shown = of === "left" ? left : (held ?? 0);
  const low = of === "left" && runs && left < LOW;
  return (
    <span
      role="timer"
      aria-live="off"
      className={of === "left" ? `question-clock num ${runs ? "runs" : ""} ${low ? "low" : ""}` : "num"}
    >
      {of === "left" && !runs && (
        <>
          <Icon name="pause" />
          <span className="visually-hidden">{t.stands}</span>
        </>
      )}
      {digits(seconds(shown) * 1000, false)}
    </span>
  );
}

/** Holds a public clock for a while and releases it. A request during another player's hold comes next. */
function Holding({ table, window }: { table: Table; window: QuestionWindow }) {
  const { you, match, send, lang } = table;
  const t = timesTexts[lang];
  const [next, setNext] = useState(false);
  const { held } = window;
  const hold = (words: string) => (
    <button
      type="button"
      className="btn hold-clock"
      onClick={() => {
        setNext(held !== null);
        send("hold", { asked: match.asked });
      }}
    >
      <Icon name="pause" />
      {words}
    </button>
  );
  const release = (words: string) => (
    <button
      type="button"
      className="btn hold-clock"
      onClick={() => {
        setNext(false);
        send("release", { asked: match.asked });
      }}
    >
      <Icon name="play" />
      {words}
    </button>
  );
  if (held === null) return hold(t.hold);
  if (held.seat === you) return release(t.release);
  if (held.seat === null) return null;
  if (!next) return hold(t.holdNext);
  return (
    <>
      <span>{t.holdsNext}</span>
      {release(t.notNext)}
    </>
  );
}

/**
 * Announces what must not be missed: the time to answer, that it is nearly up, and that a clock is held. Never the
 * passing seconds.
 */
function Told({ table }: { table: Table }) {
  const { match, you, lang, now: serverNow } = table;
  const t = timesTexts[lang];
  const { clock } = match;
  // Our window, if a question of ours has one that is worth a look.
  const ours = usePressing(table).find(({ seats }) => you !== null && seats.includes(you));
  const window = table.over ? undefined : ours;
  const now = useNow(serverNow, () => (window && clock?.paused === null ? LOOK_AGAIN : null));
  const first = useRef({ asked: -1, seconds: 0 });
  const time = window && clock ? windowTime(window, clock, now) : null;
  if (time && first.current.asked !== match.asked) {
    first.current = { asked: match.asked, seconds: seconds(time.left) };
  }
  const had = first.current.seconds;
  const low = time !== null && time.runs && time.left < LOW && had * 1000 > 2 * LOW;
  const left = had > MINUTES ? t.leftMinutes(Math.round(had / 60)) : t.left(had);
  const begins = window && (isShared(window) ? t.sharedLeft(had) : left);
  const held = (clock?.windows ?? []).map((one) => holder(one, table)).find(Boolean);
  const said = table.over ? "" : held || (isNoted(table) && t.noted) || (low ? t.low : begins);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}

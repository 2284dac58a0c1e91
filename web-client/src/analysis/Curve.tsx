import type { ReactNode } from "react";
import { useTexts } from "../i18n";
import type { SeatAnalysis, TurnAnalysis } from "../protocol";
import { analysisTexts } from "./texts";

const WIDTH = 1000;
const HEIGHT = 150;
const LEFT = 34;
const RIGHT = 16;
const TOP = 16;
const BOTTOM = 38;

/** A draw worth less than this, in points of a hundred, gets no dot. */
const LEAST_LUCK = 1;

/**
 * The chance of winning of one seat over the match, with its errors, the turns that decided and the luck of the draws.
 * The list of turns beside it leads to each and says the same in words.
 */
export function Curve(props: {
  seat: SeatAnalysis;
  name: string;
  /** The chance of anybody before the first turn, in points of a hundred. */
  even: number;
  chosen: number;
  /** Fill the areas above and below that chance; general colours show where they are empty. */
  ahead: ReactNode;
  behind: ReactNode;
  turnName: (turn: TurnAnalysis) => string;
  percent: (points: number) => string;
}) {
  const { seat, name, even, chosen, ahead, behind, turnName, percent } = props;
  const t = useTexts(analysisTexts);
  const most = Math.max(1, ...seat.turns.map(({ until }) => until), ...seat.draws.map(({ turn }) => turn));
  const x = (turn: number) => LEFT + (turn / most) * (WIDTH - LEFT - RIGHT);
  const y = (points: number) => TOP + (1 - points / 100) * (HEIGHT - TOP - BOTTOM);
  const points = [
    { x: x(0), mean: even, error: 0 },
    ...seat.turns.map(({ until, played }) => ({ x: x(until), mean: played.mean, error: played.error })),
  ];
  const line = points.map((point, i) => `${i === 0 ? "M" : "L"}${point.x},${y(point.mean)}`).join("");
  const last = points.at(-1)?.x ?? x(0);
  const area = [...points, { x: last, mean: even }, { x: x(0), mean: even }].map((point): Point => [
    point.x / WIDTH,
    y(point.mean) / HEIGHT,
  ]);
  const within = (value: number) => Math.min(100, Math.max(0, value));
  const band =
    points
      .map((point, i) => `${i === 0 ? "M" : "L"}${point.x},${y(within(point.mean + point.error))}`)
      .join("") +
    [...points]
      .reverse()
      .map((point) => `L${point.x},${y(within(point.mean - point.error))}`)
      .join("") +
    "Z";
  const current = seat.turns[chosen];
  const course = seat.turns.map((turn) => `${turnName(turn)} ${percent(turn.played.mean)}`).join(", ");
  const every = Math.max(1, Math.ceil(most / 12));
  return (
    <div className="curve">
      <div className="curve-area" aria-hidden="true" ref={clipped(area)}>
        <div className="curve-ahead" ref={reaching("bottom", 1 - y(even) / HEIGHT)}>
          {ahead}
        </div>
        <div className="curve-behind" ref={reaching("top", y(even) / HEIGHT)}>
          {behind}
        </div>
      </div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t.curve(name, course)}
        preserveAspectRatio="none"
      >
        {[0, 25, 50, 75, 100].map((value) => (
          <path key={value} d={`M${LEFT},${y(value)}H${WIDTH - RIGHT}`} className="curve-grid" />
        ))}
        <path d={band} className="curve-band" />
        {current && <path d={`M${x(current.until)},${TOP}V${y(0)}`} className="curve-now" />}
        <path d={line} className="curve-line" />
      </svg>
      {[0, 50, 100].map((value) => (
        <span
          key={value}
          className="curve-value num"
          data-y={y(value) / HEIGHT}
          ref={placed(0, y(value) / HEIGHT)}
        >
          {value}
        </span>
      ))}
      {Array.from({ length: Math.floor(most / every) + 1 }, (_, i) => i * every)
        .filter((turn) => turn > 0)
        .map((turn) => (
          <span key={turn} className="curve-turn num" ref={placed(x(turn) / WIDTH, (HEIGHT - 8) / HEIGHT)}>
            {turn}
          </span>
        ))}
      {seat.draws
        .filter(({ luck }) => Math.abs(luck.mean) >= LEAST_LUCK)
        .map(({ turn, moment, luck }) => (
          <span
            key={`${moment}-${turn}`}
            className={luck.mean > 0 ? "curve-luck" : "curve-luck unlucky"}
            ref={dotted(x(turn) / WIDTH, (HEIGHT - 26) / HEIGHT, Math.abs(luck.mean))}
          />
        ))}
      {seat.turns.map((turn, i) =>
        turn.deciding === 0 ? null : (
          <span
            key={turn.moment}
            className={i === chosen ? "curve-mark chosen" : "curve-mark"}
            aria-hidden="true"
            ref={placed(x(turn.until) / WIDTH, y(turn.played.mean) / HEIGHT)}
          >
            <span className="decided-number num">
              <span>{turn.deciding}</span>
            </span>
          </span>
        ),
      )}
    </div>
  );
}

/** Shares of the width and height. */
type Point = readonly [number, number];

/** Puts an element at a share of the width and height: the page's policy allows no inline styles. */
const placed =
  (left: number, top: number) =>
  (element: HTMLElement | null): void => {
    element?.style.setProperty("left", `${left * 100}%`);
    element?.style.setProperty("top", `${top * 100}%`);
  };

/** The same for a dot whose area is the size of the luck. */
const dotted =
  (left: number, top: number, luck: number) =>
  (element: HTMLElement | null): void => {
    placed(left, top)(element);
    element?.style.setProperty("--size", `${Math.min(18, 4 + 3 * Math.sqrt(luck))}px`);
  };

/** Shows an element within these points alone. */
const clipped =
  (points: readonly Point[]) =>
  (element: HTMLElement | null): void => {
    const corners = points.map(([left, top]) => `${left * 100}% ${top * 100}%`);
    element?.style.setProperty("clip-path", `polygon(${corners.join(", ")})`);
  };

/** Keeps an edge of an element at a share of the height. */
const reaching =
  (edge: "top" | "bottom", share: number) =>
  (element: HTMLElement | null): void => {
    element?.style.setProperty(edge, `${share * 100}%`);
  };

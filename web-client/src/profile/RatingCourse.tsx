import type { ShownRating } from "../socket";

const WIDTH = 320;
const HEIGHT = 120;
const PAD = 6;

/** How a rating went, with the range that very probably holds the truth; the newest at the right. */
export function RatingCourse({ label, points }: { label: string; points: { rating: ShownRating }[] }) {
  if (points.length < 2) return null;
  const ratings = points.map(({ rating }) => rating);
  const low = Math.min(...ratings.map(({ shown, uncertainty }) => shown - uncertainty));
  const high = Math.max(...ratings.map(({ shown, uncertainty }) => shown + uncertainty));
  const x = (i: number) => PAD + (i * (WIDTH - 2 * PAD)) / (ratings.length - 1);
  const y = (value: number) => HEIGHT - PAD - ((value - low) * (HEIGHT - 2 * PAD)) / (high - low || 1);
  const path = (values: number[]) => values.map((value, i) => `${x(i)},${y(value)}`).join(" ");
  const upper = ratings.map(({ shown, uncertainty }) => shown + uncertainty);
  const lower = ratings.map(({ shown, uncertainty }, i) => ({ i, value: shown - uncertainty })).reverse();
  const band = `${path(upper)} ${lower.map(({ i, value }) => `${x(i)},${y(value)}`).join(" ")}`;
  const last = ratings.at(-1);
  return (
    <figure className="rating-course">
      <figcaption className="lbl">{label}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${label}: ${ratings.map(({ shown }) => shown).join(", ")}`}
      >
        <polygon points={band} className="rating-band" />
        <polyline points={path(ratings.map(({ shown }) => shown))} className="rating-line" />
        {last && <circle cx={x(ratings.length - 1)} cy={y(last.shown)} r="4" className="rating-dot" />}
      </svg>
    </figure>
  );
}

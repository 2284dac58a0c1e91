import { useLanguage, useTexts } from "../i18n";
import { signed } from "../rating/change";
import { profileTexts } from "./texts";
import type { Moment } from "./wishes";

const WIDTH = 320;
const HEIGHT = 130;
const PAD = 8;
const LEFT = 40;

/** How many of the newest changes the table lists. */
const ROWS = 50;

/** Round numbers between two values, as labels of the axis. */
function marks(low: number, high: number): number[] {
  const step = [50, 100, 200, 250, 500, 1000].find((each) => (high - low) / each <= 4) ?? 2000;
  const all: number[] = [];
  for (let mark = Math.ceil(low / step) * step; mark <= high; mark += step) all.push(mark);
  return all;
}

/**
 * A rating's history with its likely range; newest at the right. Dashed while provisional. Also available as a table
 * for those who cannot or would rather not read a graph.
 */
export function RatingCourse({ label, moments }: { label: string; moments: Moment[] }) {
  const t = useTexts(profileTexts);
  const { locale } = useLanguage();
  const last = moments.at(-1)?.rating;
  if (moments.length < 2 || last === undefined) return null;
  const ratings = moments.map(({ rating }) => rating);
  const low = Math.min(...ratings.map(({ shown, uncertainty }) => shown - uncertainty));
  const high = Math.max(...ratings.map(({ shown, uncertainty }) => shown + uncertainty));
  const x = (i: number) => LEFT + (i * (WIDTH - LEFT - PAD)) / (ratings.length - 1);
  const y = (value: number) => HEIGHT - PAD - ((value - low) * (HEIGHT - 2 * PAD)) / (high - low || 1);
  const point = (i: number, value: number) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`;
  const upper = ratings.map(({ shown, uncertainty }, i) => point(i, shown + uncertainty));
  const lower = ratings.map(({ shown, uncertainty }, i) => point(i, shown - uncertainty)).reverse();
  const line = ratings.map(({ shown }, i) => point(i, shown));
  // Uncertainty only falls: the first rating that is not provisional splits the line in two.
  const sure = ratings.findIndex(({ provisional }) => !provisional);
  const part = sure < 0 ? line.length : sure + 1;
  const day = (at: string) => new Date(at).toLocaleDateString(locale, { dateStyle: "medium" });
  const rows = moments
    .map((moment, i) => ({ ...moment, from: moments[i - 1]?.rating.shown }))
    .slice(-ROWS)
    .reverse();
  return (
    <figure className="rating-course">
      <figcaption className="lbl">{label}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t.courseInWords(
          label,
          ratings[0]?.shown ?? last.shown,
          last.shown,
          Math.min(...ratings.map(({ shown }) => shown)),
          Math.max(...ratings.map(({ shown }) => shown)),
        )}
      >
        {marks(low, high).map((mark) => (
          <g key={mark}>
            <line x1={LEFT} x2={WIDTH - PAD} y1={y(mark)} y2={y(mark)} className="rating-grid" />
            <text x={LEFT - 6} y={y(mark) + 3.5} textAnchor="end" className="rating-mark">
              {mark}
            </text>
          </g>
        ))}
        <polygon points={[...upper, ...lower].join(" ")} className="rating-band" />
        <polyline points={line.slice(0, part).join(" ")} className="rating-line rating-provisional" />
        {sure >= 0 && <polyline points={line.slice(sure).join(" ")} className="rating-line" />}
        <circle cx={x(ratings.length - 1)} cy={y(last.shown)} r="4" className="rating-dot" />
      </svg>
      <details>
        <summary>{t.asTable}</summary>
        <div className="table-room">
          <table>
            <thead>
              <tr>
                <th scope="col">{t.day}</th>
                <th scope="col">{t.rating}</th>
                <th scope="col">{t.difference}</th>
                <th scope="col">{t.range}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ at, rating, from }) => (
                <tr key={at}>
                  <th scope="row">{day(at)}</th>
                  <td className="num">{rating.shown}</td>
                  <td className="num">{from === undefined ? "" : signed(rating.shown - from)}</td>
                  <td>
                    ± {rating.uncertainty}
                    {rating.provisional && `, ${t.provisional}`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

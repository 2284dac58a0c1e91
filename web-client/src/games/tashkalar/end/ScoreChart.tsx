import { sideName } from "../sides";
import { isMelee } from "../melee";
import type { GameTexts } from "../words/texts";
import type { TashKalarEvent, TashKalarView } from "../types";
import { scoresByTurn } from "./scores";

const WIDTH = 560;
const HEIGHT = 150;
const LEFT = 30;
const TOP = 12;

/** A distinct stroke per side, so that lines differ without colour. */
const DASHES = [undefined, "6 4", "2 4", "12 4 2 4"];

/** Step chart of points by turn, one line per side. */
export function ScoreChart(props: {
  view: TashKalarView;
  log: readonly TashKalarEvent[];
  nameOf: (seat: number) => string;
  t: GameTexts;
}) {
  const { view, log, nameOf, t } = props;
  const rows = scoresByTurn(log, view);
  const turns = Math.max((rows[0]?.length ?? 1) - 1, 1);
  const most = Math.max(6, ...rows.flat());
  const x = (turn: number) => LEFT + (turn / turns) * (WIDTH - LEFT - 14);
  const y = (score: number) => TOP + (1 - score / most) * (HEIGHT - TOP - 26);
  const label = rows
    .map((row, side) => `${sideName(view, side, nameOf, t)}: ${row.slice(1).join(", ")}`)
    .join(". ");
  const steps = (row: readonly number[]) =>
    row.map((score, turn) => (turn === 0 ? `M${x(0)},${y(score)}` : `H${x(turn)}V${y(score)}`)).join("");
  const grid = [0, Math.round(most / 2), most];
  return (
    <section className="panel chart">
      <h2>{isMelee(view) ? t.weakestByTurn : t.scoreByTurn}</h2>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t.scoreByTurnLabel(label)}>
        {grid.map((score) => (
          <g key={score}>
            <path d={`M${LEFT},${y(score)}H${WIDTH - 10}`} className="chart-grid" />
            <text x={LEFT - 8} y={y(score) + 4} className="chart-number" textAnchor="end">
              {score}
            </text>
          </g>
        ))}
        {most >= view.goal && !isMelee(view) && (
          <>
            <path d={`M${LEFT},${y(view.goal)}H${WIDTH - 10}`} className="chart-grid dashed" />
            <text x={LEFT + 4} y={y(view.goal) + 14} className="chart-number">
              {t.lastRoundLine}
            </text>
          </>
        )}
        {rows.map((row, side) => {
          const colour = view.seats.find((seat) => seat.side === side)?.colour ?? "n";
          return (
            <g key={side} fill="none">
              <path d={steps(row)} stroke="var(--bone)" strokeWidth={7} />
              <path
                d={steps(row)}
                stroke={`var(--${colour}-hatch)`}
                strokeWidth={4.5}
                strokeDasharray={DASHES[side]}
              />
              <use
                href={`#piece-${colour}c`}
                x={x(turns) - 9}
                y={y(row.at(-1) ?? 0) - 9}
                width={18}
                height={18}
              />
            </g>
          );
        })}
        {[1, Math.round(turns / 2), turns].map((turn, i) => (
          <text key={i} x={x(turn)} y={HEIGHT - 6} className="chart-number" textAnchor="middle">
            {turn}
          </text>
        ))}
      </svg>
    </section>
  );
}

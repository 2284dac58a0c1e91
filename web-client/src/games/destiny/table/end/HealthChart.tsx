import type { Scene } from "../scene";
import { endTexts } from "../words/end.texts";

const WIDTH = 590;
const HEIGHT = 200;
const LEFT = 34;
const TOP = 14;
const BOTTOM = 168;

/** A stroke of its own for each seat: whole, then dashed, so that lines differ without colour. */
const DASHES = [undefined, "8 5", "2 5", "14 4 2 4"] as const;

/** The health of each team by round, as steps; a cross where a character was defeated. */
export function HealthChart(props: {
  lines: readonly (readonly number[])[];
  defeats: readonly { seat: number; round: number }[];
  scene: Scene;
}) {
  const { lines, defeats, scene } = props;
  const { nameOf, lang } = scene;
  const e = endTexts[lang];
  const rounds = Math.max(1, ...lines.map((line) => line.length - 1));
  const most = Math.max(10, ...lines.flat());
  if (lines.every((line) => line.length < 2)) return null;
  const x = (round: number) => LEFT + 10 + (round / rounds) * (WIDTH - LEFT - 40);
  const y = (health: number) => BOTTOM - (health / most) * (BOTTOM - TOP);
  const path = (line: readonly number[]) =>
    line.map((health, i) => (i === 0 ? `M${x(0)} ${y(health)}` : `H${x(i)}V${y(health)}`)).join("");
  // Of a team that has left the game nothing is known.
  const known = lines.flatMap((line, seat) => (line.some((health) => health > 0) ? [{ line, seat }] : []));
  const label = known.map(({ line, seat }) => `${nameOf(seat)}: ${line.join(", ")}`).join(". ");
  const marks = [0, 10, 20, 30, 40].filter((health) => health <= most);
  return (
    <section className="panel ds-chart" aria-label={e.healthByRound}>
      <header>
        <h2>{e.healthByRound}</h2>
        <small>{e.crossed}</small>
      </header>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {marks.map((health) => (
          <g key={health}>
            <path d={`M${LEFT} ${y(health)}H${WIDTH - 20}`} className="ds-chart-grid" />
            <text x={LEFT - 6} y={y(health) + 4} textAnchor="end">
              {health}
            </text>
          </g>
        ))}
        {Array.from({ length: rounds }, (_, i) => (
          <text key={i} x={x(i + 1)} y={HEIGHT - 8} textAnchor="middle">
            {i + 1}
          </text>
        ))}
        {known.map(({ line, seat }) => (
          <g key={seat} fill="none" strokeLinejoin="round">
            <path
              d={path(line)}
              stroke="var(--ink)"
              strokeWidth={seat % 2 === 0 ? 6 : 4}
              strokeDasharray={DASHES[seat]}
            />
            {seat % 2 === 0 && <path d={path(line)} stroke="var(--panel)" strokeWidth={2.5} />}
          </g>
        ))}
        {defeats.map(({ seat, round }, i) => {
          const health = lines[seat]?.[round];
          return (
            health !== undefined && (
              <g key={i} transform={`translate(${x(round)} ${y(health)})`}>
                <circle r={8} fill="#17130e" stroke="#fff6e3" strokeWidth={2} />
                <path d="M-3-3 3 3M3-3-3 3" stroke="#fff6e3" strokeWidth={2.4} />
              </g>
            )
          );
        })}
      </svg>
    </section>
  );
}

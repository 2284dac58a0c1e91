import { armsOf } from "../fort";
import type { Scene } from "../scene";
import { endTexts } from "../words/end.texts";

const WIDTH = 576;
const HEIGHT = 178;
const LEFT = 26;
const BOTTOM = 150;
const TOP = 14;

/** A stroke of its own for each seat, so that lines differ without colour. */
const DASHES = [undefined, "7 5", "2 5", "12 4 2 4", "14 4", "4 4", "9 3 3 3", "1 4"];

/** Cards in hand by turn, a line for each player; the turned shield is where they went out. */
export function HandsChart(props: {
  lines: readonly (readonly { turn: number; cards: number }[])[];
  scene: Scene;
}) {
  const { lines, scene } = props;
  const { nameOf, out, lang } = scene;
  const e = endTexts[lang];
  const points = lines.flat();
  const turns = Math.max(2, ...points.map(({ turn }) => turn));
  const most = Math.max(8, ...points.map(({ cards }) => cards));
  if (points.length < 2) return null;
  const x = (turn: number) => LEFT + 8 + ((turn - 1) / (turns - 1)) * (WIDTH - LEFT - 46);
  const y = (cards: number) => BOTTOM - (cards / most) * (BOTTOM - TOP);
  const marks = [0, Math.round(most / 3), Math.round((2 * most) / 3), most];
  const label = lines
    .map((line, seat) => `${nameOf(seat)}: ${line.map(({ cards }) => cards).join(", ")}`)
    .join(". ");
  return (
    <section className="panel tv-chart" aria-label={e.handsByTurn}>
      <header>
        <h2>{e.handsByTurn}</h2>
        {out.size > 0 && <small>{e.turnedShield}</small>}
      </header>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {marks.map((cards) => (
          <g key={cards}>
            <path d={`M${LEFT},${y(cards)}H${WIDTH - 30}`} className="tv-chart-grid" />
            <text x={LEFT - 8} y={y(cards) + 4} textAnchor="end" className="tv-chart-number">
              {cards}
            </text>
          </g>
        ))}
        {[1, Math.round((1 + turns) / 2), turns].map((turn) => (
          <text key={turn} x={x(turn)} y={HEIGHT - 6} textAnchor="middle" className="tv-chart-number">
            {turn}
          </text>
        ))}
        {lines.map((line, seat) => {
          const path = `M${line.map(({ turn, cards }) => `${x(turn).toFixed(1)},${y(cards).toFixed(1)}`).join("L")}`;
          return (
            <g key={seat} fill="none" strokeLinejoin="round">
              <path d={path} stroke="#0008" strokeWidth={7} />
              <path d={path} stroke={lineColour(seat)} strokeWidth={3.6} strokeDasharray={DASHES[seat]} />
            </g>
          );
        })}
        {lines.map((line, seat) => {
          const end = line.at(-1);
          if (!end) return null;
          const [px, py] = [x(end.turn), y(end.cards)];
          return (
            <g key={seat} transform={out.has(seat) ? `rotate(180 ${px} ${py})` : undefined}>
              <use href={`#tv-arms-${seat % 8}`} x={px - 11} y={py - 12} width={22} height={25} />
            </g>
          );
        })}
      </svg>
    </section>
  );
}

/** The colour of a seat's line: light enough on a dark panel, and told apart by its stroke as well. */
const lineColour = (seat: number): string =>
  `color-mix(in srgb, ${armsOf(seat).field} 72%, ${seat === 5 ? "#8a8272" : "#ffffff"})`;

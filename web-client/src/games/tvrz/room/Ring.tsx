import { ARMS } from "../fort";
import "./ring.css";

/** Where a seat stands on the ring, clockwise, with `you` at the bottom. */
function spot(seat: number, seats: number, you: number): { x: number; y: number } {
  const turn = ((seat - you) / seats) * 2 * Math.PI + Math.PI / 2;
  return { x: 150 + 102 * Math.cos(turn), y: 122 + 92 * Math.sin(turn) };
}

/**
 * The seats from above, in a ring clockwise, with roads between neighbours; the roads of `you` are white. Seats that
 * are out are turned over, and the roads go past them. Decorative: put its meaning into words beside it.
 */
export function Ring(props: {
  seats: number;
  you: number | null;
  /** Seats where nobody is. */
  empty?: readonly number[];
  out?: readonly number[];
}) {
  const { seats, you, empty = [], out = [] } = props;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const living = all.filter((seat) => !out.includes(seat));
  const roads = living.map((from, i) => ({ from, to: living[(i + 1) % living.length] ?? from }));
  const mine = ({ from, to }: { from: number; to: number }) => from === you || to === you;
  const at = (seat: number) => spot(seat, seats, you ?? 0);
  return (
    <svg className="tv-seats-ring" viewBox="0 0 300 248" aria-hidden="true">
      {(living.length === 2 ? roads.slice(0, 1) : roads)
        .sort((a, b) => Number(mine(a)) - Number(mine(b)))
        .map((road) => {
          const [a, b] = [at(road.from), at(road.to)];
          const path = `M${a.x},${a.y}L${b.x},${b.y}`;
          return (
            <g
              key={`${road.from} ${road.to}`}
              className={mine(road) ? "tv-seats-road tv-seats-road-own" : "tv-seats-road"}
            >
              <path className="tv-seats-road-edge" d={path} />
              <path d={path} />
            </g>
          );
        })}
      {all.map((seat) => {
        const { x, y } = at(seat);
        return (
          <g key={seat}>
            {/* Faded arms would let the roads show through. */}
            <circle cx={x} cy={y} r={20} className="tv-seats-spot" />
            <use
              href={`#tv-arms-${seat % ARMS.length}`}
              x={x - 18}
              y={y - 20}
              width={36}
              height={40}
              opacity={empty.includes(seat) || out.includes(seat) ? 0.5 : 1}
              transform={out.includes(seat) ? `rotate(180 ${x} ${y})` : undefined}
            />
          </g>
        );
      })}
    </svg>
  );
}

import { useId } from "react";
import { arrow } from "./paths";
import type { Point } from "./ring";

/** Who goes against whom: purple is the reader, solid is on foot, broken is through the air or past neighbours. */
export function Arrow(props: {
  from: Point;
  to: Point;
  own: boolean;
  broken: boolean;
  bend: number;
  thick: number;
}) {
  const { own, broken, thick } = props;
  const { shaft, head } = arrow(props.from, props.to, props.bend, thick);
  const dash = broken ? `${thick * 1.2} ${thick * 0.7}` : undefined;
  const way = useId();
  const ink = own ? "#6d2b93" : "#17130e";
  return (
    <g strokeLinejoin="round" mask={`url(#${way})`}>
      {/* What of the arrow is seen: all of it, but while it grows along its way. */}
      <mask id={way} maskUnits="userSpaceOnUse" x={-999} y={-999} width={9999} height={9999}>
        <path
          className="tv-arrow-way"
          d={shaft}
          pathLength={1}
          fill="none"
          stroke="#fff"
          strokeWidth={thick * 5}
          strokeLinecap="square"
        />
      </mask>
      <path d={shaft} fill="none" stroke="#fff" strokeWidth={thick + 7} strokeDasharray={dash} />
      <path d={head} fill="#fff" stroke="#fff" strokeWidth={8} />
      <path d={shaft} fill="none" stroke={ink} strokeWidth={thick} strokeDasharray={dash} />
      <path d={head} fill={ink} stroke={ink} strokeWidth={2} />
    </g>
  );
}

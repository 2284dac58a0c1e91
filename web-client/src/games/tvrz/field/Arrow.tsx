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
  const ink = own ? "#6d2b93" : "#17130e";
  return (
    <g className="tv-arrow" strokeLinejoin="round">
      <path d={shaft} fill="none" stroke="#fff" strokeWidth={thick + 7} strokeDasharray={dash} />
      <path d={head} fill="#fff" stroke="#fff" strokeWidth={8} />
      <path d={shaft} fill="none" stroke={ink} strokeWidth={thick} strokeDasharray={dash} />
      <path d={head} fill={ink} stroke={ink} strokeWidth={2} />
    </g>
  );
}

import type { SVGProps } from "react";
import { silhouette, type RankLetter } from "./geometry";

type Props = { rank: RankLetter; down?: number; size?: number } & SVGProps<SVGCircleElement> &
  SVGProps<SVGPolygonElement>;

/** The outline of a rank: roundel, lozenge or eight-pointed star, in a square of 100 units. */
export function Silhouette({ rank, down = 0, size = 1, ...paint }: Props) {
  const shape = silhouette(rank, down, size);
  return "circle" in shape ? (
    <circle cx={50} cy={shape.circle.cy} r={shape.circle.r} {...paint} />
  ) : (
    <polygon points={shape.points} strokeLinejoin="round" {...paint} />
  );
}

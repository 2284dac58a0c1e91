import { useId } from "react";
import type { Lit, Spot } from "./useLights";

/** How far rings and frames stand from what they surround, in pixels. */
const APART = 3;

const box = ({ left, top, width, height }: Spot, by: number) => ({
  x: left - by,
  y: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** What a hint lights, over the table; hidden from screen readers, who get it in words. Lets every press through. */
export function Lights({ board, holes, frames, rings, steps, lit }: Lit) {
  const id = useId();
  if (!lit) return null;
  return (
    <svg className="hint-lights" aria-hidden="true">
      {board && (
        <>
          <mask id={id}>
            <rect {...box(board, 0)} fill="#fff" />
            {holes.map((hole, i) => (
              <rect key={i} {...box(hole, APART)} rx={4} fill="#000" />
            ))}
          </mask>
          <rect {...box(board, 0)} className="hint-dim" mask={`url(#${id})`} />
        </>
      )}
      {frames.map((frame, i) => (
        <g key={i}>
          <rect {...box(frame, APART)} rx={4} className="hint-frame" />
          <rect {...box(frame, APART)} rx={4} className="hint-frame over" />
        </g>
      ))}
      {rings.map((ring, i) => (
        <rect key={i} {...box(ring, APART)} rx={8} className="hint-ring" />
      ))}
      {steps.map(({ spot, number }) => (
        <g key={number}>
          <rect {...box(spot, 0)} rx={4} className="hint-ring" />
          <circle cx={spot.left + shift(steps, number)} cy={spot.top} r={10} className="hint-number" />
          <text x={spot.left + shift(steps, number)} y={spot.top} className="hint-digit">
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Numbers of steps at the same place stand beside each other. */
function shift(steps: Lit["steps"], number: number): number {
  const own = steps.find((step) => step.number === number)?.spot;
  const before = steps.filter(
    (step) => step.number < number && step.spot.left === own?.left && step.spot.top === own.top,
  );
  return 22 * before.length;
}

import type { ReactNode } from "react";
import type { WorksFacts } from "../catalogue";

const soot = { stroke: "var(--soot)", strokeWidth: 2 };

/** The drawing on a fortification: one course per point, with battlements of stone or points of timber. */
export function WorksPicture({ works }: { works: WorksFacts }) {
  if (works.onlyFlyers) {
    return (
      <svg className="tv-works" viewBox="0 0 96 66" aria-hidden="true">
        <rect x={4} y={4} width={88} height={58} fill="url(#tv-net)" {...soot} strokeWidth={3} />
      </svg>
    );
  }
  const stone = works.material === "stone";
  const height = works.value * 13;
  const top = 60 - height;
  return (
    <svg className="tv-works" viewBox="0 0 96 66" aria-hidden="true">
      {Array.from({ length: 5 }, (_, i) =>
        stone ? (
          <rect
            key={i}
            x={4 + i * 19}
            y={top - 10}
            width={12}
            height={11}
            fill="var(--tv-ashlar)"
            {...soot}
          />
        ) : (
          <path key={i} d={`M${4 + i * 18},${top + 1}v-6l8,-8 8,8v6z`} fill="var(--tv-timber)" {...soot} />
        ),
      )}
      {Array.from({ length: works.value }, (_, i) => (
        <Course key={i} stone={stone} number={i} />
      ))}
      {works.covers[0] === "gate" && <Door height={height} />}
    </svg>
  );
}

function Course({ stone, number }: { stone: boolean; number: number }): ReactNode {
  const even = number % 2 === 0;
  return (
    <g transform={`translate(4,${60 - 13 * (number + 1)})`}>
      <rect width={88} height={13} fill={`var(--tv-${stone ? "ashlar" : "timber"})`} {...soot} />
      {stone ? (
        <path
          d={even ? "M30,0v13M60,0v13" : "M16,0v13M46,0v13M74,0v13"}
          stroke="var(--soot)"
          strokeWidth={1.5}
        />
      ) : (
        <path d="M0,6.500h88" stroke="var(--soot)" strokeWidth={1} opacity={0.5} />
      )}
    </g>
  );
}

function Door({ height }: { height: number }) {
  return (
    <>
      <path d={`M34,60V${Math.max(30, 60 - height * 0.8)}a14,10 0 0 1 28,0V60z`} fill="#2a2118" {...soot} />
      <path d="M41,60V32M48,60V30M55,60V32" stroke="var(--tv-timber)" strokeWidth={3} />
    </>
  );
}

import type { ReactNode } from "react";
import { ARMS, SHIELD, type SeatArms } from "./heraldry";
import type { PlaceSign } from "./PartSign";
import "../tokens.css";

const OUTLINE = "4,4 20,4 20,13 13,20 4,20";

const SIDES = {
  north: "M4,4H20",
  east: "M20,4V13",
  gate: "M20,13L13,20",
  south: "M13,20H4",
  west: "M4,20V4",
} as const;

const sides = Object.entries(SIDES).map(([part, side]): [string, ReactNode] => [
  part,
  <>
    <polygon
      points={OUTLINE}
      fill="currentColor"
      fillOpacity={0.12}
      stroke="currentColor"
      strokeWidth={1.5}
      strokeOpacity={0.75}
    />
    <path
      d={side}
      fill="none"
      stroke="currentColor"
      strokeWidth={6}
      strokeLinecap={part === "gate" ? "butt" : "square"}
    />
    {part === "gate" && (
      <>
        <circle cx={20} cy={13} r={3.3} fill="currentColor" />
        <circle cx={13} cy={20} r={3.3} fill="currentColor" />
      </>
    )}
  </>,
]);

const line = { fill: "none", stroke: "currentColor" } as const;

const OTHERS: [Exclude<PlaceSign, keyof typeof SIDES>, ReactNode][] = [
  [
    "universal",
    <>
      <polygon points={OUTLINE} {...line} strokeWidth={4.6} strokeLinejoin="round" />
      <circle cx={11} cy={11} r={3} fill="currentColor" />
    </>,
  ],
  [
    "ring",
    <>
      <path d="M20,13V4H4V20H13" {...line} strokeWidth={5.4} />
      <path d="M20,13L13,20" {...line} strokeWidth={1.5} />
    </>,
  ],
  [
    "sky",
    <>
      <polygon points={OUTLINE} {...line} strokeWidth={2} />
      <path
        d="M4,12L12,4M4,20L20,4M11,20L20,11M4,12L12,20M4,4L16.500,16.500M12,4L20,12"
        {...line}
        strokeWidth={1.5}
      />
    </>,
  ],
  ["attack-only", <path key="arrow" d="M4,20L17,7M9,4H20V15" {...line} strokeWidth={4.6} />],
  ["none", <circle key="dot" cx={12} cy={12} r={3.6} fill="currentColor" />],
];

const white = { stroke: "#fff", strokeOpacity: 0.28, strokeWidth: 1.8 };

const HATCHES: Record<SeatArms["hatch"], ReactNode> = {
  azure: <path d="M0,2H10M0,7H10" {...white} />,
  or: (
    <g fill="#8a6210">
      <circle cx={2.5} cy={2.5} r={1.5} />
      <circle cx={7.5} cy={7.5} r={1.5} />
    </g>
  ),
  gules: <path d="M2,0V10M7,0V10" {...white} />,
  vert: <path d="M-1,-1L11,11M-1,9L1,11M9,-1L11,1" {...white} />,
  sable: <path d="M0,2H10M0,7H10M2,0V10M7,0V10" stroke="#fff" strokeOpacity={0.16} strokeWidth={1.3} />,
  argent: null,
  tenne: <path d="M11,-1L-1,11M1,-1L-1,1M11,9L9,11" {...white} strokeOpacity={0.3} />,
  celeste: <path d="M0,2H10M2,0V10" stroke="#13293a" strokeOpacity={0.22} strokeWidth={1.4} />,
};

function ArmsSymbol({ arms, seat }: { arms: SeatArms; seat: number }) {
  return (
    <>
      <pattern id={`tv-hatch-${seat}`} width={10} height={10} patternUnits="userSpaceOnUse">
        {HATCHES[arms.hatch]}
      </pattern>
      <clipPath id={`tv-clip-${seat}`}>
        <path d={SHIELD} />
      </clipPath>
      <symbol id={`tv-arms-${seat}`} viewBox="0 0 100 112">
        <path d={SHIELD} fill="none" stroke="var(--tv-halo)" strokeWidth={12} />
        <path d={SHIELD} fill={arms.field} />
        <path d={SHIELD} fill={`url(#tv-hatch-${seat})`} />
        <g clipPath={`url(#tv-clip-${seat})`}>
          <path d={arms.ordinary} fill={arms.charge} stroke="#17130e" strokeWidth={3} />
        </g>
        <path d={SHIELD} fill="none" stroke="#17130e" strokeWidth={6} />
      </symbol>
    </>
  );
}

/** What walls are made of: stone shows joints, timber upright planks, burnt timber crossed ones. */
function Materials() {
  return (
    <>
      <pattern id="tv-stone" width={26} height={12} patternUnits="userSpaceOnUse">
        <rect width={26} height={12} fill="var(--tv-ashlar)" />
        <path d="M0,.5H26M0,6.500H26M6,0V6M19,6V12" stroke="var(--tv-joint)" strokeWidth={1.2} />
      </pattern>
      <pattern id="tv-wood" width={5.5} height={40} patternUnits="userSpaceOnUse">
        <rect width={5.5} height={40} fill="var(--tv-timber)" />
        <path d="M.6,0V40" stroke="var(--tv-timber-joint)" strokeWidth={1.5} />
        <path d="M2.600,0V40" stroke="#fff" strokeOpacity={0.22} strokeWidth={0.9} />
      </pattern>
      <pattern id="tv-burnt" width={9} height={6} patternUnits="userSpaceOnUse">
        <rect width={9} height={6} fill="#3a332b" />
        <path d="M0,6L9,0M.7,0V6" stroke="#17130e" strokeWidth={1.4} />
      </pattern>
      <pattern id="tv-net" width={14} height={14} patternUnits="userSpaceOnUse">
        <path d="M0,0L14,14M14,0L0,14" stroke="var(--soot)" strokeOpacity={0.45} strokeWidth={1.2} />
      </pattern>
    </>
  );
}

/**
 * The SVG definitions that other drawings refer to: part signs (`#tv-sign-north`), arms of the seats (`#tv-arms-0`),
 * materials of walls (`#tv-stone`). Render it once, before the first drawing that uses them.
 */
export function Sprite() {
  return (
    <svg width={0} height={0} style={{ position: "absolute" }} aria-hidden="true" focusable="false">
      <defs>
        {[...sides, ...OTHERS].map(([sign, drawing]) => (
          <symbol key={sign} id={`tv-sign-${sign}`} viewBox="0 0 24 24">
            {drawing}
          </symbol>
        ))}
        {ARMS.map((arms, seat) => (
          <ArmsSymbol key={arms.hatch} arms={arms} seat={seat} />
        ))}
        <Materials />
      </defs>
    </svg>
  );
}

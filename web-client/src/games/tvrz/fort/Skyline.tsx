import type { ReactNode } from "react";
import { drawnOf, type Course } from "./plan";

/** How high one course is, and the whole drawing. */
const COURSE = 15;
const HEIGHT = 78;

const JOINTS = { stone: 34, wood: 8.5 } as const;

/**
 * A part of one's own fort from the front, above the cards that stand there: the height is the strength. `planned` is
 * the value of works that are about to be laid, as a broken outline on top.
 */
export function Skyline(props: {
  courses: readonly Course[];
  width: number;
  gate?: boolean;
  planned?: number;
}) {
  const { width, gate = false, planned = 0 } = props;
  const courses = drawnOf(props.courses);
  const size = { width, height: HEIGHT, viewBox: `0 0 ${width} ${HEIGHT}` };
  if (courses.length === 0 && planned === 0) {
    return (
      <svg className="tv-skyline" {...size} aria-hidden="true">
        <Palings width={width} />
        {gate && <Door width={width} />}
      </svg>
    );
  }
  const layers: { course: Course; y: number }[] = [];
  let built = 0;
  for (const course of courses) {
    for (let i = 0; i < course.value; i++, built++) layers.push({ course, y: HEIGHT - (built + 1) * COURSE });
  }
  const top = HEIGHT - built * COURSE;
  const last = courses.at(-1);
  return (
    <svg className="tv-skyline" {...size} aria-hidden="true">
      {last && planned === 0 && <Crest course={last} width={width} top={top} />}
      {layers.map(({ course, y }, i) => (
        <Layer key={y} course={course} y={y} width={width} odd={i % 2 === 1} />
      ))}
      {built > 0 && (
        <rect
          x={1}
          y={top}
          width={width - 2}
          height={HEIGHT - top}
          fill="none"
          stroke="var(--soot)"
          strokeWidth={2}
        />
      )}
      {Array.from({ length: planned }, (_, i) => (
        <rect
          key={i}
          x={2}
          y={top - (i + 1) * COURSE + 1}
          width={width - 4}
          height={COURSE - 2}
          fill="#f1e3f8"
          stroke="#6d2b93"
          strokeWidth={2}
          strokeDasharray="6 4"
        />
      ))}
      {gate && <Door width={width} />}
    </svg>
  );
}

function Palings({ width }: { width: number }) {
  const line = { fill: "none", stroke: "var(--tv-bare)", strokeWidth: 1.5 };
  return (
    <>
      {Array.from({ length: Math.floor(width / 14) }, (_, i) => (
        <path key={i} d={`M${6 + i * 14},${HEIGHT}v-11l3,-4 3,4v11`} {...line} />
      ))}
      <path d={`M0,72H${width}`} {...line} />
    </>
  );
}

function Layer({ course, y, width, odd }: { course: Course; y: number; width: number; odd: boolean }) {
  const stone = course.material === "stone";
  const step = JOINTS[course.material];
  const joints: ReactNode[] = [];
  for (let x = stone && odd ? step / 2 : 0; x < width - 2; x += step) {
    if (x > 2) joints.push(<path key={x} d={`M${x},${y}v${COURSE}`} />);
  }
  return (
    <>
      <rect
        x={0}
        y={y}
        width={width}
        height={COURSE}
        fill={course.burnt ? "url(#tv-burnt)" : `var(--tv-${stone ? "ashlar" : "timber"})`}
      />
      <g stroke={stone ? "var(--tv-joint)" : "var(--tv-timber-joint)"} strokeWidth={stone ? 1.4 : 1.3}>
        {joints}
        {stone ? (
          <path d={`M0,${y}H${width}`} />
        ) : (
          <>
            <path d={`M1,${y + 1}H${width - 1}`} strokeWidth={1.6} />
            <path d={`M1,${y + 2.5}H${width - 1}`} stroke="#fff" strokeOpacity={0.35} strokeWidth={1.2} />
          </>
        )}
      </g>
    </>
  );
}

/** Battlements of stone, points of timber. */
function Crest({ course, width, top }: { course: Course; width: number; top: number }) {
  if (course.material === "stone") {
    const count = Math.max(2, Math.round(width / 32));
    const step = width / count;
    return Array.from({ length: count }, (_, i) => (
      <rect
        key={i}
        x={i * step + step * 0.18}
        y={top - 11}
        width={step * 0.62}
        height={12}
        fill="var(--tv-ashlar)"
        stroke="var(--soot)"
        strokeWidth={2}
      />
    ));
  }
  return Array.from({ length: Math.floor(width / 8.5) }, (_, i) => (
    <path
      key={i}
      d={`M${i * 8.5 + 0.5},${top + 1}v-5l3.800,-5.500 3.800,5.500v5z`}
      fill={course.burnt ? "#3a332b" : "var(--tv-timber)"}
      stroke="var(--soot)"
      strokeWidth={1.5}
    />
  ));
}

function Door({ width }: { width: number }) {
  return (
    <g transform={`translate(${width / 2 - 20},${HEIGHT - 34}) scale(${40 / 44},${34 / 40})`}>
      <path d="M4,40V16a18,14 0 0 1 36,0V40z" fill="#2a2118" stroke="var(--soot)" strokeWidth={2.5} />
      <path d="M13,40V6M22,40V3M31,40V6M5,20H39M5,31H39" stroke="var(--tv-timber)" strokeWidth={3} />
    </g>
  );
}

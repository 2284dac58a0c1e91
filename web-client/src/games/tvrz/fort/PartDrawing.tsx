import { Fragment, type ReactNode } from "react";
import type { Part } from "../types";
import { sideOf, thickness } from "./geometry";
import { drawnOf, type Course, type PartMark } from "./plan";

const soot = { stroke: "var(--soot)", strokeWidth: 2 };

/** The strips drawn for a part, from the inside out, each with its thickness and its place. */
function strips(courses: readonly Course[]): { course: Course; from: number; high: number }[] {
  let from = 0;
  return drawnOf(courses).map((course) => {
    const high = thickness(course.value);
    from += high;
    return { course, from: from - high, high };
  });
}

/** How far a part reaches out of its yard; a bare one has a little room for its plate. */
export const heightOf = (courses: readonly Course[]): number =>
  courses.length === 0 ? 6 : strips(courses).reduce((sum, { high }) => sum + high, 0);

/** One side of a fort with what is marked there, drawn lying and turned into its place. */
export function PartDrawing(props: {
  part: Part;
  courses: readonly Course[];
  mark: PartMark | undefined;
  out: boolean;
}) {
  const { part, courses, mark, out } = props;
  const { x, y, degrees, length } = sideOf(part);
  const high = heightOf(courses);
  const gate = part === "gate";
  const breached = mark === "breached";
  return (
    <g transform={`translate(${x},${y}) rotate(${degrees})`} data-part={part}>
      {out ? (
        <Ruined length={length} gate={gate} />
      ) : (
        <>
          {courses.length === 0 ? (
            <Bare length={length} />
          ) : (
            <Laid courses={courses} length={length} breached={breached} />
          )}
          {gate &&
            (breached ? (
              <BrokenGate length={length} />
            ) : (
              <Gate length={length} high={high} bare={!courses.length} />
            ))}
          {!gate && breached && <Rubble length={length} />}
          <Mark mark={mark} length={length} high={high} />
        </>
      )}
    </g>
  );
}

function Laid({
  courses,
  length,
  breached,
}: {
  courses: readonly Course[];
  length: number;
  breached: boolean;
}) {
  return strips(courses).map(({ course, from, high }) => {
    const fill = `url(#tv-${course.burnt ? "burnt" : course.material})`;
    const strip = (x: number, width: number): ReactNode => (
      <rect
        x={x}
        y={-from - high}
        width={width}
        height={high}
        fill={fill}
        stroke="var(--soot)"
        strokeWidth={2.2}
      />
    );
    return (
      <Fragment key={from}>
        {breached ? (
          <>
            {strip(0, length * 0.32)}
            {strip(length * 0.68, length * 0.32)}
          </>
        ) : (
          strip(0, length)
        )}
      </Fragment>
    );
  });
}

function Bare({ length }: { length: number }) {
  return (
    <>
      <path d={`M0,-2H${length}`} stroke="var(--soot)" strokeWidth={4} strokeDasharray="3 7" />
      <path d={`M0,-5H${length}`} stroke="var(--soot)" strokeWidth={1.5} opacity={0.6} />
    </>
  );
}

function Ruined({ length, gate }: { length: number; gate: boolean }) {
  return (
    <>
      <path d={`M0,0H${length}`} stroke="var(--soot)" strokeWidth={3} strokeDasharray="10 9" opacity={0.55} />
      {!gate && (
        <path
          d={`M${length * 0.18},-4l9,-6 10,5 -4,8z M${length * 0.62},-2l12,-7 8,6 -6,7z`}
          fill="var(--tv-ashlar)"
          {...soot}
        />
      )}
    </>
  );
}

function Gate({ length, high, bare }: { length: number; high: number; bare: boolean }) {
  const tall = Math.max(bare ? 6 : high, 9);
  const bar = (shift: number) => `M${length / 2 + shift},${-tall - 2}v${tall + 4}`;
  return (
    <>
      <rect x={length / 2 - 15} y={-tall - 3} width={30} height={tall + 6} fill="#2a2118" {...soot} />
      <path d={bar(-8) + bar(0) + bar(8)} stroke="var(--tv-timber)" strokeWidth={3} />
    </>
  );
}

function BrokenGate({ length }: { length: number }) {
  return <path d={`M${length * 0.36},-2l8,-9 9,6 6,-7 8,10z`} fill="var(--tv-ashlar)" {...soot} />;
}

function Rubble({ length }: { length: number }) {
  return <path d={`M${length * 0.38},2l7,-11 9,5 5,-9 10,7 4,8z`} fill="var(--tv-ashlar)" {...soot} />;
}

const ORCHID = "#c98bf0";

/** An orchid line: may be chosen. An orchid or white frame: chosen, or attacked. */
function Mark({ mark, length, high }: { mark: PartMark | undefined; length: number; high: number }) {
  const y = -high - 5;
  if (mark === "choosable") {
    return (
      <>
        <path d={`M14,${y}H${length - 14}`} stroke="var(--soot)" strokeWidth={7} />
        <path d={`M15,${y}H${length - 15}`} stroke={ORCHID} strokeWidth={4} />
      </>
    );
  }
  if (mark !== "chosen" && mark !== "attacked") return null;
  const frame = { x: 9, y: y - 1, width: length - 18, height: high + 11, rx: 2, fill: "none" };
  return (
    <>
      <rect {...frame} stroke="var(--soot)" strokeWidth={8} />
      <rect {...frame} stroke={mark === "chosen" ? ORCHID : "#fff"} strokeWidth={4.6} />
    </>
  );
}

import { FortPlan, type FortWorks } from "../fort";
import "./emblem.css";

const stone = (value: number) => ({ value, material: "stone", burnt: false }) as const;
const timber = (value: number) => ({ value, material: "wood", burnt: false }) as const;

const WORKS: FortWorks = {
  courses: {
    north: [stone(2), timber(1)],
    east: [timber(2), timber(1)],
    south: [timber(1), stone(2), timber(1)],
    west: [timber(2)],
    gate: [stone(3)],
  },
  nets: false,
};

/** A fort under its king's flag, without numbers: decorative. */
export function Emblem() {
  return (
    <div className="hero-emblem" aria-hidden="true" inert>
      <div className="tv-emblem">
        <FortPlan label="" seat={1} works={WORKS} flag="flag-borzan">
          <use href="#tv-arms-1" x={78} y={58} width={92} height={103} />
        </FortPlan>
      </div>
    </div>
  );
}

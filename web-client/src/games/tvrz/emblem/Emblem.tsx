import { FortPlan, type FortWorks } from "../fort";
import "./emblem.css";

const stone = (value: number) => ({ value, material: "stone", burnt: false }) as const;
const timber = (value: number) => ({ value, material: "wood", burnt: false }) as const;

const WORKS: FortWorks = {
  courses: {
    north: [stone(2), timber(1)],
    east: [timber(2), timber(1)],
    south: [timber(1), stone(2), timber(1)],
    west: [timber(1)],
    gate: [stone(3)],
  },
  nets: false,
};

/** A fort on the start page: decorative. */
export function Emblem() {
  return (
    <div className="tv-emblem" aria-hidden="true" inert>
      <FortPlan
        label=""
        seat={1}
        works={WORKS}
        flag="flag-borzan"
        hand={9}
        known={{ gate: [9, 11], south: [8] }}
        plates={{ north: 3, east: 3, south: 4, west: 1, gate: 3 }}
      />
    </div>
  );
}

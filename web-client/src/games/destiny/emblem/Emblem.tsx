import { Die, type DieProps } from "../dice";
import type { Side } from "../catalogue";
import "./emblem.css";

const plain: Side = { symbol: "blank", value: 0, x: false, plus: false, cost: 0 };

const die = (side: Partial<Side>, colour: DieProps["colour"], affiliation: DieProps["affiliation"]) => (
  <Die side={{ ...plain, ...side }} colour={colour} affiliation={affiliation} label="" />
);

/** Two pools of dice on sand, across the line between their players: decorative. */
export function Emblem() {
  return (
    <div className="hero-emblem" aria-hidden="true" inert>
      <div className="ds-emblem">
        <div>
          {die({ symbol: "ranged", value: 2, cost: 1 }, "red", "villain")}
          {die({ symbol: "special" }, "blue", "villain")}
        </div>
        <div>
          {die({ symbol: "melee", value: 3 }, "blue", "hero")}
          {die({ symbol: "melee", value: 2, plus: true }, "blue", "hero")}
          {die({ symbol: "shield", value: 1 }, "yellow", "hero")}
        </div>
      </div>
    </div>
  );
}

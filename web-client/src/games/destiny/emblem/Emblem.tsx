import { Die, Joined } from "../dice";
import type { Side } from "../catalogue";
import "./emblem.css";

const base: Side = { symbol: "melee", value: 3, x: false, plus: false, cost: 1 };
const plus: Side = { symbol: "melee", value: 2, x: false, plus: true, cost: 0 };

/** A die joined by a modifier, on sand: decorative. */
export function Emblem() {
  return (
    <div className="hero-emblem" aria-hidden="true" inert>
      <div className="ds-emblem">
        <Joined>
          <Die side={base} colour="blue" affiliation="hero" label="" size={112} state="chosen" />
          <Die side={plus} colour="red" affiliation="villain" label="" size={112} state="joined" />
        </Joined>
      </div>
    </div>
  );
}

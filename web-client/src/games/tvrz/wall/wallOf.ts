// What the wall in front of our hand shows. Pure.
import type { Scene } from "../scene";
import { candidate } from "../choose/draft";
import { burntOf, strengthsOf, worksOf, type Course } from "../fort";
import { isPart, SEGMENTS, sorted, type Held, type Segment } from "./segments";

/** One segment of the unrolled wall. */
export interface WallPart {
  segment: Segment;
  held: readonly Held[];
  /** The works that cover it; null where nothing can be built. */
  courses: readonly Course[] | null;
  /** Courses that the picked card would add. */
  planned: number;
  /** What it takes from an attacker, with what is picked. */
  value: number;
  /** Whether it is attacked, or would grow. */
  hot: boolean;
  /** Whether defenders from here double what the attacker has left. */
  far: boolean;
  /** Who stands before it, and with how much left; null if nobody. */
  foe: { card: string; left: number } | null;
}

/** The wall of our own fort, segment by segment. */
export function wallOf(scene: Scene, seat: number): readonly WallPart[] {
  const { view, catalogue, question, draft } = scene;
  const fort = view.seats[seat];
  const built = worksOf(fort?.works ?? [], catalogue, burntOf(scene.log, seat));
  const values = strengthsOf(built);
  const hand = sorted(fort?.hand ?? [], catalogue);
  const picked = candidate(question, draft);
  const plan = picked?.verb === "build" ? catalogue.cards[picked.parts["card"]?.[0] ?? ""]?.works : null;
  const foe = view.attack?.target === seat ? view.attack : null;
  return SEGMENTS.map((segment) => {
    const part = isPart(segment);
    const planned = part && plan && !plan.onlyFlyers && plan.covers.includes(segment) ? plan.value : 0;
    const attacked = part && foe !== null && foe.part === segment;
    return {
      segment,
      held: hand[segment],
      courses: part ? built.courses[segment] : null,
      planned,
      value: part ? values[segment] + planned : 0,
      hot: attacked || planned > 0,
      far: part && foe !== null && foe.part !== null && !attacked && !foe.doubled,
      foe: attacked ? { card: foe.cards[0]?.card ?? "", left: foe.left } : null,
    };
  });
}

// The prompt while nothing is asked of us: who decides what, as everybody may know it. Pure.
import type { HeldClock, MatchState } from "../../../protocol";
import type { Scene } from "./scene";

/** Questions of a window that several may answer: others learn that they may, and nothing else. */
const SHARED: ReadonlySet<string> = new Set(["approach", "ambush", "exchange"]);

/** Whom the table waits for, as a title and a line of reason. */
export function waiting(
  match: Pick<MatchState, "waiting">,
  scene: Scene,
  held: HeldClock | null = null,
): { title: string; why: string } {
  const { view, you, nameOf, t } = scene;
  const { attack } = view;
  const open = match.waiting.filter(({ seat }) => seat !== you);
  const names = [...new Set(open.map(({ seat }) => nameOf(seat)))];
  const what = open[0]?.prompt ?? null;
  const doing =
    names.length === 0
      ? ""
      : what !== null && SHARED.has(what)
        ? t.mayReact(names)
        : what === "call" && names[0]
          ? t.calls(names[0])
          : t.chooses(names);
  if (attack) {
    const ours = you !== null && (attack.seat === you || attack.target === you);
    const stands = held === null ? "" : held.seat === null ? t.standsStill : t.theyHold(nameOf(held.seat));
    return {
      title: ours && doing ? doing : t.watch(nameOf(attack.seat), nameOf(attack.target)),
      why: [ours ? t.yourFight : doing || t.watching, stands].filter(Boolean).join(". ").replace("..", "."),
    };
  }
  return { title: view.active === you ? t.ownTurn : t.turnOf(nameOf(view.active)), why: doing };
}

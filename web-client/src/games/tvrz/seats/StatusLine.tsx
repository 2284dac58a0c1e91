import type { ReactNode } from "react";
import { Signed, useSigned } from "../../../computer";
import type { Scene } from "../scene";

/** The turn in a line, with our clock, above a narrow field. */
export function StatusLine({ scene, clockOf }: { scene: Scene; clockOf?: (seat: number) => ReactNode }) {
  const { below } = scene;
  const nameOf = useSigned(scene.nameOf);
  return (
    <div className="tv-status">
      <b>
        <Signed words={status({ ...scene, nameOf })} />
      </b>
      <span className="sp" />
      {clockOf?.(below)}
    </div>
  );
}

/** What happens now, in a few words. */
function status({ view, you, nameOf, t }: Scene): string {
  const { attack, turn, active } = view;
  const phase =
    view.phase === "fortify" ? t.phaseFortify : view.phase === "attack" ? t.phaseAttack : t.phaseLay;
  if (attack && attack.target === you) return t.youDefend(turn);
  if (attack && attack.seat !== you) return t.attacksNow(turn, nameOf(attack.seat));
  if (turn === 0) return t.turn(0);
  return active === you ? t.yourTurnNow(turn, phase) : t.turnOf(turn, nameOf(active));
}

// How and when seats went out. Pure.
import type { Scene } from "../scene";

/** The turn in which each seat went out, by the log. */
export function turnsOut(log: Scene["log"]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  let turn = 0;
  for (const event of log) {
    if (event.kind === "turnBegan" && typeof event["turn"] === "number") turn = event["turn"];
    if (event.kind === "out" && typeof event["seat"] === "number") found.set(event["seat"], turn);
  }
  return found;
}

/** Why a seat is out, in a word or two. */
export function whyOut({ view, you, nameOf, t }: Scene, seat: number): string {
  const gone = view.out.find((one) => one.seat === seat);
  if (!gone) return "";
  switch (gone.how as string) {
    case "conquered":
      return gone.by === you ? t.conqueredByYou : t.conquered(gone.by >= 0 ? nameOf(gone.by) : "");
    case "nobody":
      return t.nobodyToAttack;
    case "time":
      return t.time;
    case "left":
      return t.left;
    default:
      return t.gaveUp;
  }
}

/** A ruin in two short lines: when, and why. */
export function howOut(scene: Scene, seat: number): readonly string[] {
  const turn = turnsOut(scene.log).get(seat);
  const why = whyOut(scene, seat);
  return [turn === undefined ? scene.t.out : scene.t.ruinTurn(turn), why].filter(Boolean);
}

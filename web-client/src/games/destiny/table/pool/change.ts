// How a card changes what is being resolved. Pure.
import { sideOf, type Scene } from "../scene";
import { dieOf } from "./groups";

/** Questions that are put while what is being resolved still lies there; later ones are about its effect. */
const BEFORE_PAYING: ReadonlySet<string> = new Set(["join", "target", "shield", "opponent"]);

/** Signs without a value. */
const WORTHLESS: ReadonlySet<string> = new Set(["special", "blank"]);

/** The base die being resolved and how much more or less a card makes it count; null if none changes it. */
export function changeOf(
  scene: Pick<Scene, "view" | "catalogue" | "plain">,
): { die: string; by: number } | null {
  const { view, plain } = scene;
  const { action } = view;
  const base = dieOf(view, action?.die ?? null);
  if (!action || base?.place !== "pool") return null;
  if (WORTHLESS.has(sideOf(scene, base)?.symbol ?? "blank")) return null;
  if (!plain.match.waiting.some(({ prompt }) => prompt !== null && BEFORE_PAYING.has(prompt))) return null;
  const shown = [base.id, ...action.joined].reduce((sum, id) => sum + (dieOf(view, id)?.value ?? 0), 0);
  const by = action.total - shown;
  return by === 0 ? null : { die: base.id, by };
}

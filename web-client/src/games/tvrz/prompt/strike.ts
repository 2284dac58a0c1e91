// An inspection that recognised nobody, as the envoy's owner is told of it. Pure.
import { settled } from "../../../table/settled";
import { cardName, type Scene } from "./scene";

/** Whose patrol, of which level, did not recognise which envoys of ours; null if the log does not say so. */
export function strikeWords(scene: Scene): string | null {
  const { log, view, you, nameOf, t } = scene;
  const told = settled(log).findLast(({ kind }) => kind === "notRecognised");
  if (!told || you === null || told["target"] !== you || typeof told.seat !== "number") return null;
  const unit = view.seats[you]?.units.find(({ number }) => number === told["unit"]);
  const names = (unit?.cards ?? []).flatMap((body) => (body ? [cardName(scene, body.card)] : []));
  const level = typeof told["level"] === "number" ? told["level"] : null;
  return names.length === 0 ? null : t.unrecognised(nameOf(told.seat), level, names.join(" + "));
}

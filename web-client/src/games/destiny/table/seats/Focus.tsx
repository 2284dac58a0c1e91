import { Card, cardFace } from "../../cards";
import { usePointing } from "../plates/pointing";
import type { Scene } from "../scene";

/** One card in full: the event being carried out, else the card under the pointer. */
export function Focus({ scene, small }: { scene: Scene; small: boolean }) {
  const { view, you, nameOf, catalogue, lang, t } = scene;
  const { card } = usePointing();
  const { action } = view;
  const limbo = action?.limbo ?? null;
  const shown = card ?? limbo;
  const face = shown === null ? null : cardFace(catalogue, shown, lang);
  if (!face) return null;
  const title =
    card !== null || action === null
      ? t.underPointer
      : action.seat === you
        ? t.yourEvent
        : t.carriedOut(nameOf(action.seat));
  return (
    <section className="panel ds-panel ds-focus" aria-hidden={card !== null || undefined}>
      <h3>{title}</h3>
      <Card face={face} size={small ? "compact" : "full"} />
    </section>
  );
}

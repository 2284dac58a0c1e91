import { isOf, isPair } from "../choose/draft";
import { PartSign } from "../fort/PartSign";
import { part, sums, type Scene } from "../prompt/scene";
import { stoppers } from "./stoppers";

/** Who could stop what is left: the local defenders with their sum, and all others, with whom it doubles. */
export function WhoStops({ scene, left, narrow }: { scene: Scene; left: number; narrow: boolean }) {
  const { t, view, question, draft } = scene;
  const sent = new Set(draft.order.map(({ card }) => card));
  const offers = (question?.choices ?? []).flatMap((choice) => {
    const { strength, doubled } = sums(choice);
    const card = part(choice, "card");
    // The two of a pair are counted alone.
    if (choice.verb !== "defend" || strength === null || card === null || isPair(choice)) return [];
    const hand = scene.view.seats[scene.you ?? -1]?.hand ?? [];
    const held = hand.filter((body) => body.card === card && isOf(choice, body)).length;
    return Array.from({ length: held }, () => ({ strength, doubles: doubled, sent: sent.has(card) }));
  });
  const { local, others, enough } = stoppers(offers, left);
  const at = view.attack?.part ?? null;
  return (
    <div className={narrow ? "tv-stops tv-slim" : "tv-stops"}>
      <h3>{t.whoStops(left)}</h3>
      {local.length > 0 && (
        <p>
          {at && <PartSign sign={at} />}
          <span>
            <b className="num">
              {local.join(" + ")}
              {!narrow && local.length > 1 && ` = ${local.reduce((a, b) => a + b, 0)}`}
            </b>
            {!narrow && at && <>{t.locals(at)}: </>}
            {enough ? t.enough : t.notEnough}
          </span>
        </p>
      )}
      {others.length > 0 && (
        <p>
          <span className="tv-times-two">×2</span>
          <span>
            <b className="num">{others.join(", ")}</b>
            {narrow ? t.elsewhereShort : t.elsewhere}
          </span>
        </p>
      )}
    </div>
  );
}

import { useTexts } from "../../../../i18n";
import type { Table } from "../../../../table/useTable";
import { cardName, factsOf, inTurn, type Scene } from "../scene";
import type { DestinyView } from "../types";
import { ordersTexts } from "./orders.texts";
import { UpkeepOrder } from "./UpkeepOrder";
import { useOrder } from "./useOrder";

/** Our cards in play with an ability that asks us when it is triggered (D19.5), each card once. */
function asksOf(scene: Scene): readonly string[] {
  const { view, you } = scene;
  const side = you === null ? undefined : view.seats[you];
  if (!side) return [];
  const cards = [
    ...side.characters.flatMap(({ card, upgrades }) => [card, ...upgrades.map((one) => one.card)]),
    ...side.supports.map(({ card }) => card),
  ];
  return [...new Set(cards)].filter((card) => factsOf(scene, card)?.optional);
}

/** Whether this round's discards of a seat are still to come: in upkeep all refill in turn, the battlefield's controller first. */
function refillsLater(view: DestinyView, seat: number): boolean {
  const { phase, battlefield, active } = view;
  if (phase === "action") return true;
  if (phase !== "upkeep" || !battlefield) return false;
  const order = inTurn(view, battlefield.controller);
  return order.indexOf(seat) > order.indexOf(active);
}

/**
 * The answers given beforehand: for each ability ask, always or never (D19.5), passing on, and the discards of upkeep
 * (D19.12).
 */
export function Orders({ scene, table }: { scene: Scene; table: Table }) {
  const { view, you } = scene;
  const t = useTexts(ordersTexts);
  if (you === null || table.over || table.parked || view.seats[you]?.out) return null;
  const cards = asksOf(scene);
  return (
    <details className="panel ds-orders">
      <summary>
        {t.title}
        {table.plans.orders.length > 0 && <span className="chip">{table.plans.orders.length}</span>}
      </summary>
      <p className="muted">{t.why}</p>
      {view.phase === "action" && <PassingOrder {...{ scene, table }} />}
      {refillsLater(view, you) && <UpkeepOrder {...{ scene, table }} seat={you} />}
      {cards.length === 0 && <p className="muted">{t.none}</p>}
      {cards.map((card) => (
        <AbilityOrder key={card} {...{ scene, table, card }} />
      ))}
    </details>
  );
}

/** Whether we pass every further turn of this round. */
function PassingOrder({ scene, table }: { scene: Scene; table: Table }) {
  const t = useTexts(ordersTexts);
  const [answers, give] = useOrder(table, `passing ${scene.view.round}`);
  const passes = answers.includes("pass");
  return (
    <label>
      <input type="checkbox" checked={passes} onChange={() => give(passes ? [] : ["pass"])} />
      <span>{t.pass}</span>
    </label>
  );
}

/** Whether an ability of a card asks, or is always or never used. */
export function AbilityOrder({ scene, table, card }: { scene: Scene; table: Table; card: string }) {
  const t = useTexts(ordersTexts);
  const [answers, give] = useOrder(table, `ability ${card}`);
  return (
    <label>
      <span>{cardName(scene, card)}</span>
      <select
        className="field"
        value={answers[0] ?? ""}
        onChange={({ target }) => give(target.value === "" ? [] : [target.value])}
      >
        <option value="">{t.ask}</option>
        <option value="yes">{t.always}</option>
        <option value="no">{t.never}</option>
      </select>
    </label>
  );
}

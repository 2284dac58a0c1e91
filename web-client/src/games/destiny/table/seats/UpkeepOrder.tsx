import { useTexts } from "../../../../i18n";
import type { Table } from "../../../../table/useTable";
import { cardName, type Scene } from "../scene";
import { ordersTexts } from "./orders.texts";
import { useOrder } from "./useOrder";

/** What ends the discarding. */
const DONE = "done";

const CARD = "card ";

/** The cards named by an order's answers. */
const named = (answers: readonly string[]): string[] =>
  answers.flatMap((answer) => (answer.startsWith(CARD) ? [answer.slice(CARD.length)] : []));

/**
 * What we discard in this round's upkeep, settled before we are asked (D19.12). An order names cards, not places in a
 * hand: of several copies all go.
 */
export function UpkeepOrder({ scene, table, seat }: { scene: Scene; table: Table; seat: number }) {
  const { view } = scene;
  const t = useTexts(ordersTexts);
  const [answers, give] = useOrder(table, `upkeep ${view.round}`);
  const hand = view.seats[seat]?.hand ?? [];
  const settled = answers.length > 0;
  const chosen = named(answers);
  const cards = [...new Set([...hand, ...chosen])];
  const choose = (next: readonly string[]) => give([...next.map((card) => CARD + card), DONE]);
  const words = (card: string): string => {
    const copies = hand.filter((held) => held === card).length;
    const name = cardName(scene, card);
    return copies === 0 ? t.gone(name) : copies === 1 ? name : t.copies(name, copies);
  };
  return (
    <fieldset className="ds-orders-upkeep">
      <legend>{t.upkeep}</legend>
      <label>
        <input type="checkbox" checked={settled} onChange={() => (settled ? give([]) : choose([]))} />
        <span>{t.settle}</span>
      </label>
      {settled &&
        cards.map((card) => {
          const goes = chosen.includes(card);
          return (
            <label key={card} className="ds-orders-card">
              <input
                type="checkbox"
                checked={goes}
                onChange={() => choose(goes ? chosen.filter((one) => one !== card) : [...chosen, card])}
              />
              <span>{words(card)}</span>
            </label>
          );
        })}
      <p className="muted" role="status">
        {settled && (chosen.length === 0 ? t.keepAll : t.discards(chosen.map(words).join(", ")))}
      </p>
    </fieldset>
  );
}

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

const count = (cards: readonly string[], card: string): number => cards.filter((one) => one === card).length;

/** The same cards in the same order, with this many copies of one of them. */
const withCopies = (cards: readonly string[], card: string, copies: number): readonly string[] => {
  let left = copies;
  const kept = cards.filter((one) => one !== card || left-- > 0);
  return [...kept, ...Array.from({ length: Math.max(0, left) }, () => card)];
};

/** What we discard in this round's upkeep, settled before we are asked (D19.12). */
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
    const held = count(hand, card);
    const name = cardName(scene, card);
    if (held === 0) return t.gone(name);
    return held === 1 ? name : t.copies(name, Math.min(held, count(chosen, card)), held);
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
          const goes = count(chosen, card);
          const most = Math.max(goes, count(hand, card));
          const set = (copies: number) => choose(withCopies(chosen, card, copies));
          return most === 1 ? (
            <label key={card} className="ds-orders-card">
              <input type="checkbox" checked={goes > 0} onChange={() => set(goes > 0 ? 0 : 1)} />
              <span>{words(card)}</span>
            </label>
          ) : (
            <label key={card} className="ds-orders-card">
              <select className="field" value={goes} onChange={({ target }) => set(Number(target.value))}>
                {Array.from({ length: most + 1 }, (_, copies) => (
                  <option key={copies}>{copies}</option>
                ))}
              </select>
              <span>{t.ofCopies(cardName(scene, card))}</span>
            </label>
          );
        })}
      <p className="muted" role="status">
        {settled &&
          (chosen.length === 0 ? t.keepAll : t.discards([...new Set(chosen)].map(words).join(", ")))}
      </p>
    </fieldset>
  );
}

import { useId, useState } from "react";
import type { AnswerWords, OrderWords } from "../protocol";
import type { OrderAnswers } from "./orderGroups";
import { timesTexts } from "./times.texts";
import type { Table } from "./useTable";

/** Instead of a choice: hold the public clock and ask. As in the protocol. */
const HOLD = "!hold";

/**
 * Our own standing orders, for every game whose catalogue defines some: the answers that the server gives for us, in
 * order of preference. Visible to nobody else.
 */
export function StandingOrders({ table, groups }: { table: Table; groups: OrderAnswers | undefined }) {
  const { orderWords, plans, match, you, over, parked, lang } = table;
  const t = timesTexts[lang];
  const out = match.out.some(({ seat }) => seat === you);
  if (orderWords.length === 0 || you === null || out || over || parked) return null;
  return (
    <details className="panel standing-orders">
      <summary>
        {t.orders}
        {plans.orders.length > 0 && <span className="chip">{plans.orders.length}</span>}
      </summary>
      <p className="muted">{t.ordersWhy}</p>
      {orderWords.map((words) => (
        <OrderFields key={words.about} {...{ words, table, groups }} />
      ))}
    </details>
  );
}

/** Unconfirmed choices: shown until confirmed, or until something is refused. */
interface Sent {
  refused: number;
  answers: readonly string[];
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((answer, i) => answer === other[i]);

function OrderFields(props: { words: OrderWords; table: Table; groups: OrderAnswers | undefined }) {
  const { words, table, groups } = props;
  const { plans, refused, send, lang } = table;
  const t = timesTexts[lang];
  const id = useId();
  const [sent, setSent] = useState<Sent | null>(null);
  const given = plans.orders.find(({ about }) => about === words.about)?.answers ?? [];
  // Confirming an earlier choice leaves a later one pending.
  if (sent !== null && (sent.refused !== refused || same(sent.answers, given))) setSent(null);
  const answers = sent === null ? given : sent.answers;
  const order = (next: readonly string[]) => {
    setSent({ refused, answers: next });
    send("order", { about: words.about, answers: [...next] });
  };
  const put = (place: number, answer: string) =>
    order(
      answer === ""
        ? answers.slice(0, place)
        : answers
            .map((old, i) => (i === place ? answer : old))
            .concat(place === answers.length ? answer : []),
    );
  // An order that holds the clock also asks: nothing can follow it.
  const places = Math.min(answers.length + (answers.includes(HOLD) ? 0 : 1), words.answers.length);
  /** What may stand at a place: each answer once. */
  const offered = (place: number) =>
    words.answers.filter(({ answer }) => answer === answers[place] || !answers.includes(answer));
  const option = ({ answer, text }: AnswerWords) => (
    <option key={answer} value={answer}>
      {answer === HOLD ? t.holdAndAsk : text}
    </option>
  );
  const options = (place: number) => {
    const all = offered(place);
    return (
      groups?.(words.about, all)?.map(({ name, answers }) => (
        <optgroup key={name} label={name}>
          {answers.map(option)}
        </optgroup>
      )) ?? all.map(option)
    );
  };
  return (
    <fieldset>
      <legend>{words.name}</legend>
      {Array.from({ length: places }, (_, place) => (
        <label key={place} htmlFor={`${id}${place}`}>
          <span>{place === 0 ? t.whenAsked : t.otherwise}</span>
          <select
            id={`${id}${place}`}
            className="field"
            value={answers[place] ?? ""}
            onChange={({ target }) => put(place, target.value)}
          >
            <option value="">{t.askMe}</option>
            {options(place)}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

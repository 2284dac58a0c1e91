import { useState } from "react";
import type { Table } from "../../../../table/useTable";

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((answer, i) => answer === other[i]);

/**
 * The answers given beforehand about something, and how to give others: shown at once, until the server says so or
 * refuses something.
 */
export function useOrder(
  table: Table,
  about: string,
): readonly [answers: readonly string[], give: (answers: readonly string[]) => void] {
  const { plans, refused, send } = table;
  const [sent, setSent] = useState<{ refused: number; answers: readonly string[]; about: string } | null>(
    null,
  );
  const known = plans.orders.find((order) => order.about === about)?.answers ?? [];
  const stale = sent !== null && (sent.refused !== refused || sent.about !== about);
  if (sent !== null && (stale || same(sent.answers, known))) setSent(null);
  const give = (answers: readonly string[]) => {
    setSent({ refused, answers, about });
    send("order", { about, answers: [...answers] });
  };
  return [sent === null || stale ? known : sent.answers, give];
}

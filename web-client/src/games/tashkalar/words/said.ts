import type { Table } from "../../../table/useTable";
import { isMelee } from "../melee";
import { sideName, sidesOf } from "../sides";
import type { ShownMatch } from "../useMatch";
import type { GameTexts } from "./texts";

/** Announced after the newest lines of the log: the scores that changed, and the question. */
export function said(
  { view, news, asking }: ShownMatch,
  { stopped, nameOf }: Pick<Table, "stopped" | "nameOf">,
  t: GameTexts,
): string[] {
  const scored = news.some(({ kind }) => kind === "scored" || kind === "claimed");
  const scores = sidesOf(view, 0)
    .map(({ side, seats: [seat = 0] }) => `${sideName(view, side, nameOf, t)} ${view.seats[seat]?.score}`)
    .join(", ");
  return [
    scored ? `${isMelee(view) ? t.resultWeakest : t.score}: ${scores}.` : "",
    stopped ? "" : (asking.note?.words ?? ""),
    stopped?.title ?? asking.title,
  ];
}

// What every part of the table draws from: the view, our question, the picks, names and words. Pure but for the hook.
import { useCallback, useMemo, type ReactNode } from "react";
import type { Lang } from "../../i18n";
import type { PlainScene } from "../../plain/speech";
import type { MatchEvent, Question } from "../../protocol";
import type { TableProps } from "../../room/tableProps";
import type { DraftTable } from "../../table/useTable";
import { tvrzOf, type TvrzCatalogue } from "./catalogue";
import { tap, type Draft, type Thing } from "./choose/draft";
import { neighbours } from "./field/neighbours";
import type { TvrzView } from "./types";
import { tableTexts, type TableTexts } from "./words/table.texts";

/** A position as one reader sees it. */
export interface Scene {
  view: TvrzView;
  catalogue: TvrzCatalogue;
  /** Our seat, from 0; null for watchers. */
  you: number | null;
  /** The seat at the bottom: ours, or the one a watcher looks from. */
  below: number;
  nameOf: (seat: number) => string;
  lang: Lang;
  t: TableTexts;
  /** Our choices now; null if there are none. */
  question: Question | null;
  draft: Draft;
  /** Points at something on the table; a second time confirms. */
  choose: (thing: Thing) => void;
  /** Who is out. */
  out: ReadonlySet<number>;
  /** Whom `below` may attack on foot, and who may attack it. */
  neighbours: readonly number[];
  /** All events so far, oldest first. */
  log: readonly MatchEvent[];
  /** For sentences of the catalogue. */
  plain: PlainScene;
}

/** The seats that are out. */
export const outOf = (view: TvrzView): ReadonlySet<number> => new Set(view.out.map(({ seat }) => seat));

/** Whether the running attack is ours, on either side. */
export const isOwnFight = ({ view: { attack }, you }: Scene): boolean =>
  attack !== null && you !== null && (attack.seat === you || attack.target === you);

/** Whether the running attack has declared where it goes: the fight has begun. */
export const isDeclared = ({ view: { attack } }: Scene): boolean =>
  attack !== null && (attack.part !== null || attack.infiltrates);

/** Whether our question is about something that lies on the field: a unit that a savage may fight on its way. */
export const asksOfField = ({ question }: Scene): boolean =>
  question !== null && question.choices.some(({ parts }) => parts["unit"] !== undefined);

/** The scene of a running or finished match, as `useTable` has it. */
export function useScene(props: TableProps, table: DraftTable<Draft>): Scene {
  const { lang, log } = props;
  const { match, you, question, draft, nameOf, oneClick, answer, pick } = table;
  const catalogue = tvrzOf(props.catalogue);
  const view = match.view as TvrzView;
  const plain = useMemo(
    () => ({ match, catalogue: props.catalogue, you, nameOf, lang }),
    [match, props.catalogue, you, nameOf, lang],
  );
  const choose = useCallback(
    (thing: Thing) => {
      const next = tap(question, draft, thing);
      const single = question?.choices.find(({ notation }) => notation === next.draft.picked);
      if (next.send) answer(next.send);
      else if (oneClick && single && next.draft.order.length === 0) answer(single);
      else pick(next.draft);
    },
    [question, draft, oneClick, answer, pick],
  );
  const out = outOf(view);
  const below = you ?? 0;
  return {
    view,
    catalogue,
    you,
    below,
    nameOf,
    lang,
    t: tableTexts[lang],
    question,
    draft,
    choose,
    out,
    neighbours: neighbours(view.seats.length, out, below),
    log,
    plain,
  };
}

/** Props of everything that is drawn from the scene alone. */
export interface Drawn {
  scene: Scene;
  children?: ReactNode;
}

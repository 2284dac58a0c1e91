import { useSigned } from "../../computer";
import { useMemo, useState } from "react";
import { hasMouse } from "../../table/useLayout";
import { useNews } from "../../table/useNews";
import type { TableProps } from "../../room/tableProps";
import type { DraftTable } from "../../table/useTable";
import { motion } from "./board";
import type { BoardScene } from "./board/boardProps";
import { changes } from "./board/changes";
import type { TashKalarCatalogue } from "./catalogue";
import { asking } from "./prompt/asking";
import { read, tap, type Draft } from "./prompt/draft";
import type { Asking } from "./prompt/scene";
import type { Hand, HandCard, TashKalarEvent, TashKalarView } from "./types";
import { logLines } from "./words/logLines";
import type { LogLine } from "../../table/LogPanel";
import type { GameTexts } from "./words/texts";

/** A match of Tash-Kalar as shown at our table. */
export interface ShownMatch {
  view: TashKalarView;
  log: readonly TashKalarEvent[];
  /** The log in words. */
  told: readonly LogLine[];
  /** Events since the last render. */
  news: readonly TashKalarEvent[];
  /** The same in words. */
  justTold: readonly LogLine[];
  /** Our hand; null for watchers. */
  hand: Hand | null;
  scene: BoardScene;
  asking: Asking;
  /** Handles a tap or a key on a square. */
  choose: (square: string, by: "tap" | "space" | "enter") => void;
  /** Previews the square under the mouse. */
  hover: (square: string | null) => void;
  /** Inspects a card of the hand. */
  hold: (card: string | null) => void;
}

/** Reads view, question and log through the draft. */
export function useMatch(
  props: TableProps,
  table: DraftTable<Draft>,
  catalogue: TashKalarCatalogue,
  t: GameTexts,
): ShownMatch {
  const { match, you, question, draft, nameOf } = table;
  const [hovered, hover] = useState<string | null>(null);
  const [held, hold] = useState<string | null>(null);
  const signedName = useSigned(nameOf);
  const log = props.log as TashKalarEvent[];
  const view = match.view as TashKalarView;
  const { count, news } = useNews(log);
  const moving = useMemo(() => motion(`${match.id}-${count}`, changes(news)), [match.id, count, news]);
  const told = useMemo(
    () => logLines(log, { view, catalogue, nameOf: signedName, t }),
    [log, view, t, catalogue, signedName],
  );
  const { news: justTold } = useNews(told);
  const hand = you === null ? null : (view.hands[you] ?? null);
  const cards = new Map<string, HandCard>(
    hand ? [...hand.beings, ...hand.legends].map((card) => [card.card, card]) : [],
  );
  const reading = read(
    question,
    draft,
    new Set([...cards.keys(), ...(hand?.flares ?? []).map(({ card }) => card)]),
  );
  const inspected = cards.get(draft.card ?? held ?? "") ?? null;
  const choose = (square: string, by: "tap" | "space" | "enter") => {
    if (!question) return;
    const [only, ...more] = reading.squares.get(square) ?? [];
    if (table.oneClick && only && more.length === 0) {
      table.answer(only);
      return;
    }
    const next = tap(draft, reading, square);
    const again = draft.square === square && reading.candidate !== null;
    const sure = by === "enter" ? again : next.send && (by === "space" || hasMouse());
    if (sure && reading.candidate) table.answer(reading.candidate);
    else table.pick(next.draft);
  };
  return {
    view,
    log,
    told,
    news,
    justTold,
    hand,
    scene: {
      view,
      catalogue,
      question,
      reading,
      draft,
      hover: draft.card === null && question?.prompt === "action" ? null : hovered,
      inspected,
      log,
      you,
      motion: moving,
      t,
      nameOf,
    },
    asking: asking({
      match: { ...match, question },
      view,
      catalogue,
      reading,
      draft,
      inspected,
      you,
      t,
      nameOf,
    }),
    choose,
    hover,
    hold,
  };
}

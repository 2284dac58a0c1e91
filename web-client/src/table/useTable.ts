import { useCallback, useRef, useState, type RefObject } from "react";
import type { Lang } from "../i18n";
import type { Choice, MatchState, OrderWords, Question, RoomState } from "../protocol";
import type { TableProps } from "../room/tableProps";
import { useSetting } from "../settings";
import { NO_PLANS, type Plans } from "../socket";
import { called } from "../ui/names";
import { tableTexts } from "./texts";
import { useDraft } from "./useDraft";
import { useLayout, type Layout } from "./useLayout";
import { useShortcuts } from "./useShortcuts";

/** What every table of a running or ended match goes by. */
export interface Table {
  room: RoomState;
  match: MatchState;
  /** Our seat, from 0; null for those who watch. */
  you: number | null;
  lang: Lang;
  layout: Layout;
  /** Whether seats have clocks. */
  timed: boolean;
  over: boolean;
  parked: boolean;
  /** Whether an answer of ours is on its way. */
  waiting: boolean;
  /** What we may answer now; null while we may not. */
  question: Question | null;
  /** Why nobody can choose now; null while somebody can. */
  stopped: { title: string; why: string } | null;
  canTakeBack: boolean;
  /** What our seat alone knows of its plans. */
  plans: Plans;
  /** The standing orders that may be given, in words. */
  orderWords: readonly OrderWords[];
  /** The number of the newest refusal; 0 if there is none. */
  refused: number;
  /** The server's clock. */
  now: () => number;
  nameOf: (seat: number) => string;
  present: (seat: number) => boolean;
  /** Whether the reader wants choices that can be taken back sent without being confirmed. */
  oneClick: boolean;
  /** Throws the picks away. */
  putDown: () => void;
  answer: (choice: Choice) => void;
  takeBack: () => void;
  send: TableProps["send"];
  /** The help window, open or not. */
  help: boolean;
  showHelp: (open: boolean) => void;
  /** The element in which the single keys look for what they press. */
  root: RefObject<HTMLDivElement | null>;
}

/** The same with what a game keeps of picks that are not sent yet. */
export interface DraftTable<D> extends Table {
  /** The picks towards the next answer; thrown away whenever the question changes. */
  draft: D;
  pick: (draft: D) => void;
}

/**
 * The state of a table that the game does not draw: whose question it is, the draft of the next answer, and the single
 * keys, to which a game adds those of its own by the part of the table that they focus or press.
 */
export function useTable<D>(
  props: TableProps,
  nothing: D,
  keys: Readonly<Record<string, { focus: string } | { press: string }>> = {},
): DraftTable<D> {
  const { state, send, lang, you, waiting, paused = null } = props;
  const { room, match } = state;
  const t = tableTexts[lang];
  const layout = useLayout();
  const [draft, pick] = useDraft<D>(match.asked, nothing);
  const [help, showHelp] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const putDown = () => pick(nothing);
  const find = (where: string) => root.current?.querySelector<HTMLElement>(where);
  useShortcuts({
    c: () => find(".prompt-buttons .btn.pri")?.click(),
    u: () => find(".take-back")?.click(),
    escape: putDown,
    m: () => turnSounds(!sounds),
    "?": () => showHelp(true),
    ...Object.fromEntries(
      Object.entries(keys).map(([key, does]) => [
        key,
        () => ("focus" in does ? find(does.focus)?.focus() : find(does.press)?.click()),
      ]),
    ),
  });
  const [oneClick] = useSetting("oneClick");
  const [sounds, turnSounds] = useSetting("sounds");
  const nameOf = useCallback(
    (seat: number) => called(room.seats[seat]?.player?.name, lang),
    [room.seats, lang],
  );
  const over = match.outcome !== null;
  const parked = room.phase === "parked";
  const stopped = parked ? { title: t.parked, why: t.parkedWhy } : paused;
  return {
    room,
    match,
    you,
    lang,
    layout,
    timed: match.clock !== null && match.clock.control.kind !== "none",
    over,
    parked,
    waiting,
    question: waiting || over || stopped ? null : match.question,
    stopped,
    oneClick,
    canTakeBack: match.canTakeBack && !waiting && !stopped,
    plans: props.plans ?? NO_PLANS,
    orderWords: props.catalogue.table.orders,
    refused: props.refusal?.id ?? 0,
    now: props.now ?? Date.now,
    nameOf,
    present: (seat) => room.seats[seat]?.present ?? true,
    draft,
    pick,
    putDown,
    answer: (choice) => {
      putDown();
      send("choose", { choice: choice.notation, asked: match.asked });
    },
    takeBack: () => void send("takeBack", { moment: match.moment }),
    send,
    help,
    showHelp,
    root,
  };
}

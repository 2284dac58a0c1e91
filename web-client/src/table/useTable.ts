import { useCallback, useRef, useState, type RefObject } from "react";
import type { Lang } from "../i18n";
import type { Catalogue, Choice, MatchState, OrderWords, Question, RoomState } from "../protocol";
import type { TableProps } from "../room/tableProps";
import { useSetting } from "../settings";
import { NO_PLANS, type Plans } from "../socket";
import { called } from "../ui/names";
import { tableTexts } from "./texts";
import { useDraft } from "./useDraft";
import { useHints, type Hinting } from "./hint/useHints";
import { useTutor, type Tutoring } from "./hint/useTutor";
import { useLayout, type Layout } from "./useLayout";
import { useShortcuts } from "./useShortcuts";

/** Common state of every table with a running or finished match. */
export interface Table {
  room: RoomState;
  match: MatchState;
  /** Our seat, from 0; null for watchers. */
  you: number | null;
  lang: Lang;
  layout: Layout;
  /** Whether seats have clocks. */
  timed: boolean;
  over: boolean;
  parked: boolean;
  /** Whether an answer of ours is being sent. */
  waiting: boolean;
  /** Our choices now; null if there are none. */
  question: Question | null;
  /** Why nobody can choose now; null while somebody can. */
  stopped: { title: string; why: string } | null;
  canTakeBack: boolean;
  /** Our seat's private plans. */
  plans: Plans;
  /** What a computer advises us, and how to ask for it. */
  hinting: Hinting;
  /** Asks before a grave mistake. */
  tutoring: Tutoring;
  catalogue: Catalogue;
  /** The available standing orders, in words. */
  orderWords: readonly OrderWords[];
  /** The number of the newest refusal; 0 if there is none. */
  refused: number;
  /** The server's clock. */
  now: () => number;
  nameOf: (seat: number) => string;
  present: (seat: number) => boolean;
  /** Whether the reader wants choices that can be taken back sent without confirmation. */
  oneClick: boolean;
  /** Drops the picks. */
  putDown: () => void;
  answer: (choice: Choice) => void;
  takeBack: () => void;
  send: TableProps["send"];
  /** The help dialog, open or closed. */
  help: boolean;
  showHelp: (open: boolean) => void;
  /** The element in which shortcuts look for their targets. */
  root: RefObject<HTMLDivElement | null>;
}

/** The same with a game's own unsent picks. */
export interface DraftTable<D> extends Table {
  /** The picks towards the next answer; reset whenever the question changes. */
  draft: D;
  pick: (draft: D) => void;
}

/**
 * The state of a table that the game does not draw: whose question it is, the draft of the next answer, and the
 * shortcuts, to which a game adds its own, keyed to the part of the table that they focus or press.
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
  const hinting = useHints(props);
  const tutoring = useTutor(props);
  const find = (where: string) => root.current?.querySelector<HTMLElement>(where);
  useShortcuts({
    c: () => find(".prompt-buttons .btn.pri")?.click(),
    u: () => find(".take-back")?.click(),
    escape: putDown,
    m: () => turnSounds(!sounds),
    n: () => hinting.ask?.(),
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
  const nameOf = useCallback((seat: number) => called(room.seats[seat]?.player, lang), [room.seats, lang]);
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
    hinting,
    tutoring,
    catalogue: props.catalogue,
    orderWords: props.catalogue.table.orders,
    refused: props.refusal?.id ?? 0,
    now: props.now ?? Date.now,
    nameOf,
    present: (seat) =>
      room.seats[seat]?.player?.computer !== undefined || (room.seats[seat]?.present ?? true),
    draft,
    pick,
    putDown,
    answer: (choice) => {
      putDown();
      hinting.answered(choice);
      tutoring.choose(choice);
    },
    takeBack: () => void send("takeBack", { moment: match.moment }),
    send,
    help,
    showHelp,
    root,
  };
}

import { useEffect, useRef, useState } from "react";
import { gameOf } from "../games";
import type { MatchEvent, MatchState } from "../protocol";
import { pace } from "../settings";
import { became, eventSounds, generalSounds, heardOf, type EventSounds } from "./heard";
import { playOwnTurn, playOwnWindow, playSound } from "./play";

/** Milliseconds between two sounds of one move, at full speed. */
const BETWEEN = 150;

/** The volume in a replay, relative to live play. */
const AGAIN = 0.5;

/** The sounds a game defines for its events, or the general ones; null until loaded. */
function useEventSounds(game: string): EventSounds | null {
  const load = gameOf(game)?.sounds;
  const [come, take] = useState<{ of: typeof load; sounds: EventSounds } | null>(null);
  useEffect(() => {
    if (!load) return undefined;
    let shown = true;
    load().then(
      (sounds) => shown && take({ of: load, sounds }),
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, [load]);
  if (!load) return generalSounds;
  return come?.of === load ? come.sounds : null;
}

/** Plays sounds one after the other; returns when the last one begins, in milliseconds from now. */
function playMove(events: readonly MatchEvent[], sounds: EventSounds | null, loudness: number): number {
  const names = sounds === null ? [] : eventSounds(events, sounds);
  const between = BETWEEN * Math.max(pace(), 0.5);
  names.forEach((name, i) => playSound(name, { delay: i * between, loudness }));
  return names.length * between;
}

/** The sounds of a table: events, our turn, the end. Renders nothing. */
export function TableSounds(props: { game: string; match: MatchState; log: readonly MatchEvent[] }) {
  const { game, match, log } = props;
  const sounds = useEventSounds(game);
  const before = useRef({ heard: heardOf(match), told: log.length });
  useEffect(() => {
    const heard = heardOf(match);
    const { heard: last, told } = before.current;
    before.current = { heard, told: log.length };
    const news = last.match === heard.match && log.length > told ? log.slice(told) : [];
    const delay = playMove(news, sounds, 1);
    const change = became(last, heard);
    if (change === "ended") playSound("roll", { delay });
    else if (change === "ourTurn") playOwnTurn({ delay });
    else if (change === "ourWindow") playOwnWindow({ delay });
  }, [match, log, sounds]);
  return null;
}

/** The sounds of a replay at half volume: for single steps forward, never for jumps. Renders nothing. */
export function ReplaySounds(props: { game: string; log: readonly MatchEvent[]; jumps: number }) {
  const { game, log, jumps } = props;
  const sounds = useEventSounds(game);
  const before = useRef({ told: log.length, jumps });
  useEffect(() => {
    const { told, jumps: last } = before.current;
    before.current = { told: log.length, jumps };
    if (jumps === last && log.length > told) playMove(log.slice(told), sounds, AGAIN);
  }, [log, jumps, sounds]);
  return null;
}

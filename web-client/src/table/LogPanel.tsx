import { memo, useEffect, useRef, useState, type ReactNode } from "react";
import { Signed } from "../computer";
import { DealProof } from "../deal";
import { useTexts } from "../i18n";
import type { MatchState, RoomState } from "../protocol";
import { Tabs } from "../ui/Tabs";
import { pieces } from "./marked";
import { tableTexts } from "./texts";

/** Pixels from its end within which a log follows new lines. */
const NEAR = 24;

/** One line of the log. */
export interface LogLine {
  /** Number of the turn that begins here, or null. */
  turn: number | null;
  /** Drawn before the line; null for nothing. */
  sign: ReactNode;
  /** With words in bold, see `strong`. */
  words: string;
  /** An item that a click on its name opens: its key, and its name among the bold words. Null for none. */
  opens: { key: string; name: string } | null;
}

/** What stays on the line of the button before it. */
const STOP = /^[.,:;!?]+/;

/** A sentence with its bold words; the name of an item that can be opened is a button. */
function Sentence({ line, onOpen }: { line: LogLine; onOpen: (key: string) => void }) {
  const { opens, words } = line;
  const all = pieces(words);
  const isButton = (i: number) => i % 2 === 1 && all[i] === opens?.name;
  return (
    <span>
      {all.map((part, i) => {
        if (i % 2 === 0) return <Signed key={i} words={isButton(i - 1) ? part.replace(STOP, "") : part} />;
        if (!opens || !isButton(i)) {
          return (
            <b key={i}>
              <Signed words={part} />
            </b>
          );
        }
        return (
          <span key={i} className="log-held">
            <button type="button" className="log-card" onClick={() => onOpen(opens.key)}>
              {part}
            </button>
            {STOP.exec(all[i + 1] ?? "")?.[0]}
          </span>
        );
      })}
    </span>
  );
}

/** Log, watchers and the proof of a fair deal, one at a time, with one more tab if the game has one. */
export const LogPanel = memo(function LogPanel(props: {
  lines: readonly LogLine[];
  room: RoomState;
  match: MatchState;
  /** Opens the item named in a line. */
  onOpen: (key: string) => void;
  /** The game's own tab; null for none. */
  extra: { name: string; body: ReactNode } | null;
}) {
  const { lines, room, match, extra } = props;
  const t = useTexts(tableTexts);
  const [chosen, choose] = useState<"log" | "extra" | "watchers" | "deal">("log");
  const tab = chosen === "extra" && !extra ? "log" : chosen;
  const end = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  useEffect(() => {
    const box = end.current;
    if (box && follows.current) box.scrollTop = box.scrollHeight;
  }, [lines.length, tab]);
  // In a closed drawer nothing has a height: it is opened at the newest line.
  useEffect(() => {
    const box = end.current;
    const drawer = box?.closest("details");
    const opened = () => {
      if (box && drawer?.open && follows.current) box.scrollTop = box.scrollHeight;
    };
    drawer?.addEventListener("toggle", opened);
    return () => drawer?.removeEventListener("toggle", opened);
  }, []);
  // What is opened beside it takes some of its height: the newest line stays in sight.
  useEffect(() => {
    const box = end.current;
    if (!box || typeof ResizeObserver !== "function") return;
    const observer = new ResizeObserver(() => {
      if (follows.current) box.scrollTop = box.scrollHeight;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  // A reader who has scrolled up stays there while the match goes on.
  useEffect(() => {
    const box = end.current;
    const scrolled = () => {
      if (box) follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    };
    box?.addEventListener("scroll", scrolled);
    return () => box?.removeEventListener("scroll", scrolled);
  }, []);
  const show = (next: typeof chosen) => {
    follows.current = true;
    choose(next);
  };
  const tabs = [
    ["log", t.logTab],
    ...(extra ? ([["extra", extra.name]] as const) : []),
    ["watchers", t.watchers(room.watcherCount)],
    ["deal", t.fairTab],
  ] as const;
  return (
    <section className="panel happenings">
      <Tabs tabs={tabs} chosen={tab} onChoose={show} className="log" panel={end} scrolled>
        {tab === "log" && lines.length === 0 && <p className="muted">{t.logEmpty}</p>}
        {tab === "log" &&
          lines.map((line, i) => (
            <div key={i} className={i === lines.length - 1 ? "log-line current" : "log-line"}>
              <span className="log-turn">{line.turn ?? ""}</span>
              {line.sign ?? <span className="no-piece" />}
              <Sentence line={line} onOpen={props.onOpen} />
            </div>
          ))}
        {tab === "extra" && extra?.body}
        {tab === "watchers" && <Watchers room={room} />}
        {tab === "deal" && (
          <div className="deal">
            <DealProof heading="h3" match={match} game={room.game} form={room.form} />
          </div>
        )}
      </Tabs>
    </section>
  );
});

function Watchers({ room }: { room: RoomState }) {
  const t = useTexts(tableTexts);
  if (room.watcherCount === 0) return <p className="muted">{t.nobodyWatches}</p>;
  const more = room.watcherCount - room.watchers.length;
  return (
    <ul className="watchers">
      {room.watchers.map((watcher) => (
        <li key={watcher.id}>{watcher.name}</li>
      ))}
      {more > 0 && <li className="muted">{t.watchersMore(more)}</li>}
    </ul>
  );
}

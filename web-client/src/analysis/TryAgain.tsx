import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { ComputerSeats } from "../computer";
import { useTexts, type Lang } from "../i18n";
import type { Catalogue, MatchEvent, Refusal, Replay, Try } from "../protocol";
import { http, refusalOf, type Send } from "../socket";
import { TablePage } from "../table/TablePage";
import { Icon } from "../ui/Icons";
import { useOnPage } from "../ui/onPage";
import { refusalTexts, sentence } from "../ui/refusals";
import { percentagePoints } from "./texts";
import { tryTexts } from "./try.texts";
import { asTable } from "./trying";
import "./try.css";

const OUR_OWN = { state: "connected" } as const;

/** What has been tried, and what came of it. */
interface Tried {
  choices: readonly string[];
  now: Try;
}

/**
 * A marked turn of the reader's own, made again at the game's own table: as they saw it then, and judged once there is
 * nothing left to choose.
 */
export function TryAgain(props: {
  link: string;
  match: string;
  replay: Replay;
  /** Of the turn, as in the analysis. */
  seat: number;
  turn: number;
  title: string;
  catalogue: Catalogue;
  lang: Lang;
  /** Goes back to the analysis, to the better turn or to what was played. */
  onDone: (shown: "played" | "better") => void;
}) {
  const { link, match, replay, seat, turn, title, catalogue, lang, onDone } = props;
  const t = useTexts(tryTexts);
  useOnPage("trying");
  const r = useTexts(refusalTexts);
  const [tried, setTried] = useState<Tried | null>(null);
  const [before, setBefore] = useState<readonly MatchEvent[]>([]);
  const [refusal, setRefusal] = useState<(Refusal & { id: number }) | null>(null);
  const [waiting, wait] = useState(false);
  // A table that goes back is set up anew: it does not show how.
  const [times, setTimes] = useState(0);
  const newest = useRef(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const ask = useCallback(
    async (choices: readonly string[], judge: boolean) => {
      const mine = ++newest.current;
      wait(true);
      setRefusal(null);
      try {
        const now = await http.tried(link, match, seat, turn, choices, judge);
        if (newest.current !== mine) return;
        if (choices.length === 0) setBefore(now.log);
        setTried({ choices, now });
      } catch (reason) {
        if (newest.current === mine) setRefusal({ ...refusalOf(reason), id: mine });
      } finally {
        if (newest.current === mine) wait(false);
      }
    },
    [link, match, seat, turn],
  );
  useEffect(() => {
    void ask([], false);
  }, [ask]);

  const over = tried !== null && tried.now.question === null;
  const verdict = tried?.now.verdict ?? null;
  // The board is shown at once, and judged meanwhile; what was refused is asked for again by hand.
  const due = over && verdict === null && refusal === null;
  useEffect(() => {
    if (due && tried) void ask(tried.choices, true);
  }, [due, tried, ask]);

  const back = (choices: readonly string[]) => {
    setTimes((before) => before + 1);
    void ask(choices, false);
  };
  const send: Send = (type, data) => {
    if (tried === null || waiting) return;
    if (type === "choose") void ask([...tried.choices, (data as { choice: string }).choice], false);
    if (type === "takeBack") back(tried.choices.slice(0, -1));
  };
  const log = useMemo(() => [...before, ...(tried?.now.events ?? [])], [before, tried]);

  const by = (difference: number) => percentagePoints(lang, difference);
  const result =
    verdict === null
      ? null
      : verdict.result === "found"
        ? { title: t.found, why: t.foundWhy }
        : verdict.result === "better"
          ? { title: t.better, why: t.betterWhy(by(verdict.gained.mean), by(verdict.behind.mean)) }
          : verdict.result === "worse"
            ? { title: t.worse, why: t.worseWhy(by(-verdict.gained.mean)) }
            : { title: t.same, why: t.sameWhy };
  const said = result ?? (over && refusal === null ? { title: t.judging, why: t.judgingWhy } : null);
  const made = tried?.choices.length ?? 0;
  return (
    <div className="trying" data-tried={waiting ? undefined : made}>
      <section className="trying-bar" aria-labelledby="trying">
        <div className="sp">
          <h1 id="trying" ref={heading} tabIndex={-1}>
            {t.title(title)}
          </h1>
          <p role="status" className={verdict?.result === "found" ? "trying-found" : ""}>
            {refusal ? sentence(r, refusal) : said ? `${said.title}. ${said.why}` : t.lead}
          </p>
        </div>
        <div className="trying-buttons">
          {refusal !== null && (
            <button type="button" className="btn pri" onClick={() => void ask(tried?.choices ?? [], over)}>
              {t.askAgain}
            </button>
          )}
          {made > 0 && (
            <button
              type="button"
              className={result !== null && verdict?.result !== "found" ? "btn pri" : "btn"}
              disabled={waiting}
              onClick={() => back([])}
            >
              <Icon name="undo" />
              {t.again}
            </button>
          )}
          <button type="button" className="btn" onClick={() => onDone("better")}>
            <Icon name="eye" />
            {t.show}
          </button>
          <button type="button" className="btn quiet" onClick={() => onDone("played")}>
            {t.leave}
          </button>
        </div>
      </section>
      {tried === null ? (
        <div className="plain" aria-busy={refusal === null} />
      ) : (
        <ComputerSeats levels={replay.computers}>
          <TablePage
            key={times}
            state={asTable(replay, tried.now, made)}
            log={log}
            send={send}
            connection={OUR_OWN}
            refusal={null}
            waiting={waiting && !over}
            lang={lang}
            catalogue={catalogue}
            you={seat}
            paused={said}
          />
        </ComputerSeats>
      )}
    </div>
  );
}

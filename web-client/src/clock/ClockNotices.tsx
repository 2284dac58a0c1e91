import { useEffect, useRef, useState } from "react";
import { listed, useLanguage, useTexts } from "../i18n";
import type { AbsentSeat, ClockState } from "../protocol";
import type { Send } from "../socket";
import { Icon } from "../ui/Icons";
import { Answers, Notice } from "./Notice";
import { clockTexts, type ClockTexts } from "./texts";
import { useNow } from "./useNow";
import { Wait } from "./Wait";
import { controlWords } from "./words";

/** Milliseconds between checks of whether a win can be claimed: the estimate of the server's clock may change. */
const LOOK_AGAIN = 1_000;

/** Milliseconds before which it is not said how long a player has been gone: they may be back at once. */
const COUNTED = 5_000;

export interface ClockNoticesProps {
  clock: ClockState;
  /** The version of the match; sent with a claim. */
  moment: number;
  /** Our seat; null for watchers. */
  you: number | null;
  /** The side of each seat. */
  sides: readonly number[];
  /** The seats that are out while the others play on. */
  out: readonly number[];
  nameOf: (seat: number) => string;
  send: Send;
  /** The server's clock. */
  now: () => number;
}

type Proposal = NonNullable<ClockState["proposal"]>;

type Declined = NonNullable<ClockState["declined"]>;

/** How long the outcome of a proposal stays on screen, in milliseconds. */
const TOLD_FOR = 8_000;

/** Who ended a proposal, and who had made it. */
function endedWords(
  { seat, by }: Declined,
  { you, nameOf }: Pick<ClockNoticesProps, "you" | "nameOf">,
  t: ClockTexts,
): string {
  if (by === you) return seat === you ? t.youWithdrew : t.youDeclined;
  if (seat === you) return t.theyDeclined(nameOf(by));
  return by === seat ? t.theyWithdrew(nameOf(seat)) : t.oneDeclined(nameOf(by), nameOf(seat));
}

/** Notices about time: the match is paused, a proposal is open, a player is gone. */
export function ClockNotices(props: ClockNoticesProps) {
  const { clock, you, nameOf } = props;
  const t = useTexts(clockTexts);
  const [over, setOver] = useState<Declined | null>(null);
  const last = clock.declined?.number;
  /** A proposal that had ended before this page opened is no news. */
  const known = useRef(last);
  useEffect(() => {
    if (clock.proposal !== null) setOver(null);
    else if (clock.declined !== null && known.current !== last) setOver(clock.declined);
    known.current = last;
  }, [clock, last]);
  useEffect(() => {
    if (over === null) return undefined;
    const timer = setTimeout(() => setOver(null), TOLD_FOR);
    return () => clearTimeout(timer);
  }, [over]);
  return (
    <>
      <div className="clock-told" aria-live="polite">
        {over !== null && <Notice kind="told" title={endedWords(over, { you, nameOf }, t)} />}
      </div>
      {clock.paused !== null && <Paused {...props} paused={clock.paused} />}
      {clock.proposal !== null && (
        <Proposed key={clock.proposal.number} {...props} proposal={clock.proposal} />
      )}
      {clock.absent
        .filter(({ seat }) => seat !== props.you)
        .map((absent) => (
          <Gone key={`${absent.seat}-${absent.since}`} {...props} absent={absent} />
        ))}
    </>
  );
}

function useNames(): (names: readonly string[]) => string {
  const { lang } = useLanguage();
  return (names) => listed(lang, names);
}

function Paused(props: ClockNoticesProps & { paused: NonNullable<ClockState["paused"]> }) {
  const { paused, sides, out, nameOf, send } = props;
  const you = props.you !== null && out.includes(props.you) ? null : props.you;
  const t = useTexts(clockTexts);
  const { locale } = useLanguage();
  const names = useNames();
  const until = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(
    paused.until,
  );
  const agreed = you !== null && paused.agreed.includes(you);
  const others = paused.agreed.filter((seat) => seat !== you).map(nameOf);
  const missing = sides.flatMap((_, seat) =>
    paused.agreed.includes(seat) || out.includes(seat) ? [] : [nameOf(seat)],
  );
  return (
    <Notice
      kind="paused"
      icon={<Icon name="pause" />}
      title={
        <span role="status">
          <b>{t.paused}.</b> {t.pausedUntil(until)}{" "}
          {agreed
            ? t.youWantToGoOn(names(missing))
            : others.length > 0
              ? t.wantToGoOn(names(others), others.length)
              : t.goOnHow}
        </span>
      }
    >
      {you !== null && !agreed && (
        <Answers>
          <button type="button" className="btn pri" onClick={() => send("unpause", {})}>
            {t.goOn}
          </button>
        </Answers>
      )}
    </Notice>
  );
}

function Proposed(props: ClockNoticesProps & { proposal: Proposal }) {
  const { proposal, sides, out, nameOf, send } = props;
  const you = props.you !== null && out.includes(props.you) ? null : props.you;
  const t = useTexts(clockTexts);
  const names = useNames();
  const { number, seat, kind, control } = proposal;
  const clock = control ? controlWords(control, t) : "";
  const own = seat === you;
  const agreed = you !== null && proposal.agreed.includes(you);
  const missing = sides.flatMap((_, one) =>
    proposal.agreed.includes(one) || out.includes(one) ? [] : [nameOf(one)],
  );
  const what = own
    ? kind === "pause"
      ? t.youProposePause
      : t.youProposeClock(clock)
    : kind === "pause"
      ? t.proposesPause(nameOf(seat))
      : t.proposesClock(nameOf(seat), clock);
  return (
    <Notice
      kind="proposed"
      title={
        <span role={agreed || you === null ? "status" : "alert"}>
          <b>{what}</b> {agreed && !own && `${t.youAgreed} `}
          {(agreed || you === null) && t.waitingFor(names(missing))}
        </span>
      }
    >
      {you !== null && (
        <Answers key={`${agreed}`}>
          <button type="button" className="btn" onClick={() => send("decline", { proposal: number })}>
            {own ? t.withdraw : t.decline}
          </button>
          {!agreed && (
            <button type="button" className="btn" onClick={() => send("agree", { proposal: number })}>
              {t.agree}
            </button>
          )}
        </Answers>
      )}
    </Notice>
  );
}

/** From so many seats on a computer in the place of a player is what suits the others best. */
const MANY = 3;

/**
 * What can be done once a player has been gone too long: play on, claim the win, end the match, or nothing but to let
 * a computer play for them.
 *
 * @param claims whether we may do more than that
 */
function whatThen(absent: AbsentSeat, sides: readonly number[], claims: boolean, t: ClockTexts) {
  if (!claims && absent.computer !== null) {
    return {
      in: t.standInIn,
      othersIn: t.othersEndIn,
      now: t.standInNow,
      othersNow: t.othersEndNow,
      act: null,
    };
  }
  if (absent.goesOn) {
    return {
      in: t.playOnIn,
      othersIn: t.othersPlayOnIn,
      now: t.playOnNow,
      othersNow: t.othersPlayOnNow,
      act: t.playOn,
    };
  }
  const two = new Set(sides).size === 2;
  return {
    in: two ? t.claimIn : t.endIn,
    othersIn: t.othersEndIn,
    now: two ? t.claimNow : t.endNow,
    othersNow: t.othersEndNow,
    act: two ? t.claim : t.end,
  };
}

/** A player the others wait for: how long they have been gone, and when something can be done about it. */
function Gone(props: ClockNoticesProps & { absent: AbsentSeat }) {
  const { absent, moment, you, sides, out, nameOf, send, clock } = props;
  const t = useTexts(clockTexts);
  const [waits, setWaits] = useState(false);
  const now = useNow(props.now, (at) =>
    at < absent.claimableAt ? Math.min(absent.claimableAt - at, LOOK_AGAIN) : LOOK_AGAIN,
  );
  const due = now >= absent.claimableAt;
  const plays = you !== null && !out.includes(you);
  const claims = plays && (absent.goesOn || sides[you] !== sides[absent.seat]);
  const standsIn = plays && absent.computer !== null;
  const may = claims || standsIn;
  const said = whatThen(absent, sides, claims || !plays, t);
  const name = nameOf(absent.seat);
  // A question asked again starts a new wait.
  useEffect(() => setWaits(false), [absent.claimableAt]);
  if (clock.paused !== null) return null;
  return (
    <Notice
      kind={!may || !due ? "gone" : waits ? "gone waits" : "gone due"}
      title={
        <>
          <b>
            {now - absent.since < COUNTED ? (
              // The status says the same.
              <span aria-hidden="true">{t.gone(name)}</span>
            ) : (
              <>
                {t.goneFor(name)} <Wait since={absent.since} now={props.now} />.
              </>
            )}
          </b>{" "}
          {!due && (
            <>
              {may ? said.in : said.othersIn} <Wait until={absent.claimableAt} now={props.now} />.
            </>
          )}
          {due && (may ? said.now : said.othersNow)} {due && claims && standsIn && t.orStandIn}
          <span className="visually-hidden" role="status">
            {t.gone(name)} {due && may && said.now}
          </span>
        </>
      }
    >
      {may && due && (
        <Answers key={`${waits}`}>
          {!waits && (
            <button type="button" className="btn" onClick={() => setWaits(true)}>
              {t.wait}
            </button>
          )}
          {said.act !== null && (
            <button
              type="button"
              className={waits ? "btn quiet" : "btn"}
              onClick={() => send("claimWin", { moment })}
            >
              <Icon name="flag" />
              {said.act}
            </button>
          )}
          {standsIn && (
            <button
              type="button"
              className={waits ? "btn quiet" : sides.length >= MANY ? "btn pri" : "btn"}
              onClick={() => send("standIn", { moment })}
            >
              {t.standIn}
            </button>
          )}
        </Answers>
      )}
    </Notice>
  );
}

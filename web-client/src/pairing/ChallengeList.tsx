import { useEffect, useLayoutEffect, useRef } from "react";
import { useLanguage, useTexts } from "../i18n";
import { Icon } from "../ui/Icons";
import { Link } from "../ui/Link";
import { pageOf, usePath } from "../ui/navigation";
import { refusalTexts, sentence } from "../ui/refusals";
import { useChallenges, type RefusedAnswer } from "./Challenges";
import { WishWords } from "./Looking";
import { pairingTexts } from "./texts";
import type { Challenge } from "./wishes";

/** Codes for a challenge that was answered, withdrawn or has expired. */
const GONE: readonly string[] = ["not-found", "stale", "expired"];

/** The refused answer and its reason, until dismissed. */
function RefusedNote({ refused, className = "" }: { refused: RefusedAnswer; className?: string }) {
  const t = useTexts(pairingTexts);
  const r = useTexts(refusalTexts);
  const { putOff } = useChallenges();
  return (
    <div className={`row ${className}`}>
      <p className="note bad sp">
        {GONE.includes(refused.refusal.code)
          ? t.challengeGone(refused.name)
          : `${t.challengeWith(refused.name)}: ${sentence(r, refused.refusal)}`}
      </p>
      <button type="button" className="btn quiet icn" aria-label={t.dismiss} onClick={putOff}>
        <Icon name="not" />
      </button>
    </div>
  );
}

/** Accept and decline, and where there is space also decline and block. */
function Answers(props: { challenge: Challenge; onDecline?: () => void; block?: boolean }) {
  const { challenge, onDecline } = props;
  const t = useTexts(pairingTexts);
  const { accept, answering, decline, block } = useChallenges();
  const { name } = challenge.player;
  const busy = answering(challenge.id);
  return (
    <>
      <button
        type="button"
        className="btn pri"
        disabled={busy}
        aria-label={`${t.accept}: ${name}`}
        onClick={() => accept(challenge.id)}
      >
        {t.accept}
      </button>
      <button
        type="button"
        className="btn"
        disabled={busy}
        aria-label={`${t.decline}: ${name}`}
        onClick={() => {
          onDecline?.();
          decline(challenge.id);
        }}
      >
        {t.decline}
      </button>
      {props.block && (
        <button
          type="button"
          className="btn quiet"
          disabled={busy}
          aria-label={`${t.block}: ${name}`}
          onClick={() => {
            onDecline?.();
            block(challenge);
          }}
        >
          {t.block}
        </button>
      )}
    </>
  );
}

/** All challenges received and sent; nothing if there are none. */
export function ChallengeList() {
  const t = useTexts(pairingTexts);
  const { locale } = useLanguage();
  const { answering, challenges, refused, withdraw } = useChallenges();
  const { incoming, outgoing } = challenges;
  const section = useRef<HTMLElement>(null);
  /** The answered item and its position: its buttons disappear, and the focus with them. */
  const answered = useRef<{ id: string; at: number } | null>(null);
  useLayoutEffect(() => {
    const last = answered.current;
    if (last === null) return;
    if ([...incoming, ...outgoing].some(({ id, state }) => id === last.id && state === "open")) return;
    answered.current = null;
    const item = section.current?.querySelectorAll("li")[last.at];
    const next = item?.querySelector<HTMLElement>("button, a") ?? section.current?.querySelector("h2");
    next?.focus();
  }, [incoming, outgoing]);
  if (incoming.length + outgoing.length === 0 && refused === null) return null;
  const until = ({ expires }: Challenge) =>
    t.until(new Date(expires).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" }));
  return (
    <section ref={section} aria-labelledby="challenges">
      <h2 id="challenges" tabIndex={-1}>
        {t.challenges}
      </h2>
      <div className="panel challenge-list">
        <ul>
          {incoming.map((one, i) => (
            <li key={one.id}>
              <p>
                <b>{t.challengesYou(one.player.name)}</b>
                <small>
                  <WishWords wish={one.terms} /> · {t.rating(one.rating)} · {until(one)}
                </small>
              </p>
              <Answers challenge={one} onDecline={() => (answered.current = { id: one.id, at: i })} block />
            </li>
          ))}
          {outgoing.map((one, i) => (
            <li key={one.id}>
              <p>
                <b>
                  {one.state === "open" ? t.youChallenge(one.player.name) : t[one.state](one.player.name)}
                </b>
                <small>
                  <WishWords wish={one.terms} />
                  {one.state === "open" && ` · ${until(one)}`}
                </small>
              </p>
              {one.state === "open" && (
                <button
                  type="button"
                  className="btn"
                  disabled={answering(one.id)}
                  aria-label={`${t.withdraw}: ${one.player.name}`}
                  onClick={() => {
                    answered.current = { id: one.id, at: incoming.length + i };
                    withdraw(one.id);
                  }}
                >
                  {t.withdraw}
                </button>
              )}
              {one.link !== null && (
                <Link href={`/r/${one.link}`} className="btn pri">
                  {t.toTable}
                </Link>
              )}
            </li>
          ))}
        </ul>
        <div role="alert">{refused && <RefusedNote refused={refused} className="challenge-refused" />}</div>
      </div>
    </section>
  );
}

/** New challenges, above every page that does not list them; each can be dismissed. */
export function ChallengeToasts() {
  const t = useTexts(pairingTexts);
  const { challenges, refused, dismissed, dismiss } = useChallenges();
  const page = pageOf(usePath());
  const here = page.page === "room" ? page.token : null;
  const atTable = (link: string | null) => link !== null && link === here;
  // Anyone who has come to the table needs no link to it any more, wherever they go next.
  const reached = challenges.outgoing.find((one) => atTable(one.link) && !dismissed(one));
  useEffect(() => {
    if (reached) dismiss(reached);
  }, [reached, dismiss]);
  const news = [
    ...challenges.incoming,
    ...challenges.outgoing.filter(({ state, link }) => state !== "open" && !atTable(link)),
  ].filter((one) => !dismissed(one));
  return (
    <div className={page.page === "room" ? "toasts at-table" : "toasts"} role="status">
      {page.page !== "start" && refused && (
        <div className="panel toast">
          <RefusedNote refused={refused} />
        </div>
      )}
      {page.page !== "start" &&
        news.map((one) => (
          <div key={`${one.id} ${one.state}`} className="panel toast">
            <div className="row toast-head">
              <p className="sp">
                <b>
                  {one.state === "open" ? t.challengesYou(one.player.name) : t[one.state](one.player.name)}
                </b>
                <small>
                  <WishWords wish={one.terms} />
                  {one.state === "open" && ` · ${t.rating(one.rating)}`}
                </small>
              </p>
              <button
                type="button"
                className="btn quiet icn"
                aria-label={`${t.dismiss}: ${one.player.name}`}
                onClick={() => dismiss(one)}
              >
                <Icon name="not" />
              </button>
            </div>
            {one.state === "open" && (
              <div className="row wrap">
                <Answers challenge={one} />
              </div>
            )}
            {one.link !== null && (
              <Link href={`/r/${one.link}`} className="btn pri" onClick={() => dismiss(one)}>
                {t.toTable}
              </Link>
            )}
          </div>
        ))}
    </div>
  );
}

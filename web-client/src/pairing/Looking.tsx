import { useEffect, useRef, useState } from "react";
import { clockTexts, shortControl } from "../clock";
import { useTexts } from "../i18n";
import { gameOf } from "../games";
import { ratingTexts } from "../rating/texts";
import { useForms } from "../setup";
import { Icon } from "../ui/Icons";
import { Link } from "../ui/Link";
import { pageOf, usePath } from "../ui/navigation";
import { titleOf, unusual, useWords } from "../words";
import { useSearch } from "./Search";
import { pairingTexts } from "./texts";
import { length, running } from "./words";
import { wishOf, type Offer, type Wish } from "./wishes";
import "./pairing.css";

/** A form, a clock, rated or casual and other options, in one line. */
export function WishWords({ wish }: { wish: Wish & { options?: Record<string, string> } }) {
  const t = useTexts(pairingTexts);
  const inClocks = useTexts(clockTexts);
  const inRatings = useTexts(ratingTexts);
  const words = useWords();
  const form = useForms(wish.game).forms.find(({ key }) => key === wish.form);
  return (
    <>
      {titleOf(words, wish.game, wish.form)}
      {(wish.seats ?? 0) > 2 && ` (${t.players(wish.seats ?? 0)})`} · {shortControl(wish.clock, inClocks)} ·{" "}
      {[
        wish.rated ? inRatings.ratedYes : inRatings.ratedNo,
        ...unusual(words[wish.game], form, wish.options ?? {}, gameOf(wish.game)?.ownOptions ?? []),
      ].join(" · ")}
    </>
  );
}

/** Milliseconds before which it is not said how long the search has been running. */
const COUNTED = 5_000;

/** How long the search has been running; read out only on focus. */
function Since({ since, words }: { since: number; words?: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  if (now - since < COUNTED) return null;
  return (
    <>
      {words} <span className="num">{running(now - since)}</span>
    </>
  );
}

/** The running search, its time and how to stop it; on the start page. Takes the focus when it replaces a form. */
export function Looking({ focus = false, onCancel }: { focus?: boolean; onCancel?: () => void }) {
  const t = useTexts(pairingTexts);
  const { offer, since, cancel } = useSearch();
  const section = useRef<HTMLElement>(null);
  const shown = offer !== null;
  useEffect(() => {
    if (shown && focus) section.current?.focus();
  }, [shown, focus]);
  if (offer === null) return null;
  return (
    <section ref={section} tabIndex={-1} className="panel start-form looking" aria-labelledby="looking">
      <h2 id="looking">{t.looking}</h2>
      <p>
        <WishWords wish={offer} />
      </p>
      <p className="looking-time">
        <Since since={since} words={t.since} />
      </p>
      <p className="note">
        {offer.waiting > 1 && `${t.others(offer.waiting - 1)} `}
        {offer.expected !== null && `${t.usually(length(offer.expected, t))} `}
        {t.keepOpen}
      </p>
      <button
        type="button"
        className="btn"
        onClick={() => {
          onCancel?.();
          cancel();
        }}
      >
        {t.cancel}
      </button>
    </section>
  );
}

/** The message that an opponent was found and we did not come, with a button to search again. */
function Absent({ absent }: { absent: Offer }) {
  const t = useTexts(pairingTexts);
  const { look, cancel } = useSearch();
  return (
    <div className="looking-bar absent" role="alert">
      <span className="sp">
        <b>{t.absent}</b>{" "}
        <small>
          <WishWords wish={absent} />
        </small>
      </span>
      <button type="button" className="btn pri" onClick={() => look(wishOf(absent))}>
        {t.lookAgain}
      </button>
      <button type="button" className="btn quiet icn" aria-label={t.dismiss} onClick={cancel}>
        <Icon name="not" />
      </button>
    </div>
  );
}

/** The same in one line above every other page, with the link to the waiting table. */
export function LookingBar() {
  const t = useTexts(pairingTexts);
  const { offer, since, link, begun, putBegun, absent, cancel } = useSearch();
  const page = pageOf(usePath());
  const there = page.page === "room" && page.token === link;
  if (link !== null && !there) {
    return (
      <div className="looking-bar" role="alert">
        <b className="sp">{t.found}</b>
        <Link href={`/r/${link}`} className="btn pri">
          {t.toTable}
        </Link>
      </div>
    );
  }
  if (begun !== null && !(page.page === "room" && page.token === begun)) {
    return (
      <div className="looking-bar" role="alert">
        <b className="sp">{t.begun}</b>
        <Link href={`/r/${begun}`} className="btn pri" onClick={putBegun}>
          {t.toTable}
        </Link>
        <button type="button" className="btn quiet icn" aria-label={t.dismiss} onClick={putBegun}>
          <Icon name="not" />
        </button>
      </div>
    );
  }
  if (absent !== null) return <Absent absent={absent} />;
  if (offer === null || page.page === "start") return null;
  return (
    <div className="looking-bar" role="region" aria-label={t.looking}>
      <span className="sp">
        <b>{t.looking}</b>{" "}
        <small>
          <WishWords wish={offer} />
        </small>
      </span>
      <Since since={since} />
      <button type="button" className="btn" onClick={cancel}>
        {t.cancel}
      </button>
    </div>
  );
}

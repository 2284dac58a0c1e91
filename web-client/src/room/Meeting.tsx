import { useEffect } from "react";
import { clockTexts, controlWords, ownTime, useNow } from "../clock";
import { useLanguage, useTexts } from "../i18n";
import { pairingTexts, running, useSearch } from "../pairing";
import type { Catalogue, RoomState } from "../protocol";
import { ratingTexts } from "../rating/texts";
import { ratedWords } from "../rating/words";
import { Icon } from "../ui/Icons";
import { Link } from "../ui/Link";
import { go } from "../ui/navigation";
import { called } from "../ui/names";
import { Page } from "../ui/Page";
import { frameTexts } from "../ui/texts";
import { refusalTexts } from "../ui/refusals";
import { roomTexts } from "./texts";

/** Seconds before the end at which screen readers are told. */
const TOLD = [10, 30];

/** The longest time a table waits, in milliseconds: a full bar. */
const FULL = 60_000;

/** How long everyone still has to arrive. Announced only at a few moments, or on focus. */
function TimeLeft({ until }: { until: number }) {
  const t = useTexts(roomTexts);
  const now = useNow(ownTime, (time) => (time < until ? (until - time) % 1_000 || 1_000 : null));
  const left = Math.max(0, until - now);
  const seconds = Math.ceil(left / 1_000);
  const told = seconds > 0 ? TOLD.find((n) => seconds <= n) : undefined;
  return (
    <div className="meeting-time">
      <p role="timer">
        <span className="num">{running(seconds * 1_000)}</span> {t.meetingLeft}
      </p>
      <div className="meeting-bar" aria-hidden="true">
        <div style={{ width: `${Math.min(100, (100 * left) / FULL)}%` }} />
      </div>
      <p className="visually-hidden" role="status">
        {told !== undefined && t.meetingSoon(told)}
      </p>
    </div>
  );
}

/** A table from matchmaking: nothing to choose, the match begins when everyone is here. */
export function Meeting({ room, catalogue }: { room: RoomState; catalogue: Catalogue }) {
  const t = useTexts(roomTexts);
  const p = useTexts(pairingTexts);
  const inClocks = useTexts(clockTexts);
  const inRatings = useTexts(ratingTexts);
  const { lang } = useLanguage();
  const { link, until, cancel } = useSearch();
  const ours = link !== null && link === room.seatLink;
  const missing = room.seats.flatMap(({ player, present }) =>
    present || !player ? [] : [called(player, lang)],
  );
  return (
    <div className="plain meeting">
      <h1>{room.seats.length > 2 ? t.meetingMany : t.meeting}</h1>
      <p>
        {catalogue.words.forms[room.form]?.name ?? room.form} · {controlWords(room.clock, inClocks)} ·{" "}
        {ratedWords(room, inRatings)}
      </p>
      {ours && until !== null && <TimeLeft until={until} />}
      <ul className="panel">
        {room.seats.map(({ player, present }, i) => (
          <li key={i}>
            <Icon name={present ? "check" : "clock"} />
            <b className="sp">{player && called(player, lang)}</b>
            <span className="muted">{present ? t.meetingHere : t.meetingComing}</span>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {missing.length > 0 && t.meetingWaits(missing.join(", "))}
      </p>
      <p className="note">{t.meetingHow}</p>
      {ours && (
        <button
          type="button"
          className="btn"
          onClick={() => {
            cancel();
            go("/");
          }}
        >
          {p.cancel}
        </button>
      )}
    </div>
  );
}

/** A table at which not everyone arrived: why, and the state of the search. */
export function NotMet() {
  const t = useTexts(roomTexts);
  const r = useTexts(refusalTexts);
  const inFrame = useTexts(frameTexts);
  const { offer, absent, ask } = useSearch();
  useEffect(() => ask(), [ask]);
  return (
    <Page title={t.notMet}>
      <div className="plain">
        <h1>{t.notMet}</h1>
        <p>{absent === null ? r["not-met"] : t.notMetLate}</p>
        <p role="status">{offer !== null && t.notMetLooking}</p>
        <Link href="/" className="btn">
          {inFrame.goToStart}
        </Link>
      </div>
    </Page>
  );
}

import { useTexts } from "../i18n";
import type { MyRoom } from "../protocol";
import { Icon } from "../ui/Icons";
import { Link } from "../ui/Link";
import { pageOf, usePath } from "../ui/navigation";
import { useOnPage } from "../ui/onPage";
import { useMyRooms } from "./LiveProvider";
import { liveTexts } from "./texts";
import "./live.css";

/** The rooms where it is our move, except the one on this page; the longest wait first. */
export function useWaiting(): MyRoom[] {
  const page = pageOf(usePath());
  const here = page.page === "room" ? page.token : null;
  const waiting = (useMyRooms() ?? []).filter(({ turn, link }) => turn && link !== here);
  return waiting.sort((one, other) => one.since - other.since);
}

/** In the top bar: in how many matches it is our move, linking to the one that has waited longest. */
export function TurnsLink() {
  const t = useTexts(liveTexts);
  const waiting = useWaiting();
  const playing = pageOf(usePath()).page === "room";
  const next = waiting[0];
  useOnPage("count", next !== undefined);
  if (next === undefined) return null;
  return (
    <Link href={`/r/${next.link}`} className="btn quiet turns-link">
      <Icon name="swords" />
      <span>{playing ? t.nextMatch : t.yourMove}</span>
      <b className="count">{waiting.length}</b>
      <span className="visually-hidden">: {t.toNext(waiting.length)}</span>
    </Link>
  );
}

import { useEffect, useRef } from "react";
import { useSession } from "../account/Session";
import { usePlayerState } from "../account/usePlayerState";
import { useLanguage, useTexts } from "../i18n";
import { useHeard } from "../live";
import type { Notice } from "../protocol";
import { Icon } from "../ui/Icons";
import { Link } from "../ui/Link";
import { useOnPage } from "../ui/onPage";
import { Refused } from "../ui/Refused";
import { useFormNames } from "../words";
import { useNotices } from "./Notices";
import { noticeTexts } from "./texts";
import { noticeWords } from "./words";
import "./notice.css";

/** The bell: the number of unread notices, and all notices in a panel. */
export function Bell() {
  const t = useTexts(noticeTexts);
  const { locale } = useLanguage();
  const { player } = useSession();
  const { unread, notices, refusal, marking, ask, markRead } = useNotices();
  const [newest, setNewest] = usePlayerState<Notice | null>(null);
  const formName = useFormNames();
  const panel = useRef<HTMLDivElement>(null);

  const words = (notice: Notice) =>
    noticeWords(notice, formName(notice.params.game ?? "", notice.params.form ?? ""), t);
  useHeard("noticed", ({ newest }) => {
    if (newest !== null) setNewest(newest);
  });
  useEffect(() => {
    const element = panel.current;
    const toggled = (event: Event) => {
      if ((event as ToggleEvent).newState === "open") ask();
    };
    element?.addEventListener("toggle", toggled);
    return () => element?.removeEventListener("toggle", toggled);
  }, [ask, player]);

  useOnPage("count", player !== null && unread > 0);
  if (player === null) return null;
  const close = () => panel.current?.hidePopover();
  return (
    <>
      <button type="button" className="btn quiet bell" popoverTarget="notices" aria-label={t.bell(unread)}>
        <Icon name="bell" />
        {unread > 0 && <b className="count">{unread}</b>}
      </button>
      <div
        id="notices"
        popover="auto"
        ref={panel}
        className="panel notices"
        role="group"
        aria-label={t.title}
      >
        <div className="row">
          <h2 className="sp">{t.title}</h2>
          {unread > 0 && notices !== null && (
            <button type="button" className="btn quiet" disabled={marking} onClick={markRead}>
              {t.markRead}
            </button>
          )}
        </div>
        <Refused refusal={refusal} />
        {notices?.length === 0 ? (
          <p className="muted">{t.none}</p>
        ) : (
          <ul onClick={close} aria-busy={notices === null && refusal === null}>
            {notices?.map((notice) => (
              <li key={notice.id} className={notice.read ? undefined : "new"}>
                <NoticeLine notice={notice} words={words(notice)} locale={locale} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {newest && words(newest)}
      </p>
    </>
  );
}

function NoticeLine({ notice, words, locale }: { notice: Notice; words: string; locale: string }) {
  const t = useTexts(noticeTexts);
  const at = new Date(notice.at);
  const content = (
    <>
      <span>
        {words}
        {!notice.read && <span className="visually-hidden">, {t.unread}</span>}
      </span>
      <small>
        <time dateTime={at.toISOString()}>
          {at.toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" })}
        </time>
      </small>
    </>
  );
  return notice.page === null ? <div>{content}</div> : <Link href={notice.page}>{content}</Link>;
}

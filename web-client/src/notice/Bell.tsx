import { useCallback, useEffect, useRef, useState } from "react";
import { useSession } from "../account/Session";
import { FIRST_GAME } from "../games/games";
import { useLanguage, useTexts } from "../i18n";
import { useHeard, useWhileDown } from "../live";
import type { Notice } from "../protocol";
import { useCatalogue } from "../room/useCatalogue";
import { request } from "../socket";
import { Icon } from "../ui/Icons";
import { Link } from "../ui/Link";
import { noticeTexts } from "./texts";
import { noticeWords } from "./words";
import "./notice.css";

interface Shown {
  unread: number;
  notices: Notice[];
}

const wishes = {
  notices: () => request<Shown>("GET", "/api/me/notices"),
  read: (last: number) => request<Shown>("POST", "/api/me/notices/read", { last }),
};

/** Milliseconds between two questions by HTTP while the live line is down. */
const AGAIN = 60_000;

/** What happened while we were away: how much of it is new, and all of it in a panel. */
export function Bell() {
  const t = useTexts(noticeTexts);
  const { lang } = useLanguage();
  const { player } = useSession();
  const catalogue = useCatalogue(FIRST_GAME, lang);
  const [shown, setShown] = useState<Shown>({ unread: 0, notices: [] });
  const [news, setNews] = useState("");
  const panel = useRef<HTMLDivElement>(null);

  const words = (notice: Notice) => {
    const form = notice.params.form ?? "";
    return noticeWords(notice, catalogue?.forms[form]?.name ?? form, t);
  };
  const ask = useCallback(() => void wishes.notices().then(setShown, () => undefined), []);
  useHeard("noticed", ({ unread, newest }) => {
    const same = ({ kind, page }: Notice) => kind === newest?.kind && page === newest.page;
    setShown(({ notices }) => ({
      unread,
      notices: newest === null ? notices : [newest, ...notices.filter((one) => one.read || !same(one))],
    }));
    if (newest !== null) setNews(words(newest));
  });
  useWhileDown(player !== null, AGAIN, wishes.notices, setShown);
  useEffect(() => {
    const element = panel.current;
    const toggled = (event: Event) => {
      if ((event as ToggleEvent).newState === "open") ask();
    };
    element?.addEventListener("toggle", toggled);
    return () => element?.removeEventListener("toggle", toggled);
  }, [ask, player]);

  if (player === null) return null;
  const { unread, notices } = shown;
  const close = () => panel.current?.hidePopover();
  const markRead = () =>
    void wishes.read(Math.max(0, ...notices.map(({ id }) => id))).then(setShown, () => undefined);
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
          {unread > 0 && (
            <button type="button" className="btn quiet" onClick={markRead}>
              {t.markRead}
            </button>
          )}
        </div>
        {notices.length === 0 ? (
          <p className="muted">{t.none}</p>
        ) : (
          <ul onClick={close}>
            {notices.map((notice) => (
              <li key={notice.id} className={notice.read ? undefined : "new"}>
                <NoticeLine notice={notice} words={words(notice)} lang={lang} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {news}
      </p>
    </>
  );
}

function NoticeLine({ notice, words, lang }: { notice: Notice; words: string; lang: string }) {
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
          {at.toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" })}
        </time>
      </small>
    </>
  );
  return notice.page === null ? <div>{content}</div> : <Link href={notice.page}>{content}</Link>;
}

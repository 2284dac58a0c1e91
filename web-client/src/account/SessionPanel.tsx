import { useLanguage, useTexts } from "../i18n";
import { accountTexts } from "./texts";
import { Failed } from "../ui/Failed";
import { Refused } from "../ui/Refused";
import { useAsked } from "../ui/useAsked";
import { useDeed } from "../ui/useDeed";
import { wishes } from "./wishes";

/** Names a browser by its user agent, in words that people recognise. */
export function browserName(agent: string): string {
  const browser = [
    [/Edg\//, "Edge"],
    [/OPR\//, "Opera"],
    [/Firefox\//, "Firefox"],
    [/Chrome\//, "Chrome"],
    [/Safari\//, "Safari"],
  ] as const;
  const system = [
    [/Android/, "Android"],
    [/iPhone|iPad/, "iOS"],
    [/Windows/, "Windows"],
    [/Mac OS X/, "macOS"],
    [/Linux/, "Linux"],
  ] as const;
  const first = (names: readonly (readonly [RegExp, string])[]) => names.find(([is]) => is.test(agent))?.[1];
  return [first(browser), first(system)].filter(Boolean).join(", ") || agent.slice(0, 40) || "?";
}

/** The browsers in which this account is logged in: log any of them out, or log out here. */
export function SessionPanel() {
  const t = useTexts(accountTexts);
  const { locale } = useLanguage();
  const [sessions, setSessions, failure, again] = useAsked(["sessions"], wishes.sessions);
  const moment = (time: string) =>
    new Date(time).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });
  const { busy, refusal, act } = useDeed();
  const end = (id: string) =>
    act(
      id,
      () => wishes.endSession(id),
      () => setSessions((sessions ?? []).filter((session) => session.id !== id)),
    );
  const logout = () => act("here", wishes.logout, () => location.assign("/"));
  return (
    <section className="panel account-form" aria-labelledby="sessions">
      <h2 id="sessions">{t.sessionsTitle}</h2>
      <Failed failure={failure} again={again} />
      <ul className="account-list" aria-busy={sessions === null && failure === null}>
        {sessions?.map(({ id, current, browser, seen }) => (
          <li key={id}>
            <span className="sp">
              <b>{browserName(browser)}</b>
              <small>{current ? t.thisBrowser : t.seen(moment(seen))}</small>
            </span>
            {!current && (
              <button
                type="button"
                className="btn"
                aria-label={t.endSession(browserName(browser))}
                disabled={busy !== null}
                onClick={() => end(id)}
              >
                {t.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Refused refusal={refusal} />
      <button type="button" className="btn" disabled={busy !== null} onClick={logout}>
        {t.logout}
      </button>
    </section>
  );
}

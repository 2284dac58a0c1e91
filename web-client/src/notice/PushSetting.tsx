import { useEffect, useState } from "react";
import { useLanguage, useTexts } from "../i18n";
import { noticeTexts } from "./texts";
import { ring, ringing, ringNoMore, type Ringing } from "./push";

/** The switch for notifications while no page is open. */
export function PushSetting() {
  const t = useTexts(noticeTexts);
  const { lang } = useLanguage();
  const [state, setState] = useState<Ringing | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    ringing().then(setState, () => setState("cannot"));
  }, []);
  if (state === null) return null;
  const change = (wish: Promise<Ringing>) => {
    setFailed(false);
    wish.then(setState, () => setFailed(true));
  };
  const words = { on: t.pushOn, off: t.pushOff, blocked: t.pushBlocked, cannot: t.pushCannot };
  return (
    <section aria-labelledby="push" className="panel account-form">
      <h2 id="push">{t.pushTitle}</h2>
      <p role="status">{words[state]}</p>
      {(state === "on" || state === "off") && <p className="note">{t.pushBehind}</p>}
      {state === "off" && (
        <button type="button" className="btn" onClick={() => change(ring(lang))}>
          {t.pushStart}
        </button>
      )}
      {state === "on" && (
        <button type="button" className="btn" onClick={() => change(ringNoMore())}>
          {t.pushEnd}
        </button>
      )}
      {failed && <p role="alert">{t.pushFailed}</p>}
    </section>
  );
}

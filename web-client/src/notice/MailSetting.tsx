import { useEffect, useState } from "react";
import { useSession } from "../account/Session";
import { isLang, LANGUAGES, useLanguage, useTexts } from "../i18n";
import { InOrder } from "../socket";
import { mailWish, wishMail, type MailWish } from "./mail";
import { noticeTexts } from "./texts";

/** The switch for turn e-mails, or the reason they are unavailable. */
export function MailSetting() {
  const t = useTexts(noticeTexts);
  const { lang } = useLanguage();
  const { player, account } = useSession();
  const [order] = useState(() => new InOrder());
  const [wish, setWish] = useState<MailWish | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let shown = true;
    order.look(
      mailWish,
      (answer) => shown && setWish(answer),
      () => shown && setFailed(true),
    );
    return () => {
      shown = false;
    };
  }, [order, player?.id, account]);

  const change = (on: boolean) => {
    setFailed(false);
    order.deed(() => wishMail(on, lang), setWish).catch(() => setFailed(true));
  };
  const words = ({ possible, verified, language }: MailWish) => {
    if (!possible) return t.mailNone;
    if (account === null) return t.mailGuest;
    if (!verified) return t.mailUnverified;
    if (language === null) return t.mailOff;
    return t.mailOn(isLang(language) ? LANGUAGES[language] : language);
  };
  return (
    <section aria-labelledby="turn-mail" className="panel account-form" aria-busy={wish === null && !failed}>
      <h2 id="turn-mail">{t.mailTitle}</h2>
      <p className="note">{t.mailMore}</p>
      <p role="status">{wish && words(wish)}</p>
      {wish?.possible && wish.verified && (
        <div className="row wrap">
          {wish.language === null ? (
            <button type="button" className="btn" onClick={() => change(true)}>
              {t.mailStart}
            </button>
          ) : (
            <>
              <button type="button" className="btn" onClick={() => change(false)}>
                {t.mailEnd}
              </button>
              {wish.language !== lang && (
                <button type="button" className="btn" onClick={() => change(true)}>
                  {t.mailHere(LANGUAGES[lang])}
                </button>
              )}
            </>
          )}
        </div>
      )}
      {failed && <p role="alert">{t.mailFailed}</p>}
    </section>
  );
}

import { useState } from "react";
import { useTexts } from "../i18n";
import type { Refusal } from "../protocol";
import { refusalOf } from "../socket";
import { Link } from "../ui/Link";
import { Page } from "../ui/Page";
import { refusalTexts, sentence } from "../ui/refusals";
import { frameTexts } from "../ui/texts";
import { endMail } from "./mail";
import { noticeTexts } from "./texts";

/**
 * The page behind the unsubscribe link of turn e-mails: one button stops them. Opening the page alone changes
 * nothing.
 */
export function UnsubscribePage({ secret }: { secret: string }) {
  const t = useTexts(noticeTexts);
  const r = useTexts(refusalTexts);
  const f = useTexts(frameTexts);
  const [done, setDone] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const end = () => {
    setRefusal(null);
    endMail(secret).then(
      () => setDone(true),
      (reason: unknown) => setRefusal(refusalOf(reason)),
    );
  };
  return (
    <Page title={t.endTitle}>
      <div className="plain">
        <h1>{t.endTitle}</h1>
        <p role="status">{done ? t.endDone : t.endMore}</p>
        {done ? (
          <Link href="/" className="btn">
            {f.goToStart}
          </Link>
        ) : (
          <button type="button" className="btn pri" onClick={end}>
            {t.end}
          </button>
        )}
        <p role="alert" className="note bad">
          {refusal && (refusal.code === "expired" ? t.endUnknown : sentence(r, refusal))}
        </p>
      </div>
    </Page>
  );
}

import { useTexts } from "../i18n";
import { refusalTexts, sentence } from "./refusals";
import { frameTexts } from "./texts";
import type { Failure } from "./useAsked";

/** Why something cannot be shown, with a retry button; nothing without a failure. */
export function Failed({ failure, again }: { failure: Failure | null; again: () => void }) {
  const t = useTexts(frameTexts);
  const r = useTexts(refusalTexts);
  return (
    <div role="alert">
      {failure && (
        <div className="row wrap">
          <p className="note bad">{sentence(r, failure.refusal)}</p>
          <button type="button" className="btn" onClick={again}>
            {t.tryAgain}
          </button>
        </div>
      )}
    </div>
  );
}

import { useTexts } from "../i18n";
import type { Refusal } from "../protocol";
import { refusalTexts, sentence } from "./refusals";

/** Why a request of the reader was refused; mounted from the start, so that screen readers announce it. */
export function Refused({ refusal }: { refusal: Refusal | null }) {
  const r = useTexts(refusalTexts);
  return (
    <p role="alert" className="note bad">
      {refusal && sentence(r, refusal)}
    </p>
  );
}

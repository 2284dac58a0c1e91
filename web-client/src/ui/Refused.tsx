import { useTexts } from "../i18n";
import type { Refusal } from "../protocol";
import { refusalTexts, sentence } from "./refusals";

/** Why what the reader asked for was not done; there from the start, so that it is read out when it is said. */
export function Refused({ refusal }: { refusal: Refusal | null }) {
  const r = useTexts(refusalTexts);
  return (
    <p role="alert" className="note bad">
      {refusal && sentence(r, refusal)}
    </p>
  );
}

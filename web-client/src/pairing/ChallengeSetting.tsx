import { useState } from "react";
import { useTexts } from "../i18n";
import type { Refusal } from "../protocol";
import { refusalTexts, sentence } from "../ui/refusals";
import { useChallenges } from "./Challenges";
import { pairingTexts } from "./texts";

/** Whether others may challenge us; nothing to change until the server has told how it is. */
export function ChallengeSetting() {
  const t = useTexts(pairingTexts);
  const r = useTexts(refusalTexts);
  const { challenges, known, takeFromEverybody } = useChallenges();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={challenges.everybody}
          disabled={!known}
          onChange={(event) => void takeFromEverybody(event.target.checked).then(setRefusal)}
        />
        {t.everybody}
      </label>
      <p role="alert" className="note bad">
        {refusal && sentence(r, refusal)}
      </p>
    </>
  );
}

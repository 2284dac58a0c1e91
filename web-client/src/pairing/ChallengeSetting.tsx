import { useRef, useState } from "react";
import { useTexts } from "../i18n";
import type { Refusal } from "../protocol";
import { refusalTexts, sentence } from "../ui/refusals";
import { useChallenges } from "./Challenges";
import { pairingTexts } from "./texts";
import type { Welcome } from "./wishes";

/** The setting for who can challenge us, and the block list; disabled until loaded. */
export function ChallengeSetting() {
  const t = useTexts(pairingTexts);
  const r = useTexts(refusalTexts);
  const { challenges, known, welcome, unblock } = useChallenges();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const field = useRef<HTMLSelectElement>(null);
  const words: Record<Welcome, string> = { everybody: t.fromEverybody, met: t.fromMet, nobody: t.fromNobody };
  return (
    <div className="col challenge-setting">
      <label className="col">
        <span className="lbl">{t.from}</span>
        <select
          ref={field}
          className="field"
          value={challenges.from}
          disabled={!known}
          onChange={(event) => void welcome(event.target.value as Welcome).then(setRefusal)}
        >
          {Object.entries(words).map(([from, name]) => (
            <option key={from} value={from}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {challenges.blocked.length > 0 && (
        <>
          <p className="lbl" id="blocked">
            {t.blocked}
          </p>
          <ul aria-labelledby="blocked">
            {challenges.blocked.map(({ id, name }) => (
              <li key={id} className="row">
                <span className="sp">{name}</span>
                <button
                  type="button"
                  className="btn"
                  aria-label={`${t.unblock}: ${name}`}
                  onClick={() => {
                    field.current?.focus();
                    void unblock(id).then(setRefusal);
                  }}
                >
                  {t.unblock}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p role="alert" className="note bad">
        {refusal && sentence(r, refusal)}
      </p>
    </div>
  );
}

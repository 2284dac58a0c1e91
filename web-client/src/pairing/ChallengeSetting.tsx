import { useTexts } from "../i18n";
import { useChallenges } from "./Challenges";
import { pairingTexts } from "./texts";

/** Whether others may challenge us. */
export function ChallengeSetting() {
  const t = useTexts(pairingTexts);
  const { challenges, takeFromEverybody } = useChallenges();
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={challenges.everybody}
        onChange={(event) => takeFromEverybody(event.target.checked)}
      />
      {t.everybody}
    </label>
  );
}

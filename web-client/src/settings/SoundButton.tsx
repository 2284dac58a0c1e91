import { useTexts } from "../i18n";
import { Icon } from "../ui/Icons";
import { settingsTexts } from "./texts";
import { useSetting } from "./useSettings";

/** Turns sound on and off. */
export function SoundButton() {
  const t = useTexts(settingsTexts);
  const [on, set] = useSetting("sounds");
  return (
    <button
      type="button"
      className="btn quiet icn sound-button"
      aria-label={on ? t.soundOff : t.soundOn}
      title={on ? t.soundOff : t.soundOn}
      onClick={() => set(!on)}
    >
      <Icon name={on ? "sound" : "noSound"} />
    </button>
  );
}

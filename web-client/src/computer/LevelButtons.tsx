import { useLanguage } from "../i18n";
import { ComputerSign } from "./ComputerSign";
import { levelName } from "./levels";

/** One button for each level, with its sign. */
export function LevelButtons(props: {
  /** The group's name for screen readers. */
  label: string;
  levels: readonly string[];
  disabled?: boolean;
  /** Whether a press does nothing for now; the buttons keep the focus. */
  busy?: boolean;
  /** A button's name for screen readers, where the level's is not enough. */
  nameOf?: (level: string) => string;
  onChoose: (level: string) => void;
}) {
  const { lang } = useLanguage();
  return (
    <div className="levels" role="group" aria-label={props.label}>
      {props.levels.map((level) => {
        const name = levelName(level, lang);
        return (
          <button
            key={level}
            type="button"
            className="level"
            data-level={level}
            disabled={props.disabled}
            aria-disabled={props.busy}
            aria-label={props.nameOf?.(name)}
            onClick={() => props.onChoose(level)}
          >
            <ComputerSign level={level} quiet />
            {name}
          </button>
        );
      })}
    </div>
  );
}

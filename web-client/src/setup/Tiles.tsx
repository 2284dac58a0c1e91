import { useId, type ReactNode } from "react";
import { Icon, type IconName } from "../ui/Icons";
import "./setup.css";

/** One of the choices. */
export interface Tile<K extends string> {
  key: K;
  name: string;
  /** A few words beside the name. */
  note?: string;
  /** A sentence below it. */
  text?: string;
  icon?: IconName;
  picture?: ReactNode;
  /** Why it cannot be chosen, in a word; omitted if it can. */
  barred?: string;
}

/** A choice among a few tiles, each with a name and a description: radio buttons to keyboards and screen readers. */
export function Tiles<K extends string>(props: {
  legend: string;
  /** The group's label for screen readers, where the layout makes it clear to the eye. */
  quiet?: boolean;
  className?: string;
  tiles: readonly Tile<K>[];
  value: K | undefined;
  /** Whether the chosen tile takes the focus when the group appears. */
  autoFocus?: boolean;
  onChoose: (key: K) => void;
}) {
  const name = useId();
  return (
    <fieldset className={`picks ${props.className ?? ""}`}>
      <legend className={props.quiet ? "visually-hidden" : "tiles-legend"}>{props.legend}</legend>
      <div className="tiles-list">
        {props.tiles.map(({ key, name: words, note, text, icon, picture, barred }) => (
          <label key={key} className="pick" data-barred={barred !== undefined}>
            <input
              type="radio"
              name={name}
              value={key}
              checked={key === props.value}
              autoFocus={props.autoFocus && key === props.value}
              disabled={barred !== undefined}
              onChange={() => props.onChoose(key)}
            />
            {picture}
            {icon && <Icon name={icon} />}
            <span className="tile-words">
              <b>{words}</b> {note && <small className="tile-note">{note}</small>}
              {barred && <small className="tile-text">{barred}</small>}
              {text && <small className="tile-text">{text}</small>}
            </span>
            <Icon name="check" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

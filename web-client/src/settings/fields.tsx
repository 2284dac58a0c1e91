import { useId, type CSSProperties, type ReactNode } from "react";

interface Named {
  name: string;
  /** A line below the name; null for none. */
  why: string | null;
}

/** A setting: its name with a control beside it. */
function Row({ id, name, why, children }: Named & { id: string; children: ReactNode }) {
  return (
    <div className="setting">
      <div className="setting-words">
        <b id={`${id}name`}>{name}</b>
        {why !== null && <small id={`${id}why`}>{why}</small>}
      </div>
      {children}
    </div>
  );
}

const named = (id: string, why: string | null) => ({
  "aria-labelledby": `${id}name`,
  "aria-describedby": why === null ? undefined : `${id}why`,
});

/** A setting that is on or off. */
export function SwitchRow(props: Named & { on: boolean; onChange: (on: boolean) => void }) {
  const id = useId();
  return (
    <Row id={id} {...props}>
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          checked={props.on}
          onChange={(event) => props.onChange(event.target.checked)}
          {...named(id, props.why)}
        />
        <span aria-hidden="true" />
      </label>
    </Row>
  );
}

/** A setting with a few short values. */
export function SegmentRow<V extends string>(
  props: Named & {
    options: readonly (readonly [value: V, name: string])[];
    value: V;
    onChange: (value: V) => void;
    /** Whether each value's name is in the language it stands for. */
    languages?: boolean;
  },
) {
  const id = useId();
  return (
    <Row id={id} {...props}>
      <div className="segment" role="radiogroup" {...named(id, props.why)}>
        {props.options.map(([value, name]) => (
          <label key={value} lang={props.languages ? value : undefined}>
            <input
              type="radio"
              name={id}
              value={value}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </Row>
  );
}

/** A setting from 0 to 100, beside `before`. */
export function SliderRow(
  props: Named & {
    label: string;
    value: number;
    onChange: (value: number) => void;
    onDone: () => void;
    children: ReactNode;
  },
) {
  const id = useId();
  return (
    <Row id={id} {...props}>
      <div className="slider">
        {props.children}
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={props.value}
          aria-label={props.label}
          aria-valuetext={`${props.value} %`}
          style={{ "--filled": `${props.value}%` } as CSSProperties}
          onChange={(event) => props.onChange(Number(event.target.value))}
          onPointerUp={props.onDone}
          onKeyUp={props.onDone}
        />
      </div>
    </Row>
  );
}

import { useId, useRef, type KeyboardEvent, type ReactNode, type Ref } from "react";

/**
 * Tabs: several panels in one place, one shown at a time. The tab list is one Tab stop: arrows move around it, Home
 * and End to the first and last, and the focused tab is shown.
 */
export function Tabs<K extends string>(props: {
  tabs: readonly (readonly [key: K, name: string])[];
  chosen: K;
  onChoose: (key: K) => void;
  /** The id of the chosen panel. */
  className: string;
  /** The chosen panel. */
  panel?: Ref<HTMLDivElement>;
  /** Whether the panel is a Tab stop itself, because it scrolls and may contain nothing focusable. */
  scrolled?: boolean;
  children: ReactNode;
}) {
  const { tabs, chosen, onChoose } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const at = tabs.findIndex(([key]) => key === chosen);
    const last = tabs.length - 1;
    const to = {
      ArrowLeft: at > 0 ? at - 1 : last,
      ArrowRight: at < last ? at + 1 : 0,
      Home: 0,
      End: last,
    }[event.key];
    const next = to === undefined ? undefined : tabs[to];
    if (to === undefined || next === undefined) return;
    event.preventDefault();
    onChoose(next[0]);
    list.current?.querySelectorAll("button")[to]?.focus();
  };
  return (
    <>
      <div ref={list} className="tabs" role="tablist" onKeyDown={press}>
        {tabs.map(([key, name]) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === chosen}
            aria-controls={id}
            tabIndex={key === chosen ? 0 : -1}
            className={key === chosen ? "on" : ""}
            onClick={() => onChoose(key)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        ref={props.panel}
        id={id}
        role="tabpanel"
        aria-labelledby={`${id}-${chosen}`}
        className={props.className}
        tabIndex={props.scrolled ? 0 : undefined}
      >
        {props.children}
      </div>
    </>
  );
}

/** Containers that can take the focus from an element that disappears. */
const PLACES = "section, form, dialog, [popover], [role=group], main";

/** Regions with one element that takes over the focus of all others, such as a table's question. */
const KEEPS = "[data-keeps-focus]";
const TAKES = "[data-takes-focus]";

type Focusable = HTMLElement | SVGElement;

/** Whether it can no longer have the focus. */
const gone = (one: Focusable): boolean => !one.isConnected || one.matches(":disabled");

/**
 * Keeps the focus from falling back to the top of the page: when the focused element disappears or is disabled, the
 * focus moves to the element that takes it for its region (`data-takes-focus` within `data-keeps-focus`), else to the
 * nearest enclosing container, or to the content of the page. Pages that know a better target move it there at once;
 * a reader who has pressed elsewhere since has moved it themselves. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  let last: Focusable | null = null;
  let whole: Element | null = null;
  let places: HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const focused = ({ target }: Event) => {
    if (!(target instanceof HTMLElement || target instanceof SVGElement)) return;
    last = target;
    whole = target.closest(KEEPS);
    places = [];
    for (let one = target.parentElement; one !== null; one = one.parentElement) {
      if (one instanceof HTMLElement && one.matches(PLACES)) places.push(one);
    }
  };
  // By the time of the click, the press has moved or removed the focus.
  const pressed = () => {
    if (last !== null && !gone(last) && document.activeElement === document.body) last = null;
  };
  const look = () => {
    if (last === null || !gone(last)) return;
    const has = document.activeElement;
    if (has !== null && has !== document.body && has !== last) return;
    last = null;
    const taker = whole?.isConnected ? whole.querySelector<HTMLElement>(TAKES) : null;
    if (taker !== null) return taker.focus();
    const place =
      places.find((one) => one.isConnected && one.checkVisibility?.() !== false) ??
      document.getElementById("content");
    if (place === null) return;
    if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (last === null || !gone(last)) return;
    clearTimeout(timer);
    timer = setTimeout(look);
  });
  document.addEventListener("focusin", focused);
  document.addEventListener("click", pressed, true);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener("focusin", focused);
    document.removeEventListener("click", pressed, true);
  };
}

/** What may take the focus by being what something stood in. */
const PLACES = "section, form, dialog, [popover], [role=group], main";

/** What has one place that takes the focus of everything in it, as the question of a table does. */
const KEEPS = "[data-keeps-focus]";
const TAKES = "[data-takes-focus]";

type Focusable = HTMLElement | SVGElement;

/** Whether it cannot have the focus any more. */
const gone = (one: Focusable): boolean => !one.isConnected || one.matches(":disabled");

/**
 * Keeps the focus from falling to the top of the page: when what has it goes away or can no longer be used, it goes to
 * the place that takes it for all around (`data-takes-focus` within `data-keeps-focus`), else to the nearest place in
 * which it stood, or to the content of the page. Pages that know a better place move it there at once; whoever has
 * pressed somewhere else since has left it himself. Returns a way to stop.
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
  // By the time of the click a press has moved the focus, or has taken it from where it was.
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

/** What may take the focus by being what something stood in. */
const PLACES = "section, form, dialog, [popover], [role=group], main";

/**
 * Keeps the focus from falling to the top of the page: when what has it goes away or can no longer be used, the nearest
 * place in which it stood takes it, or the content of the page. Pages that know a better place move it there at once; whoever has pressed somewhere
 * else since has left it himself. Returns a way to stop.
 */
export function keepFocus(): () => void {
  let last: HTMLElement | null = null;
  let places: HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const focused = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return;
    last = target;
    places = [];
    for (let one = target.parentElement; one !== null; one = one.parentElement) {
      if (one.matches(PLACES)) places.push(one);
    }
  };
  // By the time of the click a press has moved the focus, or has taken it from where it was.
  const pressed = () => {
    if (last?.isConnected && document.activeElement === document.body && !last.matches(":disabled"))
      last = null;
  };
  const look = () => {
    if (last === null || (last.isConnected && !last.matches(":disabled"))) return;
    const has = document.activeElement;
    if (has !== null && has !== document.body && has !== last) return;
    const place =
      places.find((one) => one.isConnected && one.checkVisibility?.() !== false) ??
      document.getElementById("content");
    last = null;
    if (place === null) return;
    if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (last === null || (last.isConnected && !last.matches(":disabled"))) return;
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

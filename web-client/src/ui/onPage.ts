import { useInsertionEffect } from "react";

/** How many components say so of each name. */
const told = new Map<string, number>();

/**
 * Gives the document the class `has-NAME` while the component is there and `here` holds, so that style sheets can let
 * the frame of the page depend on what is in it. `:has` on the document or the frame would do so without a word here,
 * but then browsers work out the style of the whole page anew whenever anything in it comes or goes.
 */
export function useOnPage(name: string, here = true): void {
  // Before the layout effects, some of which measure what they find.
  useInsertionEffect(() => {
    if (!here) return undefined;
    tell(name, 1);
    return () => tell(name, -1);
  }, [name, here]);
}

function tell(name: string, change: 1 | -1): void {
  const count = (told.get(name) ?? 0) + change;
  told.set(name, count);
  document.documentElement.classList.toggle(`has-${name}`, count > 0);
}

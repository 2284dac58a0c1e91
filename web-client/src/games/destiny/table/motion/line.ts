// A line across the table. Pure.

/** A place on the page, in pixels. */
export interface Place {
  x: number;
  y: number;
}

/** An element's box, as the page has it. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const middle = ({ left, top, width, height }: Box): Place => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** Where a line between two boxes leaves the first one and reaches the second one: at the edges that face. */
export function ends(from: Box, to: Box): readonly [Place, Place] {
  const up = middle(to).y < middle(from).y;
  return [
    { x: middle(from).x, y: up ? from.top : from.top + from.height },
    { x: middle(to).x, y: up ? to.top + to.height : to.top },
  ];
}

/** A line that leaves upright and arrives upright, as the `d` of a path. */
export function curve([from, to]: readonly [Place, Place]): string {
  const half = (from.y + to.y) / 2;
  const at = ({ x, y }: Place) => `${Math.round(x)} ${Math.round(y)}`;
  return `M${at(from)}C${at({ x: from.x, y: half })} ${at({ x: to.x, y: half })} ${at(to)}`;
}

/** The head of its arrow, open to the back. */
export function head([from, to]: readonly [Place, Place], size = 11): string {
  const back = to.y < from.y ? size : -size;
  const x = Math.round(to.x);
  const y = Math.round(to.y);
  return `M${x - size} ${y + back}L${x} ${y}L${x + size} ${y + back}`;
}

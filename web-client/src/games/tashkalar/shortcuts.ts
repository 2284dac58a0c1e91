/** Single keys that focus or press parts of this table; those of every table are not among them. */
export const SHORTCUTS = {
  b: { focus: ".square[tabindex='0']" },
  h: { focus: ".hand-card" },
  o: { press: ".hand-over" },
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_, i) => [String(i + 1), { press: `.hand-card:nth-of-type(${i + 1})` }]),
  ),
};

const OUTLINES = {
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z",
  flag: "M5 21V4h13l-3 4 3 4H5",
  check: "M4 12.5 10 18 20 6",
  x: "M5 5l14 14M19 5 5 19",
  menu: "M4 7h16M4 12h16M4 17h16",
  turn: "M20 11a8 8 0 1 0-2 6M20 4v7h-7",
  trash: "M4 7h16M9 7V4h6v3M7 7l1 13h8l1-13",
  lock: "M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3",
  log: "M4 5h16v11H9l-5 4z",
} as const;

export type IconName = keyof typeof OUTLINES;

/** A small line drawing for controls; never says anything alone. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="line-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={OUTLINES[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

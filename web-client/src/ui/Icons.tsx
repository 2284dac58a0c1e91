const PATHS = {
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
  flag: "M5 21V4h13l-3 4 3 4H5",
  gear: "M8.8 12a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1",
  check: "M4 12.5 10 18 20 6",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  share:
    "M15 5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M3 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 19a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8.6 10.6l6.8-4.1M8.6 13.4l6.8 4.1",
  chip: "M7 7h10v10H7zM10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4",
  users:
    "M5.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.5c2.5.8 3.5 2.8 3.5 5.5",
  user: "M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4 21c0-4.5 3.5-7 8-7s8 2.5 8 7",
  key: "M3 15a4 4 0 1 0 8 0a4 4 0 1 0-8 0M10 12l9-9M15 7l3 3M18 4l3 3",
  menu: "M4 7h16M4 12h16M4 17h16",
  hourglass: "M6 3h12M6 21h12M7 3c0 5 3.5 6 5 9c-1.5 3-5 4-5 9M17 3c0 5-3.5 6-5 9c1.5 3 5 4 5 9",
  snow: "M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9 3.5l3 3 3-3M9 20.5l3-3 3 3M4 11l3.6-1-1-3.6M17.4 17.6l-1-3.6 3.6-1M20 11l-3.6-1 1-3.6M6.6 17.6l1-3.6-3.6-1",
  not: "M5 5l14 14M19 5 5 19",
  keys: "M3 6h18v12H3zM7 10h.01M12 10h.01M17 10h.01M8 14h8",
  handOver:
    "M2 12h9M7.5 8.5 11 12l-3.5 3.5M14.5 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0M13 19c0-3 1.8-5 4.5-5s4.5 2 4.5 5",
  first: "M6 5v14M18 5l-9 7 9 7z",
  last: "M18 5v14M6 5l9 7-9 7z",
  previous: "M16 5l-9 7 9 7z",
  next: "M8 5l9 7-9 7z",
  turnBack: "M12 6l-7 6 7 6zM20 6l-7 6 7 6z",
  turnOn: "M4 6l7 6-7 6zM12 6l7 6-7 6z",
  play: "M7 4l12 8-12 8z",
  pause: "M8 5v14M16 5v14",
  clock: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5l3.5 2.5",
  stop: "M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7z",
  down: "M12 4v12M6 11l6 6 6-6M4 21h16",
  bell: "M6 16v-6a6 6 0 0 1 12 0v6l2 2H4zM10 21h4",
  swords:
    "M4 4l10 10M4 4v4M4 4h4M20 4 10 14M20 4v4M20 4h-4M12 16l4 4M16 12l4 4M12 12l-4 4M8 12l-4 4M5 17l2 2M19 17l-2 2",
  sound: "M4 9v6h4l5 4V5L8 9zM17 8a5 5 0 0 1 0 8",
  noSound: "M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5",
  lamp: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
} as const;

export type IconName = keyof typeof PATHS;

/** An interface icon in the current text colour. Hidden from screen readers: put words beside it. */
export function Icon({ name }: { name: IconName }) {
  return <Drawn path={PATHS[name]} />;
}

/** The same for a path of one's own, in a square of 24. */
export function Drawn({ path }: { path: string }) {
  return (
    <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const OUTLINE = "M24,2H66V12H78V24H88V66H78V78H66V88H24V78H12V66H2V24H12V12H24Z";

/** The logo: the cornerless board in four tinctures with a white frame. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 90 90" aria-hidden="true">
      <path d="M24,2H45V45H2V24H12V12H24Z" fill="var(--mark-azure)" />
      <path d="M66,2H45V45H88V24H78V12H66Z" fill="var(--mark-or)" />
      <path d="M24,88H45V45H2V66H12V78H24Z" fill="var(--mark-vert)" />
      <path d="M66,88H45V45H88V66H78V78H66Z" fill="var(--mark-gules)" />
      <path d="M45,2V88M2,45H88" stroke="var(--soot)" strokeWidth="4" />
      <path d={OUTLINE} fill="none" stroke="var(--soot)" strokeWidth="4" />
      <rect x="30" y="30" width="30" height="30" fill="var(--soot)" />
      <rect x="34.5" y="34.5" width="21" height="21" fill="none" stroke="#fff" strokeWidth="5" />
    </svg>
  );
}

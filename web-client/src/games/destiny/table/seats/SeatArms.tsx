/** Divisions of the field in black and bone: per pale, per fess, per bend, quarterly. */
const FIELDS = [
  "M2 2H12V23C6 20.5 2 17 2 11Z",
  "M2 2H22V11C22 11.7 22 12.3 21.9 13H2.1C2 12.3 2 11.7 2 11Z",
  "M2 2H22L4.5 18C2.8 16.2 2 14 2 11Z",
  "M2 2H12V12H2.1C2 11.7 2 11.3 2 11ZM12 12H21.9C21.4 18 17.5 20.8 12 23Z",
] as const;

const SHIELD = "M2 2H22V11C22 17 18 20.5 12 23 6 20.5 2 17 2 11Z";

/** The arms of a seat: never a colour, since teams may share colours; upside down for a fall. Decorative. */
export function SeatArms(props: { seat: number; size?: number; fallen?: boolean }) {
  const { seat, size = 22, fallen = false } = props;
  return (
    <svg
      className="ds-seat-arms"
      viewBox="0 0 24 25"
      style={{
        width: size,
        height: (size * 25) / 24,
        ...(fallen ? { transform: "rotate(180deg)" } : {}),
      }}
      aria-hidden="true"
    >
      <path d={SHIELD} fill="#fff6e3" />
      <path d={FIELDS[seat % FIELDS.length]} fill="#17130e" />
      <path d={SHIELD} fill="none" stroke="#17130e" strokeWidth="1.8" />
      <path
        d={SHIELD}
        fill="none"
        stroke="#fff6e3"
        strokeWidth=".7"
        transform="translate(-1 -1) scale(1.085)"
      />
    </svg>
  );
}

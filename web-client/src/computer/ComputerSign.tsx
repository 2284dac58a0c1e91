import { useTexts } from "../i18n";
import { beastOf, ENGINE, strength } from "./levels";
import { computerTexts } from "./texts";
import "./computer.css";

const SHIELD = "M50,112C22,100 5,80 5,50V6H95V50C95,80 78,100 50,112Z";

/** A chip with its pins: the sign of engines of people's own. */
const CHIP =
  "M28,22H72V66H28ZM38,8H44V20H38ZM56,8H62V20H56ZM38,68H44V80H38ZM56,68H62V80H56ZM14,32H26V38H14ZM14,50H26V56H14ZM74,32H86V38H74ZM74,50H86V56H74Z";

/** The width of a pip and the way to the next, in the sign's own units. */
const PIP = 7;
const STEP = 9;

/** The sign of a computer: its level's beast on a dark shield, and below it one pip for each step of strength; a chip for engines. */
export function ComputerSign(props: {
  level: string;
  /** Whether words beside it say already that this is a computer. */
  quiet?: boolean;
  /** Whether a name follows on the same line. */
  inline?: boolean;
}) {
  const t = useTexts(computerTexts);
  const beast = beastOf(props.level);
  const pips = strength(props.level);
  const first = 50 - (pips * STEP - (STEP - PIP)) / 2;
  const spoken = props.quiet ? { "aria-hidden": true } : { role: "img", "aria-label": t.computer };
  return (
    <svg
      className={props.inline ? "computer-sign inline-sign" : "computer-sign"}
      viewBox="0 0 100 116"
      {...spoken}
    >
      <path className="computer-rim" d={SHIELD} />
      <path className="computer-shield" d={SHIELD} />
      {beast !== null && (
        <svg x="17" y="10" width="66" height="66" viewBox="0 0 512 512">
          <path className="computer-beast" d={beast} />
        </svg>
      )}
      {props.level === ENGINE && <path className="computer-beast" d={CHIP} />}
      {Array.from({ length: pips }, (_, i) => (
        <rect key={i} className="computer-beast" x={first + i * STEP} y="80" width={PIP} height="9" rx="1" />
      ))}
    </svg>
  );
}

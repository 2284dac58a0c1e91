import { Icon } from "../../../ui/Icons";
import { CrossedEye } from "./CrossedEye";
import "./backs.css";

/** Below a card: black with a crossed eye for one's own that lies face-down, light with an eye for one seen elsewhere. */
export function CardTag({ kind, text }: { kind: "hidden" | "seen"; text: string }) {
  return (
    <span className={`tv-tag tv-tag-${kind}`}>
      {kind === "hidden" ? <CrossedEye /> : <Icon name="eye" />}
      {text}
    </span>
  );
}

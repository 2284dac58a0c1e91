import { Icon } from "../../../ui/Icons";
import { Piece } from "../board";
import { Art } from "../cards";
import type { TurnSign } from "./turns";

/** An event of a turn, as an icon above or below its number. */
export function Sign({ sign }: { sign: TurnSign }) {
  switch (sign.kind) {
    case "piece":
      return <Piece piece={sign.piece} />;
    case "broke":
      return (
        <span className="turn-sign">
          <Icon name="not" />
        </span>
      );
    case "claimed":
      return (
        <span className="turn-sign claimed">
          <Icon name="flag" />
        </span>
      );
    case "flared":
      return (
        <span className="turn-sign flared">
          <Art card="flare" />
        </span>
      );
  }
}

import { useTexts } from "../i18n";
import { pairingTexts } from "../pairing";
import type { PlayerName } from "../protocol";
import type { Send } from "../socket";
import { Link } from "../ui/Link";
import { roomTexts } from "./texts";

/** After a match: another one at the same table, for those who sit there; the way to it once somebody wants it. */
export function Again(props: {
  /** Whether the room gathers already. */
  gathering: boolean;
  /** Whether we may ask for it. */
  may: boolean;
  /** Who else played: each may be challenged to a match elsewhere, but who has deleted his account. */
  others: PlayerName[];
  send: Send;
  /** Goes from the end of the match to the table. */
  onLeave: () => void;
}) {
  const t = useTexts(roomTexts);
  const inPairing = useTexts(pairingTexts);
  if (!props.gathering && !props.may) return null;
  return (
    <div className="panel again" role="status">
      <p>{props.gathering ? t.gathersAgain : t.againMeans}</p>
      <button
        type="button"
        className="btn pri"
        onClick={() => {
          if (!props.gathering) props.send("again", {});
          props.onLeave();
        }}
      >
        {props.gathering ? t.toTable : t.again}
      </button>
      {!props.gathering && (
        <button
          type="button"
          className="btn"
          onClick={() => {
            props.send("againSwapped", {});
            props.onLeave();
          }}
        >
          {t.againSwapped}
        </button>
      )}
      {!props.gathering &&
        props.others
          .filter(({ name }) => name !== "")
          .map(({ id, name }) => (
            <Link key={id} href={`/players/${id}#challenge`} className="text challenge-other">
              {inPairing.challengeTo(name)}
            </Link>
          ))}
    </div>
  );
}

import type { ReactNode } from "react";
import { useLanguage, useTexts } from "../i18n";
import { pairingTexts } from "../pairing";
import type { PlayerName, RoomState } from "../protocol";
import type { Send } from "../socket";
import { Link } from "../ui/Link";
import { called } from "../ui/names";
import { roomTexts } from "./texts";

/**
 * Rematch controls after a match. One player asks, the others agree, and the match begins; if there is something to
 * change first, they go to the table.
 */
export function Again(props: {
  /** The room as it is now, not as it was in the match. */
  room: RoomState;
  /** Our seat in it, or null. */
  seat: number | null;
  /** Whether we can ask for one. */
  may: boolean;
  /** The other players: each can be challenged to a match elsewhere, except computers and deleted accounts. */
  others: PlayerName[];
  /** Terms that have changed since the match. */
  changed: ReactNode;
  send: Send;
  /** Goes from the end of the match to the table. */
  onLeave: () => void;
}) {
  const { room, seat, may, send, onLeave } = props;
  const t = useTexts(roomTexts);
  const inPairing = useTexts(pairingTexts);
  const { lang } = useLanguage();
  const gathering = room.phase === "gathering";
  if (!gathering && !may) return null;
  if (gathering) {
    const ready = seat !== null && room.seats[seat]?.ready === true;
    // Computers agree to everything: nobody waits for them, and none of them asks.
    const namesOf = (on: boolean) =>
      room.seats
        .flatMap(({ player, ready }, index) =>
          player && player.computer === undefined && index !== seat && ready === on
            ? [called(player, lang)]
            : [],
        )
        .join(", ");
    const waiting = namesOf(false);
    const asking = namesOf(true);
    const said =
      ready && waiting !== "" ? t.rematchWaits(waiting) : asking !== "" ? t.rematchAsked(asking) : "";
    return (
      <div className="panel again" role="status">
        <p>{seat === null || said === "" ? t.gathersAgain : said}</p>
        {seat !== null && !ready && props.changed}
        {seat !== null && !ready && asking !== "" && (
          <button
            type="button"
            className="btn pri"
            onClick={() => send("ready", { on: true, terms: room.terms })}
          >
            {t.rematchAgree}
          </button>
        )}
        <button type="button" className="btn" onClick={onLeave}>
          {t.toTable}
        </button>
      </div>
    );
  }
  const alone = seat !== null && props.others.every(({ computer }) => computer !== undefined);
  return (
    <div className="panel again" role="status">
      <p>{alone ? t.againAtOnce : t.againMeans}</p>
      <button type="button" className="btn pri" onClick={() => send("again", {})}>
        {t.again}
      </button>
      <button type="button" className="btn" onClick={() => send("againSwapped", {})}>
        {t.againSwapped}
      </button>
      {props.others
        .filter(({ name, computer }) => name !== "" && computer === undefined)
        .map(({ id, name }) => (
          <Link key={id} href={`/players/${id}#challenge`} className="text challenge-other">
            {inPairing.challengeTo(name)}
          </Link>
        ))}
    </div>
  );
}

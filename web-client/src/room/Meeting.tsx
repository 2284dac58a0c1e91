import { clockTexts, controlWords } from "../clock";
import { useTexts } from "../i18n";
import type { Catalogue, RoomState } from "../protocol";
import { ratingTexts } from "../rating/texts";
import { Icon } from "../ui/Icons";
import { roomTexts } from "./texts";

/** A table for people who were brought together: nothing to choose, the match begins when all are here. */
export function Meeting({ room, catalogue }: { room: RoomState; catalogue: Catalogue }) {
  const t = useTexts(roomTexts);
  const inClocks = useTexts(clockTexts);
  const inRatings = useTexts(ratingTexts);
  return (
    <div className="plain meeting">
      <h1>{t.meeting}</h1>
      <p>
        {catalogue.forms[room.form]?.name ?? room.form} · {controlWords(room.clock, inClocks)} ·{" "}
        {room.rated ? inRatings.ratedYes : inRatings.ratedNo}
      </p>
      <ul className="panel" role="status">
        {room.seats.map(({ player, present }, i) => (
          <li key={i}>
            <Icon name={present ? "check" : "clock"} />
            <b className="sp">{player?.name}</b>
            <span className="muted">{present ? t.meetingHere : t.meetingComing}</span>
          </li>
        ))}
      </ul>
      <p className="note">{t.meetingHow}</p>
    </div>
  );
}

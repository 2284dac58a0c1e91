import { clockTexts } from "../clock";
import { longTime } from "../clock/time";
import { useLanguage, useTexts } from "../i18n";
import { useMyRooms } from "../live";
import type { MyRoom } from "../protocol";
import { Link } from "../ui/Link";
import { othersAt } from "../ui/names";
import { useFormNames } from "../words";
import { lobbyTexts } from "./texts";

/** Our unfinished tables; those where it is our move first. */
export function MyMatches() {
  const t = useTexts(lobbyTexts);
  const rooms = useMyRooms();
  const formName = useFormNames();
  const turns = rooms?.filter(({ turn }) => turn).length ?? 0;
  return (
    <section aria-labelledby="my-matches">
      <h2 id="my-matches">
        {t.myMatches}
        {turns > 0 && (
          <>
            {" "}
            <b className="count" aria-hidden="true">
              {turns}
            </b>
            <span className="visually-hidden">{t.yourMoves(turns)}</span>
          </>
        )}
      </h2>
      <div className="panel my-matches" aria-busy={rooms === null}>
        {rooms?.length === 0 && <p className="muted">{t.noMatches}</p>}
        <ul>
          {rooms?.map((room) => (
            <li key={room.room}>
              <Match room={room} form={formName(room.game, room.form)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Match({ room, form }: { room: MyRoom; form: string }) {
  const t = useTexts(lobbyTexts);
  const c = useTexts(clockTexts);
  const { lang } = useLanguage();
  const others = othersAt(room, lang);
  const phases: Record<string, string> = {
    gathering: t.phaseGathering,
    playing: t.theirMove,
    parked: t.phaseParked,
  };
  const timed = room.phase === "playing" && room.left !== null;
  const units = { day: c.day, hour: c.hour, minute: "" };
  const left = timed ? t.timeLeft(longTime(room.left ?? 0, units, false)) : null;
  return (
    <Link href={`/r/${room.link}`}>
      <span className="sp">
        <b>{others.join(", ") || t.nobody}</b>
        <small>{[form, left, room.turn ? null : phases[room.phase]].filter(Boolean).join(", ")}</small>
      </span>
      {room.turn && <span className="your-move">{t.yourMove}</span>}
    </Link>
  );
}

import { clockTexts } from "../clock";
import { longTime } from "../clock/time";
import { Signed } from "../computer";
import { useLanguage, useTexts } from "../i18n";
import { useMyRooms } from "../live";
import type { MyRoom } from "../protocol";
import { GamePicture } from "../setup";
import { Link } from "../ui/Link";
import { othersAt } from "../ui/names";
import { useFormNames } from "../words";
import { lobbyTexts } from "./texts";
import { TimeBar } from "./TimeBar";
import "./matches.css";

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
      <div className="my-matches" aria-busy={rooms === null}>
        {rooms?.length === 0 && <p className="panel muted">{t.noMatches}</p>}
        <ul>
          {rooms?.map((room, i) => (
            <li key={room.room} className="panel">
              <Match
                room={room}
                form={formName(room.game, room.form)}
                large={i === 0 && (room.turn || rooms.length === 1)}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** One match as a card that is a link; `large` for the one to play first. */
function Match({ room, form, large }: { room: MyRoom; form: string; large: boolean }) {
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
  const days = room.clock.kind === "days" ? room.clock.perTurn * 1_000 : null;
  return (
    <Link href={`/r/${room.link}`}>
      {large && <GamePicture game={room.game} />}
      <span className="sp">
        <b>
          <Signed words={others.join(", ") || t.nobody} />
        </b>
        <small>{[form, room.turn ? null : phases[room.phase]].filter(Boolean).join(", ")}</small>
        {timed && days !== null && <TimeBar left={room.left ?? 0} whole={days} />}
        {left && <small>{left}</small>}
        {room.turn && (
          <span className={large ? "btn pri" : "your-move"}>{large ? t.playMove : t.yourMove}</span>
        )}
      </span>
    </Link>
  );
}

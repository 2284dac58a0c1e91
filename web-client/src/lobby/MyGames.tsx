import { useEffect, useState } from "react";
import { FIRST_GAME } from "../games/games";
import { useLanguage, useTexts } from "../i18n";
import { useCatalogue } from "../room/useCatalogue";
import { http, type MyRoom } from "../socket";
import { Link } from "../ui/Link";
import { lobbyTexts } from "./texts";

/** The tables we made or sit at whose match is not over. */
export function MyGames() {
  const t = useTexts(lobbyTexts);
  const { lang } = useLanguage();
  const catalogue = useCatalogue(FIRST_GAME, lang);
  const [rooms, setRooms] = useState<MyRoom[] | null>(null);

  useEffect(() => {
    let shown = true;
    const load = () => {
      http.myRooms().then(
        (answer) => shown && setRooms(answer.filter(({ phase }) => phase !== "over")),
        () => shown && setRooms((before) => before ?? []),
      );
    };
    const looked = () => document.visibilityState === "visible" && load();
    load();
    document.addEventListener("visibilitychange", looked);
    return () => {
      shown = false;
      document.removeEventListener("visibilitychange", looked);
    };
  }, []);

  const phases: Record<string, string> = {
    gathering: t.phaseGathering,
    playing: t.phasePlaying,
    parked: t.phaseParked,
  };
  return (
    <section aria-labelledby="my-games">
      <h2 id="my-games">{t.myGames}</h2>
      <div className="panel my-games" aria-busy={rooms === null}>
        {rooms?.length === 0 && <p className="muted">{t.noGames}</p>}
        <ul>
          {rooms?.map((room) => (
            <li key={room.link}>
              <Link href={`/r/${room.link}`}>
                <b>{room.players.filter((name) => name !== null).join(", ") || t.nobody}</b>
                <small>
                  {catalogue?.forms[room.form]?.name ?? room.form}, {phases[room.phase]}
                </small>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

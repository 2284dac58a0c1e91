import { Signed } from "../computer";
import { listed, useLanguage, useTexts } from "../i18n";
import type { RoomState } from "../protocol";
import { Icon } from "../ui/Icons";
import { Link } from "../ui/Link";
import { signedName } from "../ui/names";
import { roomTexts } from "./texts";

/** The matches played at this table, newest first, each with its replay and file. */
export function PlayedMatches({ room }: { room: RoomState }) {
  const t = useTexts(roomTexts);
  const { lang } = useLanguage();
  const link = room.watchLink ?? room.seatLink;
  if (room.played.length === 0) return null;
  return (
    <section className="panel room-box" aria-labelledby="played">
      <h2 id="played">{t.played}</h2>
      <ol className="played" reversed>
        {[...room.played].reverse().map(({ id, players, places }) => {
          const winners = players
            .filter((_, seat) => places[seat] === 1)
            .map((player) => signedName(player, lang));
          return (
            <li key={id}>
              <span>
                <Signed
                  words={winners.length === players.length ? t.drawn : t.wonBy(listed(lang, winners))}
                />
              </span>
              {link !== null && (
                <Link className="btn quiet" href={`/replay/${link}/${id}`}>
                  <Icon name="play" />
                  {t.replay}
                </Link>
              )}
              {link !== null && (
                <Link className="btn quiet" href={`/analysis/${link}/${id}`}>
                  <Icon name="eye" />
                  {t.analysis}
                </Link>
              )}
              {link !== null && (
                <a className="btn quiet" href={`/api/links/${link}/matches/${id}`} download="match.txt">
                  <Icon name="down" />
                  {t.matchFile}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

import { Signed } from "../computer";
import { listed, useLanguage, useTexts } from "../i18n";
import { useMyRooms } from "../live";
import { Link } from "../ui/Link";
import { othersAt } from "../ui/names";
import { profileTexts } from "./texts";

interface Props {
  game: string;
  formName: (form: string) => string;
}

/** Our own unfinished matches; shown to nobody else. */
export function OpenMatches({ game, formName }: Props) {
  const t = useTexts(profileTexts);
  const { lang } = useLanguage();
  const rooms = useMyRooms();
  const open = rooms?.filter((room) => room.game === game && room.phase === "playing") ?? [];
  if (open.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="open-matches">
      <h2 id="open-matches">{t.openMatches}</h2>
      <ul className="plain-list">
        {open.map((room) => (
          <li key={room.room}>
            <Link className="text" href={`/r/${room.link}`}>
              {formName(room.form)} <Signed words={t.against(listed(lang, othersAt(room, lang)))} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

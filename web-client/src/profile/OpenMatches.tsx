import { useTexts } from "../i18n";
import { http } from "../socket";
import { Link } from "../ui/Link";
import { useAsked } from "../ui/useAsked";
import { profileTexts } from "./texts";

interface Props {
  game: string;
  /** Our own name, which need not be told us. */
  me: string;
  formName: (form: string) => string;
}

/** Our own matches that are not over; nobody else is shown them. */
export function OpenMatches({ game, me, formName }: Props) {
  const t = useTexts(profileTexts);
  const [rooms] = useAsked(http.myRooms);
  const open = rooms?.filter((room) => room.game === game && room.phase === "playing") ?? [];
  if (open.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="open-matches">
      <h2 id="open-matches">{t.openMatches}</h2>
      <ul className="plain-list">
        {open.map(({ link, form, players }) => (
          <li key={link}>
            <Link className="text" href={`/r/${link}`}>
              {formName(form)} {t.against(players.filter((name) => name !== null && name !== me).join(", "))}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

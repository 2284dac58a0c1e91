import { useEffect, useState } from "react";
import { FIRST_GAME } from "../games/games";
import { useLanguage, useTexts } from "../i18n";
import { useCatalogue } from "../room/useCatalogue";
import { useForms } from "../setup";
import { http, type OpenTable } from "../socket";
import { Link } from "../ui/Link";
import { lobbyTexts } from "./texts";

/** Milliseconds between looks at the open tables while the page is seen. */
const AGAIN = 4_000;

/** The tables at which anybody may sit down, as they come and go. */
export function OpenTables() {
  const t = useTexts(lobbyTexts);
  const { lang } = useLanguage();
  const catalogue = useCatalogue(FIRST_GAME, lang);
  const { forms } = useForms(FIRST_GAME);
  const [tables, setTables] = useState<OpenTable[] | null>(null);

  useEffect(() => {
    let shown = true;
    const look = () => {
      if (document.visibilityState !== "visible") return;
      http.openTables().then(
        (answer) => shown && setTables(answer),
        () => undefined,
      );
    };
    look();
    const timer = setInterval(look, AGAIN);
    document.addEventListener("visibilitychange", look);
    return () => {
      shown = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);

  const formName = (form: string) => catalogue?.forms[form]?.name ?? form;
  const known = tables?.filter(({ form }) => forms.some(({ key }) => key === form));
  return (
    <section aria-labelledby="open-tables">
      <h2 id="open-tables">{t.openTables}</h2>
      <div className="panel open-tables" aria-busy={tables === null}>
        {known?.length === 0 && <p className="muted">{t.noTables}</p>}
        <ul>
          {known?.map((table) => (
            <li key={table.room}>
              <span className="sp">
                <b>{table.hostName}</b>
                <small>
                  {formName(table.form)} · {table.rated ? t.counts : t.friendly} ·{" "}
                  {t.seatsOf(table.taken, table.seats)}
                </small>
              </span>
              <Link
                className="btn"
                href={`/r/${table.link}`}
                aria-label={t.sitDownWith(table.hostName, formName(table.form))}
              >
                {t.sitDown}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

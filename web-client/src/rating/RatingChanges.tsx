import { useEffect, useState } from "react";
import { useTexts } from "../i18n";
import { http, type Settled } from "../socket";
import { ratingTexts } from "./texts";
import "./rating.css";

/**
 * What the match that has just ended made of its players' ratings, and why; nothing where it was a friendly one.
 *
 * @param link of the room
 * @param match the match, so that the next one asks anew
 */
export function RatingChanges({ link, match }: { link: string; match: string }) {
  const t = useTexts(ratingTexts);
  const [settled, setSettled] = useState<Settled | null>(null);
  useEffect(() => {
    let shown = true;
    http.ratings(link).then(
      (answer) => shown && setSettled(answer),
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, [link, match]);
  if (settled === null || !settled.rated) return null;
  return (
    <section className="panel rating-changes" aria-labelledby="rating-changes">
      <h2 id="rating-changes">{t.title}</h2>
      {settled.changes.length === 0 ? (
        <p className="note">{t.none}</p>
      ) : (
        <>
          <ul>
            {settled.changes.map(({ player, before, after }) => {
              const gained = after.shown - before.shown;
              return (
                <li
                  key={player.id}
                  aria-label={t.change(player.name, before.shown, after.shown, after.uncertainty)}
                >
                  <b className="sp">{player.name}</b>
                  <span className="num">{before.shown}</span>
                  <span aria-hidden="true">→</span>
                  <span className="num">{after.shown}</span>
                  <span className={gained < 0 ? "num rating-lost" : "num rating-won"}>
                    {gained < 0 ? "−" : "+"}
                    {Math.abs(gained)}
                  </span>
                  <small>
                    ± {after.uncertainty}
                    {after.provisional && `, ${t.provisional}`}
                  </small>
                </li>
              );
            })}
          </ul>
          <p className="note">{t.how}</p>
        </>
      )}
    </section>
  );
}

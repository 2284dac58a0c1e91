import { useLanguage, useTexts } from "../i18n";
import { http } from "../socket";
import { Failed } from "../ui/Failed";
import { called } from "../ui/names";
import { useAsked } from "../ui/useAsked";
import { changeOf } from "./change";
import { RatingChange } from "./RatingChange";
import { ratingTexts } from "./texts";
import "./rating.css";

/**
 * How the match that has just ended changed its players' ratings, and why, or why it did not count; nothing for a
 * casual match.
 *
 * @param link of the room
 * @param match the match; give each match a new instance
 */
export function RatingChanges({ link, match }: { link: string; match: string }) {
  const t = useTexts(ratingTexts);
  const { lang } = useLanguage();
  const [past, , failure, again] = useAsked(["ratings", link, match], () => http.ratings(link));
  if (failure !== null) return <Failed failure={failure} again={again} />;
  if (past === null || past.id !== match || past.uncounted === "not-wanted") return null;
  return (
    <section className="panel rating-changes" aria-labelledby="rating-changes">
      <h2 id="rating-changes">{t.title}</h2>
      {past.uncounted !== null ? (
        <p className="note">{t.uncounted(past.uncounted)}</p>
      ) : (
        <>
          <ul>
            {past.seats.map((seat) => {
              const change = changeOf(past, seat);
              return (
                change && (
                  <li key={seat.player.id}>
                    <RatingChange change={change} name={called(seat.player, lang)} />
                  </li>
                )
              );
            })}
          </ul>
          <p className="note">{t.how}</p>
        </>
      )}
    </section>
  );
}

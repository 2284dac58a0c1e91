import { useTexts } from "../i18n";
import { Failed } from "../ui/Failed";
import { useAsked } from "../ui/useAsked";
import { RatingCourse } from "./RatingCourse";
import { profileTexts } from "./texts";
import { wishes, type Profile } from "./wishes";

interface Props {
  profile: Profile;
  game: string;
  /** The one form to show; empty for all. */
  form: string;
  formName: (form: string) => string;
}

/** A player's ratings and their history. */
export function RatingPanel({ profile, game, form, formName }: Props) {
  const t = useTexts(profileTexts);
  const ratings = profile.ratings.filter((one) => one.game === game && (form === "" || one.form === form));
  return (
    <section className="panel" aria-labelledby="ratings">
      <h2 id="ratings">{t.ratings}</h2>
      {ratings.length === 0 && <p className="note">{t.noRatings}</p>}
      <ul className="rating-list">
        {ratings.map(({ form: of, rating, matches }) => (
          <li key={of}>
            <h3>{formName(of)}</h3>
            <p className="row wrap">
              <span className="num profile-rating">{rating.shown}</span>
              <small className="sp">
                {t.uncertainty(rating.uncertainty)}, {t.matches(matches)}
              </small>
              {rating.provisional && (
                <span className="chip" title={t.provisionalMore}>
                  {t.provisional}
                </span>
              )}
            </p>
            <Course id={profile.player.id} game={game} form={of} label={t.course(formName(of))} />
          </li>
        ))}
      </ul>
      {ratings.some(({ rating }) => rating.provisional) && <p className="note">{t.provisionalMore}</p>}
    </section>
  );
}

function Course({ id, game, form, label }: { id: string; game: string; form: string; label: string }) {
  const [moments, , failure, again] = useAsked(["course", id, game, form], () =>
    wishes.course(id, game, form),
  );
  if (failure !== null) return <Failed failure={failure} again={again} />;
  return moments && <RatingCourse label={label} moments={moments} />;
}

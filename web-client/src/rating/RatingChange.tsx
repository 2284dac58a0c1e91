import { useTexts } from "../i18n";
import type { Change } from "./change";
import { Gained } from "./Gained";
import { ratingTexts } from "./texts";
import "./rating.css";

/** One player's change in numbers and in words; with their `name` where several are shown. */
export function RatingChange({ change, name }: { change: Change; name?: string }) {
  const t = useTexts(ratingTexts);
  const { before, after, gained, uncertaintyBefore, uncertainty, provisional } = change;
  return (
    <div className="rating-change">
      <p className="rating-figures" aria-hidden="true">
        {name !== undefined && <b className="sp">{name}</b>}
        <span className="num">{before}</span>
        <Gained gained={gained} />
        <span>→</span>
        <b className="num">{after}</b>
        <small>
          ± {uncertaintyBefore} → {uncertainty}
          {provisional && `, ${t.provisional}`}
        </small>
      </p>
      <p className="visually-hidden">
        {name !== undefined && `${name}: `}
        {t.change(before, after, uncertaintyBefore, uncertainty)}
        {provisional && `, ${t.provisional}`}
      </p>
      <p className="rating-why">{t.because(change.result, change.against, change.many, change.percent)}</p>
    </div>
  );
}

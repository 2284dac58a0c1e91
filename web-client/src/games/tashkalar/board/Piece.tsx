import type { RankLetter } from "./geometry";
import { Silhouette } from "./Silhouette";
import "./tokens.css";

/** A piece as a standalone picture; `piece` is colour and rank letter, such as `nh`. Decorative without a label. */
export function Piece({
  piece,
  label,
  className = "",
}: {
  piece: string;
  label?: string;
  className?: string;
}) {
  return (
    <svg
      className={`piece ${className}`}
      viewBox="0 0 100 100"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <use href={`#piece-${piece}`} />
    </svg>
  );
}

/** The shape of a rank in the current text colour. */
export function RankSign({
  rank,
  label,
  hollow = false,
}: {
  rank: RankLetter;
  label?: string;
  hollow?: boolean;
}) {
  return (
    <svg
      className="rank-sign"
      viewBox="0 0 100 100"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      {hollow ? (
        <Silhouette rank={rank} size={0.95} fill="none" stroke="currentColor" strokeWidth={9} />
      ) : (
        <Silhouette rank={rank} fill="currentColor" />
      )}
    </svg>
  );
}

import { art } from "./art.generated";
import type { TraitFace } from "./faces";
import "./signs.css";

/** One flat charge: a card's picture (`wolf`) or a sign (`trait-rider`). Decorative; nothing if there is none. */
export function Picture({ of }: { of: string }) {
  const outline = art[of];
  return outline ? (
    <svg className="tv-picture" viewBox="0 0 512 512" aria-hidden="true">
      <path fill="currentColor" d={outline} />
    </svg>
  ) : null;
}

/** A trait's sign with its level, as on small cards. */
export function TraitSign({ face: { trait, word, level } }: { face: TraitFace }) {
  const label = level ? `${word} ${level}` : word;
  return (
    <span className="tv-trait" role="img" aria-label={label} title={label}>
      <Picture of={`trait-${trait}`} />
      {level ? <i>{level}</i> : null}
    </span>
  );
}

/** A trait's sign with its word and level, as on full cards and in legends. */
export function TraitWord({ face: { trait, word, level } }: { face: TraitFace }) {
  return (
    <span className="tv-trait-word">
      <Picture of={`trait-${trait}`} />
      <b>{level ? `${word} ${level}` : word}</b>
    </span>
  );
}

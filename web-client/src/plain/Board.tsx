import { useMemo } from "react";
import { Known } from "./Known";
import { known, type PlainScene, type PlainWords } from "./speech";
import { plainTexts } from "./texts";

/** The match as text, in place of a board. Keys scroll it. */
export function Board({ scene, words }: { scene: PlainScene; words: PlainWords }) {
  const t = plainTexts[scene.lang];
  const parts = useMemo(() => known(scene, words), [scene, words]);
  const title = scene.you === null ? t.knownAll : t.known;
  return (
    <section className="plain-known" aria-label={title} tabIndex={0}>
      <h2>{title}</h2>
      <Known parts={parts} level={3} />
    </section>
  );
}

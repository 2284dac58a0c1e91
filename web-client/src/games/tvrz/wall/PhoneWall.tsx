import { useRef, useState } from "react";
import { cardFace } from "../cards";
import { useSize } from "../field/useSize";
import { PartSign, Skyline } from "../fort";
import type { Scene } from "../scene";
import { HandCard } from "./HandCard";
import { isPart, type Segment } from "./segments";
import { seenCopies } from "./Wall";
import { walk } from "./walk";
import { wallOf } from "./wallOf";
import "./wall.css";
import "./phone.css";

/** Until the wall is laid out. */
const PHONE = { width: 374, height: 290 };

/** Our fort where space is short: the wall in small, each part a filter for the tiles below. */
export function PhoneWall(props: { scene: Scene; seat: number; onOpen: (card: string) => void }) {
  const { scene, seat, onOpen } = props;
  const { t, catalogue, lang } = scene;
  const [only, show] = useState<Segment | null>(null);
  const box = useRef<HTMLElement>(null);
  const each = Math.floor((useSize(box, PHONE).width - 14) / 8);
  const parts = wallOf(scene, seat);
  const seen = seenCopies(scene, seat);
  const shown = parts.filter(({ segment }) => only === null || segment === only).flatMap(({ held }) => held);
  return (
    <section ref={box} className="tv-small-wall" aria-label={t.yourFort}>
      <div className="tv-small-segs">
        {parts.map(({ segment, held, courses, planned, value, hot, far, foe }) => (
          <button
            key={segment}
            type="button"
            className={`tv-small-seg ${hot ? "tv-hot" : ""} ${far ? "tv-far" : ""} ${only === segment ? "tv-only" : ""}`}
            aria-pressed={only === segment}
            onClick={() => show(only === segment ? null : segment)}
          >
            <span className="tv-small-sky">
              {courses && (
                <Skyline courses={courses} planned={planned} width={each} gate={segment === "gate"} />
              )}
              {foe && (
                <span className="tv-foe" title={cardFace(catalogue, foe.card, lang)?.name}>
                  {foe.left}
                </span>
              )}
            </span>
            <span className="tv-small-name">
              <span className="visually-hidden">
                {t[segment]} {isPart(segment) && t.takesWord}{" "}
              </span>
              <PartSign sign={segment === "stores" ? "none" : segment} />
              {isPart(segment) && <b>{value}</b>}
            </span>
            <span className="tv-small-count">
              <span className="visually-hidden">, </span>
              {held.length}
              <span className="visually-hidden"> {t.cardsWord(held.length)}</span>
            </span>
          </button>
        ))}
      </div>
      <div className="tv-tiles" onKeyDown={walk}>
        {shown.map((held) => (
          <HandCard
            key={`${held.body.card} ${held.copy}`}
            {...{ held, scene, onOpen }}
            size="tile"
            seen={held.copy < (seen.get(held.body.card) ?? 0)}
          />
        ))}
        {shown.length === 0 && <span className="tv-nobody">{t.nobody}</span>}
      </div>
    </section>
  );
}

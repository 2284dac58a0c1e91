import { useRef, type CSSProperties } from "react";
import { cardFace } from "../cards";
import { Sign } from "../field/signs";
import { useSize, useTallWindow } from "../field/useSize";
import { PartSign, Skyline } from "../fort";
import type { Scene } from "../scene";
import type { TableTexts } from "../words/table.texts";
import { HandCard } from "./HandCard";
import { fit, isPart, type Segment } from "./segments";
import { walk } from "./walk";
import { wallOf, type WallPart } from "./wallOf";
import "./wall.css";

/** Until the wall is laid out. */
const WIDE = { width: 1440, height: 264 };

/** Segments narrower than this, in pixels, have room for one short word: beside it parts have their value, far ones ×2. */
const roomOf = (wall: boolean, far: boolean): number => (far ? 130 : wall ? 124 : 112);

/** The number of cards others have seen of each kind. */
export function seenCopies(scene: Scene, seat: number): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  for (const { card } of scene.view.seats[seat]?.known ?? []) seen.set(card, (seen.get(card) ?? 0) + 1);
  return seen;
}

/** Our own fort as the unrolled wall, with the hand sorted behind it. */
export function Wall(props: { scene: Scene; seat: number; onOpen: (card: string) => void }) {
  const { scene, seat, onOpen } = props;
  const { t, catalogue, lang } = scene;
  const box = useRef<HTMLElement>(null);
  const { width } = useSize(box, WIDE);
  const tall = useTallWindow();
  const parts = wallOf(scene, seat);
  const counts = Object.fromEntries(
    parts.map(({ segment, held }) => [segment, held.reduce((sum, one) => sum + (one.body.guest ? 2 : 1), 0)]),
  ) as Record<Segment, number>;
  const { size, step, widths } = fit(
    counts,
    width,
    tall,
    parts.some(({ far }) => far),
  );
  const seen = seenCopies(scene, seat);
  return (
    <section
      ref={box}
      className={`tv-wall tv-wall-${size}`}
      aria-label={t.yourFort}
      style={{ "--tv-step": `${step}px` } as CSSProperties}
      onKeyDown={walk}
    >
      {parts.map((part) => (
        <WallSegment key={part.segment} {...{ part, scene }} width={widths[part.segment]}>
          {part.held.map((held) => (
            <HandCard
              key={`${held.body.card} ${held.copy}`}
              {...{ held, size, scene, onOpen }}
              seen={held.copy < (seen.get(held.body.card) ?? 0)}
            />
          ))}
          {part.held.length === 0 && <span className="tv-nobody">{t.nobody}</span>}
        </WallSegment>
      ))}
      <span className="visually-hidden">
        {parts.flatMap(({ foe }) =>
          foe ? [`${cardFace(catalogue, foe.card, lang)?.name ?? ""}, ${foe.left}`] : [],
        )}
      </span>
    </section>
  );
}

function WallSegment(props: { part: WallPart; width: number; scene: Scene; children: React.ReactNode }) {
  const { part, width, scene } = props;
  const { segment, courses, planned, value, hot, far, foe } = part;
  const { t, catalogue, lang } = scene;
  const wall = isPart(segment);
  return (
    <div
      className={`tv-seg ${wall ? "" : "tv-yard"} ${hot ? "tv-hot" : ""} ${far ? "tv-far" : ""}`}
      style={{ width }}
      data-segment={segment}
      role="group"
      aria-label={wall ? `${t[segment]}, ${t.takes(value)}` : t[segment]}
    >
      <div className="tv-sky">
        {courses && <Skyline courses={courses} planned={planned} width={width} gate={segment === "gate"} />}
        {foe && (
          <span className="tv-foe">
            {cardFace(catalogue, foe.card, lang)?.short}, {foe.left}
          </span>
        )}
      </div>
      <div className="tv-seg-name">
        {segment === "stores" ? <Sign name="cards" /> : <PartSign sign={segment} />}
        <b>{width < roomOf(wall, far) ? tinyName(segment, t) : shortName(segment, t)}</b>
        {wall && <span className={value === 0 ? "tv-seg-value tv-zero" : "tv-seg-value"}>{value}</span>}
      </div>
      <div className="tv-garrison">{props.children}</div>
    </div>
  );
}

/** The name of a segment where there is room for one word or two; the sign beside it says the rest. */
function shortName(segment: Segment, t: TableTexts): string {
  const short: Partial<Record<Segment, string>> = {
    west: t.shortWest,
    north: t.shortNorth,
    east: t.shortEast,
    south: t.shortSouth,
  };
  return short[segment] ?? t[segment];
}

/** The same for one short word. */
function tinyName(segment: Segment, t: TableTexts): string {
  const tiny: Partial<Record<Segment, string>> = {
    west: t.tinyWest,
    north: t.tinyNorth,
    east: t.tinyEast,
    south: t.tinySouth,
    universal: t.tinyAnywhere,
    "attack-only": t.tinyAttack,
  };
  return tiny[segment] ?? t[segment];
}

import { useRef, type ReactNode } from "react";
import { BodyCards } from "../cards";
import { candidate } from "../choose/draft";
import { sideOf } from "../fort";
import { isDeclared, isOwnFight, type Scene } from "../scene";
import { PARTS, type AttackView, type Part } from "../types";
import { Arrow } from "./Arrow";
import { FortBlock } from "./FortBlock";
import { Ground } from "./Ground";
import { OwnLand } from "./Land";
import { askedOf } from "./marks";
import { around, neighbours, roads } from "./neighbours";
import { road } from "./paths";
import { LEAST, middle, NAME, numbersOn, planHeight, ring, type Place, type Point, type Size } from "./ring";
import { useSize } from "./useSize";
import { WaitingAttackers } from "./Waiting";
import { walk } from "../wall/walk";
import "./field.css";

/** Until the field is laid out. */
const WIDE = { width: 1104, height: 588 };

/** The height that our own landscape takes at the bottom. */
const LAND = 150;

/** The height that the names of two forts above each other take, and the space between them. */
const UNDER_NAMES = 64;

/** Between the fort at the bottom and a fight above it. */
const APART = 8;

/** The others' forts in a ring, the roads between neighbours, and who goes against whom. */
export function Field(props: {
  scene: Scene;
  /** Whether the fort at the bottom is drawn as well: for watchers, after the match, and in replays. */
  whole: boolean;
  onOpen: (card: string) => void;
  /** A fight between others, in the middle. */
  fight?: ReactNode;
}) {
  const { scene, whole, onOpen, fight } = props;
  const { view, below, out, t } = scene;
  const box = useRef<HTMLElement>(null);
  const size = useSize(box, WIDE);
  const seats = view.seats.length;
  const others = around(seats, below);
  const places = placesOf(others, below, size, whole);
  const bottom: Point = { x: size.width * 0.5, y: size.height + 24 };
  const at = (seat: number): Point => {
    const place = places.get(seat);
    return place ? middle(place) : bottom;
  };
  const centre = { x: size.width / 2, y: size.height * 0.46 };
  const paths = roads(seats, out).map(({ from, to, around: round }) => road(at(from), at(to), centre, round));
  const folded = others.length > 3 || (others.length > 1 && size.width < 900);
  return (
    <section
      ref={box}
      className={`tv-field ${others.length === 1 ? "tv-field-two" : others.length > 5 ? "tv-field-crowd" : ""}`}
      aria-label={t.field}
      onKeyDown={walk}
    >
      <Ground {...size} roads={paths} />
      {[...places].map(([seat, place]) => (
        <FortBlock
          key={seat}
          {...{ scene, seat, folded, onOpen }}
          width={place.width}
          numbers={place.numbers}
          inward={place.inward}
          style={{ left: place.left, top: place.top }}
        />
      ))}
      <svg className="tv-arrows" width={size.width} height={size.height} aria-hidden="true">
        <Going {...{ scene, places, bottom, size }} />
      </svg>
      {!whole && (
        <div className="tv-own">
          <WaitingAttackers scene={scene} />
          <OwnLand scene={scene} seat={below} onOpen={onOpen} />
        </div>
      )}
      <Aiming scene={scene} />
      {whole && <WaitingAttackers scene={scene} />}
      {fight && (
        <div
          className={whole ? "tv-others-fight tv-above" : "tv-others-fight"}
          style={
            whole ? { bottom: size.height - (places.get(below)?.top ?? size.height) + APART } : undefined
          }
        >
          {fight}
        </div>
      )}
    </section>
  );
}

/** Where every fort stands. */
function placesOf(
  others: readonly number[],
  below: number,
  size: Size,
  whole: boolean,
): ReadonlyMap<number, Place> {
  if (!whole) {
    const places = ring(others.length, size, LAND);
    return new Map(others.flatMap((seat, i) => (places[i] ? [[seat, places[i]] as const] : [])));
  }
  const most = others.length > 3 ? 280 : 368;
  // Of two forts none has room beside the other: both are of one size, each with its name and landscape to itself.
  const two = others.length === 1;
  const highest = two ? (size.height - UNDER_NAMES) / 2 - NAME : size.height * 0.44;
  const width = Math.max(LEAST, Math.round(Math.min(most, size.width * 0.44, (highest * 282) / 262)));
  const own = planHeight(width) + NAME + (two ? 24 : 16);
  const height = two ? planHeight(width) + NAME : size.height - own * 0.72;
  const places = ring(others.length, { ...size, height }, 0).map((place): Place =>
    two ? { ...place, left: Math.round((size.width - width) / 2), inward: "right" } : place,
  );
  const last: Place = {
    left: Math.round((size.width - width) / 2),
    top: Math.round(size.height - own),
    width,
    numbers: numbersOn(width),
    inward: "right",
  };
  return new Map([
    ...others.flatMap((seat, i) => (places[i] ? [[seat, places[i]] as const] : [])),
    [below, last] as const,
  ]);
}

/** The point on a plan where an arrow to one of its parts ends. */
function plate(place: Place, part: Part | null): Point {
  if (part === null) return middle(place);
  const { middle: at, out } = sideOf(part);
  const scale = place.width / 282;
  const away = 16 + 36 * place.numbers;
  return {
    x: place.left + (at[0] + out[0] * away + 14) * scale,
    y: place.top + NAME + (at[1] + out[1] * away + 12) * scale,
  };
}

/** Whether an attack goes through the air, or past neighbours. */
function isBroken({ view, catalogue, out }: Scene, attack: AttackView): boolean {
  const traits = attack.cards.flatMap(({ card }) => catalogue.cards[card]?.traits ?? []);
  const near = neighbours(view.seats.length, out, attack.seat).includes(attack.target);
  return !near || traits.some(({ trait }) => trait === "flyer" || trait === "savage");
}

/** The arrow of the running attack, or of the one that we are about to choose. */
function Going(props: { scene: Scene; places: ReadonlyMap<number, Place>; bottom: Point; size: Size }) {
  const { scene, places, bottom, size } = props;
  const { view, you, question, draft } = scene;
  const { attack } = view;
  const [from, to, part, broken] = attack
    ? [attack.seat, aim(scene, attack), attack.part ?? pickedPart(scene), isBroken(scene, attack)]
    : [you, pickedSeat(scene), null, false];
  if (from === null || to === null) return null;
  const target = places.get(to);
  if (!target) return null;
  const start = places.get(from);
  const end = plate(target, part);
  const own = from === you;
  const begin = start ? leaving(start, end) : aiming(places.size === 1, size, bottom, end);
  const thick = size.width >= 1400 ? 16 : target.width < 200 ? 10 : 14;
  const bend = bending(begin, end, { x: size.width / 2, y: size.height * 0.6 });
  const sure = attack !== null || candidate(question, draft) !== null;
  return sure ? <Arrow from={begin} to={end} own={own} broken={broken} bend={bend} thick={thick} /> : null;
}

/** Whose fort an attack goes for; null as long as we have yet to say which part. */
const aim = (scene: Scene, attack: AttackView): number | null =>
  attack.seat === scene.you && !isDeclared(scene) && pickedPart(scene) === null ? null : attack.target;

/** The seat whose fort is picked, or null. */
function pickedSeat({ question, draft }: Scene): number | null {
  const seat = candidate(question, draft)?.parts["seat"]?.[0];
  return seat === undefined ? null : Number(seat) - 1;
}

/** The part that is picked, or null. */
function pickedPart({ question, draft }: Scene): Part | null {
  const part = candidate(question, draft)?.parts["part"]?.[0];
  return PARTS.find((one) => one === part) ?? null;
}

/** Where our own arrows begin: beside the card that attacks, or on the side of the only fort that they go for. */
function aiming(two: boolean, { width, height }: Size, bottom: Point, end: Point): Point {
  if (!two) return { x: width * 0.36, y: bottom.y - 170 };
  return end.x > width * 0.55 ? { x: width * 0.8, y: height * 0.62 } : { x: width * 0.24, y: height * 0.385 };
}

/** Where an arrow leaves a plan towards a point: at the side towards the middle of the field. */
function leaving({ left, top, width, inward }: Place, to: Point): Point {
  const high = planHeight(width);
  const at = (x: number, y: number): Point => ({ x: left + width * x, y: top + NAME + high * y });
  if (inward === "right") return at(0.98, 0.5);
  if (inward === "left") return at(0, 0.5);
  return to.x > left + width / 2 ? at(0.86, 0.72) : at(0.12, 0.86);
}

/** How an arrow bends: towards the middle of the field, little over short ways. */
function bending(from: Point, to: Point, towards: Point): number {
  const way = { x: to.x - from.x, y: to.y - from.y };
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const side = way.x * (towards.y - half.y) - way.y * (towards.x - half.x);
  return (Math.hypot(way.x, way.y) < 220 ? 0.05 : 0.135) * (Math.sign(side) || 1);
}

/** Our own attacker while we choose where it goes, with what it comes with. */
function Aiming({ scene }: { scene: Scene }) {
  const { view, you, catalogue, lang } = scene;
  const { attack } = view;
  if (attack === null || attack.seat !== you || isDeclared(scene) || !isOwnFight(scene)) return null;
  if (askedOf(scene) === null) return null;
  return (
    <div className="tv-aiming">
      <BodyCards bodies={attack.cards} catalogue={catalogue} lang={lang} />
    </div>
  );
}

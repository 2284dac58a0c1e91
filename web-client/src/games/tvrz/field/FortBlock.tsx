import { SeatSign } from "../../../computer";
import type { CSSProperties } from "react";
import { Icon } from "../../../ui/Icons";
import { Picture } from "../cards";
import { about, isPicked } from "../choose/draft";
import { Arms, burntOf, FortPlan, knownAt, worksOf } from "../fort";
import type { Scene } from "../scene";
import type { FortView, Part } from "../types";
import { Land } from "./Land";
import { planMarks } from "./marks";
import { howOut } from "./ways";
import type { Inward } from "./ring";

/** Narrower ruins have their words below. */
const WORDY = 200;

/** Plans from this width on show known defenders inside. */
const ROOMY = 230;

/** A fort on the field: its name, its plan, what works on it, and its landscape on the side towards the middle. */
export function FortBlock(props: {
  scene: Scene;
  seat: number;
  width: number;
  /** How large its numbers are, compared with those of a large plan. */
  numbers: number;
  inward: Inward;
  /** Whether its landscape is folded to small backs. */
  folded: boolean;
  /** Whether its landscape is drawn elsewhere, as in narrow fields; there its side stands below the plan. */
  landless?: boolean;
  style?: CSSProperties;
  onOpen: (card: string) => void;
}) {
  const { scene, seat, width, numbers, inward, folded, style, onOpen } = props;
  const { view, catalogue, nameOf, question, draft, out, t } = scene;
  const fort = view.seats[seat];
  if (!fort) return null;
  const gone = out.has(seat);
  const works = worksOf(fort.works, catalogue, burntOf(scene.log, seat));
  const thing = { kind: "seat", key: seat } as const;
  const choosable = about(question, thing).length > 0;
  const picked = isPicked(draft, thing);
  const { marks, plates } = planMarks(scene, seat, works);
  const large = width >= 300;
  const known = width >= ROOMY && !gone ? knownAt(fort, catalogue) : {};
  const unknown = fort.cards - fort.known.length;
  const name = nameOf(seat);
  const ruin = gone ? howOut(scene, seat) : [];
  const side = sideIn(scene, seat, width);
  const plan = (
    <FortPlan
      seat={seat}
      label={gone ? t.fortOf(name) : `${t.fortOf(name)}, ${t.cardsInHand(fort.cards)}`}
      works={works}
      flag={gone ? null : fort.flag}
      hand={fort.cards}
      unknown={fort.known.length > 0 ? t.unknown(Math.max(unknown, 0)) : ""}
      known={known}
      plates={plates}
      marks={marks}
      large={large}
      plateScale={numbers}
      out={gone}
      ruin={width < WORDY ? [] : ruin}
      onPart={(part: Part) => scene.choose({ kind: "part", key: part })}
      partLabel={(part: Part) => `${t[part]}, ${t.wouldArrive(plates[part] ?? 0)}`}
    />
  );
  return (
    <div
      className={`tv-fort ${large ? "tv-fort-large" : ""} ${inward === "left" ? "tv-fort-right" : ""} ${choosable ? "tv-pick" : ""} ${picked ? "tv-picked" : ""}`}
      style={{ ...style, width }}
      data-seat={seat}
    >
      <p className="tv-fort-name">
        <Arms seat={seat} out={gone} />
        <span>
          <SeatSign seat={seat} />
          {large ? t.fortOf(name) : name}
        </span>
        {!(props.landless && side) && <Chip scene={scene} seat={seat} width={width} />}
      </p>
      {plan}
      {props.landless && side && <p className="tv-fort-side">{side}</p>}
      {gone && width < WORDY && <p className="tv-fort-note">{ruin.join(", ")}</p>}
      {choosable && (
        <button
          type="button"
          className="tv-fort-choice"
          data-thing={`seat ${seat}`}
          aria-pressed={picked}
          aria-label={t.fortOf(name)}
          onClick={() => scene.choose(thing)}
        />
      )}
      {!gone && <Spells scene={scene} fort={fort} seat={seat} />}
      {!gone && !props.landless && (
        <div className={`tv-inward tv-inward-${inward}`}>
          <Land scene={scene} seat={seat} small={folded} onOpen={onOpen} />
        </div>
      )}
    </div>
  );
}

/** Which of our two neighbours a seat is, where there is no room for more words; null if it is none of two. */
function sideIn({ view, you, out, neighbours, t }: Scene, seat: number, width: number): string | null {
  if (width >= 180 || view.attack?.seat === seat || view.seats.length === 2) return null;
  if (you === null || seat === you || out.has(seat) || out.has(you)) return null;
  if (!neighbours.includes(seat) || neighbours.length === 1) return null;
  return neighbours[0] === seat ? t.onLeft : t.onRight;
}

/** What a seat is to us, or does now. */
function Chip({ scene, seat, width }: { scene: Scene; seat: number; width: number }) {
  const { view, you, out, neighbours, t } = scene;
  const { attack } = view;
  const narrow = width < 220;
  if (attack?.seat === seat) {
    return narrow ? (
      // The name has all the room that there is.
      <span className="tv-chip tv-chip-acts tv-chip-sign" title={t.attacks}>
        <Icon name="swords" />
        <span className="visually-hidden">{t.attacks}</span>
      </span>
    ) : (
      <span className="tv-chip tv-chip-acts">{t.attacks}</span>
    );
  }
  if (you === null || seat === you || out.has(seat) || out.has(you)) return null;
  const seats = view.seats.length;
  if (seats === 2) return null;
  const near = neighbours.includes(seat);
  if (width < 180) {
    const side = sideIn(scene, seat, width);
    return side && <span className="tv-side">{side}</span>;
  }
  if (seats > 4)
    return near ? <span className="tv-chip">{narrow ? t.neighbour : t.mayAttackYou}</span> : null;
  if (!near) return <span className="tv-chip">{t.notNeighbour}</span>;
  if (neighbours.length === 1) return <span className="tv-chip">{t.neighbour}</span>;
  return <span className="tv-chip">{neighbours[0] === seat ? t.leftNeighbour : t.rightNeighbour}</span>;
}

/** What works on a fort for a while: spells, a pact, a promise. */
export function Spells({ scene, fort, seat }: { scene: Scene; fort: FortView; seat: number }) {
  const { nameOf, catalogue, t } = scene;
  const words = [
    ...fort.spells.map(({ spell: name, mage, level, on }) => {
      const creatures = on.map((card) => catalogue.cards[card]?.name ?? card);
      const word = [catalogue.terms.spell[name]?.name ?? name, ...creatures].join(", ");
      return { of: mage, words: t.until(level === null ? word : t.level(word, level), nameOf(seat)) };
    }),
    ...(fort.pact >= 0 ? [{ of: "item-pact-spear", words: t.pactWith(nameOf(fort.pact)) }] : []),
    ...(fort.promise >= 0 ? [{ of: "trait-slave", words: t.promiseAgainst(nameOf(fort.promise)) }] : []),
  ];
  if (words.length === 0) return null;
  return (
    <ul className="tv-spells">
      {words.map((one, i) => (
        <li key={i} className="tv-chip">
          <Picture of={one.of} />
          {one.words}
        </li>
      ))}
    </ul>
  );
}

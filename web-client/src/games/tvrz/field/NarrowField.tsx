import { SeatSign } from "../../../computer";
import { useRef, type ReactNode } from "react";
import { about, isPicked } from "../choose/draft";
import { Arms } from "../fort";
import type { Scene } from "../scene";
import { walk } from "../wall/walk";
import { FortBlock } from "./FortBlock";
import { Ground } from "./Ground";
import { Land, OwnLand } from "./Land";
import { around } from "./neighbours";
import { numbersOn, row } from "./ring";
import { useSize } from "./useSize";
import { WaitingAttackers } from "./Waiting";
import "./field.css";
import "./narrow.css";

const PHONE = { width: 390, height: 392 };

/** The field of a phone or tablet: forts in a row, or the two neighbours with the others as lines between them. */
export function NarrowField(props: {
  scene: Scene;
  whole: boolean;
  onOpen: (card: string) => void;
  fight?: ReactNode;
}) {
  const { scene, whole, onOpen, fight } = props;
  const { view, below, t } = scene;
  const box = useRef<HTMLElement>(null);
  const size = useSize(box, PHONE);
  const seats = around(view.seats.length, below);
  const others = whole ? [...seats, below] : seats;
  // Where ours is one of many, all forts are drawn, in as many rows as it takes.
  const { plans, lines, width } = whole
    ? { plans: others, lines: [], width: size.width < 700 ? 116 : 150 }
    : row(others, facing(scene), size.width);
  // Whole cards take more than a third of the field.
  const brief = Boolean(fight) || size.height < 400 || (size.width < 700 && lines.length > 0);
  return (
    <section ref={box} className="tv-field tv-narrow" aria-label={t.field} onKeyDown={walk}>
      <Ground {...size} roads={roadsTo(plans, scene, size, whole)} />
      <div className={whole ? "tv-narrow-forts tv-narrow-all" : "tv-narrow-forts"}>
        {plans.map((seat, i) => (
          <Column key={seat} {...{ scene, seat, width, onOpen }} landless={Boolean(fight)}>
            {lines.length > 0 && i === 0 && <Lines scene={scene} seats={lines} />}
          </Column>
        ))}
      </div>
      {fight && <div className="tv-narrow-fight">{fight}</div>}
      <div className="tv-narrow-own">
        <WaitingAttackers scene={scene} brief={brief} />
        {!whole && <OwnLand scene={scene} seat={below} onOpen={onOpen} brief={brief} />}
      </div>
    </section>
  );
}

/** Whose forts are drawn where not all are: our neighbours', or the one we choose a part of, which a flyer reaches anywhere. */
function facing({ view, question, neighbours }: Scene): readonly number[] {
  return question?.prompt === "part" && view.attack ? [view.attack.target] : neighbours;
}

/** The roads from our own side, at the bottom, to those we face. */
function roadsTo(
  plans: readonly number[],
  scene: Scene,
  { width, height }: { width: number; height: number },
  whole: boolean,
): readonly string[] {
  if (whole) return [];
  const faced = facing(scene);
  const step = width / Math.max(plans.length, 1);
  return plans.flatMap((seat, i) => {
    if (!faced.includes(seat)) return [];
    const x = step * (i + 0.5);
    const start = width / 2 + (x < width / 2 ? -6 : 6);
    const bend = height * 0.8;
    return [`M${start},${height + 8}C${start},${bend} ${x},${bend} ${x},120`];
  });
}

function Column(props: {
  scene: Scene;
  seat: number;
  width: number;
  /** Whether a fight takes the room of the landscapes. */
  landless: boolean;
  onOpen: (card: string) => void;
  children: ReactNode;
}) {
  const { scene, seat, width, landless, onOpen } = props;
  return (
    <>
      <div className="tv-narrow-fort">
        <FortBlock
          {...{ scene, seat, width, onOpen }}
          numbers={numbersOn(width)}
          inward="below"
          folded
          landless
        />
        {!landless && <Land {...{ scene, seat, onOpen }} small />}
      </div>
      {props.children}
    </>
  );
}

/** Players who are not next to us, a line each. */
function Lines({ scene, seats }: { scene: Scene; seats: readonly number[] }) {
  const { view, nameOf, out, question, draft, t } = scene;
  return (
    <ul className="tv-narrow-lines">
      {seats.map((seat) => {
        const thing = { kind: "seat", key: seat } as const;
        const choosable = about(question, thing).length > 0;
        const acts = view.attack?.seat === seat || view.attack?.target === seat;
        const body = (
          <>
            <Arms seat={seat} out={out.has(seat)} />
            <b>
              <SeatSign seat={seat} />
              {nameOf(seat)}
            </b>
            <span className="sp" />
            {out.has(seat) ? (
              <span className="tv-line-out">{t.out}</span>
            ) : (
              <span className="tv-line-hand">{view.seats[seat]?.cards}</span>
            )}
          </>
        );
        return (
          <li key={seat}>
            {choosable ? (
              <button
                type="button"
                className={`tv-line tv-line-choice ${isPicked(draft, thing) ? "tv-line-picked" : ""}`}
                data-thing={`seat ${seat}`}
                aria-pressed={isPicked(draft, thing)}
                onClick={() => scene.choose(thing)}
              >
                {body}
              </button>
            ) : (
              <span className={`tv-line ${acts ? "tv-line-acts" : ""}`}>{body}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

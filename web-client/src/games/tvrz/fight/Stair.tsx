import { useState, type CSSProperties, type ReactNode } from "react";
import { pace } from "../../../settings";
import { Icon } from "../../../ui/Icons";
import { BodyCards, Card, cardFace } from "../cards";
import type { TvrzCatalogue } from "../catalogue";
import { armsOf } from "../fort/heraldry";
import { PartSign } from "../fort/PartSign";
import type { Lang } from "../../../i18n";
import type { AttackView } from "../types";
import { fightTexts } from "../words/fight.texts";
import { partForms } from "../words/parts";
import { bottomLine, drawn, highest, isOpen, type Bar } from "./stair";
import "./stair.css";

/** Milliseconds from one automatic step to the next, and for all of them together. */
const STEP = 600;
const MOST = 4_000;

/** How a stair is drawn: on a whole field, in a panel of it, in a panel of a phone, or on a whole phone. */
export type StairSize = "wide" | "panel" | "brief" | "phone";

/** The height of the tallest bar, in pixels. */
const HEIGHTS: Readonly<Record<StairSize, number>> = { wide: 118, panel: 112, brief: 46, phone: 70 };

interface Seen {
  attack: number;
  count: number;
  /** The first bar that is new, and the milliseconds from each new one to the next. */
  from: number;
  every: number;
}

/** Which bars have just come, so that they come in one after the other. */
function useNewBars(attack: AttackView, bars: readonly Bar[]): Seen {
  const count = bars.filter(({ pending }) => !pending).length;
  const [seen, see] = useState<Seen>({ attack: attack.number, count, from: bars.length, every: 0 });
  if (seen.attack === attack.number && seen.count === count) return seen;
  const from = seen.attack === attack.number ? seen.count : 0;
  const news = Math.max(1, count - from);
  const next = { attack: attack.number, count, from, every: Math.min(STEP, MOST / news) };
  see(next);
  return next;
}

/**
 * A fight as a stair. Each step is a bar: solid what is left, hatched what was taken, a broken line what is not
 * settled; the numbers below it alone tell the fight.
 */
export function Stair(props: {
  attack: AttackView;
  bars: readonly Bar[];
  catalogue: TvrzCatalogue;
  lang: Lang;
  size: StairSize;
  /** The height of the tallest bar, in pixels; by default that of the size. */
  height?: number | undefined;
  /** What stands below the first bar: the card on a phone, the part elsewhere. */
  start: ReactNode;
  /** A sign above the bars that are not settled; empty for none. */
  note: string;
  /** What comes after the last step; null for nothing. */
  next: string | null;
}) {
  const { attack, bars, catalogue, lang, size } = props;
  const t = fightTexts[lang];
  const seen = useNewBars(attack, bars);
  const speed = pace();
  const most = highest(bars);
  const height = props.height ?? HEIGHTS[size];
  const inPanel = size === "panel" || size === "brief";
  const firstOpen = bars.findIndex(isOpen);
  const arms = armsOf(attack.seat);
  return (
    <div
      className={`tv-stair tv-stair-${size} ${inPanel ? "tv-stair-panel" : ""}`}
      role="group"
      aria-label={t.stair(bottomLine(bars))}
      tabIndex={0}
      style={
        { "--tv-height": `${height}px`, "--tv-pace": speed, "--tv-attacker": arms.field } as CSSProperties
      }
    >
      {bars.map((bar, i) => {
        const isNew = speed > 0 && i >= seen.from && !bar.pending;
        const delay = isNew ? (i - seen.from) * seen.every * speed : 0;
        return (
          <div
            key={`${attack.number} ${i} ${bar.pending}`}
            className={[
              "tv-step",
              bar.pending ? "tv-open" : "",
              isNew ? `tv-comes tv-comes-${bar.kind}` : "",
            ].join(" ")}
            style={{ "--tv-delay": `${delay}ms` } as CSSProperties}
          >
            {props.note && i === firstOpen && <span className="tv-plate tv-step-note">{props.note}</span>}
            <BarDrawing bar={bar} seat={attack.seat} most={most} height={height} />
            <span className="tv-number num" aria-hidden="true">
              {bar.left ?? "?"}
            </span>
            {!inPanel && (
              <span className="tv-cause">
                {i === 0 ? (
                  props.start
                ) : (
                  <Cause
                    {...{ bar, catalogue, lang, attack }}
                    chosen={bar.pending}
                    small={size === "phone"}
                  />
                )}
              </span>
            )}
          </div>
        );
      })}
      {attack.slowed && !inPanel && (
        <div className="tv-step tv-next">
          <span className="tv-cause tv-held-back">
            <BodyCards stacked bodies={attack.slowed.cards} catalogue={catalogue} lang={lang} size="tile" />
            <span>{t.slowed(attack.slowed.others)}</span>
          </span>
        </div>
      )}
      {props.next !== null && !inPanel && (
        <div className="tv-step tv-next">
          <span className="tv-cause">
            <span className="tv-slot">
              <span aria-hidden="true">+</span>
            </span>
            <span>{props.next}</span>
          </span>
        </div>
      )}
    </div>
  );
}

/** One bar, with what the step does above it. */
function BarDrawing(props: { bar: Bar; seat: number; most: number; height: number }) {
  const { bar, seat, most, height } = props;
  const { solid, lost } = drawn(bar, most, height);
  const unknown = bar.left === null;
  return (
    <span className="tv-bar-box" aria-hidden="true">
      {bar.sign && (
        <span className={bar.sign.startsWith("×") ? "tv-sign-plate tv-times" : "tv-sign-plate"}>
          {bar.sign}
        </span>
      )}
      {lost > 0 && <span className="tv-lost" style={{ height: lost }} />}
      <span className={unknown ? "tv-solid tv-unsaid" : "tv-solid"} style={{ height: solid }}>
        {!bar.pending && (
          <svg width="100%" height="100%">
            <rect width="100%" height="100%" fill={`url(#tv-hatch-${seat})`} />
          </svg>
        )}
        {bar.sign?.startsWith("×") && <i style={{ bottom: `${(bar.before / (bar.left ?? 1)) * 100}%` }} />}
      </span>
    </span>
  );
}

/** The cards of a step, or a sign for what has none, with what each keeps. */
function Cause(props: {
  bar: Bar;
  catalogue: TvrzCatalogue;
  lang: Lang;
  attack: AttackView;
  chosen: boolean;
  small: boolean;
}) {
  const { bar, catalogue, lang, attack, chosen, small } = props;
  const t = fightTexts[lang];
  const words: Readonly<Record<Bar["kind"], string>> = {
    comes: "",
    works: bar.cards.length < 2 && attack.part ? partForms(attack.part, lang).name : t.works,
    defender: "",
    doubled: small ? t.notFrom(attack.part) : t.doubledBy(attack.part),
    shadows: t.shadowsMeet,
    lightning: t.lightning,
    gaze: t.gaze,
    ambush: t.ambush,
    inside: t.insideDoubled,
  };
  const doubled = bar.kind === "doubled" || bar.kind === "inside";
  return (
    <>
      {doubled && (
        <span className="tv-lozenge" aria-hidden="true">
          <b>×2</b>
        </span>
      )}
      {!doubled && bar.cards.length === 0 && bar.kind === "works" && attack.part && (
        <span className="tv-big-part">
          <PartSign sign={attack.part} />
        </span>
      )}
      {!doubled && (
        <span className={bar.cards.length > 1 ? "tv-step-cards tv-many" : "tv-step-cards"}>
          {bar.cards.map((card, i) => {
            const face = cardFace(catalogue, card, lang);
            return face && <Card key={`${card} ${i}`} face={face} size="tile" chosen={chosen} />;
          })}
        </span>
      )}
      {bar.fate && (
        <span className={bar.fate.lives ? "tv-fate" : "tv-fate tv-dies"}>
          <Icon name={bar.fate.lives ? "check" : "not"} />
          {t.keeps(bar.fate.kept, bar.fate.of)}
        </span>
      )}
      {words[bar.kind] && <span>{words[bar.kind]}</span>}
    </>
  );
}

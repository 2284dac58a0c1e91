import { memo } from "react";
import { RankSign, type RankLetter } from "../board";
import { Icon } from "../../../ui/Icons";
import { softly } from "../../../ui/softly";
import { art } from "./art.generated";
import type { MissingPiece, Pattern } from "./pattern";
import { PatternDrawing } from "./PatternDrawing";
import "./cards.css";
import "./flares.css";
import "./tiles.css";

/** The state in a card's foot: playable now, one piece short, nowhere, or none. */
export type CardState =
  | { kind: "ready"; text: string; short: string }
  | { kind: "near"; text: string; short: string; rank: RankLetter }
  | { kind: "none"; text: string; short: string }
  | { kind: "plain" };

/** A being or a legend as shown on a card; all words are final. */
export interface BeingFace {
  face: "being";
  key: string;
  name: string;
  text: string;
  /** The effect when it thaws or is warped, or null. */
  later: { label: string; text: string; icon: "snow" | "hourglass" } | null;
  rankWord: string;
  legend: boolean;
  colour: string;
  pattern: Pattern;
  patternLabel: string;
  missing: MissingPiece;
  state: CardState;
}

/** One half of a flare: how many more pieces the opponent needs, and whether the condition is met. */
export interface FlareHalf {
  need: number;
  ranks: readonly RankLetter[];
  condition: string;
  text: string;
  now: string | null;
  holds: boolean;
}

/** A flare. */
export interface FlareFace {
  face: "flare";
  key: string;
  name: string;
  intro: string;
  upper: FlareHalf;
  lower: FlareHalf;
  state: CardState;
}

export type Face = BeingFace | FlareFace;

/** One flat charge; nothing for a card without a picture. */
export function Art({ card }: { card: string }) {
  const outline = art[card];
  return outline ? (
    <svg className="card-picture" viewBox="0 0 512 512" aria-hidden="true">
      <path fill="currentColor" d={outline} />
    </svg>
  ) : null;
}

/** How much text a card has: long texts are set tighter, the longest also shrink the drawing. */
const wordy = (text: string) => (text.length > 90 ? "wordy close" : text.length > 78 ? "close" : "");

const lengthOf = (words: string, long: number, longest: number) =>
  words.length > longest ? "longest" : words.length > long ? "long" : "";

const look = (state: CardState) => `card-${state.kind}`;

function Foot({ state }: { state: CardState }) {
  if (state.kind === "plain") return null;
  return (
    <span className="card-foot">
      {state.kind === "ready" && <Icon name="check" />}
      {state.kind === "near" && <RankSign rank={state.rank} />}
      <span>{state.text}</span>
    </span>
  );
}

/** The whole card; `compact` leaves out the text. */
export const CardFace = memo(function CardFace({ face, compact = false }: { face: Face; compact?: boolean }) {
  const size = compact ? "card compact" : "card";
  if (face.face === "flare") {
    return (
      <span className={`${size} flare ${look(face.state)}`}>
        <span className="card-head">
          <span className="card-name">{face.name}</span>
          <span className="card-rank">
            <Art card="flare" />
          </span>
        </span>
        <span className="flare-intro">{face.intro}</span>
        <Half half={face.upper} />
        <Half half={face.lower} />
        <Foot state={face.state} />
      </span>
    );
  }
  const rank = face.pattern.rank.charAt(0) as RankLetter;
  return (
    <span
      className={`${size} school-${face.colour} ${face.legend ? "legend" : ""} ${look(face.state)} ${wordy(face.text + (face.later ? face.later.label + face.later.text : ""))}`}
    >
      <span className="card-head">
        <span className={`card-name ${lengthOf(face.name, 15, 22)}`}>{face.name}</span>
        <span className="card-rank">
          <RankSign rank={rank} />
        </span>
      </span>
      <span className="card-window">
        <span className="card-art">
          <Art card={face.key} />
        </span>
        <PatternDrawing
          pattern={face.pattern}
          colour={face.colour}
          missing={face.missing}
          label={face.patternLabel}
        />
        <span className={face.rankWord.length > 9 ? "card-side long" : "card-side"}>{face.rankWord}</span>
      </span>
      <span className="card-text">
        {face.text}
        {face.later && (
          <span className="card-later">
            <Icon name={face.later.icon} /> <b>{face.later.label}:</b> {face.later.text}
          </span>
        )}
      </span>
      <Foot state={face.state} />
    </span>
  );
});

function Half({ half }: { half: FlareHalf }) {
  return (
    <span className="flare-half">
      <span className="flare-condition">
        <b>{half.need}+</b>
        {half.ranks.map((rank) => (
          <RankSign key={rank} rank={rank} />
        ))}
        <span className="flare-words">{half.condition}</span>
        {half.holds && <Icon name="check" />}
      </span>
      <span className="flare-text">{half.text}</span>
      {half.now && (
        <span className={half.holds ? "flare-now holds" : "flare-now"}>
          <Icon name={half.holds ? "check" : "not"} />
          <span>{half.now}</span>
        </span>
      )}
    </span>
  );
}

/** The small form for phones: name, pattern, state. */
export function CardTile({ face }: { face: Face }) {
  const { state } = face;
  const foot = (
    <span className="tile-foot">
      {state.kind === "ready" && <Icon name="check" />}
      {state.kind === "near" && <RankSign rank={state.rank} />}
      {state.kind !== "plain" && state.short}
    </span>
  );
  if (face.face === "flare") {
    return (
      <span className={`tile flare ${look(state)}`}>
        <span className="tile-name">{face.name}</span>
        <span className="tile-conditions">
          {[face.upper, face.lower].map((half, i) => (
            <span key={i} className="tile-condition">
              <b>
                {half.need}+{half.holds && <Icon name="check" />}
              </b>
              <span>
                {half.ranks.map((rank) => (
                  <RankSign key={rank} rank={rank} />
                ))}
              </span>
            </span>
          ))}
        </span>
        {foot}
      </span>
    );
  }
  return (
    <span className={`tile school-${face.colour} ${face.legend ? "legend" : ""} ${look(state)}`}>
      <span className={`tile-name ${lengthOf(face.name, 16, 16)}`}>{softly(face.name)}</span>
      <PatternDrawing
        pattern={face.pattern}
        colour={face.colour}
        missing={face.missing}
        label={face.patternLabel}
      />
      {foot}
    </span>
  );
}

/** Card backs of a hidden hand: beings hatched, legends plain, flares orange. */
export function CardBacks({
  beings,
  legends,
  flares,
  label,
}: Record<"beings" | "legends" | "flares", number> & { label: string }) {
  return (
    <span className="card-backs" role="img" aria-label={label}>
      {Array.from({ length: beings }, (_, i) => (
        <i key={`b${i}`} />
      ))}
      {Array.from({ length: legends }, (_, i) => (
        <i key={`l${i}`} className="legend" />
      ))}
      {Array.from({ length: flares }, (_, i) => (
        <i key={`f${i}`} className="flare" />
      ))}
    </span>
  );
}

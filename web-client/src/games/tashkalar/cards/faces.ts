// Card faces from the catalogue and a hand. Pure.
import type { BeingFace, CardState, Face, FlareFace, MissingPiece, Pattern } from ".";
import type { RankLetter } from "../board";
import type { CardFacts, TashKalarCatalogue } from "../catalogue";
import { place } from "../board";
import { hasTeams } from "../sides";
import { isMelee } from "../melee";
import type { GameTexts } from "../words/texts";
import type { Hand, HandCard, HandFlare, TashKalarView } from "../types";

const PLAIN: CardState = { kind: "plain" };
const letter = (rank: string) => rank.charAt(0) as RankLetter;

function pattern(facts: CardFacts): Pattern {
  return {
    rank: facts.rank ?? "common",
    pieces: facts.pattern ?? [],
    onSummonSquare: facts.onSummonSquare ?? null,
    marks: facts.marks ?? [],
    rays: facts.rays ?? [],
    hints: facts.hints ?? [],
    apart: facts.apart === true,
  };
}

/**
 * The piece of the drawing that stands for a missing piece: equally far from the summon square and of the same rank.
 */
export function missingPiece(facts: CardFacts, lacks: HandCard["lacks"]): MissingPiece {
  if (!lacks) return null;
  if (lacks.at === lacks.square) return "summon";
  const at = place(lacks.at);
  const square = place(lacks.square);
  const shape = (dr: number, dc: number) => [Math.abs(dr), Math.abs(dc)].sort().join();
  const wanted = shape(square.row - at.row, square.column - at.column);
  const found = (facts.pattern ?? []).findIndex(
    (piece) => letter(piece.rank) === letter(lacks.rank) && shape(piece.dr, piece.dc) === wanted,
  );
  return found < 0 ? null : found;
}

function footOf(card: HandCard, t: GameTexts): CardState {
  const n = card.places.length;
  if (n > 0) return { kind: "ready", text: t.places(n), short: String(n) };
  if (card.lacks) {
    const rank = letter(card.lacks.rank);
    return { kind: "near", text: t.short(t.rank(rank)), short: "−1", rank };
  }
  return { kind: "none", text: t.noPlace, short: t.none };
}

/** A being or legend; with its state if it is in a hand we can see. */
function beingFace(
  key: string,
  colour: string,
  catalogue: TashKalarCatalogue,
  t: GameTexts,
  card: HandCard | null = null,
): BeingFace | null {
  const facts = catalogue.cards[key];
  if (!facts) return null;
  return {
    face: "being",
    key,
    name: facts.name,
    text: facts.text ?? "",
    later: facts.frozen
      ? { label: t.thawed, text: facts.frozen, icon: "snow" }
      : facts.warp
        ? { label: t.warped, text: facts.warp, icon: "hourglass" }
        : null,
    rankWord: t.rank(facts.rank ?? "common"),
    legend: facts.rank === "legendary",
    colour,
    pattern: pattern(facts),
    patternLabel: t.patternOf(facts.name),
    missing: card && card.places.length === 0 ? missingPiece(facts, card.lacks) : null,
    state: card ? footOf(card, t) : PLAIN,
  };
}

/** A flare; in a hand also with the current lead, `us` being the holder. */
export function flareFace(
  key: string,
  catalogue: TashKalarCatalogue,
  t: GameTexts,
  held: { flare: HandFlare; view: TashKalarView; us: number; nameOf: (seat: number) => string } | null = null,
): FlareFace | null {
  const facts = catalogue.cards[key];
  if (!facts?.upper || !facts.lower) return null;
  const lead = (count: "upgraded" | "pieces"): string | null => {
    if (!held) return null;
    const ours = held.view.seats[held.us]?.[count] ?? 0;
    const side = held.view.seats[held.us]?.side;
    const theirs = Math.max(...held.view.seats.filter((one) => one.side !== side).map((one) => one[count]));
    if (isMelee(held.view)) {
      // The opponent with the largest lead.
      const seat = held.view.seats.findIndex((one) => one.side !== side && one[count] === theirs);
      return theirs > ours ? t.leadsYou(held.nameOf(seat), theirs - ours) : t.nobodyLeads;
    }
    if (theirs === ours) return t.level;
    return theirs > ours ? t.theyLead(theirs - ours) : t.youLead(ours - theirs);
  };
  const upper = held?.flare.upper ?? false;
  const lower = held?.flare.lower ?? false;
  return {
    face: "flare",
    key,
    name: t.flareName,
    intro: !held
      ? t.flareIntro
      : hasTeams(held.view)
        ? t.flareIntroTeam
        : held.view.seats.length > 2
          ? t.flareIntroMany
          : t.flareIntro,
    upper: {
      need: facts.upper.need,
      ranks: ["h", "l"],
      condition: t.moreUpgraded,
      text: facts.upper.text,
      now: lead("upgraded"),
      holds: upper,
    },
    lower: {
      need: facts.lower.need,
      ranks: ["c", "h", "l"],
      condition: t.morePieces,
      text: facts.lower.text,
      now: lead("pieces"),
      holds: lower,
    },
    state: held
      ? upper || lower
        ? { kind: "ready", text: t.flareReady, short: t.ready }
        : { kind: "none", text: t.flareNot, short: t.none }
      : PLAIN,
  };
}

/** All cards of a hand in hand order: beings, legends, flares. */
export function handFaces(
  hand: Hand,
  us: number,
  view: TashKalarView,
  catalogue: TashKalarCatalogue,
  nameOf: (seat: number) => string,
  t: GameTexts,
): Face[] {
  const colour = view.seats[us]?.colour ?? "n";
  const beings = [...hand.beings, ...hand.legends].map((card) =>
    beingFace(card.card, colour, catalogue, t, card),
  );
  const flares = hand.flares.map((flare) => flareFace(flare.card, catalogue, t, { flare, view, us, nameOf }));
  return [...beings, ...flares].filter((face): face is Face => face !== null);
}

/** Any card as a face without a state. */
export function anyFace(
  key: string,
  colour: string,
  catalogue: TashKalarCatalogue,
  t: GameTexts,
): Face | null {
  return catalogue.cards[key]?.deck === "flares"
    ? flareFace(key, catalogue, t)
    : beingFace(key, colour, catalogue, t);
}

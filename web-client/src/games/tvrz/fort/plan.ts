// From a view to what a plan shows. Pure.
import type { MatchEvent } from "../../../protocol";
import type { CardFacts, TvrzCatalogue } from "../catalogue";
import { PARTS, type FortView, type Part } from "../types";

/** One card's strip along a part: one course per point. */
export interface Course {
  value: number;
  material: "wood" | "stone";
  burnt: boolean;
}

/** Something happens at a part; without a mark it is as it is. */
export type PartMark = "choosable" | "chosen" | "attacked" | "breached";

/** What lies round a yard, from the inside out. */
export type Courses = Readonly<Record<Part, readonly Course[]>>;

/** A fort as laid: courses and nets. */
export interface FortWorks {
  courses: Courses;
  nets: boolean;
}

/** The works laid, by part; `burnt` are those that burn in this turn, by key, one entry a card. */
export function worksOf(
  laid: readonly string[],
  catalogue: TvrzCatalogue,
  burnt: readonly string[] = [],
): FortWorks {
  const courses: Record<Part, Course[]> = { north: [], south: [], east: [], west: [], gate: [] };
  const cards = laid.flatMap((key) => catalogue.cards[key] ?? []);
  const charred = burnt.flatMap((key) => catalogue.cards[key] ?? []);
  // Works round all walls run outside of those of one wall.
  const round = (card: CardFacts) => (card.works && card.works.covers.length > 1 ? 1 : 0);
  const all = [
    ...cards.map((card) => ({ card, burnt: false })),
    ...charred.map((card) => ({ card, burnt: true })),
  ].sort((a, b) => round(a.card) - round(b.card));
  for (const { card, burnt: gone } of all) {
    if (!card.works || card.works.onlyFlyers) continue;
    const { value, material, covers } = card.works;
    for (const part of covers) courses[part].push({ value, material, burnt: gone });
  }
  return { courses, nets: cards.some((card) => card.works?.onlyFlyers === true) };
}

/** The works of a seat that have burned in this turn, one entry a card: they lie charred until it ends. */
export function burntOf(log: readonly MatchEvent[], seat: number): string[] {
  const began = log.findLastIndex(({ kind }) => kind === "turnBegan");
  return log
    .slice(began + 1)
    .flatMap(({ kind, target, card }) =>
      kind === "burned" && target === seat && typeof card === "string" ? [card] : [],
    );
}

/** More points than this are not drawn: the plate alone counts them. */
const MOST = 5;

/** The courses as far as they are drawn, from the inside out. */
export function drawnOf(courses: readonly Course[], most = MOST): Course[] {
  let room = most;
  return courses.flatMap((course) => {
    const value = Math.min(course.value, room);
    room -= value;
    return value > 0 ? [{ ...course, value }] : [];
  });
}

/** What each part takes from an attacker on foot: the sum of its courses. */
export function strengthsOf({ courses }: FortWorks): Record<Part, number> {
  const sum = (part: Part) =>
    courses[part].reduce((total, { value, burnt }) => (burnt ? total : total + value), 0);
  return Object.fromEntries(PARTS.map((part) => [part, sum(part)])) as Record<Part, number>;
}

/** The defence of each known defender, at its part, weakest first; those without a part are left out. */
export function knownAt(fort: FortView, catalogue: TvrzCatalogue): Partial<Record<Part, number[]>> {
  const known: Partial<Record<Part, number[]>> = {};
  for (const { card, defence } of fort.known) {
    const stands = catalogue.cards[card]?.stands;
    if (!stands || stands === "universal" || stands === "attack-only" || defence === null) continue;
    (known[stands] ??= []).push(defence);
  }
  for (const strengths of Object.values(known)) strengths.sort((a, b) => a - b);
  return known;
}

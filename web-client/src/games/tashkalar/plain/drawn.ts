// A match of Tash-Kalar as text: the arena with a legend, the sides, hands and piles. Pure.
import type { Lang } from "../../../i18n";
import type { Cell, Part } from "../../../plain";
import type { CardFacts, TashKalarCatalogue } from "../catalogue";
import { squareAt } from "../board";
import { pieceWords } from "../board/boardProps";
import { isMelee } from "../melee";
import { hasTeams, ownersOf } from "../sides";
import type { Hand, HandCard, TashKalarView, TaskView } from "../types";
import { cardName } from "../words/cardWords";
import { taskTexts } from "../words/tasks.texts";
import { gameTexts, type GameTexts } from "../words/texts";
import { plainTexts, type PlainTexts } from "./texts";

/** The inputs of the outline. */
interface Seen {
  view: TashKalarView;
  catalogue: TashKalarCatalogue;
  nameOf: (seat: number) => string;
  lang: Lang;
  t: GameTexts;
  p: PlainTexts;
}

const fact = (name: string, value: string | number): Part => ({ kind: "fact", name, value: String(value) });

/** The signs of empty squares, by kind. */
const SIGNS: Readonly<Record<string, string>> = { plain: "·", red: "r", green: "g" };

const LETTERS: Readonly<Record<string, string>> = { c: "c", h: "H", l: "L" };

/** A piece in two letters: colour and rank. */
const letters = (piece: string): string => piece.charAt(0).toUpperCase() + (LETTERS[piece.charAt(1)] ?? "?");

function cell(square: string, { view, catalogue, t, p }: Seen): Cell {
  const kind = catalogue.board.squares[square];
  if (kind === undefined) return { text: "", words: p.noSquare };
  const piece = view.board[square];
  const words = [
    square,
    t.squareKind(kind),
    piece ? pieceWords(piece, catalogue, t) : t.emptySquare,
    ...(view.gateway === square ? [t.gateway] : []),
  ].join(", ");
  return { text: piece ? letters(piece) : (SIGNS[kind] ?? "·"), words };
}

function arena(seen: Seen): Part {
  const { columns, rows } = seen.catalogue.board;
  const across = Array.from({ length: columns }, (_, i) => i);
  return {
    kind: "grid",
    name: seen.t.arena,
    columns: across.map((column) => squareAt(0, column).charAt(0)),
    rows: Array.from({ length: rows }, (_, row) => ({
      name: String(row + 1),
      cells: across.map((column) => cell(squareAt(row, column), seen)),
    })),
  };
}

/** The legend of the arena's letters and signs. */
function legend({ view, catalogue, nameOf, t, p }: Seen): Part {
  const colours = [...new Set(view.seats.map(({ colour }) => colour))];
  return {
    kind: "list",
    name: p.legend,
    items: [
      ...colours.map((colour) => p.legendPiece(colour.toUpperCase(), ownersOf(view, colour, nameOf, t))),
      ...Object.entries(LETTERS).map(([rank, letter]) => p.legendPiece(letter, t.rank(rank))),
      ...[...new Set(Object.values(catalogue.board.squares))].map((kind) =>
        p.legendSquare(SIGNS[kind] ?? "·", t.squareKind(kind)),
      ),
    ],
  };
}

/** The position of a pattern piece relative to the summoned one. */
function offset({ dr, dc }: { dr: number; dc: number }, p: PlainTexts): string {
  const steps = [
    dr < 0 ? p.up(-dr) : dr > 0 ? p.down(dr) : "",
    dc < 0 ? p.leftward(-dc) : dc > 0 ? p.rightward(dc) : "",
  ].filter(Boolean);
  return steps.length === 0 ? p.here : steps.join(" ");
}

function cardFacts(facts: CardFacts | undefined, { t, p }: Seen): string[] {
  if (!facts) return [];
  const pattern = (facts.pattern ?? []).map((piece) => p.cell(t.rank(piece.rank), offset(piece, p)));
  return [
    ...(facts.rank ? [t.rank(facts.rank)] : []),
    ...(facts.text ? [facts.text] : []),
    ...(facts.frozen ? [facts.frozen] : []),
    ...(facts.warp ? [facts.warp] : []),
    ...[facts.upper, facts.lower].flatMap((half) => (half ? [half.text] : [])),
    ...(pattern.length > 0 ? [`${p.pattern}: ${pattern.join("; ")}.`] : []),
  ];
}

function held(card: HandCard, seen: Seen): Part {
  const { catalogue, t, p } = seen;
  const where = card.places.length > 0 ? `${p.places} ${card.places.join(", ")}.` : `${p.noPlace}.`;
  const lacks = card.lacks ? t.askShort(t.rank(card.lacks.rank), card.lacks.square) : null;
  return {
    kind: "list",
    name: cardName(card.card, catalogue, t),
    items: [where, ...(lacks ? [lacks] : []), ...cardFacts(catalogue.cards[card.card], seen)],
  };
}

function handParts(hand: Hand, seen: Seen): Part[] {
  const { catalogue, t, p } = seen;
  const under = [...hand.under.beings, ...hand.under.legends, ...hand.under.flares];
  return [
    ...[...hand.beings, ...hand.legends].map((card) => held(card, seen)),
    ...hand.flares.map((flare): Part => {
      const now = p.flareNow(flare.upper, flare.lower);
      return {
        kind: "list",
        name: t.flareName,
        items: [now, ...cardFacts(catalogue.cards[flare.card], seen)],
      };
    }),
    ...(under.length > 0
      ? [fact(p.under, under.map((card) => (card ? cardName(card, catalogue, t) : t.unknownCard)).join(", "))]
      : []),
  ];
}

function seatPart(seat: number, seen: Seen): Part[] {
  const { view, catalogue, nameOf, t, p } = seen;
  const facts = view.seats[seat];
  if (!facts) return [];
  const name = (card: string) => cardName(card, catalogue, t);
  const list = (cards: readonly string[]) => (cards.length > 0 ? cards.map(name).join(", ") : t.none);
  const { beings, legends, flares } = facts.hand;
  const tasks = facts.claimed.map((task) => catalogue.tasks?.[task]?.name ?? task);
  return [
    fact(p.school, catalogue.schools[facts.school]?.name ?? facts.school),
    fact(isMelee(view) ? t.resultWeakest : t.score, facts.score),
    ...(isMelee(view)
      ? facts.tracks.map(({ colour, points }) => fact(t.colourOf(ownersOf(view, colour, nameOf, t)), points))
      : []),
    fact(p.inPlay, facts.pieces),
    fact(p.upgraded, facts.upgraded),
    fact(p.supply, t.pieceSupply(facts.supply.pieces, facts.supply.legendary)),
    fact(t.handWord, t.backs(beings, legends, flares)),
    fact(t.deck, p.cards(facts.deck, list(facts.discard))),
    ...(facts.top.length > 0 ? [fact(p.topOf, list(facts.top))] : []),
    ...(tasks.length > 0 ? [fact(p.claimed, tasks.join(", "))] : []),
    ...(facts.frozen ? [fact(p.frozen, name(facts.frozen))] : []),
    ...(facts.pending ? [fact(p.pending, name(facts.pending))] : []),
  ];
}

function turnPart({ view, catalogue, nameOf, t, p }: Seen): Part[] {
  const { turn, finalRound } = view;
  const last = finalRound ? [fact(t.logFinal, t.finalTurns(finalRound.turnsLeft))] : [];
  if (turn === null) return last;
  return [
    fact(`${p.turn} ${turn.number}`, `${p.turnOf(nameOf(turn.seat))}, ${t.actionsLeft(turn.actions)}`),
    ...(turn.acting !== turn.seat ? [fact(p.acting, nameOf(turn.acting))] : []),
    ...(view.playing ? [fact(p.playing, cardName(view.playing, catalogue, t))] : []),
    ...last,
  ];
}

function taskPart(task: TaskView, next: boolean, { catalogue, view, nameOf, lang, t }: Seen): Part {
  const words = taskTexts[lang];
  const facts = catalogue.tasks?.[task.task];
  const sides = [...new Set(view.seats.map(({ side }) => side))];
  const progress = task.progress.map((one, i) => {
    const seat = view.seats.findIndex(({ side }) => side === sides[i]);
    const counts = one.counts.map(
      ({ what, where, have, need }) =>
        `${words.count(what)} ${where ? words.where(where) : ""} ${words.of(have, need)}`,
    );
    return `${nameOf(seat)}: ${one.met ? words.met : counts.join(", ")}`;
  });
  const name = `${facts?.name ?? task.task} (${words.points(facts?.points ?? 0)})`;
  return {
    kind: "list",
    name: next ? `${words.next}: ${name}` : name,
    items: [...(facts ? [facts.text] : []), ...progress].map((item) => item || t.none),
  };
}

/** The whole view as parts, most needed first. */
export function drawn(view: TashKalarView, told: Omit<Seen, "view" | "t" | "p">): Part[] {
  const t = gameTexts(told.lang);
  const p = plainTexts[told.lang];
  const seen: Seen = { ...told, view, t, p };
  const { nameOf, catalogue } = told;
  const words = taskTexts[told.lang];
  const piles = (deck: { deck: number; discard: string[] }) =>
    p.cards(
      deck.deck,
      deck.discard.length > 0 ? deck.discard.map((card) => cardName(card, catalogue, t)).join(", ") : t.none,
    );
  const destroyed = Object.entries(view.destroyed).filter(([, n]) => n > 0);
  const parts = (name: string, within: readonly Part[]): Part => ({ kind: "parts", name, parts: within });
  return [
    ...turnPart(seen),
    arena(seen),
    legend(seen),
    ...view.hands.flatMap((hand, seat) =>
      hand ? [parts(t.handOf(nameOf(seat)), handParts(hand, seen))] : [],
    ),
    ...view.seats.map((_, seat) => parts(nameOf(seat), seatPart(seat, seen))),
    ...(view.tasks
      ? [
          parts(words.title, [
            ...view.tasks.current.flatMap((task) => (task ? [taskPart(task, false, seen)] : [])),
            ...(view.tasks.next ? [taskPart(view.tasks.next, true, seen)] : []),
          ]),
        ]
      : []),
    parts(t.pilesTab, [
      fact(t.legendDeck, piles(view.legends)),
      fact(t.flareDeck, piles(view.flares)),
      ...(destroyed.length > 0
        ? [
            fact(
              t.destroyedTitle,
              destroyed.map(([piece, n]) => `${pieceWords(piece, catalogue, t)} ×${n}`).join(", "),
            ),
          ]
        : []),
      ...(hasTeams(view) || view.quiet === null
        ? []
        : [fact(p.turn, t.quiet(view.quiet, view.form === "tutorial"))]),
    ]),
  ];
}

// The log in words, from events, grouped by turn. Pure.
import type { TashKalarCatalogue } from "../catalogue";
import { strong } from "../../../table/marked";
import { hintsOnce } from "../../../table/settled";
import { hasTeams, ownersOf, schoolOf, sideName } from "../sides";
import type { GameTexts } from "./texts";
import type { TashKalarEvent, TashKalarView } from "../types";

/** One line of the log. */
export interface Line {
  /** Number of the turn that begins here, or null. */
  turn: number | null;
  /** Colour and rank letter of the piece shown before the line, or null. */
  piece: string | null;
  words: string;
  /** The card named by the bold words, or null. */
  card: string | null;
}

/** The inputs of the sentences. */
export interface Telling {
  view: TashKalarView;
  catalogue: TashKalarCatalogue;
  nameOf: (seat: number) => string;
  t: GameTexts;
}

/** The whole log as lines. */
export function lines(log: readonly TashKalarEvent[], { view, catalogue, nameOf, t }: Telling): Line[] {
  const told: Line[] = [];
  let turn: number | null = null;
  let open: { key: string; seat: number; known: string[]; unknown: number } | null = null;
  const cardName = (key: string) => catalogue.cards[key]?.name ?? key;
  const taskName = (key: string) => catalogue.tasks?.[key]?.name ?? key;
  const schoolName = (key: string) => catalogue.schools[key]?.name ?? key;
  const common = (seat: number) => `${view.seats[seat]?.colour ?? "n"}c`;
  const several = new Set(view.seats.map(({ side }) => side)).size > 2;
  const scorer = (seat: number) =>
    hasTeams(view) ? sideName(view, view.seats[seat]?.side ?? seat, nameOf, t) : nameOf(seat);
  // The sign before the line is that of the piece: whose it is is said where it is another side's.
  const placed = (seat: number, at: string, colour: string) => {
    const owner = view.seats.find((one) => one.colour === colour);
    return owner === undefined || owner.side === view.seats[seat]?.side
      ? t.logPlaced(nameOf(seat), strong(at))
      : t.logPlacedFor(nameOf(seat), ownersOf(view, colour, nameOf, t), strong(at));
  };
  const say = (piece: string | null, words: string, card: string | null = null) => {
    told.push({ turn, piece, words, card });
    turn = null;
  };
  // Cards drawn or returned one after another are merged into one sentence.
  const flush = () => {
    if (!open) return;
    const { key, seat, known, unknown } = open;
    open = null;
    const cards = t.list([
      ...known.map((card) => strong(cardName(card))),
      ...(unknown > 0 ? [t.cards(unknown)] : []),
    ]);
    say(common(seat), key === "drew" ? t.logDrew(nameOf(seat), cards) : t.logReturned(nameOf(seat), cards));
  };
  for (const event of hintsOnce(log)) {
    if (event.kind === "drew" || event.kind === "returned") {
      if (open && (open.key !== event.kind || open.seat !== event.seat)) flush();
      open ??= { key: event.kind, seat: event.seat, known: [], unknown: 0 };
      if (event.card) open.known.push(event.card);
      else open.unknown++;
      continue;
    }
    flush();
    switch (event.kind) {
      case "turnBegan":
        turn = event.number;
        if (event.extra) say(common(event.seat), t.logExtraTurn(nameOf(event.seat)));
        break;
      case "banned":
        say(null, t.logBanned(nameOf(event.seat), strong(schoolName(event.school))));
        break;
      case "dealt":
        say(null, t.logDealt(nameOf(event.seat), strong(schoolName(event.school))));
        break;
      case "turnedUp":
        if (event.place === "next" || event.place === "current")
          say(null, t.logTurnedUp(strong(taskName(event.task))));
        break;
      case "claimed":
        say(common(event.seat), t.logClaimed(nameOf(event.seat), strong(taskName(event.task)), event.points));
        break;
      case "placed":
        say(event.piece, placed(event.seat, event.at, event.piece.charAt(0)));
        break;
      case "recalled":
        say(event.piece, t.logRecalled(nameOf(event.seat), strong(event.from)));
        break;
      case "summoned":
        say(
          event.piece,
          t.logSummoned(nameOf(event.seat), strong(cardName(event.card)), strong(event.at)),
          event.card,
        );
        break;
      case "destroyed":
        say(event.piece, t.logDestroyed(t.rank(event.piece.charAt(1)), strong(event.at)));
        break;
      case "banished":
        say(event.piece, t.logBanished(t.rank(event.piece.charAt(1)), strong(event.at)));
        break;
      case "froze":
        say(common(event.seat), t.logFroze(nameOf(event.seat), strong(cardName(event.card))), event.card);
        break;
      case "melted":
        say(common(event.seat), t.logMelted(nameOf(event.seat), strong(cardName(event.card))), event.card);
        break;
      case "thawed":
        say(common(event.seat), t.logThawed(nameOf(event.seat), strong(cardName(event.card))), event.card);
        break;
      case "warped":
        say(common(event.seat), t.logWarped(nameOf(event.seat), strong(cardName(event.card))), event.card);
        break;
      case "unwarped":
        say(common(event.seat), t.logUnwarped(nameOf(event.seat), strong(cardName(event.card))), event.card);
        break;
      case "copied":
        say(common(event.seat), t.logCopied(strong(cardName(event.card))), event.card);
        break;
      case "creditedMore":
        say(common(event.seat), t.creditsNow(event.times));
        break;
      case "emptySquaresServe":
        say(common(event.seat), t.logEmptySquares(nameOf(event.seat)));
        break;
      case "stored":
        say(event.piece, t.logStored(t.rank(event.piece.charAt(1)), strong(event.at)));
        break;
      case "restored":
        say(event.piece, t.logRestored(strong(event.at)));
        break;
      case "hindered":
        say(common(event.seat), t.logHindered(nameOf(event.seat)));
        break;
      case "moved":
        say(
          event.piece,
          event.leap ? t.logLeapt(event.from, strong(event.to)) : t.logMoved(event.from, strong(event.to)),
        );
        break;
      case "raised":
      case "lowered":
        say(event.to, t.logRaised(strong(event.at), t.rank(event.to.charAt(1))));
        break;
      case "converted":
        say(event.to, t.logConverted(strong(event.at)));
        break;
      case "exchanged":
        say(null, t.logExchanged(strong(event.a), strong(event.b)));
        break;
      case "flared":
        say(
          common(event.seat),
          several
            ? t.logFlaredAgainst(nameOf(event.seat), ownersOf(view, event.against, nameOf, t))
            : t.logFlared(nameOf(event.seat)),
        );
        break;
      case "scored":
        say(
          common(event.seat),
          event.colour
            ? t.logScoredIn(
                nameOf(event.seat),
                event.points,
                event.why,
                ownersOf(view, event.colour, nameOf, t),
              )
            : t.logScored(scorer(event.seat), event.points, event.why),
        );
        break;
      case "gainedAction":
        say(common(event.seat), t.logGained(nameOf(event.seat)));
        break;
      case "extraTurn":
        say(common(event.seat), t.logExtra(nameOf(event.seat)));
        break;
      case "extraCard":
        say(common(event.seat), t.logExtraCard(nameOf(event.seat), event.deck));
        break;
      case "borrowing":
        say(common(event.seat), t.logBorrowing(nameOf(event.seat)));
        break;
      case "gateway":
        say(null, event.at ? t.logGateway(strong(event.at)) : t.logNoGateway);
        break;
      case "spentAction":
        say(common(event.seat), t.logSpentAction(nameOf(event.seat)));
        break;
      case "possessed":
        say(
          `${event.colour}c`,
          t.logPossessed(nameOf(event.seat), strong(schoolOf(event.colour, catalogue))),
        );
        break;
      case "putUnder":
        say(common(event.seat), t.logPutUnder(nameOf(event.seat), strong(cardName(event.card))), event.card);
        break;
      case "improvised":
        say(
          event.piece,
          t.logImprovised(
            nameOf(event.seat),
            ownersOf(view, event.piece.charAt(0), nameOf, t),
            strong(event.at),
          ),
        );
        break;
      case "recovered":
        say(common(event.seat), t.logRecovered(nameOf(event.seat), strong(cardName(event.card))));
        break;
      case "discarded":
        say(common(event.seat), t.logDiscarded(nameOf(event.seat), strong(cardName(event.card))), event.card);
        break;
      case "reshuffled":
        say(null, t.logReshuffled(event.deck));
        break;
      case "finalRound":
        say(null, strong(t.logFinal));
        break;
      case "tookBack":
        say(common(event.seat), t.logTookBack(nameOf(event.seat)));
        break;
      case "handedOver":
        say(common(event.seat), t.logHandedOver(nameOf(event.seat), strong(nameOf(event.to))));
        break;
      case "passedLegends":
        say(common(event.seat), t.logPassedLegends(nameOf(event.seat), nameOf(event.to), event.cards));
        break;
      case "wantsToResign":
        say(common(event.seat), t.logWantsToResign(nameOf(event.seat)));
        break;
      case "resigned":
        say(common(event.seat), t.logResigned(nameOf(event.seat)));
        break;
      case "agreedToStop":
        say(common(event.seat), t.logAgreed(nameOf(event.seat)));
        break;
      case "tookHint":
        say(common(event.seat), t.logTookHint(nameOf(event.seat)));
        break;
      case "flagFell":
        say(common(event.seat), t.endTime(nameOf(event.seat)));
        break;
      case "left":
        say(common(event.seat), t.endLeft(nameOf(event.seat)));
        break;
      case "wentOut":
        say(common(event.seat), t.logWentOut(nameOf(event.seat)));
        break;
      case "stoodIn":
        say(common(event.seat), t.logStoodIn(nameOf(event.seat)));
        break;
      case "takenOver":
        say(common(event.seat), t.logTakenOver(nameOf(event.seat)));
        break;
      case "abandoned":
        say(null, t.endAbandoned);
        break;
    }
  }
  flush();
  return told;
}

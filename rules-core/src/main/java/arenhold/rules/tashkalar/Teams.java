package arenhold.rules.tashkalar;

import arenhold.rules.Table;

/** What two players of a team share: legends, turns handed over, rotated cards (R12). */
final class Teams {

  /** How many cards at the bottom of each own deck are rotated (R3.5.2). */
  static final int ROTATED = 6;

  private Teams() {}

  /** The teammate of {@code seat}, or {@code seat} itself without teams. */
  static int mate(Position p, int seat) {
    return p.form.sides().partner(seat);
  }

  /**
   * Who decides about effects now: whose turn it is, or the teammate it was handed over to; the
   * other one if that seat is out (Q17).
   */
  static int deciding(Position p) {
    return Leaving.present(p, p.now.handedOver ? mate(p, p.seat) : p.seat);
  }

  /** Who takes the next action or ends the turn (R12.3). */
  static int acting(Position p) {
    return p.now.actions > 0 ? deciding(p) : Leaving.present(p, p.seat);
  }

  /** Who gets the legends that are drawn in this turn (R12.4). */
  static int legendDrawer(Position p) {
    return mate(p, p.seat);
  }

  /** How many cards of a seat's own deck are rotated (R12.5); 0 without teams. */
  static int rotated(Position p, int seat) {
    return p.rotated == null ? 0 : p.rotated[seat];
  }

  /** How many of them are upright (R12.6). */
  static int upright(Position p, int seat) {
    return p.decks[seat].size() - rotated(p, seat);
  }

  /** Hands the rest of the turn over to the teammate (R12.3). */
  static void handOver(Position p, Table table) {
    int mate = mate(p, p.seat);
    p.now.handedOver = true;
    p.now.borrowing = false; // R9.5a
    p.now.summonsNext = false;
    p.now.possessed = -1; // R19.11a
    p.now.emptySquares = false;
    if (table.listening()) table.tell(new TashKalarEvent.HandedOver(p.seat, mate));
    passLegends(p, table);
    table.noReturn();
  }

  /** Gives a team's legends to the teammate of the active player (R12.1). */
  static void passLegends(Position p, Table table) {
    int from = Position.handIndex(p.seat, Kind.LEGENDS);
    int mate = mate(p, p.seat);
    int cards = p.hands[from];
    if (cards == 0 || mate == p.seat) return;
    p.hands[Position.handIndex(mate, Kind.LEGENDS)] |= cards;
    p.hands[from] = 0;
    if (p.traces != null) p.traces.passed(p.seat, mate, cards);
    if (table.listening()) {
      table.tell(new TashKalarEvent.PassedLegends(p.seat, mate, Integer.bitCount(cards)));
    }
  }
}

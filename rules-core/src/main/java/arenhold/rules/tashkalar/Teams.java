package arenhold.rules.tashkalar;

import arenhold.rules.Table;

/** What two players of a team share: legends, turns handed over, rotated cards (R12). */
final class Teams {

  /** How many cards at the bottom of each own deck are rotated (R3.5.2). */
  static final int ROTATED = 6;

  private Teams() {}

  /** Hands the turn over to the teammate, for good (R12.3). */
  static void handOver(Position p, Table table) {
    int mate = p.mate(p.seat);
    p.handedOver = true;
    p.borrowing = false; // R9.5a
    if (table.listening()) table.tell(new TashKalarEvent.HandedOver(p.seat, mate));
    passLegends(p, table);
    table.noReturn();
  }

  /** Gives the team's legends to the teammate of the player whose turn it is (R12.1). */
  static void passLegends(Position p, Table table) {
    int from = Position.handIndex(p.seat, Kind.LEGENDS);
    int mate = p.mate(p.seat);
    int cards = p.hands[from];
    if (cards == 0) return;
    p.hands[Position.handIndex(mate, Kind.LEGENDS)] |= cards;
    p.hands[from] = 0;
    if (table.listening()) {
      table.tell(new TashKalarEvent.PassedLegends(p.seat, mate, Integer.bitCount(cards)));
    }
  }
}

package arenhold.rules.destiny;

import arenhold.rules.Prospect;
import arenhold.rules.destiny.card.Member;
import arenhold.rules.destiny.card.Side;
import arenhold.rules.destiny.play.Pools;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Piece;
import arenhold.rules.destiny.position.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * What tells before the end who will win: the life of the characters, the dice at hand, and what
 * has been or can be brought into play. The figures are estimates, compared by letting searches
 * play with them.
 */
final class Prospects {

  /** A whole team, unhurt. */
  private static final double TEAM = 7;

  /** How much of a character counts as long as it stands; the rest by its health. */
  private static final double STANDING = 0.4;

  private static final double SHIELD = 0.6;

  /** A seat that is out; each that went after it has one more. */
  private static final double OUT = -40;

  /** A die that can still be rolled in this round. */
  private static final double READY = 0.03;

  /** A point of damage, and of anything else, that a die in the pool shows. */
  private static final double DAMAGE = 0.14;

  private static final double POINT = 0.08;
  private static final double SPECIAL = 0.15;

  /** What counts of a side that needs another die. */
  private static final double PLUS = 0.6;

  /** What has come into play, for each resource of its cost. */
  private static final double COST = 0.16;

  private static final double RESOURCE = 0.1;
  private static final double CARD = 0.12;
  private static final double FIELD = 0.1;

  /** Cards left below which they run short, and what each one missing costs. */
  private static final int FEW = 6;

  private static final double MISSING = 0.15;

  private Prospects() {}

  /** Of every seat; the position may be suspended. */
  static List<Prospect> of(Position p) {
    List<Double> life = new ArrayList<>();
    List<Double> dice = new ArrayList<>();
    List<Double> means = new ArrayList<>();
    for (int seat = 0; seat < p.seats(); seat++) {
      boolean out = p.isOut(seat);
      life.add(out ? OUT + exit(p, seat) : TEAM * life(p, seat));
      dice.add(out ? 0 : dice(p, seat));
      means.add(out ? 0 : means(p, seat));
    }
    return List.of(
        new Prospect("life", life), new Prospect("dice", dice), new Prospect("means", means));
  }

  private static int exit(Position p, int seat) {
    for (int i = 0; i < p.exits.size(); i++) if (p.exits.get(i).seats().contains(seat)) return i;
    return p.exits.size();
  }

  /** How much of a team is left, each character by its points. */
  private static double life(Position p, int seat) {
    double whole = 0;
    for (Member member : p.teams.get(seat).members()) whole += member.points();
    double left = 0;
    for (Piece each : p.pieces) {
      if (!each.isCharacter() || each.controller != seat) continue;
      int points = each.dice > 1 ? each.printed().elite() : each.printed().points();
      double health = Math.max(0, each.left()) + SHIELD * each.shields;
      left += points * (STANDING + (1 - STANDING) * health / each.printed().health());
    }
    return left / Math.max(1, whole);
  }

  /** What the pool shows, and what may still be rolled into it. */
  private static double dice(Position p, int seat) {
    double sum = 0;
    for (Die die : p.dice) {
      if (die.inPool(seat)) sum += shown(p, die);
      else if (die.place == Die.Place.CARD && !die.loose && rolls(p, die, seat)) sum += READY;
    }
    return sum;
  }

  private static boolean rolls(Position p, Die die, int seat) {
    Piece piece = p.piece(die.piece);
    if (piece != null && piece.host >= 0) piece = p.piece(piece.host);
    return piece != null && piece.ready && piece.controller == seat;
  }

  private static double shown(Position p, Die die) {
    Side side = die.top();
    double point =
        switch (side.symbol()) {
          case MELEE, RANGED -> DAMAGE;
          case SHIELD, RESOURCE, DISRUPT, DISCARD, FOCUS -> POINT;
          case SPECIAL, BLANK -> 0;
        };
    double worth =
        switch (side.symbol()) {
          case SPECIAL -> SPECIAL;
          case BLANK -> 0;
          default -> point * Pools.value(p, die);
        };
    return (side.plus() ? PLUS : 1) * worth - RESOURCE * side.cost() / 2;
  }

  private static double means(Position p, int seat) {
    arenhold.rules.destiny.position.Side own = p.sides[seat];
    double sum = RESOURCE * own.resources + CARD * own.hand.size();
    for (Piece each : p.pieces) {
      if (each.controller == seat && !each.isCharacter()) sum += COST * (1 + each.printed().cost());
    }
    if (p.controller == seat) sum += FIELD;
    int left = own.hand.size() + own.deck.size();
    return sum - MISSING * Math.max(0, FEW - left);
  }
}

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
import java.util.function.ToDoubleBiFunction;

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
    return List.of(
        part(p, "life", true, Prospects::life),
        part(p, "dice", false, Prospects::dice),
        part(p, "resources", false, (all, seat) -> RESOURCE * all.sides[seat].resources),
        part(p, "cards", false, Prospects::cards),
        part(p, "gear", false, Prospects::gear),
        part(p, "field", false, (all, seat) -> all.controller == seat ? FIELD : 0));
  }

  /** What something is worth to each seat that is not out. */
  private static Prospect part(
      Position p, String key, boolean outs, ToDoubleBiFunction<Position, Integer> worth) {
    List<Double> values = new ArrayList<>();
    for (int seat = 0; seat < p.seats(); seat++) {
      if (!p.isOut(seat)) values.add(worth.applyAsDouble(p, seat));
      else values.add(outs ? OUT + exit(p, seat) : 0);
    }
    return Prospect.of(key, values);
  }

  private static int exit(Position p, int seat) {
    for (int i = 0; i < p.exits.size(); i++) if (p.exits.get(i).seats().contains(seat)) return i;
    return p.exits.size();
  }

  /** What is left of a team, each character by its points. */
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
    return TEAM * left / Math.max(1, whole);
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

  /** The hand, and how short cards run. */
  private static double cards(Position p, int seat) {
    arenhold.rules.destiny.position.Side own = p.sides[seat];
    int left = own.hand.size() + own.deck.size();
    return CARD * own.hand.size() - MISSING * Math.max(0, FEW - left);
  }

  /** Upgrades and supports in play. */
  private static double gear(Position p, int seat) {
    double sum = 0;
    for (Piece each : p.pieces) {
      if (each.controller == seat && !each.isCharacter()) sum += COST * (1 + each.printed().cost());
    }
    return sum;
  }
}

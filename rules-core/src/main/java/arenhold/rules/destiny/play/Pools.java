package arenhold.rules.destiny.play;

import arenhold.rules.Options;
import arenhold.rules.destiny.card.Symbol;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Piece;
import arenhold.rules.destiny.position.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Dice: rolling, turning, removing, and what they show (D7, D13). */
public final class Pools {

  private static final int SIDES = 6;

  private final Run run;

  Pools(Run run) {
    this.run = run;
  }

  /** The value of the side that shows, or of another side of the die, for {@code seat}. */
  public static int value(Position p, Die die, int side, int seat) {
    var face = die.printed().sides().get(side);
    return face.x() ? Ongoing.x(p, die, seat) : face.value();
  }

  /** The value of the side that shows (D7.12). */
  public static int value(Position p, Die die) {
    return value(p, die, die.side, die.pool);
  }

  /** Rolls a die into a pool, or again where it is (D13.17). */
  public void roll(Die die, int pool) {
    boolean again = die.inPool();
    Options options = run.options();
    for (int side = 0; side < SIDES; side++) options.add(Code.side(Verb.ROLL, die, side));
    int side = Code.with(run.chance(Ask.ROLL, Source.of(die.card)));
    die.place = Die.Place.POOL;
    die.pool = pool;
    die.side = side;
    tellRolled(die, pool, side, again);
  }

  /** Rolls a die without putting it anywhere; answers the printed value (D5.2). */
  public int rollOff(Die die, int seat) {
    Options options = run.options();
    for (int side = 0; side < SIDES; side++) options.add(Code.side(Verb.ROLL, die, side));
    int side = Code.with(run.chance(Ask.ROLL, Source.of(die.card)));
    tellRolled(die, seat, side, false);
    return value(run.p, die, side, seat);
  }

  private void tellRolled(Die die, int seat, int side, boolean again) {
    run.tell(
        () ->
            new DestinyEvent.Rolled(
                seat,
                die.name(),
                die.printed().key(),
                side,
                symbol(die, side),
                value(run.p, die, side, seat),
                again));
  }

  private static String symbol(Die die, int side) {
    return die.printed().sides().get(side).symbol().key();
  }

  /** Rerolls dice together. */
  public void reroll(List<Die> dice) {
    for (Die die : dice) if (die.inPool()) roll(die, die.pool);
  }

  /** Removes a die: it goes from its pool to its card (D13.11). */
  public void remove(Die die) {
    if (!die.inPool()) return;
    int pool = die.pool;
    int side = die.side;
    int value = value(run.p, die);
    run.tell(
        () ->
            new DestinyEvent.Removed(
                pool, die.name(), die.printed().key(), side, symbol(die, side), value));
    goHome(die);
  }

  /** Removes several dice. */
  public void remove(List<Die> dice) {
    for (Die die : List.copyOf(dice)) remove(die);
  }

  /** Back to its card, or out of play if that is not in play. */
  void goHome(Die die) {
    die.goHome();
    if (die.loose) run.p.dice.remove(die);
  }

  /** Turns a die to this side. */
  public void turn(Die die, int side) {
    int from = die.side;
    die.side = side;
    run.tell(
        () ->
            new DestinyEvent.Turned(
                die.pool,
                die.name(),
                die.printed().key(),
                from,
                side,
                symbol(die, side),
                value(run.p, die)));
  }

  /**
   * Lets {@code seat} choose a side to which the die is turned (D13.14); false if there is none.
   */
  public boolean turn(
      int seat, Die die, Predicate<arenhold.rules.destiny.card.Side> allowed, Source source) {
    List<Integer> sides = sides(die, allowed);
    if (sides.isEmpty()) return false;
    Options options = run.options();
    for (int side : sides) options.add(Code.side(Verb.SIDE, die, side));
    turn(die, Code.with(run.chooseUnlessForced(seat, Ask.SIDE, source)));
    return true;
  }

  /** The sides to which a die can be turned, equal ones once. */
  public static List<Integer> sides(Die die, Predicate<arenhold.rules.destiny.card.Side> allowed) {
    List<Integer> sides = new ArrayList<>();
    List<arenhold.rules.destiny.card.Side> faces = new ArrayList<>();
    for (int side = 0; side < SIDES; side++) {
      var face = die.printed().sides().get(side);
      if (side == die.side || !allowed.test(face) || faces.contains(face)) continue;
      faces.add(face);
      sides.add(side);
    }
    return sides;
  }

  /** Whether a die can be turned to a side with this symbol. */
  public static boolean turnsTo(Die die, Symbol symbol) {
    return !sides(die, face -> face.symbol() == symbol).isEmpty();
  }

  /** All dice in pools that may be chosen now (D8.15), each pool in turn from {@code seat}'s. */
  public List<Die> all(int seat) {
    List<Die> result = new ArrayList<>(in(seat));
    for (int other : run.p.opponents(seat)) result.addAll(in(other));
    return result;
  }

  /** The dice in one pool that may be chosen now. */
  public List<Die> in(int seat) {
    List<Die> result = new ArrayList<>();
    for (Die each : run.p.pool(seat)) if (!each.busy) result.add(each);
    return result;
  }

  /** Rolls the dice of a piece, those on it only, into its controller's pool (D9.10). */
  public void rollIn(Piece piece) {
    List<Die> dice = new ArrayList<>();
    for (Die each : run.p.diceOf(piece)) if (each.place == Die.Place.CARD) dice.add(each);
    if (piece.isCharacter()) {
      for (Piece upgrade : run.p.upgrades(piece)) {
        for (Die each : run.p.diceOf(upgrade)) if (each.place == Die.Place.CARD) dice.add(each);
      }
    }
    for (Die each : dice) roll(each, piece.controller);
  }

  /** The next number for a die that is rolled in without its card. */
  public Die loose(int card) {
    Die die = new Die(++run.p.lastPiece, 0, card, true);
    run.p.dice.add(die);
    return die;
  }
}

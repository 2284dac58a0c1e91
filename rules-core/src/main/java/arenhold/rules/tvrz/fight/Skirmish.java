package arenhold.rules.tvrz.fight;

import arenhold.rules.Options;
import arenhold.rules.Table;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Asking;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Losses;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Clash;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.spell.Casting;
import arenhold.rules.tvrz.spell.Moment;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A fight in the landscape: both sides lose the smaller of the two strengths, card by card in the
 * order that their owner chooses (T6.9, R19).
 */
public final class Skirmish {

  private final Position p;
  private final Table table;

  /** One side: bodies that fight together. */
  private static final class Side {
    private final int seat;
    private final boolean attacks;
    private final List<Body> bodies;
    private final int[] strengths;
    private final int[] left;
    private final boolean[] dead;

    Side(Position p, Clash clash, int seat) {
      this.seat = seat;
      attacks = (seat == clash.first) != clash.reversed;
      bodies = seat == clash.first ? clash.ones : clash.others;
      // Where shadowers meet, shadows help neither (T12.15).
      boolean shadows = !shadower(clash.ones) || !shadower(clash.others);
      strengths = new int[bodies.size()];
      dead = new boolean[bodies.size()];
      for (int i = 0; i < strengths.length; i++) {
        Body body = bodies.get(i);
        strengths[i] = Strength.afield(p, seat, body, attacks);
        if (shadows) strengths[i] += Strength.shadows(p, body);
        dead[i] = clash.isDead(seat, i);
        if (dead[i]) strengths[i] = 0;
      }
      left = strengths.clone();
    }

    int sum() {
      int sum = 0;
      for (int one : left) sum += one;
      return sum;
    }

    /** The worst poison among its bodies. */
    int poison() {
      int worst = 0;
      for (Body body : bodies) worst = Math.max(worst, body.level(Trait.POISON));
      return worst;
    }
  }

  private Skirmish(Position p, Table table) {
    this.p = p;
    this.table = table;
  }

  /**
   * Fights it out.
   *
   * @param first the seat that opens the fight; its cards fight with AS unless {@code reversed}
   * @param reversed whether the first side fights with DS and the second with AS (T6.8)
   * @return which cards of each side live, the first side first, each in the order given
   */
  public static List<List<Boolean>> fight(
      Position p,
      Table table,
      int first,
      List<Body> ones,
      int second,
      List<Body> others,
      boolean reversed) {
    Skirmish skirmish = new Skirmish(p, table);
    Clash clash = new Clash(first, ones, second, others, reversed);
    skirmish.cast(clash);
    Side one = new Side(p, clash, first);
    Side other = new Side(p, clash, second);
    skirmish.struck(one, clash.blow(first));
    skirmish.struck(other, clash.blow(second));
    int strength = one.sum();
    int facing = other.sum();
    int loss = Math.min(strength, facing);
    if (table.listening()) {
      table.tell(
          new TvrzEvent.Skirmished(first, keys(one), strength, second, keys(other), facing, loss));
    }
    skirmish.lose(one, loss);
    skirmish.lose(other, loss);
    return List.of(skirmish.judged(one, other.poison()), skirmish.judged(other, one.poison()));
  }

  /**
   * The window of the mages that take part (W8): the side that opened the fight first, in turn
   * until both pass one after the other (T6.11). Faces are open, so it tells nothing.
   */
  private void cast(Clash clash) {
    boolean mages =
        Stream.concat(clash.ones.stream(), clash.others.stream())
            .anyMatch(body -> body.has(Trait.MAGE));
    if (!mages) return;
    p.clash = clash;
    int seat = clash.first;
    for (int passed = 0; passed < 2; ) {
      int asked = seat;
      int code =
          Asking.until(
              p,
              table,
              asked,
              Ask.SKIRMISH,
              null,
              options -> {
                options.add(Code.of(Code.Verb.PASS));
                Casting.list(p, asked, Moment.SKIRMISH, options);
              });
      table.noReturn();
      boolean passes = Code.is(code, Code.Verb.PASS);
      if (!passes) Casting.play(p, table, asked, Code.with(code), Moment.SKIRMISH);
      passed = passes ? passed + 1 : 0;
      seat = seat == clash.first ? clash.second : clash.first;
    }
    p.clash = null;
  }

  /** What a lightning takes before the fight; it carries no poison (R88). */
  private void struck(Side side, int blow) {
    if (blow == 0) return;
    lose(side, Math.min(blow, side.sum()));
    System.arraycopy(side.left, 0, side.strengths, 0, side.left.length);
    if (!table.listening()) return;
    String key = side.bodies.getFirst().printed().key();
    table.tell(new TvrzEvent.Struck(side.seat, key, blow, side.sum()));
  }

  /** With what {@code seat} fights as things stand, lightnings that have been cast included. */
  static int strength(Position p, Clash clash, int seat) {
    return Math.max(0, new Side(p, clash, seat).sum() - clash.blow(seat));
  }

  private static boolean shadower(List<Body> bodies) {
    return bodies.stream().anyMatch(body -> body.has(Trait.SHADOWER));
  }

  private static List<String> keys(Side side) {
    return side.bodies.stream().map(body -> body.printed().key()).toList();
  }

  /** Takes the loss from the cards; asks for the order only if something is left (R95). */
  private void lose(Side side, int loss) {
    boolean all = side.sum() == loss;
    for (int rest = loss; rest > 0; ) {
      List<Integer> standing = standing(side);
      int index = all || standing.size() == 1 ? standing.getFirst() : asked(side, rest);
      int taken = Math.min(rest, side.left[index]);
      side.left[index] -= taken;
      rest -= taken;
    }
  }

  /** The cards with strength left, the weakest first. */
  private static List<Integer> standing(Side side) {
    List<Integer> standing = new ArrayList<>();
    for (int i = 0; i < side.left.length; i++) if (side.left[i] > 0) standing.add(i);
    standing.sort(Comparator.comparing(i -> side.left[i]));
    return standing;
  }

  private int asked(Side side, int loss) {
    List<Integer> standing = standing(side);
    Losses.Pending pending =
        new Losses.Pending(
            loss,
            standing.stream().map(side.bodies::get).toList(),
            standing.stream().map(index -> side.left[index]).toList());
    int code = Asking.until(p, table, side.seat, Ask.LOSS, pending, options -> list(side, options));
    table.noReturn();
    for (int index : standing) {
      if (side.bodies.get(index).equals(Code.body(code))) return index;
    }
    throw new IllegalStateException(Code.notation(code));
  }

  private static void list(Side side, Options options) {
    for (int index : standing(side)) {
      int code = Code.of(Code.Verb.LOSES, side.bodies.get(index));
      if (!options.contains(code)) options.add(code);
    }
  }

  private List<Boolean> judged(Side side, int poison) {
    List<Boolean> lives = new ArrayList<>();
    for (int i = 0; i < side.left.length; i++) {
      // Who died of a gaze is not judged (T9.5).
      if (side.dead[i]) {
        lives.add(false);
        continue;
      }
      int taken = side.left[i] < side.strengths[i] ? poison : 0;
      Fate fate = new Fate(side.seat, side.bodies.get(i), side.attacks, side.left[i], taken);
      fate.regenerate(table);
      lives.add(fate.judged(table, false));
    }
    return lives;
  }
}

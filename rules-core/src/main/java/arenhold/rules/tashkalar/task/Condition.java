package arenhold.rules.tashkalar.task;

import arenhold.rules.board.Square;
import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.Rank;
import arenhold.rules.tashkalar.task.Places.Ends;
import java.util.ArrayList;
import java.util.List;

/**
 * What a task demands (R10.2). Every condition comes down to counts that must all be enough; the
 * words for what is counted are {@code pieces}, {@code upgraded}, {@code legendary} (own pieces),
 * {@code lead} (own pieces more than enemy ones), {@code upgradedLead}, {@code around} (own pieces
 * around one enemy piece), {@code isolated} (enemy pieces cut off), {@code chain} (own pieces on
 * the shortest way), {@code destroyed}, {@code destroyedUpgraded}, {@code destroyedHeroic}, {@code
 * destroyedLegendary}, {@code summoned} and {@code summonedLegendary} (in this turn).
 */
public sealed interface Condition {

  /** How it stands. Of several ways to meet it: the one that is met or lacks least. */
  List<Count> counts(Sight sight);

  /** The places it speaks of, as a client draws them; empty if it speaks of none. */
  default List<Place> places() {
    return List.of();
  }

  /** Whether it is met. */
  default boolean met(Sight sight) {
    for (Count count : counts(sight)) if (!count.enough()) return false;
    return true;
  }

  /** How much is missing, all counts together: the same as {@link #counts} say, only quicker. */
  default int missing(Sight sight) {
    int missing = 0;
    for (Count count : counts(sight)) missing += count.missing();
    return missing;
  }

  /** All of these. */
  record All(List<Condition> parts) implements Condition {
    @Override
    public List<Count> counts(Sight sight) {
      List<Count> counts = new ArrayList<>();
      for (Condition part : parts) counts.addAll(part.counts(sight));
      return counts;
    }

    @Override
    public int missing(Sight sight) {
      int missing = 0;
      for (Condition part : parts) missing += part.missing(sight);
      return missing;
    }

    @Override
    public List<Place> places() {
      return parts.stream().flatMap(part -> part.places().stream()).toList();
    }
  }

  /** Any of these. */
  record Any(List<Condition> ways) implements Condition {
    @Override
    public List<Count> counts(Sight sight) {
      List<Count> best = null;
      int least = Integer.MAX_VALUE;
      for (Condition way : ways) {
        List<Count> counts = way.counts(sight);
        int missing = 0;
        for (Count count : counts) missing += count.missing();
        if (missing < least) {
          least = missing;
          best = counts;
        }
      }
      return best;
    }

    @Override
    public int missing(Sight sight) {
      int least = Integer.MAX_VALUE;
      for (Condition way : ways) least = Math.min(least, way.missing(sight));
      return least;
    }

    @Override
    public boolean met(Sight sight) {
      for (Condition way : ways) if (way.met(sight)) return true;
      return false;
    }

    @Override
    public List<Place> places() {
      return ways.stream().flatMap(way -> way.places().stream()).toList();
    }
  }

  /** Own pieces on a place, so many of them upgraded and legendary; 0 is not asked for. */
  record On(Place place, int pieces, int upgraded, int legendary) implements Condition {

    /** At least this many of any rank. */
    On pieces(int least) {
      return new On(place, least, upgraded, legendary);
    }

    /** At least this many upgraded ones. */
    On upgraded(int least) {
      return new On(place, pieces, least, legendary);
    }

    /** At least this many legendary ones. */
    On legendary(int least) {
      return new On(place, pieces, upgraded, least);
    }

    @Override
    public List<Count> counts(Sight sight) {
      SquareSet own = sight.own().and(place.squares());
      List<Count> counts = new ArrayList<>();
      add(counts, "pieces", own, pieces);
      add(counts, "upgraded", own.and(sight.upgraded()), upgraded);
      add(counts, "legendary", own.and(sight.board().ranks(4)), legendary);
      return counts;
    }

    @Override
    public int missing(Sight sight) {
      SquareSet own = sight.own().and(place.squares());
      int missing = Math.max(0, pieces - own.count());
      if (upgraded > 0) missing += Math.max(0, upgraded - own.and(sight.upgraded()).count());
      if (legendary == 0) return missing;
      return missing + Math.max(0, legendary - own.and(sight.board().ranks(4)).count());
    }

    private void add(List<Count> counts, String what, SquareSet squares, int need) {
      if (need > 0) counts.add(new Count(what, place.name(), squares.count(), need, squares));
    }

    @Override
    public List<Place> places() {
      return List.of(place);
    }
  }

  /** More own than enemy pieces on a place, by at least this many; perhaps upgraded ones only. */
  record Lead(Place place, boolean upgraded, int least) implements Condition {
    @Override
    public List<Count> counts(Sight sight) {
      SquareSet counted = upgraded ? place.squares().and(sight.upgraded()) : place.squares();
      SquareSet own = sight.own().and(counted);
      int lead = own.count() - sight.enemies().and(counted).count();
      String what = upgraded ? "upgradedLead" : "lead";
      return List.of(new Count(what, place.name(), lead, least, own));
    }

    @Override
    public int missing(Sight sight) {
      SquareSet counted = upgraded ? place.squares().and(sight.upgraded()) : place.squares();
      SquareSet own = sight.own();
      int lead =
          own.and(counted).count() - sight.board().occupied().without(own).and(counted).count();
      return Math.max(0, least - lead);
    }

    @Override
    public List<Place> places() {
      return List.of(place);
    }
  }

  /** A chain of adjacent own pieces from one end to the other. */
  record Chain(Ends ends) implements Condition {
    @Override
    public List<Count> counts(Sight sight) {
      SquareSet way = Ways.best(sight.arena(), sight.own(), ends);
      SquareSet own = way.and(sight.own());
      String where = ends.from().name() + "-" + ends.to().name();
      return List.of(new Count("chain", where, own.count(), way.count(), own));
    }

    @Override
    public int missing(Sight sight) {
      return Ways.missing(sight.arena(), sight.own(), ends);
    }

    @Override
    public boolean met(Sight sight) {
      return Ways.joined(sight.arena(), sight.own(), ends);
    }

    @Override
    public List<Place> places() {
      return List.of(ends.from(), ends.to());
    }
  }

  /** At least this many own pieces around some enemy piece. */
  record Around(int least) implements Condition {
    @Override
    public List<Count> counts(Sight sight) {
      Count best = new Count("around", null, 0, least, SquareSet.NONE);
      SquareSet own = sight.own();
      SquareSet enemies = sight.enemies();
      for (int s = enemies.first(); s >= 0; s = enemies.next(s)) {
        SquareSet around = sight.arena().near(s).and(own);
        if (around.count() <= best.have()) continue;
        String where = Square.name(s);
        best = new Count("around", where, around.count(), least, around);
      }
      return List.of(best);
    }
  }

  /**
   * Some enemy piece has another within a distance but none adjacent, and by that many steps over
   * empty squares it comes next to no other enemy piece.
   */
  record Isolated(int within, int steps) implements Condition {
    @Override
    public List<Count> counts(Sight sight) {
      SquareSet cutOff = SquareSet.NONE;
      SquareSet enemies = sight.enemies();
      for (int s = enemies.first(); s >= 0; s = enemies.next(s)) {
        if (cutOff(sight, s, enemies.without(s))) cutOff = cutOff.with(s);
      }
      return List.of(new Count("isolated", null, cutOff.count(), 1, cutOff));
    }

    private boolean cutOff(Sight sight, int square, SquareSet others) {
      if (!sight.arena().within(within, square).meets(others)) return false;
      SquareSet beside = sight.arena().nextTo(others);
      SquareSet empty = sight.arena().squares().without(sight.board().occupied());
      SquareSet reached = SquareSet.of(square);
      for (int step = 0; step < steps && !reached.meets(beside); step++) {
        reached = reached.or(sight.arena().nextTo(reached).and(empty));
      }
      return !reached.meets(beside);
    }
  }

  /** Enemy pieces destroyed this turn, so many of each sort; 0 is not asked for. */
  record Destroyed(int all, int upgraded, int heroic, int legendary) implements Condition {

    /** At least this many upgraded ones. */
    Destroyed upgraded(int least) {
      return new Destroyed(all, least, heroic, legendary);
    }

    /** At least this many heroic ones. */
    Destroyed heroic(int least) {
      return new Destroyed(all, upgraded, least, legendary);
    }

    /** At least this many legendary ones. */
    Destroyed legendary(int least) {
      return new Destroyed(all, upgraded, heroic, least);
    }

    @Override
    public List<Count> counts(Sight sight) {
      int commons = sight.destroyed(Rank.COMMON);
      int heroes = sight.destroyed(Rank.HEROIC);
      int legends = sight.destroyed(Rank.LEGENDARY);
      List<Count> counts = new ArrayList<>();
      add(counts, "destroyed", commons + heroes + legends, all);
      add(counts, "destroyedUpgraded", heroes + legends, upgraded);
      add(counts, "destroyedHeroic", heroes, heroic);
      add(counts, "destroyedLegendary", legends, legendary);
      return counts;
    }

    private static void add(List<Count> counts, String what, int have, int need) {
      if (need > 0) counts.add(new Count(what, null, have, need, SquareSet.NONE));
    }
  }

  /** Beings summoned this turn, so many of them legends; 0 is not asked for. */
  record Summons(int all, int legendary) implements Condition {

    /** At least this many legends. */
    Summons legendary(int least) {
      return new Summons(all, least);
    }

    @Override
    public List<Count> counts(Sight sight) {
      List<Count> counts = new ArrayList<>();
      int have = sight.summoned().all();
      if (all > 0) counts.add(new Count("summoned", null, have, all, SquareSet.NONE));
      if (legendary > 0) {
        int legends = sight.summoned().legendary();
        counts.add(new Count("summonedLegendary", null, legends, legendary, SquareSet.NONE));
      }
      return counts;
    }
  }

  /** At least this many beings summoned this turn on squares of these colours. */
  record SummonsOn(Place place, boolean red, boolean green, int least) implements Condition {
    @Override
    public List<Count> counts(Sight sight) {
      Sight.Summoned summoned = sight.summoned();
      int have = (red ? summoned.red() : 0) + (green ? summoned.green() : 0);
      return List.of(new Count("summoned", place.name(), have, least, SquareSet.NONE));
    }

    @Override
    public List<Place> places() {
      return List.of(place);
    }
  }
}

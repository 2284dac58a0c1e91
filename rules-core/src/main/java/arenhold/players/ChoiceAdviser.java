package arenhold.players;

import arenhold.rules.Choice;
import arenhold.rules.Unimaginable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/**
 * Advises in any game, judging as the analysis does: the player's best few choices are played to
 * the end of the match in the same imagined matches, and the one that wins most is advised, with
 * the share of them that it won. Where the game names parts of what positions are worth, it says by
 * which of them that is better than the runner-up. Where to look is wherever the same could be
 * done.
 */
final class ChoiceAdviser implements Adviser {

  /** How many nodes choices are played to the end with, on top of what the player looks with. */
  private static final long JUDGING = 100_000;

  /** How many nodes are for reasons. */
  private static final long REASONING = 3_000;

  /** How many choices are played to the end. */
  private static final int MOST_JUDGED = 4;

  /** From so many matches on a choice is judged by them. */
  private static final int LEAST_PLAYED = 30;

  private final Levels.Strength strength;

  ChoiceAdviser(Levels.Strength strength) {
    this.strength = strength;
  }

  @Override
  public long nodes() {
    return strength.nodes() + JUDGING + REASONING;
  }

  @Override
  public boolean anytime() {
    return true;
  }

  @Override
  public Hint advise(Seen<?> seen, Thinking thinking) {
    long looking = Math.min(strength.nodes(), thinking.nodes() / 2);
    Decision decision = strength.seated().decide(seen, part(thinking, looking, 0));
    long reasoning = Math.min(REASONING, (thinking.nodes() - looking) / 2);
    long judging = thinking.nodes() - looking - reasoning;
    Advice advice = judged(seen, decision, part(thinking, judging, decision.nodes()));
    Thinking rest = part(thinking, reasoning, decision.nodes() + advice.nodes());
    List<Hint.Reason> reasons = advice.reasons(seen, rest);
    Choice choice = seen.question().choices().get(advice.choice());
    List<Choice> alike =
        seen.question().choices().stream().filter(one -> one.verb().equals(choice.verb())).toList();
    // Of the only choice that does this its verb tells everything: nothing has to be found.
    boolean only = alike.size() == 1;
    Map<String, List<String>> where = only ? Map.of() : things(alike);
    Map<String, List<String>> which = only ? Map.of() : which(choice, alike);
    return new Hint(choice.verb(), where, which, List.of(choice), advice.chance(), reasons);
  }

  /** A part of the thinking, after so many nodes that other parts have used. */
  private static Thinking part(Thinking whole, long nodes, long before) {
    return new Thinking(nodes, whole.seed(), used -> whole.stop().test(before + used));
  }

  /**
   * What is advised.
   *
   * @param runnerUp the next best choice, or {@link Decision#WAIT}; null if no other was tried
   * @param chance of winning, if enough matches were played to say
   * @param nodes that judging used
   */
  private record Advice(int choice, Integer runnerUp, OptionalDouble chance, long nodes) {

    /** From the best choice on; an offer that had better be let pass is advised all the same. */
    private static Advice of(List<Integer> order, IntFunction<OptionalDouble> chance, long nodes) {
      boolean passes = order.getFirst() == Decision.WAIT;
      // What is advised then is not better than letting it pass.
      List<Integer> better = passes ? order.subList(1, order.size()) : order;
      int choice = better.isEmpty() ? 0 : better.getFirst();
      Integer runnerUp = better.size() < 2 ? null : better.get(1);
      return new Advice(choice, runnerUp, chance.apply(choice), nodes);
    }

    /** Why this is better than the runner-up. */
    private <P> List<Hint.Reason> reasons(Seen<P> seen, Thinking thinking) {
      if (runnerUp == null) return List.of();
      return Contrast.between(seen, choice, runnerUp, thinking).reasons();
    }
  }

  /**
   * What wins most of the player's best choices; its own choice if few matches can be played, if
   * none is found, or if its thinking was ended early.
   */
  private static <P> Advice judged(Seen<P> seen, Decision decision, Thinking thinking) {
    List<Integer> order =
        Stream.concat(
                Stream.of(decision.choice()), decision.rated().stream().map(Decision.Rated::choice))
            .distinct()
            .toList();
    if (order.size() < 2 || decision.cut())
      return Advice.of(order, choice -> OptionalDouble.empty(), 0);
    SplittableRandom random = thinking.random(seen.known()).split();
    Meter meter = new Meter(thinking);
    WorldPool<P> worlds = new WorldPool<>(seen, random, meter);
    List<Integer> best = order.subList(0, Math.min(MOST_JUDGED, order.size()));
    Contest<P> contest = new Contest<>(seen, best, random, meter, false);
    try {
      contest.play(worlds::next);
    } catch (Unimaginable none) {
      // No match is found in time: then the player's own choice stands.
      return Advice.of(best, choice -> OptionalDouble.empty(), meter.used());
    }
    List<Integer> won = contest.order();
    boolean enough = contest.played(won.getFirst()) >= LEAST_PLAYED;
    return Advice.of(enough ? won : best, choice -> chance(contest, choice), meter.used());
  }

  private static OptionalDouble chance(Contest<?> contest, int choice) {
    return contest.played(choice) < LEAST_PLAYED
        ? OptionalDouble.empty()
        : OptionalDouble.of(contest.share(choice).mean());
  }

  /** Everything that these choices name, by kind. */
  private static Map<String, List<String>> things(List<Choice> choices) {
    Map<String, List<String>> all = new TreeMap<>();
    for (Choice choice : choices) {
      choice
          .parts()
          .forEach(
              (part, things) -> {
                List<String> known = all.computeIfAbsent(part, one -> new ArrayList<>());
                for (String thing : things) if (!known.contains(thing)) known.add(thing);
              });
    }
    return all;
  }

  /** What of a choice tells it best from others that do the same: one kind of thing, or none. */
  private static Map<String, List<String>> which(Choice choice, List<Choice> alike) {
    String best = null;
    int most = 0;
    for (String part : new TreeMap<>(choice.parts()).keySet()) {
      Set<List<String>> different = new HashSet<>();
      for (Choice other : alike) different.add(other.parts().get(part));
      if (different.size() > most) best = part;
      most = Math.max(most, different.size());
    }
    return best == null ? Map.of() : Map.of(best, choice.parts().get(best));
  }
}

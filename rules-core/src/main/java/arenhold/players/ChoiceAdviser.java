package arenhold.players;

import arenhold.rules.Choice;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;

/**
 * Advises in any game: the choice of a player, with its chance of winning where the player values
 * choices, and where the game names parts of what positions are worth, by which of them it is
 * better than the runner-up. Where to look is wherever the same could be done.
 */
final class ChoiceAdviser implements Adviser {

  /** From so many trials on a value says something. */
  private static final double LEAST_TRIED = 30;

  /** How many nodes are for reasons, on top of what the player decides with. */
  private static final long REASONING = 3_000;

  private final Levels.Strength strength;

  ChoiceAdviser(Levels.Strength strength) {
    this.strength = strength;
  }

  @Override
  public long nodes() {
    return strength.nodes() + REASONING;
  }

  @Override
  public Hint advise(Seen<?> seen, Thinking thinking) {
    long nodes = thinking.nodes() * strength.nodes() / nodes();
    Decision decision =
        strength.seated().decide(seen, new Thinking(nodes, thinking.seed(), thinking.stop()));
    int index = decision.choice();
    if (index == Decision.WAIT) index = best(decision);
    Choice choice = seen.question().choices().get(index);
    List<Choice> alike =
        seen.question().choices().stream().filter(one -> one.verb().equals(choice.verb())).toList();
    OptionalDouble chance = chance(decision, index);
    Thinking rest =
        new Thinking(
            thinking.nodes() - nodes,
            thinking.seed(),
            used -> thinking.stop().test(decision.nodes() + used));
    List<Hint.Reason> reasons = reasons(seen, decision, index, rest);
    // Of the only choice that does this its verb tells everything: nothing has to be found.
    boolean only = alike.size() == 1;
    Map<String, List<String>> where = only ? Map.of() : things(alike);
    Map<String, List<String>> which = only ? Map.of() : which(choice, alike);
    return new Hint(choice.verb(), where, which, List.of(choice), chance, reasons);
  }

  /** Why this choice is better than the next best one that was tried. */
  private static <P> List<Hint.Reason> reasons(
      Seen<P> seen, Decision decision, int choice, Thinking thinking) {
    // What is advised though an offer had better be let pass is not better than that.
    boolean passes = decision.choice() == Decision.WAIT;
    return decision.rated().stream()
        .map(Decision.Rated::choice)
        .filter(other -> other != choice && !(passes && other == Decision.WAIT))
        .findFirst()
        .map(other -> Contrast.between(seen, choice, other, thinking).reasons())
        .orElse(List.of());
  }

  /** The chance of winning after this choice, if it was tried often enough to say. */
  private static OptionalDouble chance(Decision decision, int choice) {
    return decision.rated().stream()
        .filter(each -> each.choice() == choice && each.weight() >= LEAST_TRIED)
        .mapToDouble(Decision.Rated::value)
        .findFirst();
  }

  /** The best choice of an offer that the player would let pass for now. */
  private static int best(Decision decision) {
    return decision.rated().stream()
        .mapToInt(Decision.Rated::choice)
        .filter(choice -> choice != Decision.WAIT)
        .findFirst()
        .orElse(0);
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

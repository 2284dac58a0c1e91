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
 * choices. Where to look is wherever the same could be done.
 */
final class ChoiceAdviser implements Adviser {

  /** From so many trials on a value says something. */
  private static final double LEAST_TRIED = 30;

  private final Levels.Strength strength;

  ChoiceAdviser(Levels.Strength strength) {
    this.strength = strength;
  }

  @Override
  public long nodes() {
    return strength.nodes();
  }

  @Override
  public Hint advise(Seen<?> seen, Thinking thinking) {
    Decision decision = strength.seated().decide(seen, thinking);
    int index = decision.choice();
    if (index == Decision.WAIT) index = best(decision);
    Choice choice = seen.question().choices().get(index);
    List<Choice> alike =
        seen.question().choices().stream().filter(one -> one.verb().equals(choice.verb())).toList();
    OptionalDouble chance = chance(decision, index);
    return new Hint(
        choice.verb(), things(alike), which(choice, alike), List.of(choice), chance, List.of());
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

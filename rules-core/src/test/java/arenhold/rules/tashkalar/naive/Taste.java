package arenhold.rules.tashkalar.naive;

import arenhold.rules.Choice;
import arenhold.rules.Question;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;

/** Chooses at random, but prefers to summon, warp and thaw, and seldom declines. */
final class Taste {

  private static final Set<String> DULL =
      Set.of("stop", "skip", "handover", "end", "discard", "flare", "place");

  private final RandomGenerator random;
  private final Cards cards;

  Taste(RandomGenerator random, Cards cards) {
    this.random = random;
    this.cards = cards;
  }

  /** The index of the choice taken. */
  int pick(Question question) {
    List<Choice> choices = question.choices();
    Map<String, List<Integer>> kinds = new LinkedHashMap<>();
    for (int i = 0; i < choices.size(); i++) {
      kinds.computeIfAbsent(kind(choices.get(i).notation()), k -> new ArrayList<>()).add(i);
    }
    List<List<Integer>> wanted = new ArrayList<>();
    boolean dull = random.nextInt(6) == 0;
    kinds.forEach(
        (kind, indices) -> {
          if (dull || !DULL.contains(kind) && !(kind.equals("place") && kinds.size() > 4))
            wanted.add(indices);
        });
    if (wanted.isEmpty()) wanted.addAll(kinds.values());
    List<Integer> indices = wanted.get(random.nextInt(wanted.size()));
    return indices.get(random.nextInt(indices.size()));
  }

  /** The verb, and of a summoning the card too. */
  private String kind(String notation) {
    String[] said = notation.split(" ");
    if (said.length == 1) return DULL.contains(notation) ? notation : "other";
    boolean own = said[0].equals("summon") && Cards.read(cards.named(said[1]).school());
    return own ? "summon " + said[1] : said[0];
  }
}

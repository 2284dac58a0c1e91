package arenhold.rules.tashkalar.card;

import arenhold.rules.notation.Json;
import arenhold.rules.tashkalar.effect.Effect;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Joins the flares' effects with their numbers in {@link Facts}. */
final class FlareDeck {

  private record Halves(Effect upper, Effect lower) {}

  private final Map<String, Halves> effects = new LinkedHashMap<>();

  /** Says what the two halves of a flare do. */
  FlareDeck card(String key, Effect upper, Effect lower) {
    if (effects.put(key, new Halves(upper, lower)) != null) {
      throw new IllegalStateException(key + " twice");
    }
    return this;
  }

  /**
   * The flares in the order of the facts.
   *
   * @throws IllegalStateException if a flare has facts but no effects, or effects but no facts
   */
  List<Flare> with(List<Map<String, Object>> facts) {
    List<Flare> flares =
        facts.stream().map(card -> flare(Json.string(card.get("id")), card)).toList();
    if (!effects.isEmpty()) throw new IllegalStateException("no such flares: " + effects.keySet());
    return flares;
  }

  private Flare flare(String key, Map<String, Object> card) {
    Halves halves = effects.remove(key);
    if (halves == null) throw new IllegalStateException(key + " does nothing");
    int upper = Json.integer(card.get("upgradedThreshold"));
    int lower = Json.integer(card.get("totalThreshold"));
    return new Flare(key, upper, halves.upper(), lower, halves.lower());
  }
}

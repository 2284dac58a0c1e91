package arenhold.rules.tashkalar.card;

import arenhold.rules.notation.Json;
import arenhold.rules.tashkalar.Rank;
import arenhold.rules.tashkalar.effect.Effect;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Joins a deck's effects with the geometry of the same cards in {@link Facts}. */
final class BeingDeck {

  private final Map<String, Effect> effects = new LinkedHashMap<>();
  private final Map<String, Effect> frozen = new LinkedHashMap<>();
  private final Map<String, Warp> warps = new LinkedHashMap<>();

  /** Says what a card does. */
  BeingDeck card(String key, Effect effect) {
    if (effects.put(key, effect) != null) throw new IllegalStateException(key + " twice");
    return this;
  }

  /** Says what a card does, and what it does once it thaws (R18.2). */
  BeingDeck card(String key, Effect effect, Effect thawed) {
    frozen.put(key, thawed);
    return card(key, effect);
  }

  /** Says what a card does, and what it does once it is warped (R20.1). */
  BeingDeck warping(String key, Effect effect, Effect warp) {
    warps.put(key, new Warp(warp, false));
    return card(key, effect);
  }

  /** The same of a card whose warp effect binds it: it stays pending and is not copied (R20.10). */
  BeingDeck bound(String key, Effect effect, Effect warp) {
    warps.put(key, new Warp(warp, true));
    return card(key, effect);
  }

  /**
   * The deck in the order of the facts.
   *
   * @throws IllegalStateException if a card has facts but no effect, or an effect but no facts
   */
  List<Being> with(List<Map<String, Object>> facts) {
    List<Being> beings =
        facts.stream().map(card -> being(Json.string(card.get("id")), card)).toList();
    if (!effects.isEmpty()) throw new IllegalStateException("no such cards: " + effects.keySet());
    return beings;
  }

  private Being being(String key, Map<String, Object> card) {
    Effect effect = effects.remove(key);
    if (effect == null) throw new IllegalStateException(key + " does nothing");
    Rank rank = Facts.rank(card.get("rank"));
    Effect thawed = frozen.get(key);
    if ((thawed != null) != card.containsKey("frozenEffect")) {
      throw new IllegalStateException(key + " freezes by its facts or by its effects alone");
    }
    Warp warp = warps.get(key);
    if ((warp != null) != card.containsKey("warpEffect")) {
      throw new IllegalStateException(key + " warps by its facts or by its effects alone");
    }
    return new Being(key, rank, Facts.pattern(card), Facts.hints(card), effect, thawed, warp);
  }
}

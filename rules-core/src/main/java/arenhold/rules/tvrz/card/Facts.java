package arenhold.rules.tvrz.card;

import arenhold.rules.card.Cards;
import arenhold.rules.notation.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * What is printed on the cards, read from {@code tvrz.json}. What that file calls {@code attested}
 * are fields known from the publisher's own texts; all others are ours to tune.
 */
final class Facts {

  private static final String FILE = "/arenhold/rules/tvrz/tvrz.json";

  private final Map<String, Object> root;

  /** Reads the file that lies beside the classes. */
  Facts() {
    try (InputStream in = Facts.class.getResourceAsStream(FILE)) {
      root = Json.parseObject(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** The cards in order. */
  List<Card> cards() {
    List<Card> cards = new ArrayList<>();
    for (var written : objects(root.get("cards"))) cards.add(card(cards.size(), written));
    return List.copyOf(cards);
  }

  /** What is printed on each card, by key, as the file has it. */
  Map<String, Map<String, Object>> printed() {
    Map<String, Map<String, Object>> printed = new LinkedHashMap<>();
    for (var written : objects(root.get("cards"))) {
      Map<String, Object> fields = new LinkedHashMap<>(written);
      fields.keySet().removeAll(List.of("id", "attested"));
      printed.put(Json.string(written.get("id")), Collections.unmodifiableMap(fields));
    }
    return Collections.unmodifiableMap(printed);
  }

  /** The prepared decks in order. */
  List<PreparedDeck> decks(Function<String, Card> named) {
    List<PreparedDeck> decks = new ArrayList<>();
    for (var written : objects(root.get("decks"))) {
      Cards cards = Cards.NONE;
      for (var entry : Json.object(written.get("cards")).entrySet()) {
        int number = named.apply(entry.getKey()).number();
        for (int i = 0; i < Json.integer(entry.getValue()); i++) cards = cards.with(number);
      }
      decks.add(new PreparedDeck(Json.string(written.get("id")), cards));
    }
    return List.copyOf(decks);
  }

  private static Card card(int number, Map<String, Object> written) {
    String stands = (String) written.get("stands");
    boolean universal = "universal".equals(stands);
    boolean nowhere = stands == null || universal || stands.equals("attack-only");
    List<Tie> ties = new ArrayList<>();
    return new Card(
        number,
        Json.string(written.get("id")),
        constant(Kind.class, written.get("kind")),
        constant(Bar.class, written.get("bar")),
        Json.integer(written.get("count")),
        strings(written.get("tags")),
        number(written, "attack"),
        number(written, "defence"),
        nowhere ? null : constant(Part.class, stands),
        universal,
        traits(written, ties),
        List.copyOf(ties),
        objects(written.get("spells")).stream().map(Facts::spell).toList(),
        written.containsKey("plusOneCard"),
        written.containsKey("flammable"),
        written.containsKey("works") ? works(Json.object(written.get("works"))) : null,
        written.containsKey("king") ? constant(King.class, written.get("king")) : null,
        written.containsKey("effects") ? effect(objects(written.get("effects"))) : null);
  }

  private static Map<Trait, Integer> traits(Map<String, Object> card, List<Tie> ties) {
    Map<Trait, Integer> traits = new EnumMap<>(Trait.class);
    for (var written : objects(card.get("traits"))) {
      Trait trait = constant(Trait.class, written.get("trait"));
      if (trait.levelled() != written.containsKey("level")) {
        throw new IllegalStateException(card.get("id") + ": level of " + trait);
      }
      traits.put(trait, number(written, "level"));
      switch (trait) {
        case MASTER -> ties.add(new Tie.Masters(strings(written.get("controls"))));
        case MERGE -> ties.add(new Tie.Enters(strings(written.get("hosts"))));
        case PAIR_LEADER -> ties.add(new Tie.Leads(list(written.get("partners"))));
        case PAIR_PARTNER -> ties.add(new Tie.Follows(list(written.get("leaders"))));
        default -> {}
      }
    }
    return Collections.unmodifiableMap(traits);
  }

  private static Spell spell(Map<String, Object> written) {
    return new Spell(
        constant(Spell.Name.class, written.get("spell")),
        number(written, "level"),
        (String) written.get("scope"));
  }

  private static Works works(Map<String, Object> written) {
    Set<Part> covers = EnumSet.noneOf(Part.class);
    for (String part : strings(written.get("covers"))) covers.add(constant(Part.class, part));
    return new Works(
        Collections.unmodifiableSet(covers),
        Json.integer(written.get("value")),
        written.get("material").equals("wood"),
        (Boolean) written.get("affectsFlyers"),
        !written.containsKey("onlyFlyers"));
  }

  private static Effect effect(List<Map<String, Object>> effects) {
    if (effects.size() != 1) throw new IllegalStateException("one effect a card: " + effects);
    Map<String, Object> effect = effects.getFirst();
    return switch (Json.string(effect.get("op"))) {
      case "pact" -> new Effect.Pact();
      case "equip" -> new Effect.Equip(value(effect, "attack"), value(effect, "defence"));
      case "equipTrait" ->
          new Effect.Lend(constant(Trait.class, effect.get("trait")), value(effect, "level"));
      case "extraAttack" -> new Effect.ExtraAttack(value(effect, "count"));
      case "patrolLevelBonusInFort" -> new Effect.PatrolBonus(value(effect, "value"));
      case "shadowCount" -> new Effect.Shadows(value(effect, "value"));
      default -> throw new IllegalStateException("no such effect: " + effect);
    };
  }

  private static int value(Map<String, Object> from, String key) {
    return Json.integer(from.get(key));
  }

  private static int number(Map<String, Object> from, String key) {
    return from.containsKey(key) ? value(from, key) : 0;
  }

  /** The constant whose name is written as {@code wildAnimal} or {@code wild-animal}. */
  private static <E extends Enum<E>> E constant(Class<E> type, Object written) {
    String spaced = Json.string(written).replaceAll("(?<=[a-z])(?=[A-Z])|-", "_");
    return Enum.valueOf(type, spaced.toUpperCase(Locale.ROOT));
  }

  private static List<Map<String, Object>> objects(Object list) {
    if (list == null) return List.of();
    return Json.list(list).stream().map(Json::object).toList();
  }

  private static List<String> list(Object written) {
    return Json.list(written).stream().map(Json::string).toList();
  }

  private static Set<String> strings(Object written) {
    return Set.copyOf(list(written));
  }
}

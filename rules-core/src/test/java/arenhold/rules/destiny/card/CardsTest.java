package arenhold.rules.destiny.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.notation.Json;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;

/** The facts printed on the cards are those of the set's data. */
class CardsTest {

  /** Computed from the set's data by the same rule. */
  private static final long CHECKSUM = 635372803L;

  private static String line(Card card) {
    return Stream.of(
            card.key(),
            card.type().key(),
            card.colour().key(),
            card.affiliation().key(),
            card.unique(),
            card.points(),
            card.elite(),
            card.health(),
            card.cost(),
            joined(card.sides().stream().map(Side::toString)),
            joined(card.subtypes().stream().map(Subtype::key).sorted()),
            joined(card.keywords().stream().map(Keyword::key).sorted()),
            key(card.attachTo()),
            key(card.spot()),
            card.needsBattlefield(),
            card.needsMoreReady())
        .map(String::valueOf)
        .collect(Collectors.joining("|"));
  }

  private static String joined(Stream<String> words) {
    return words.collect(Collectors.joining(" "));
  }

  private static String key(Colour colour) {
    return colour == null ? "none" : colour.key();
  }

  private static <K> Map<K, Long> count(Function<Card, K> by) {
    Map<K, Long> counts = new HashMap<>();
    for (Card card : Cards.ALL) counts.merge(by.apply(card), 1L, Long::sum);
    return counts;
  }

  /** What no field of a card, side or team says cannot change what is legal. */
  @Test
  void rarity_has_no_effect_in_play_DS_D2_5() {
    for (Class<?> type : List.of(Facts.class, Card.class, Printed.class, Side.class, Team.class)) {
      Stream<String> members =
          Stream.concat(
              Stream.of(type.getDeclaredFields()).map(Field::getName),
              Stream.of(type.getDeclaredMethods()).map(Method::getName));
      assertEquals(List.of(), members.filter(name -> name.matches("(?i).*rar(e|ity).*")).toList());
    }
  }

  @Test
  void there_are_174_cards_named_by_set_and_number() {
    assertEquals(174, Cards.ALL.size());
    for (Card card : Cards.ALL) {
      assertEquals("aw%03d".formatted(card.number), card.key());
      assertSame(card, Cards.of(card.number));
      assertSame(card, Cards.named(card.key()));
    }
    assertNull(Cards.named("aw175"));
    assertThrows(IndexOutOfBoundsException.class, () -> Cards.of(0));
  }

  @Test
  void types_colours_and_affiliations_are_as_many_as_in_the_set_DS_D2_1_DS_D2_3_DS_D2_4() {
    assertEquals(
        Map.of(
            Type.CHARACTER, 24L,
            Type.UPGRADE, 39L,
            Type.SUPPORT, 25L,
            Type.EVENT, 76L,
            Type.BATTLEFIELD, 10L),
        count(Card::type));
    assertEquals(
        Map.of(Colour.RED, 49L, Colour.BLUE, 50L, Colour.YELLOW, 49L, Colour.GREY, 26L),
        count(Card::colour));
    assertEquals(
        Map.of(Affiliation.HERO, 61L, Affiliation.VILLAIN, 61L, Affiliation.NEUTRAL, 52L),
        count(Card::affiliation));
    assertEquals(Map.of(true, 28L, false, 146L), count(Card::unique));
    assertEquals(Map.of(true, 67L, false, 107L), count(Card::hasDie));
  }

  @Test
  void symbols_subtypes_keywords_and_restrictions_are_as_many_as_in_the_set() {
    Map<Symbol, Integer> symbols = new HashMap<>();
    Map<Subtype, Integer> subtypes = new HashMap<>();
    Map<Keyword, Integer> keywords = new HashMap<>();
    for (Card card : Cards.ALL) {
      for (Side side : card.sides()) symbols.merge(side.symbol(), 1, Integer::sum);
      for (Subtype subtype : card.subtypes()) subtypes.merge(subtype, 1, Integer::sum);
      for (Keyword keyword : card.keywords()) keywords.merge(keyword, 1, Integer::sum);
    }
    assertEquals(
        Map.of(
            Symbol.MELEE, 40,
            Symbol.RANGED, 69,
            Symbol.SHIELD, 37,
            Symbol.RESOURCE, 64,
            Symbol.DISRUPT, 32,
            Symbol.DISCARD, 16,
            Symbol.FOCUS, 30,
            Symbol.SPECIAL, 48,
            Symbol.BLANK, 66),
        symbols);
    Map<Subtype, Integer> all = new HashMap<>();
    for (Subtype subtype : Subtype.values()) all.put(subtype, 1);
    all.putAll(Map.of(Subtype.ABILITY, 19, Subtype.WEAPON, 13, Subtype.LEADER, 8));
    all.putAll(Map.of(Subtype.EQUIPMENT, 6, Subtype.VEHICLE, 5, Subtype.SCOUNDREL, 5));
    all.putAll(Map.of(Subtype.TROOPER, 3, Subtype.SITH, 2, Subtype.APPRENTICE, 2));
    all.putAll(Map.of(Subtype.SCAVENGER, 2, Subtype.JEDI, 2));
    assertEquals(all, subtypes);
    assertEquals(Map.of(Keyword.AMBUSH, 7, Keyword.REDEPLOY, 4, Keyword.GUARDIAN, 1), keywords);
    Map<Colour, Long> attachTo = count(Card::attachTo);
    attachTo.remove(null);
    assertEquals(Map.of(Colour.BLUE, 8L, Colour.YELLOW, 3L, Colour.RED, 2L), attachTo);
    assertEquals(Colour.BLUE, Cards.of(58).spot());
    assertEquals(Colour.YELLOW, Cards.of(67).spot());
    assertEquals(172L, count(Card::spot).get(null));
    assertEquals(3L, count(Card::needsBattlefield).get(true));
    assertEquals(1L, count(Card::needsMoreReady).get(true));
    assertTrue(Cards.of(156).needsMoreReady());
  }

  @Test
  void abilities_are_as_many_as_in_the_set() {
    Map<Timing, Integer> abilities = new HashMap<>();
    for (Card card : Cards.ALL) {
      for (Timing timing : card.abilities()) abilities.merge(timing, 1, Integer::sum);
      assertEquals(card.type() == Type.EVENT, card.abilities().equals(List.of(Timing.EVENT)));
      assertEquals(card.type() == Type.BATTLEFIELD, card.abilities().contains(Timing.CLAIM));
    }
    assertEquals(
        Map.of(
            Timing.EVENT, 76,
            Timing.SPECIAL, 35,
            Timing.ACTION, 17,
            Timing.AFTER, 17,
            Timing.CLAIM, 10,
            Timing.ONGOING, 9,
            Timing.BEFORE, 7),
        abilities);
  }

  @Test
  void points_health_costs_and_values_add_up_to_those_of_the_set() {
    assertEquals(262, sum(Card::points));
    assertEquals(282, sum(Card::elite));
    assertEquals(233, sum(Card::health));
    assertEquals(208, sum(Card::cost));
    assertEquals(437, ofSides(Side::value));
    assertEquals(28, ofSides(Side::cost));
    assertEquals(5, ofSides(side -> side.x() ? 1 : 0));
    assertEquals(31, ofSides(side -> side.plus() ? 1 : 0));
  }

  private static int sum(ToIntFunction<Card> of) {
    return Cards.ALL.stream().mapToInt(of).sum();
  }

  private static int ofSides(ToIntFunction<Side> of) {
    return Cards.ALL.stream().flatMap(card -> card.sides().stream()).mapToInt(of).sum();
  }

  /** Rewrites every field of every card in one line each and checks them by their checksum. */
  @Test
  void every_field_of_every_card_is_that_of_the_set() {
    CRC32 sum = new CRC32();
    for (Card card : Cards.ALL) sum.update((line(card) + "\n").getBytes(StandardCharsets.UTF_8));
    assertEquals(CHECKSUM, sum.getValue());
  }

  @Test
  void only_characters_have_points_and_only_cards_of_a_deck_have_costs_DS_D2_2_DS_D2_7() {
    for (Card card : Cards.ALL) {
      boolean character = card.type() == Type.CHARACTER;
      assertEquals(character, card.points() > 0, card.key());
      assertEquals(character, card.health() > 0, card.key());
      assertEquals(character && card.unique(), card.elite() > card.points(), card.key());
      assertTrue(card.inDecks() || card.cost() == 0, card.key());
      assertTrue(card.sides().isEmpty() || card.sides().size() == 6, card.key());
      assertFalse(card.hasDie() && card.type() == Type.EVENT, card.key());
      assertFalse(character && !card.hasDie(), card.key());
      assertTrue(card.attachTo() == null || card.type() == Type.UPGRADE, card.key());
      boolean field = card.type() == Type.BATTLEFIELD;
      assertTrue(!field || card.colour() == Colour.GREY && !card.hasDie(), card.key());
    }
  }

  @Test
  void characters_of_the_same_name_are_the_same_whatever_else_differs_DS_D1_7_DS_D1_8() {
    Card other =
        new Card(
            175,
            new Printed(
                Json.parseObject("{\"id\":\"xx\",\"name\":\"aw010\",\"type\":\"character\"}")));
    assertTrue(other.sameCharacter(Cards.of(10)));
    assertTrue(Cards.of(10).sameCharacter(other));
    for (Card card : Cards.ALL) {
      for (Card another : Cards.ALL) {
        assertEquals(card == another, card.sameName(another));
      }
      assertEquals(card.type() == Type.CHARACTER, card.sameCharacter(card));
    }
  }

  @Test
  void sides_are_read_as_they_are_written_DS_D7_1() {
    assertEquals(new Side(Symbol.MELEE, 3, false, false, 1), Side.parse("3melee/1"));
    assertEquals(new Side(Symbol.RANGED, 2, false, true, 0), Side.parse("+2ranged"));
    assertEquals(new Side(Symbol.SHIELD, 0, true, false, 0), Side.parse("Xshield"));
    assertEquals(new Side(Symbol.SPECIAL, 0, false, false, 1), Side.parse("special/1"));
    for (Card card : Cards.ALL) {
      for (Side side : card.sides()) assertEquals(side, Side.parse(side.toString()));
    }
    for (String none : List.of("", "melee", "2blank", "+special", "2sword", "0melee", "2melee/")) {
      assertThrows(IllegalArgumentException.class, () -> Side.parse(none), none);
    }
  }

  @Test
  void the_prepared_teams_are_those_of_the_set() {
    Map<String, Integer> points = new LinkedHashMap<>();
    for (PreparedTeam prepared : PreparedTeam.ALL) {
      points.put(prepared.key(), prepared.team().points());
      assertEquals(30, prepared.team().deck().size());
      assertEquals(Team.parse(prepared.team().value()), prepared.team());
    }
    assertEquals(
        Map.of(
            "villain-starter", 27, "hero-starter", 28, "villain-column", 30, "hero-smugglers", 30),
        points);
  }
}

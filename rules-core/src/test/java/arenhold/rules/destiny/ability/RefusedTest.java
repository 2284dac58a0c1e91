package arenhold.rules.destiny.ability;

import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.destiny.Duel;
import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Cards;
import arenhold.rules.destiny.card.Colour;
import arenhold.rules.destiny.card.Type;
import java.util.Arrays;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What keeps a card of a deck from being played, for every card that has it. */
class RefusedTest {

  private static final String RED = first(Colour.RED);
  private static final String BLUE = first(Colour.BLUE);
  private static final String YELLOW = first(Colour.YELLOW);

  /** A battlefield whose controller may play everything. */
  private static final int FIELD = 168;

  private static Stream<Card> of(Predicate<Card> wanted) {
    return Cards.ALL.stream().filter(Card::inDecks).filter(wanted);
  }

  static Stream<Card> withCosts() {
    return of(card -> card.cost() > 0);
  }

  static Stream<Card> attachedToAColour() {
    return of(card -> card.attachTo() != null);
  }

  static Stream<Card> spottingAColour() {
    return of(card -> card.spot() != null);
  }

  static Stream<Card> ofTheBattlefield() {
    return of(Card::needsBattlefield);
  }

  static Stream<Card> ofTheStronger() {
    return of(Card::needsMoreReady);
  }

  static Stream<Card> onlyOnce() {
    return of(card -> card.unique());
  }

  /** The first character of a colour whose abilities change no price. */
  private static String first(Colour colour) {
    return Cards.ALL.stream()
        .filter(card -> card.type() == Type.CHARACTER && card.colour() == colour)
        .map(card -> String.valueOf(card.number))
        .findFirst()
        .orElseThrow();
  }

  /** Ready characters of these colours against one. */
  private static Duel with(Card card, String... characters) {
    Duel duel = Duel.of(String.join(" ", characters), RED).field(FIELD, 'A');
    return duel.hand('A', card.number).resources('A', card.cost());
  }

  private static Duel withAll(Card card) {
    return with(card, RED, BLUE, YELLOW);
  }

  private static String play(Card card) {
    return "play " + card.number;
  }

  private static String[] but(Colour colour) {
    return Stream.of(Colour.RED, Colour.BLUE, Colour.YELLOW)
        .filter(other -> other != colour)
        .map(RefusedTest::first)
        .toArray(String[]::new);
  }

  @ParameterizedTest
  @MethodSource("withCosts")
  void a_card_is_refused_with_one_resource_short_DS_D2_9_DS_D9_6(Card card) {
    withAll(card).offers(play(card));
    withAll(card).resources('A', card.cost() - 1).refuses(play(card));
  }

  @ParameterizedTest
  @MethodSource("attachedToAColour")
  void an_upgrade_is_refused_without_a_character_of_its_colour_DS_D13_10(Card card) {
    withAll(card).offers(play(card));
    with(card, but(card.attachTo())).refuses(play(card));
  }

  @ParameterizedTest
  @MethodSource("spottingAColour")
  void a_card_is_refused_without_a_character_to_be_spotted_DS_D13_13(Card card) {
    withAll(card).offers(play(card));
    with(card, but(card.spot())).refuses(play(card));
  }

  @ParameterizedTest
  @MethodSource("ofTheBattlefield")
  void a_card_is_refused_without_the_battlefield_DS_D13_10(Card card) {
    withAll(card).offers(play(card));
    withAll(card).field(FIELD, 'B').turn('A').refuses(play(card));
  }

  @ParameterizedTest
  @MethodSource("ofTheStronger")
  void a_card_is_refused_without_more_ready_characters_DS_D13_10(Card card) {
    withAll(card).offers(play(card));
    with(card, RED).refuses(play(card));
  }

  @ParameterizedTest
  @MethodSource("onlyOnce")
  void a_unique_card_is_refused_while_another_is_in_play_DS_D1_4_DS_D16_15(Card card) {
    withAll(card).offers(play(card));
    boolean upgrade = card.type() == Type.UPGRADE;
    String[] side = upgrade ? new String[] {RED + "+" + card.number} : new String[] {RED};
    String[] more = upgrade ? new String[0] : new String[] {String.valueOf(card.number)};
    String[] all =
        Stream.of(side, new String[] {BLUE, YELLOW}, more)
            .flatMap(Arrays::stream)
            .toArray(String[]::new);
    with(card, all).refuses(play(card));
  }

  @Test
  void each_kind_of_refusal_is_there() {
    assertTrue(withCosts().count() > 100);
    for (Stream<Card> some :
        Stream.of(
                attachedToAColour(),
                spottingAColour(),
                ofTheBattlefield(),
                ofTheStronger(),
                onlyOnce())
            .toList()) {
      assertTrue(some.findAny().isPresent());
    }
  }
}

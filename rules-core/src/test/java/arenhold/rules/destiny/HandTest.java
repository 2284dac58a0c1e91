package arenhold.rules.destiny;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What players are told of the cards of their hand before they choose one. */
class HandTest {

  private static final List<String> YES = List.of("1");

  private static void idle(Duel duel, int card) {
    assertEquals(YES, duel.parts("play " + card).get("none"));
  }

  private static void works(Duel duel, int card) {
    assertFalse(duel.parts("play " + card).containsKey("none"));
  }

  @Test
  void an_event_that_would_do_nothing_says_so_DS_D6_4() {
    idle(Duel.of("38", "11").hand('A', 121), 121);
    works(Duel.of("38*1", "11").hand('A', 121), 121);
    idle(Duel.of("38", "11").pool('B', "11:special").given(153), 153);
    works(Duel.of("38", "11").pool('B', "11:1melee").given(153), 153);
    idle(Duel.of("38", "11").hand('A', 142).pool('A', "38:1resource"), 142);
    works(Duel.of("38 2", "11").hand('A', 142).pool('A', "38:1resource"), 142);
    idle(Duel.of("38", "11").given(71), 71);
    works(Duel.of("38", "11").given(71).resources('B', 1), 71);
  }

  @Test
  void it_says_so_only_if_it_does_nothing_however_it_is_carried_out_DS_D6_4() {
    idle(Duel.of("38", "11", "2").given(71), 71);
    works(Duel.of("38", "11", "2").given(71).resources('C', 1), 71);
    idle(Duel.of("38", "11").given(111), 111);
    works(Duel.of("38 5!", "11").given(111), 111);
    idle(Duel.of("38", "11").given(130), 130);
    works(Duel.of("38", "11!").given(130), 130);
    works(Duel.of("38", "11").given(69), 69);
  }

  @Test
  void what_it_leaves_behind_is_something_too_DS_D6_4_DS_D12_1() {
    works(Duel.of("38", "11").given(162), 162);
    works(Duel.of("38", "11").given(129), 129);
    idle(Duel.of("38", "11").hand('A', 72), 72);
    works(Duel.of("38", "11").hand('A', 72).hand('B', 157), 72);
    idle(Duel.of("38", "11").hand('A', 157, 157, 157, 157, 157).given(80), 80);
    works(Duel.of("38", "11").hand('A', 157, 157, 157, 157).given(80), 80);
  }

  static Stream<int[]> hidden() {
    return Stream.of(new int[] {157, 59}, new int[] {153, 71}, new int[] {59, 60});
  }

  /** Of hidden cards nothing but their number tells. */
  @ParameterizedTest
  @MethodSource("hidden")
  void it_tells_nothing_of_hidden_cards_DS_D19_10(int[] cards) {
    for (int event : new int[] {72, 79, 80, 87, 98, 113, 119, 127, 132, 154}) {
      Map<String, List<String>> told = told(event, 157, 157);
      assertEquals(told, told(event, cards), "card " + event);
    }
  }

  private static Map<String, List<String>> told(int event, int... theirs) {
    Duel duel = Duel.of("38", "11").given(event).hand('B', theirs);
    return duel.deckOf('A', theirs).deckOf('B', theirs).parts("play " + event);
  }

  @Test
  void an_event_says_among_how_many_dice_or_characters_is_chosen_DS_D19_1() {
    Duel duel = Duel.of("38", "11 10").pool('B', "11:1melee", "10:3melee").hand('A', 117, 157);
    assertEquals(List.of("2"), duel.parts("play 117").get("dice"));
    assertEquals(List.of("3"), duel.parts("play 157").get("characters"));
    assertFalse(duel.parts("play 157").containsKey("dice"));
  }

  @Test
  void an_upgrade_says_what_it_costs_and_what_has_to_go_for_it_DS_D9_8() {
    Duel duel = Duel.of("38+44 35+63", "11").hand('A', 41).resources('A', 1);
    assertEquals(List.of("1"), duel.parts("play 41").get("cost"));
    assertEquals(YES, duel.parts("play 41").get("replacing"));
    duel.play("play 41");
    assertEquals(List.of("1"), duel.parts("at 35").get("cost"));
    assertEquals(YES, duel.parts("at 35").get("replacing"));
    duel = Duel.of("38+44 35", "11").hand('A', 41).resources('A', 3);
    assertEquals(List.of("1"), duel.parts("play 41").get("cost"));
    assertEquals(List.of("3"), duel.parts("play 41").get("most"));
    assertFalse(duel.parts("play 41").containsKey("replacing"));
    duel.play("play 41");
    assertEquals(List.of("3"), duel.parts("at 35").get("cost"));
    assertEquals(List.of("1"), duel.parts("at 38").get("cost"));
    assertEquals(List.of("3"), duel.parts("at 38").get("most"));
  }

  private static void cannot(Duel duel, int card, String why) {
    String key = "aw%03d".formatted(card);
    duel.cannotChoose("play " + key, why);
    assertEquals(List.of(key), duel.parts("pass").get(why));
  }

  @Test
  void a_card_that_cannot_be_played_says_why_DS_D9_6_DS_D13_10() {
    cannot(Duel.of("38+44", "11").given(44), 44, "card-unique");
    cannot(Duel.of("38", "11").given(67), 67, "card-no-colour");
    cannot(Duel.of("38", "11").given(71).field(168, 'B'), 71, "card-no-battlefield");
    cannot(Duel.of("38", "11").given(156), 156, "card-no-more-ready");
    cannot(Duel.of("46", "11").given(41), 41, "card-no-carrier");
    cannot(Duel.of("38", "11").hand('A', 41).resources('A', 2), 41, "card-too-dear");
    cannot(Duel.of("38", "11").hand('A', 153), 153, "card-too-dear");
  }

  private static void missing(Duel duel, String... resources) {
    assertEquals(List.of(resources), duel.parts("pass").get("missing"));
  }

  @Test
  void of_cards_that_are_too_dear_it_is_said_how_much_is_missing_DS_D9_8() {
    missing(Duel.of("38", "11").hand('A', 41, 153).resources('A', 1), "2", "1");
    missing(Duel.of("38+44", "11").hand('A', 41).resources('A', 0), "1");
    missing(Duel.of("38 150", "11").hand('A', 41).resources('A', 0), "2");
  }

  @Test
  void of_cards_elsewhere_it_is_only_said_that_they_are_not_in_the_hand_DS_D19_10() {
    Duel duel = Duel.of("38", "11").hand('A', 157).hand('B', 153);
    duel.cannotChoose("play aw153", "card-elsewhere").cannotChoose("play aw059", "card-elsewhere");
    duel.cannotChoose("play", null).cannotChoose("play ", "card-elsewhere");
    duel.play("play 157").asks("shield").cannotChoose("play aw157", null);
  }

  @Test
  void a_pass_says_what_everybody_gains_in_upkeep_DS_D9_16_DS_D18_10() {
    Duel duel = Duel.of("38", "11 77", "2");
    assertEquals(List.of("1", "2", "1"), duel.parts("pass").get("gains"));
  }
}

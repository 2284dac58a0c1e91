package arenhold.rules.destiny.card;

import static arenhold.rules.destiny.Shown.Case.LIMIT;
import static arenhold.rules.destiny.Shown.Case.SUCCESS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Fault;
import arenhold.rules.Option;
import arenhold.rules.Playout;
import arenhold.rules.Setup;
import arenhold.rules.Table;
import arenhold.rules.destiny.Shown;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which teams, decks and battlefields a player may bring. */
class TeamsTest {

  /** Twenty cards that any team may have. */
  private static final String GREY =
      "aw061:2,aw062:2,aw063:2,aw151:2,aw152:2,aw153:2,aw154:2,aw155:2,aw156:2,aw157:2";

  private static final String SMUGGLERS =
      "aw028-elite,aw046,aw171,aw103:2,aw105:2,aw106:2,aw127:2,aw128:2," + GREY;

  private static List<Fault> faults(String value) {
    return Teams.faults(value);
  }

  private static Fault fault(String code, String card, String rule) {
    return new Fault(code, card, rule);
  }

  /** A team with other numbers of some cards, in the order in which teams are written. */
  private static String with(String team, Map<String, Integer> changes) {
    Map<String, Integer> cards = new HashMap<>(Option.DeckList.read(team));
    cards.putAll(changes);
    Map<String, Integer> ordered = new LinkedHashMap<>();
    for (String key : Team.KEYS) {
      if (cards.getOrDefault(key, 0) > 0) ordered.put(key, cards.get(key));
    }
    return Option.DeckList.write(ordered);
  }

  @Test
  void a_team_of_exactly_30_points_is_legal_DS_D3_1_DS_D3_2_DS_D3_3_DS_D3_6_DS_D3_7() {
    assertEquals(List.of(), faults(SMUGGLERS));
    assertTrue(Teams.OPTION.permits(Team.parse(SMUGGLERS).value()));
    assertEquals(30, Team.parse(SMUGGLERS).points());
    assertEquals(3, Team.parse(SMUGGLERS).members().stream().mapToInt(Member::dice).sum());
  }

  @Test
  void cards_of_other_colours_and_of_the_other_side_are_faults_DS_D3_5_DS_D3_6() {
    String team = with(SMUGGLERS, Map.of("aw105", 1, "aw106", 1, "aw059", 1, "aw068", 1));
    assertEquals(
        List.of(fault("no-such-colour", "aw059", "D3.6"), fault("other-side", "aw068", "D3.5")),
        faults(team));
    // A card may be wrong in both ways.
    assertEquals(
        List.of(fault("other-side", "aw081", "D3.5"), fault("no-such-colour", "aw081", "D3.6")),
        faults(with(SMUGGLERS, Map.of("aw105", 1, "aw081", 1))));
  }

  @Test
  void points_size_and_copies_are_reported_together_DS_D3_1_DS_D3_3_DS_D3_4() {
    String team = "aw010,aw021-elite,aw168,aw142:2,aw145:2,aw146:2,aw149:2,aw159:2," + GREY;
    team = with(team, Map.of("aw142", 0, "aw158", 2, "aw157", 3));
    assertEquals(
        List.of(
            fault("too-many-points", null, "D3.1"),
            fault("deck-too-large", null, "D3.3"),
            fault("too-many-copies", "aw157", "D3.4")),
        faults(team));
    assertEquals(
        List.of(fault("deck-too-small", null, "D3.3")),
        faults(with(SMUGGLERS, Map.of("aw157", 1))));
  }

  @Test
  void a_character_that_is_not_unique_comes_often_a_unique_one_once_DS_D3_2() {
    String rest = ",aw168,aw073:2,aw074:2,aw142:2,aw143:2,aw140:2," + GREY;
    assertEquals(List.of(), faults("aw002:4" + rest));
    assertEquals(4, Team.parse("aw002:4" + rest).members().size());
    String yellow = ",aw168,aw158:2,aw159:2,aw160:2,aw161:2,aw162:2," + GREY;
    Fault twice = fault("character-twice", "aw019", "D3.2");
    assertEquals(List.of(twice), faults("aw019:2" + yellow));
    Fault both = fault("character-twice", "aw019-elite", "D3.2");
    assertEquals(List.of(both), faults("aw019,aw019-elite" + yellow));
    assertEquals(
        List.of(fault("no-elite", "aw002-elite", "D3.2"), fault("no-characters", null, "D3.1")),
        faults("aw002-elite" + rest));
  }

  @Test
  @Shown(
      card = 45,
      as = {SUCCESS, LIMIT})
  void a_defector_brings_weapons_and_vehicles_of_the_villains_DS_D3_8() {
    String team =
        "aw038-elite,aw045-elite,aw174,aw005,aw006,aw008:2,aw115:2,aw117:2,aw127:2," + GREY;
    assertEquals(List.of(), faults(team));
    assertEquals(
        List.of(fault("other-side", "aw007", "D3.5"), fault("no-such-colour", "aw007", "D3.6")),
        faults(with(team, Map.of("aw006", 0, "aw007", 1))));
    // Weapons of other colours stay out, and so does everything without him.
    assertEquals(
        List.of(fault("other-side", "aw015", "D3.5")),
        faults(with(team, Map.of("aw006", 0, "aw015", 1))));
    assertEquals(
        List.of(fault("other-side", "aw005", "D3.5")),
        faults(with(SMUGGLERS, Map.of("aw157", 1, "aw005", 1))));
  }

  @Test
  void heroes_and_villains_are_never_in_one_team_DS_D3_1() {
    assertEquals(
        List.of(fault("mixed-sides", null, "D3.1")),
        faults(with(SMUGGLERS, Map.of("aw046", 0, "aw019", 1, "aw127", 2))));
  }

  @Test
  void one_battlefield_of_any_kind_belongs_to_a_team_DS_D3_7() {
    assertEquals(
        List.of(fault("no-battlefield", null, "D3.7")),
        faults(with(SMUGGLERS, Map.of("aw171", 0))));
    Fault several = fault("several-battlefields", null, "D3.7");
    assertEquals(List.of(several), faults(with(SMUGGLERS, Map.of("aw171", 2))));
    assertEquals(List.of(several), faults(with(SMUGGLERS, Map.of("aw165", 1))));
    for (int number = 165; number <= 174; number++) {
      assertEquals(List.of(), faults(SMUGGLERS.replace("aw171", Cards.of(number).key())));
    }
  }

  @Test
  void nonsense_is_refused_by_its_code_however_long_it_is_DS_D3_3() {
    List<Fault> malformed = List.of(fault("value", null, null));
    List<String> nonsense =
        List.of(
            "",
            ",",
            "aw011,,",
            "aw011;aw168",
            "aw157:0",
            "aw157,aw157",
            "AW157 ",
            "x".repeat(1 << 20));
    for (String value : nonsense) {
      assertEquals(malformed, faults(value));
      assertFalse(Teams.OPTION.permits(value));
    }
    assertTrue(faults("unicorn," + SMUGGLERS).contains(fault("no-such-card", "unicorn", null)));
    assertThrows(IllegalArgumentException.class, () -> Team.parse("unicorn"));
  }

  @Test
  void a_set_up_is_refused_for_the_first_fault_of_its_seat_DS_D3_4() {
    String wrong = with(SMUGGLERS, Map.of("aw157", 1, "aw156", 3));
    Fault fault = fault("too-many-copies", "aw156", "D3.4");
    assertEquals(
        new Setup.Problem("too-many-copies", 1, "team", fault),
        Teams.problem(setup(SMUGGLERS, wrong)));
    assertNull(Teams.problem(setup(SMUGGLERS, SMUGGLERS)));
    assertNull(Teams.problem(new Setup("destiny", "duel", List.of(Map.of(), Map.of()), Map.of())));
  }

  private static Setup setup(String... teams) {
    List<Map<String, String>> seats = new ArrayList<>();
    for (String team : teams) seats.add(Map.of("team", team));
    return new Setup("destiny", "duel", seats, Map.of());
  }

  @Test
  void prepared_teams_are_legal_and_written_in_order_DS_D3_1() {
    for (Option.DeckList.Prepared prepared : Teams.OPTION.prepared()) {
      assertEquals(List.of(), faults(prepared.value()), prepared.key());
      assertTrue(Teams.OPTION.permits(prepared.value()), prepared.key());
    }
    assertTrue(Teams.OPTION.secret());
  }

  private static Table nature(Random random) {
    return new Playout((seat, prompt, options) -> random.nextInt(options.size()));
  }

  @Test
  void drawn_teams_are_legal_and_bring_every_character_and_every_card_DS_D3_1_DS_D3_4() {
    Random random = new Random(5);
    Set<String> brought = new HashSet<>();
    Set<Integer> points = new HashSet<>();
    for (int i = 0; i < 2_000; i++) {
      String team = Teams.any(nature(random));
      assertEquals(List.of(), faults(team), team);
      assertTrue(Teams.OPTION.permits(team), team);
      brought.addAll(Option.DeckList.read(team).keySet());
      points.add(Team.parse(team).points());
    }
    assertEquals(new HashSet<>(Team.KEYS), brought);
    assertTrue(points.containsAll(List.of(8, 21, 30)), points.toString());
  }

  @Test
  void a_deck_is_drawn_around_the_cards_that_were_seen_DS_D3_4() {
    Random random = new Random(6);
    List<Member> members = List.of(Member.named("aw045-elite"));
    List<Card> seen = List.of(Cards.of(5), Cards.of(5), Cards.of(157));
    for (int i = 0; i < 200; i++) {
      Team team = Teams.any(members, Cards.of(165), seen, nature(random));
      assertEquals(List.of(), faults(team.value()), team.value());
      Map<Card, Integer> copies = new HashMap<>();
      for (Card card : team.deck()) copies.merge(card, 1, Integer::sum);
      assertEquals(2, copies.get(Cards.of(5)));
      assertTrue(copies.get(Cards.of(157)) >= 1);
    }
  }

  /** Every team has more than enough cards to choose a deck from. */
  @Test
  void every_character_alone_can_have_a_deck_DS_D3_3() {
    for (Member member : Member.ALL) {
      Team team = Teams.any(List.of(member), Cards.of(170), List.of(), nature(new Random(7)));
      assertEquals(List.of(), faults(team.value()), team.value());
    }
  }
}

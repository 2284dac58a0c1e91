package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.GameInfo;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import arenhold.rules.Viewer;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.card.School;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a host and players may set before a match (R3.1). */
class TableOptionsTest {

  private static final TashKalar GAME = new TashKalar();

  private static Setup setup(String form, Map<String, String> table, String... schools) {
    List<Map<String, String>> seats =
        List.of(schools).stream().map(school -> Map.of("school", school)).toList();
    return new Setup("tashkalar", form, seats, table);
  }

  private static Match<Position> chosen(Match<Position> match, Seat seat, String notation) {
    Step<Position> step = match.choose(seat, notation);
    if (step instanceof Step.Applied<Position> applied) return applied.match();
    throw new AssertionError(notation + " of " + match.question(seat));
  }

  private static List<String> choices(Match<Position> match, Seat seat) {
    return match.question(seat).orElseThrow().choices().stream().map(c -> c.notation()).toList();
  }

  private static List<String> schools(Match<Position> match) {
    return ((TashKalarView) match.view(Viewer.SPECTATOR))
        .seats().stream().map(TashKalarView.SeatView::school).toList();
  }

  @Test
  void nobody_gets_a_school_twice_and_chance_may_be_chosen_by_all_R3_1() {
    assertEquals("twice", GAME.problem(setup("duel", Map.of(), "northern", "northern")));
    assertNull(GAME.problem(setup("duel", Map.of(), "random", "random")));
    assertNull(GAME.problem(setup("melee", Map.of(), "random", "sylvan", "random")));
    assertEquals("value", GAME.problem(setup("duel", Map.of(), "northern", "atlantis")));
  }

  @Test
  void chance_deals_the_schools_that_nobody_chose_R3_1() {
    Match<Position> match =
        Match.start(GAME, setup("melee", Map.of(), "random", "sylvan", "random"));
    assertEquals(List.of("northern", "southern", "highland"), choices(match, Seat.NATURE));
    match = chosen(match, Seat.NATURE, "highland");
    assertEquals(List.of("northern", "southern"), choices(match, Seat.NATURE));
    match = chosen(match, Seat.NATURE, "southern");
    assertEquals(List.of("highland", "sylvan", "southern"), schools(match));
  }

  @Test
  void a_table_may_leave_all_schools_to_chance_R3_1() {
    var random = Map.of("schools", "random");
    Match<Position> match = Match.start(GAME, setup("duel", random, "northern", "southern"));
    assertEquals(4, choices(match, Seat.NATURE).size());
    assertEquals(java.util.Arrays.asList(null, null), schools(match));
  }

  @Test
  void each_player_may_rule_out_a_school_unseen_before_chance_deals_them() {
    var ban = Map.of("schools", "ban", "first", "1");
    Match<Position> match = Match.start(GAME, setup("duel", ban, "random", "random"));
    assertEquals(2, match.open().size(), "both at once");
    match = chosen(match, Seat.of(1), "sylvan");
    assertTrue(match.news(Viewer.of(Seat.of(0))).isEmpty());
    assertEquals(4, choices(match, Seat.of(0)).size(), "the other's is not known");
    match = chosen(match, Seat.of(0), "northern");
    assertEquals(List.of("southern", "highland"), choices(match, Seat.NATURE));
    assertEquals(2, match.news().size());
  }

  @Test
  void schools_of_the_expansions_are_for_tables_that_allow_them_R18_1() {
    var yes = Map.of("expansions", "yes", "schools", "random");
    var no = Map.of("schools", "random");
    for (GameInfo.Form form : GAME.info().forms()) {
      String[] chance = new String[form.minSeats()];
      java.util.Arrays.fill(chance, "random");
      Match<Position> base = Match.start(GAME, setup(form.key(), no, chance));
      assertEquals(
          List.of("northern", "southern", "highland", "sylvan"), choices(base, Seat.NATURE));
      Match<Position> all = Match.start(GAME, setup(form.key(), yes, chance));
      assertEquals(Catalogue.SCHOOLS.size(), choices(all, Seat.NATURE).size());
    }
    for (School school : Catalogue.SCHOOLS) {
      String other = school.key().equals("sylvan") ? "highland" : "sylvan";
      String problem = GAME.problem(setup("duel", Map.of(), school.key(), other));
      assertEquals(school.expansion() ? "expansions" : null, problem);
      assertNull(GAME.problem(setup("duel", Map.of("expansions", "yes"), school.key(), other)));
      assertNull(GAME.problem(setup("duel", no, school.key(), other)), "chance deals another");
    }
  }

  @Test
  void ruling_out_is_for_two_players_alone() {
    for (GameInfo.Form form : GAME.info().forms()) {
      boolean bans =
          form.tableOptions().stream()
              .anyMatch(o -> o.key().equals("schools") && o.values().contains("ban"));
      assertEquals(form.maxSeats() == 2, bans, form.key());
    }
  }

  @Test
  void who_plays_first_must_sit_at_the_table_R3_1a() {
    Setup three = setup("melee", Map.of("first", "4"), "northern", "southern", "sylvan");
    assertEquals("value", GAME.problem(three));
    Setup four = setup("melee", Map.of("first", "4"), "northern", "southern", "sylvan", "highland");
    assertNull(GAME.problem(four));
  }

  @Test
  void too_few_or_too_many_players_are_refused() {
    assertEquals("seats", GAME.problem(setup("melee", Map.of(), "northern", "southern")));
    assertEquals(
        "seats", GAME.problem(setup("team-duel", Map.of(), "northern", "southern", "sylvan")));
    assertEquals(
        "seats", GAME.problem(setup("high-form", Map.of(), "northern", "southern", "sylvan")));
  }

  @Test
  void only_team_forms_have_teams_and_their_colours_R3_5_1a() {
    for (GameInfo.Form form : GAME.info().forms()) {
      boolean teams = form.key().startsWith("team-");
      assertEquals(teams ? List.of(0, 1, 0, 1) : List.of(), form.teams(), form.key());
      boolean colours = form.tableOptions().stream().anyMatch(o -> o.key().equals("colour1"));
      assertEquals(teams, colours, form.key());
    }
    var keys = new HashSet<String>();
    for (GameInfo.Form form : GAME.info().forms()) assertTrue(keys.add(form.key()), form.key());
  }
}

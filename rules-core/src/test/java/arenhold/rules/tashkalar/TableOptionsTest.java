package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.GameInfo;
import arenhold.rules.Match;
import arenhold.rules.Option;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import arenhold.rules.Viewer;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.card.School;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a host and players may set before a match (TK-R3.1). */
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
  void nobody_gets_a_school_twice_and_chance_may_be_chosen_by_all_TK_R3_1() {
    assertEquals("twice", problem(setup("duel", Map.of(), "northern", "northern")));
    assertNull(problem(setup("duel", Map.of(), "random", "random")));
    assertNull(problem(setup("melee", Map.of(), "random", "sylvan", "random")));
    assertEquals("value", problem(setup("duel", Map.of(), "northern", "atlantis")));
  }

  @Test
  void chance_deals_the_schools_that_nobody_chose_TK_R3_1() {
    Match<Position> match =
        Match.start(GAME, setup("melee", Map.of(), "random", "sylvan", "random"));
    assertEquals(List.of("northern", "southern", "highland"), choices(match, Seat.NATURE));
    match = chosen(match, Seat.NATURE, "highland");
    assertEquals(List.of("northern", "southern"), choices(match, Seat.NATURE));
    match = chosen(match, Seat.NATURE, "southern");
    assertEquals(List.of("highland", "sylvan", "southern"), schools(match));
  }

  @Test
  void a_table_may_leave_all_schools_to_chance_TK_R3_1() {
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
  void schools_of_the_expansions_are_for_tables_that_allow_them_TK_R18_1() {
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
      String problem = problem(setup("duel", Map.of(), school.key(), other));
      assertEquals(school.expansion() ? "expansions" : null, problem);
      assertNull(problem(setup("duel", Map.of("expansions", "yes"), school.key(), other)));
      assertNull(problem(setup("duel", no, school.key(), other)), "chance deals another");
    }
  }

  @Test
  void ruling_out_is_for_two_players_alone() {
    for (GameInfo.Form form : GAME.info().forms()) {
      boolean bans =
          form.tableOptions().stream().anyMatch(o -> o.key().equals("schools") && o.permits("ban"));
      assertEquals(form.maxSeats() == 2, bans, form.key());
    }
  }

  @Test
  void who_plays_first_must_sit_at_the_table_TK_R3_1a() {
    Setup three = setup("melee", Map.of("first", "4"), "northern", "southern", "sylvan");
    assertEquals("beginner", problem(three));
    Setup four = setup("melee", Map.of("first", "4"), "northern", "southern", "sylvan", "highland");
    assertNull(problem(four));
  }

  /** The code of the problem with a set-up, or null. */
  private static String problem(Setup setup) {
    Setup.Problem problem = GAME.problem(setup);
    return problem == null ? null : problem.code();
  }

  private static String settled(String form, int seats, Integer... places) {
    String[] schools = Collections.nCopies(seats, "random").toArray(String[]::new);
    Setup setup = setup(form, Map.of("first", "loser", "takeBack", "no"), schools);
    assertNull(problem(setup));
    Setup settled = GAME.settled(setup, Arrays.asList(places));
    assertNull(problem(settled));
    assertEquals("no", settled.table("takeBack", "yes"));
    return settled.table("first", "");
  }

  @Test
  void the_loser_of_the_last_match_may_begin_the_next_TK_R3_1a() {
    assertEquals("2", settled("duel", 2, 1, 2));
    assertEquals("1", settled("high-form", 2, 2, 1));
    assertEquals("3", settled("melee", 3, 1, 2, 3), "the last of several");
    assertEquals("random", settled("duel", 2, 1, 1), "a draw");
    assertEquals("random", settled("melee", 3, 1, 2, 2), "two share the last place");
    assertEquals("random", settled("duel", 2, null, null), "there was no match");
    assertEquals("random", settled("duel", 2, 1, null), "the loser went");
  }

  @Test
  void one_of_the_team_that_lost_may_begin_the_next_by_lot_TK_R3_1a() {
    assertEquals("team2", settled("team-duel", 4, 1, 2, 1, 2));
    assertEquals("team1", settled("team-high-form", 4, 2, 1, 2, 1));
    assertEquals("4", settled("team-duel", 4, 1, null, 1, 2), "their teammate is new");
    assertEquals("random", settled("team-duel", 4, 1, 2, 2, 1), "they sit otherwise now");
    var second = Map.of("first", "team2");
    Match<Position> match =
        Match.start(GAME, setup("team-duel", second, "northern", "southern", "sylvan", "highland"));
    assertEquals(List.of("first 2", "first 4"), choices(match, Seat.NATURE));
    assertEquals("value", problem(setup("duel", second, "northern", "southern")));
  }

  @Test
  void without_a_last_match_chance_decides_in_place_of_a_loser_TK_R3_1a() {
    var loser = Map.of("first", "loser");
    Match<Position> match = Match.start(GAME, setup("duel", loser, "northern", "southern"));
    assertEquals(List.of("first 1", "first 2"), choices(match, Seat.NATURE));
    Setup other = setup("duel", Map.of("first", "2"), "northern", "southern");
    assertEquals(other, GAME.settled(other, List.of(2, 1)), "nobody asked for the loser");
  }

  @Test
  void schools_may_be_agreed_by_everybody_and_are_then_as_if_chosen_TK_R3_1() {
    var agreed = Map.of("schools", "agreed", "first", "1");
    Match<Position> match = Match.start(GAME, setup("duel", agreed, "sylvan", "northern"));
    assertEquals(List.of("sylvan", "northern"), schools(match));
    for (GameInfo.Form form : GAME.info().forms()) {
      Option school = form.seatOptions().getFirst();
      assertTrue(school.together(agreed), form.key());
      assertFalse(school.together(Map.of("schools", "choose")) || school.together(Map.of()));
    }
    assertFalse(GAME.info().form("duel").tableOptions().getFirst().together(agreed));
  }

  @Test
  void too_few_or_too_many_players_are_refused() {
    assertEquals("seats", problem(setup("melee", Map.of(), "northern", "southern")));
    assertEquals("seats", problem(setup("team-duel", Map.of(), "northern", "southern", "sylvan")));
    assertEquals("seats", problem(setup("high-form", Map.of(), "northern", "southern", "sylvan")));
  }

  @Test
  void only_team_forms_have_teams_and_their_colours_TK_R3_5_1a() {
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

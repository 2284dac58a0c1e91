package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.room.store.MatchBackfill;
import arenhold.server.testing.Duel;
import arenhold.server.testing.Guest;
import arenhold.server.testing.PlayedMatches;
import arenhold.server.testing.PlayedMatches.Made;
import arenhold.server.testing.ServerTest;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/**
 * A player's record, its visibility, and the export: one file, because all of it is computed from
 * the same made-up matches.
 */
class RecordTest extends ServerTest {

  private static final Instant DAY = Instant.parse("2026-03-01T12:00:00Z");

  @Autowired private JdbcClient database;
  @Autowired private MatchBackfill backfill;

  private static JsonNode get(Guest viewer, String path) {
    var answer = viewer.request("GET", path, null);
    assertEquals(200, answer.statusCode(), answer.body());
    return Guest.JSON.readTree(answer.body());
  }

  private static String of(Guest player, String rest) {
    return "/api/players/" + player.id() + "/" + rest;
  }

  /** Played to its end; players summon beings whenever they can, so that some are summoned. */
  private static void playedWithBeings(Duel duel, Random random) {
    while (!duel.over()) {
      String summoning = null;
      for (JsonNode choice : duel.question().path("choices")) {
        if (choice.path("verb").asString().equals("summon")) {
          summoning = choice.path("notation").asString();
        }
      }
      if (summoning == null) duel.chooseAtRandom(random);
      else duel.choose(summoning);
    }
  }

  private PlayedMatches played() {
    return new PlayedMatches(database);
  }

  /** The total over all pages. */
  private static List<String> all(Guest viewer, Guest player, String filter) {
    List<String> ids = new ArrayList<>();
    String next = "";
    JsonNode page;
    do {
      page = get(viewer, of(player, "matches?" + filter + next));
      for (JsonNode match : page) ids.add(match.path("id").asString());
      if (page.isEmpty()) break;
      JsonNode last = page.get(page.size() - 1);
      next = "&before=" + last.path("ended").asString() + "&last=" + last.path("id").asString();
    } while (page.size() == 20);
    return ids;
  }

  @Test
  void a_match_of_two_records_options_and_cards() {
    Duel duel =
        Duel.start(Guest.at(server()), Guest.at(server()), List.of("random", "sylvan"), false);
    playedWithBeings(duel, new Random(5));
    JsonNode record = get(duel.player(0), of(duel.player(0), "record?game=tashkalar"));
    assertEquals(1, record.path("own").size());
    assertFalse(record.at("/own/0/value").asString().equals("random"), record.toString());
    assertEquals("sylvan", record.at("/against/0/value").asString());
    Set<String> summoned = new HashSet<>();
    for (JsonNode card : record.path("cards")) summoned.add(card.path("card").asString());
    String file =
        duel.player(0).request("GET", "/api/links/" + duel.link() + "/match", null).body();
    assertFalse(summoned.isEmpty(), file);
    Set<String> known = new HashSet<>();
    get(duel.player(0), "/api/catalogue/tashkalar/en")
        .path("cards")
        .propertyNames()
        .forEach(known::add);
    assertTrue(known.containsAll(summoned), summoned::toString);
    String value = record.at("/own/0/value").asString();
    assertEquals(1, all(duel.player(1), duel.player(1), "against.school=" + value).size(), value);
    assertEquals(1, all(duel.player(0), duel.player(0), "option.school=" + value).size());
    assertEquals(0, all(duel.player(0), duel.player(0), "option.school=sylvan").size());
  }

  @Test
  void an_older_match_is_replayed_for_its_schools_and_cards() {
    Duel duel =
        Duel.start(Guest.at(server()), Guest.at(server()), List.of("random", "sylvan"), false);
    playedWithBeings(duel, new Random(9));
    UUID match = UUID.fromString(duel.seat(0).state().at("/match/id").asString());
    String path = of(duel.player(0), "record");
    JsonNode before = get(duel.player(0), path);
    assertFalse(before.path("cards").isEmpty());
    database
        .sql("update match_player set options = '{}', cards = null where match_id = ?")
        .param(match)
        .update();
    Made damaged =
        new Made(DAY, "duel", false).seat(duel.player(1), 0, 1).seat(Guest.at(server()), 1, 2);
    UUID unplayable = played().add(damaged);
    database
        .sql("update match_player set cards = null where match_id = ?")
        .param(unplayable)
        .update();
    UUID ofNoGame = played().add(damaged);
    UUID ofNoForm = played().add(damaged);
    database
        .sql(
            """
            update match set setup = setup || '{"game": "forgotten"}' where id = ?""")
        .param(ofNoGame)
        .update();
    database
        .sql("update match set setup = '{\"form\": 5, \"seats\": {}}' where id = ?")
        .param(ofNoForm)
        .update();
    database
        .sql("update match_player set cards = null where match_id in (?, ?)")
        .params(ofNoGame, ofNoForm)
        .update();
    backfill.fillIn();
    assertEquals(before, get(duel.player(0), path));
    assertEquals(
        List.of(),
        database
            .sql("select match_id from match_player where cards is null and ended_at is not null")
            .query(UUID.class)
            .list());
  }

  @Test
  void matches_at_private_tables_reach_no_stranger_through_any_filter_or_sum() {
    Guest one = Guest.at(server());
    Guest two = Guest.at(server());
    Guest stranger = Guest.at(server());
    Made hidden =
        new Made(DAY, "duel", false)
            .seat(one, 0, 1, Map.of("school", "highland"), Map.of("hidden-card", 3))
            .seat(two, 1, 2, Map.of("school", "nethervoid"), Map.of());
    Made counted =
        new Made(DAY.plusSeconds(60), "duel", true)
            .seat(one, 0, 2, Map.of("school", "northern"), Map.of("known-card", 1))
            .seat(two, 1, 1, Map.of("school", "southern"), Map.of());
    String secret = played().add(hidden).toString();
    String open = played().add(counted).toString();
    List<String> filters =
        List.of(
            "",
            "form=duel",
            "rated=false",
            "result=won",
            "opponent=" + two.id(),
            "option.school=highland",
            "against.school=nethervoid",
            "before=2027-01-01T00:00:00Z");
    for (String filter : filters) {
      assertTrue(all(one, one, filter).contains(secret), filter);
      assertTrue(all(two, one, filter).contains(secret), filter);
      assertFalse(all(stranger, one, filter).contains(secret), filter);
    }
    assertEquals(List.of(open), all(stranger, one, ""));
    for (String path : List.of("record", "record?form=duel", "opponents", "matches")) {
      String seen = get(stranger, of(one, path)).toString();
      for (String word : List.of("highland", "nethervoid", "hidden-card", secret)) {
        assertFalse(seen.contains(word), path + " " + seen);
      }
    }
    JsonNode record = get(stranger, of(one, "record"));
    assertEquals(0, record.at("/tally/won").asInt());
    assertEquals(1, record.at("/tally/lost").asInt());
    assertEquals(0, record.at("/streaks/longestWon").asInt());
    assertEquals(1, get(one, of(one, "record")).at("/streaks/longestWon").asInt());
    assertTrue(get(two, of(one, "record")).toString().contains("hidden-card"));
    assertEquals(404, stranger.request("GET", "/api/matches/" + secret, null).statusCode());
  }

  @Test
  void pages_hold_every_match_once_where_many_ended_at_the_same_moment() {
    Guest one = Guest.at(server());
    Guest two = Guest.at(server());
    Set<String> made = new HashSet<>();
    for (int i = 0; i < 65; i++) {
      Instant ended = DAY.plusSeconds(i / 30);
      made.add(
          played().add(new Made(ended, "duel", false).seat(one, 0, 1).seat(two, 1, 2)).toString());
    }
    List<String> found = all(one, one, "");
    assertEquals(65, found.size());
    assertEquals(made, new HashSet<>(found));
  }

  @Test
  void an_opponent_is_found_by_a_literal_part_of_the_name() {
    Guest one = Guest.at(server());
    Guest two = Guest.at(server());
    two.request("PUT", "/api/me/name", Map.of("name", "Bo " + two.id().substring(0, 8)));
    played().add(new Made(DAY, "duel", false).seat(one, 0, 1).seat(two, 1, 2));
    Guest stranger = Guest.at(server());
    for (String part : List.of("", "bo", two.id().substring(2, 6).toUpperCase())) {
      JsonNode found = get(one, of(one, "opponents?name=" + part));
      assertEquals(two.id(), found.at("/0/player/id").asString(), part);
      assertEquals(1, found.at("/0/tally/won").asInt());
      assertEquals(0, get(stranger, of(one, "opponents?name=" + part)).size());
    }
    for (String part : List.of("%", "_", "zzz", "'")) {
      String written = URLEncoder.encode(part, StandardCharsets.UTF_8);
      assertEquals(0, get(one, of(one, "opponents?name=" + written)).size(), part);
    }
    var tooLong = one.request("GET", of(one, "opponents?name=" + "x".repeat(41)), null);
    assertEquals(400, tooLong.statusCode());
  }

  @Test
  void a_filter_by_options_that_makes_no_sense_is_refused() {
    Guest one = Guest.at(server());
    for (String filter :
        List.of("option.=x", "option.school=", "against.school=%22", "option.a%20b=c")) {
      var answer = one.request("GET", of(one, "matches?" + filter), null);
      assertEquals(400, answer.statusCode(), filter + answer.body());
    }
  }

  @Test
  void two_games_with_the_same_keys_are_told_apart() {
    Guest one = Guest.at(server());
    Guest two = Guest.at(server());
    Map<String, String> first = Map.of("side", "light");
    Map<String, String> second = Map.of("side", "dark");
    for (String game : List.of("chess", "draughts")) {
      boolean chess = game.equals("chess");
      Made made =
          new Made(DAY.plusSeconds(chess ? 0 : 1), game, "duel", false)
              .seat(one, 0, chess ? 1 : 2, first, Map.of("king", chess ? 3 : 1))
              .seat(two, 1, chess ? 2 : 1, second, Map.of());
      played().add(made);
    }
    JsonNode record = get(one, of(one, "record"));
    for (int i = 0; i < 2; i++) {
      String game = i == 0 ? "chess" : "draughts";
      for (String part : List.of("forms", "own", "against", "cards")) {
        assertEquals(2, record.path(part).size(), part);
        assertEquals(game, record.path(part).path(i).path("game").asString(), part);
      }
      for (String part : List.of("forms", "own", "against")) {
        assertEquals(i == 0 ? 1 : 0, record.path(part).path(i).at("/tally/won").asInt(), part);
      }
      assertEquals(i == 0 ? 3 : 1, record.at("/cards/" + i + "/times").asInt());
    }
    assertEquals(1, get(one, of(one, "record?game=chess")).path("own").size());
  }

  private static final List<String> SCHOOLS = List.of("northern", "southern", "highland", "sylvan");
  private static final List<String> FORMS = List.of("duel", "high-form", "melee");

  /** The same totals, computed in the simplest way. */
  private static final class Naive {
    private final int[] tally = new int[3];
    private int won;
    private int longestWon;
    private int unbeaten;
    private int longestUnbeaten;

    void add(int result) {
      tally[1 - result]++;
      won = result > 0 ? won + 1 : 0;
      unbeaten = result >= 0 ? unbeaten + 1 : 0;
      longestWon = Math.max(longestWon, won);
      longestUnbeaten = Math.max(longestUnbeaten, unbeaten);
    }

    Map<String, Object> tally() {
      return Map.of("won", tally[0], "tied", tally[1], "lost", tally[2]);
    }

    Map<String, Object> streaks() {
      return Map.of(
          "won", won,
          "longestWon", longestWon,
          "unbeaten", unbeaten,
          "longestUnbeaten", longestUnbeaten);
    }
  }

  private static Object plain(JsonNode node) {
    return Guest.JSON.treeToValue(node, Map.class);
  }

  @Test
  void sums_and_streaks_are_those_of_a_naive_count_over_random_histories() {
    for (long seed = 1; seed <= 6; seed++) naive(seed);
  }

  private void naive(long seed) {
    Random random = new Random(seed);
    List<Guest> people = new ArrayList<>();
    for (int i = 0; i < 4; i++) people.add(Guest.at(server()));
    Guest one = people.getFirst();
    Map<String, Naive> forms = new TreeMap<>();
    Map<String, Naive> own = new HashMap<>();
    Map<String, Naive> against = new HashMap<>();
    Map<String, Naive> opponents = new HashMap<>();
    Map<String, int[]> cards = new HashMap<>();
    Map<String, Naive> strangers = new TreeMap<>();
    for (int i = 0; i < 60; i++) {
      String form = FORMS.get(random.nextInt(FORMS.size()));
      int seats = form.equals("melee") ? 3 : 2;
      boolean counted = random.nextInt(3) > 0;
      Made made = new Made(DAY.plusSeconds(i), form, counted);
      int best = Integer.MAX_VALUE;
      int place = 0;
      List<String> met = new ArrayList<>();
      for (int seat = 0; seat < seats; seat++) {
        Guest player = seat == 0 ? one : people.get((i + seat) % 3 + 1);
        int at = 1 + random.nextInt(seats);
        String school = SCHOOLS.get((i + seat * (1 + i % 2)) % SCHOOLS.size());
        String card = "card-" + random.nextInt(5);
        int times = 1 + random.nextInt(3);
        made.seat(player, seat, at, Map.of("school", school), Map.of(card, times));
        if (seat > 0) {
          best = Math.min(best, at);
          met.add(school);
          met.add(player.id());
          continue;
        }
        place = at;
        met.add(school);
        cards.computeIfAbsent(card, key -> new int[2])[0] += times;
        cards.get(card)[1]++;
      }
      played().add(made);
      int result = Integer.signum(best - place);
      for (String kind : List.of("", form)) {
        forms.computeIfAbsent(kind, key -> new Naive()).add(result);
        if (counted) strangers.computeIfAbsent(kind, key -> new Naive()).add(result);
      }
      own.computeIfAbsent(met.getFirst(), key -> new Naive()).add(result);
      for (int each = 1; each < met.size(); each += 2) {
        against.computeIfAbsent(met.get(each), key -> new Naive()).add(result);
        opponents.computeIfAbsent(met.get(each + 1), key -> new Naive()).add(result);
      }
    }
    String about = "seed " + seed;
    JsonNode record = get(one, of(one, "record?game=tashkalar"));
    checkForms(about, forms, record);
    checkForms(about, strangers, get(Guest.at(server()), of(one, "record")));
    checkEach(about, own, record.path("own"), "/value");
    checkEach(about, against, record.path("against"), "/value");
    checkEach(about, opponents, record.path("opponents"), "/player/id");
    assertEquals(cards.size(), record.path("cards").size(), about);
    for (JsonNode card : record.path("cards")) {
      int[] expected = cards.get(card.path("card").asString());
      assertEquals(expected[0], card.path("times").asInt(), about);
      assertEquals(expected[1], card.path("matches").asInt(), about);
    }
    for (String form : FORMS) {
      JsonNode alone = get(one, of(one, "record?form=" + form));
      assertEquals(forms.get(form).streaks(), plain(alone.path("streaks")), about);
      assertEquals(forms.get(form).tally(), plain(alone.path("tally")), about);
    }
  }

  private static void checkForms(String about, Map<String, Naive> forms, JsonNode record) {
    assertEquals(forms.get("").tally(), plain(record.path("tally")), about);
    assertEquals(forms.get("").streaks(), plain(record.path("streaks")), about);
    assertEquals(forms.size() - 1, record.path("forms").size(), about);
    for (JsonNode form : record.path("forms")) {
      Naive expected = forms.get(form.path("form").asString());
      assertEquals(expected.tally(), plain(form.path("tally")), about);
      assertEquals(expected.streaks(), plain(form.path("streaks")), about);
    }
  }

  private static void checkEach(
      String about, Map<String, Naive> expected, JsonNode found, String key) {
    assertEquals(expected.size(), found.size(), about);
    for (JsonNode one : found) {
      Naive naive = expected.get(one.at(key).asString());
      assertEquals(naive.tally(), plain(one.path("tally")), about + one);
    }
  }

  @Test
  void an_export_holds_every_own_match_that_is_over_and_of_running_ones_only_the_link() {
    Guest one = Guest.account(server());
    Guest two = Guest.account(server());
    Duel over = Duel.start(one, two, List.of("northern", "southern"), true);
    Random random = new Random(3);
    while (!over.over()) over.chooseAtRandom(random);
    for (int i = 0; i < 45; i++) {
      played().add(new Made(DAY, "duel", false).seat(one, 0, 1).seat(two, 1, 2));
    }
    Guest third = Guest.at(server());
    played().add(new Made(DAY, "duel", true).seat(two, 0, 1).seat(third, 1, 2));
    Duel running = Duel.start(one, two, List.of("northern", "southern"), false);
    String body = one.request("GET", "/api/me/export", null).body();
    JsonNode kept = Guest.JSON.readTree(body);
    assertEquals(all(one, one, ""), ids(kept));
    assertEquals(46, kept.path("matches").size());
    String id = over.seat(0).state().at("/match/id").asString();
    JsonNode first = kept.at("/matches/0");
    assertEquals(id, first.at("/match/id").asString());
    assertTrue(first.at("/match/seats/0/after/shown").isInt(), first.toString());
    String file = one.request("GET", "/api/matches/" + id, null).body();
    assertEquals(file, first.path("file").asString());
    assertEquals(1, kept.path("ratings").size());
    assertEquals(1, kept.path("running").size());
    assertEquals(running.link(), kept.at("/running/0/link").asString());
    String secret = running.seat(0).state().at("/match/id").asString();
    assertFalse(body.contains(secret), "a running match");
    assertFalse(body.contains(third.id()), "a match of others");
  }

  private static List<String> ids(JsonNode kept) {
    List<String> ids = new ArrayList<>();
    for (JsonNode match : kept.path("matches")) ids.add(match.at("/match/id").asString());
    return ids;
  }

  @Test
  void a_running_match_is_found_among_many_rooms_made_later() {
    Duel duel = Duel.start(server());
    Guest host = duel.player(0);
    database
        .sql(
            """
            insert into room (id, seat_link, host, version, state)
            select x.id, x.id::text, r.host, 1,
                   r.state || jsonb_build_object('phase', 'GATHERING', 'id', x.id)
            from room r, (select gen_random_uuid() as id from generate_series(1, 120)) as x
            where r.seat_link = ?""")
        .param(duel.link())
        .update();
    JsonNode rooms = get(host, "/api/me/rooms");
    assertEquals(100, rooms.size());
    List<String> phases = new ArrayList<>();
    for (JsonNode room : rooms) phases.add(room.path("phase").asString());
    assertTrue(phases.contains("playing"), phases::toString);
  }

  @Test
  void a_match_that_does_not_exist_is_not_found_by_guessing_ids() {
    Guest one = Guest.account(server());
    for (String id : List.of(UUID.randomUUID().toString(), new UUID(0, 0).toString(), "1", "-")) {
      assertEquals(404, one.request("GET", "/api/matches/" + id, null).statusCode(), id);
    }
  }
}

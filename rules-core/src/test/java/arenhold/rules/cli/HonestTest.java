package arenhold.rules.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.players.Decision;
import arenhold.players.Players;
import arenhold.players.Seen;
import arenhold.players.Thinking;
import arenhold.rules.Asked;
import arenhold.rules.Entry;
import arenhold.rules.Game;
import arenhold.rules.Games;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import arenhold.rules.Witness;
import arenhold.rules.notation.FairDeal;
import arenhold.rules.notation.FileRefused;
import arenhold.rules.notation.MatchFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** What computers chose in a match file is repeated from what their seats knew. */
class HonestTest extends CommandLineTest {

  private String played(String... more) {
    List<String> args = new ArrayList<>(List.of("playout"));
    args.addAll(List.of(more));
    assertEquals(0, run(args.toArray(String[]::new)), this::err);
    return out();
  }

  @Test
  void every_choice_of_computers_follows_from_what_their_seats_knew() throws IOException {
    String text = played("--players", "search:200,greedy:100");
    assertTrue(text.contains("computer 1 search "), text);
    assertEquals(0, run("honest", file("match", text)), () -> out() + err());
    assertTrue(out().contains("choices of computers follow"), out());
    assertEquals(0, run("replay", file("match", text)), out());
    text = played("--game", "tvrz", "--seats", "3", "--players", "greedy:100,search:100,random");
    assertEquals(0, run("honest", file("match", text)), () -> out() + err());
  }

  @Test
  void a_choice_that_does_not_follow_is_named_with_its_line() throws IOException {
    String text =
        played("--players", "first,greedy:100")
            .replace("computer 2 " + listed("greedy"), "computer 2 " + listed("random"));
    assertEquals(1, run("honest", file("match", text)), out());
    assertTrue(out().contains("the computer would not choose 2 "), out());
    String newer = played("--players", "first,random").replace("first 1 ", "first 99 ");
    assertEquals(1, run("honest", file("match", newer)), out());
    assertTrue(out().contains("no player first of version 99 is here"), out());
    String people = played();
    assertEquals(0, run("honest", file("match", people)));
    assertTrue(out().contains("no computer played"), out());
  }

  @Test
  void a_decision_that_was_cut_short_is_repeated_from_where_it_was() throws IOException {
    assertEquals(0, run("honest", file("match", cutShort(200, true))), this::out);
    assertEquals(1, run("honest", file("match", cutShort(200, false))), this::out);
  }

  /**
   * A match in which the computer on the first seat never used more than a part of its budget.
   *
   * @param most how many nodes; where there are none the game's fallback is chosen
   * @param told whether the file tells
   */
  private static String cutShort(int most, boolean told) {
    var game = Games.named("tashkalar");
    var setup = new Arguments(List.of("--form", "duel")).setup(game);
    return cutShort(game, setup, most, told);
  }

  private static <P> String cutShort(Game<P> game, Setup setup, int most, boolean told) {
    int version = game.info().version();
    FairDeal.Mixed mixed = FairDeal.Mixed.none(new UUID(1, 2), 2);
    var bound = new FairDeal.Bound(mixed.match(), setup.game(), setup.form(), version);
    FairDeal deal = FairDeal.of(new byte[32], bound, mixed.mixes());
    SortedMap<Integer, Long> cuts = new TreeMap<>();
    List<Entry> log = new ArrayList<>();
    Match<P> match = Match.start(game, setup);
    Witness<P> witness = Witness.of(match, Seat.of(0));
    int draws = 0;
    while (log.size() < 60) {
      Asked asked = match.open().getFirst();
      int size = asked.codes().length;
      int index = 0;
      if (asked.seat() == Seat.NATURE) index = deal.index(draws++, size);
      if (asked.seat() == Seat.of(0) && most == 0) {
        if (told) cuts.put(witness.knowledge().lines().size(), 0L);
        int fallback = game.fallback(match.position(), asked);
        while (asked.codes()[index] != fallback) index++;
      } else if (asked.seat() == Seat.of(0)) {
        var seen = new Seen<>(game, witness.knowledge(), match.question(Seat.of(0)).orElseThrow());
        Thinking thinking = Thinking.of(600, deal.computer(0)).until(used -> used > most);
        Decision decision = Players.named("search").seated().get().decide(seen, thinking);
        if (decision.cut() && told) cuts.put(witness.knowledge().lines().size(), decision.nodes());
        index = decision.choice();
      }
      String notation = game.notation(match.position(), asked, asked.codes()[index]);
      Entry entry = new Entry(asked.seat(), notation);
      Match<P> after = ((Step.Applied<P>) match.apply(entry)).match();
      witness = witness.after(match, entry, after);
      match = after;
      log.add(entry);
    }
    int made = Players.named("search").version();
    var computer = new MatchFile.Computer(0, "search", made, 600, cuts);
    String header =
        MatchFile.header(
            setup,
            version,
            List.of(),
            List.of(computer),
            mixed,
            List.of(),
            deal.commitment(),
            deal.reveal());
    return header + MatchFile.log(log) + MatchFile.end(header, log, MatchFile.UNFINISHED);
  }

  /** A player with its version. */
  private static String listed(String name) {
    return name + " " + Players.named(name).version();
  }

  @Test
  void a_choice_that_nobody_decided_is_the_games_fallback() throws IOException {
    assertEquals(0, run("honest", file("match", cutShort(0, true))), this::out);
    assertEquals(1, run("honest", file("match", cutShort(0, false))), this::out);
  }

  @Test
  void what_was_chosen_before_a_computer_came_is_not_asked_of_it() throws IOException {
    String text = unchecked(played("--players", "first,random:7"));
    String only = "computer 2 random 1 7";
    int half = MatchFile.parse(text).getFirst().lines().size() / 2;
    String second = "computer 2 " + listed("greedy") + " 7\ncomputer 2 random 1 7 from:" + half;
    assertEquals(1, run("honest", file("match", text.replace(only, second))), this::out);
    String first = "computer 2 random 1 7\ncomputer 2 " + listed("greedy") + " 7 from:" + half;
    assertEquals(1, run("honest", file("match", text.replace(only, first))), this::out);
    String both = "computer 2 random 1 7\ncomputer 2 random 1 7 from:" + half;
    assertEquals(0, run("honest", file("match", text.replace(only, both))), this::out);
    String late = "computer 2 " + listed("greedy") + " 7 from:40000";
    assertEquals(0, run("honest", file("match", text.replace(only, late))), this::out);
  }

  @Test
  void what_a_player_chose_who_is_back_is_not_asked_of_the_computer() throws IOException {
    String text = unchecked(played("--players", "first,random:7"));
    MatchFile file = MatchFile.parse(text).getFirst();
    List<Entry> log = new ArrayList<>(file.lines().stream().map(MatchFile.Line::entry).toList());
    int at = 0;
    while (log.get(at).seat() != Seat.of(1)) at++;
    log.add(at, Entry.parse("2 !computer"));
    String came = "computer 2 " + listed("greedy") + " 7 from:" + at;
    assertEquals(1, run("honest", file("match", with(file, came, log))), this::out);
    log.add(at + 1, Entry.parse("2 !takeover"));
    assertEquals(0, run("honest", file("match", with(file, came, log))), this::out);
    assertEquals(0, run("replay", file("match", with(file, came, log))), this::out);
  }

  /** This match with another line for the second computer, and another log. */
  private static String with(MatchFile file, String second, List<Entry> log) {
    String header =
        MatchFile.header(
            file.setup(),
            file.version(),
            List.of(),
            file.computers(),
            file.mixed(),
            List.of(),
            file.seedHash(),
            file.seed());
    String changed = header.replace("computer 2 random 1 7", second);
    return changed + MatchFile.log(log) + "result " + file.result() + "\n";
  }

  @Test
  void weights_other_than_those_here_are_refused() throws IOException {
    String weights = "computer 2 random 1 7 weights:" + "0f".repeat(32);
    String text = unchecked(played("--players", "first,random:7"));
    String weighed = text.replace("computer 2 random 1 7", weights);
    assertEquals(weights, line(MatchFile.parse(weighed).getFirst()));
    assertEquals(1, run("honest", file("match", weighed)), this::out);
    assertTrue(out().contains("no player random of version 1 with its weights is here"), out());
  }

  private static String unchecked(String text) {
    return text.replaceAll("\ncheck .*", "");
  }

  /** The line of the second computer, written anew. */
  private static String line(MatchFile file) {
    String header =
        MatchFile.header(file.setup(), 1, List.of(), file.computers(), null, List.of(), null, null);
    return header.lines().filter(line -> line.startsWith("computer 2")).findFirst().orElseThrow();
  }

  @Test
  void a_file_says_which_computers_played_and_where_they_were_cut_short() {
    String text =
        played("--players", "first,random:7").replace("random 1 7", "random 1 7 3:5 12:6");
    MatchFile file = MatchFile.parse(text).getFirst();
    assertEquals(List.of(0, 1), file.computers().stream().map(MatchFile.Computer::seat).toList());
    MatchFile.Computer second = file.computers().get(1);
    assertEquals("random", second.player());
    assertEquals(7, second.budget());
    assertEquals(Map.of(3, 5L, 12, 6L), second.cuts());
    for (String wrong :
        List.of(
            "computer 2 random 1",
            "computer 2 random x 7",
            "computer 2 random 1 -7",
            "computer 2 Random 1 7",
            "computer 2 random 1 7 3",
            "computer 2 random 1 7 from:0",
            "computer 2 random 1 7 weights:ab from:3",
            "computer 2 random 1 7 from:9\ncomputer 2 random 1 7 from:9",
            "computer 2 random 1 7 from:9\ncomputer 2 random 1 7",
            "computer 2 random 1 7\ncomputer 1 first 1 7 from:3",
            "computer 3 random 1 7")) {
      String changed = text.replace("computer 2 random 1 7 3:5 12:6", wrong);
      Assertions.assertThrows(FileRefused.class, () -> MatchFile.parse(changed), wrong);
    }
  }
}

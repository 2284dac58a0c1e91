package arenhold.rules.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Asked;
import arenhold.rules.Event;
import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Games;
import arenhold.rules.Match;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Viewer;
import arenhold.rules.notation.Json;
import arenhold.rules.notation.MatchFile;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * One match of every form, written down with every question, list of choices, event and view, so
 * that a change of what the program does shows as a difference in a file. The beginning and the end
 * stand there in full; of what lies between, and of long lists and whole views, sums. After a
 * change that is meant run this test with {@code -Dplaythroughs.write=true} and read the
 * differences.
 */
class PlaythroughTest {

  private static final Path FOLDER = Path.of("src/test/resources/playthroughs");

  /** How many answers from the beginning and to the end are written in full. */
  private static final int FIRST = 40;

  private static final int LAST = 8;

  /** After so many answers everything that each viewer sees is written, not only its sum. */
  private static final int WHOLE_VIEWS = 30;

  /** How many choices of a long list are written. */
  private static final int CHOICES = 24;

  /** In the folder of a game: a line each match, its name and how the command line sets it up. */
  private static final String LIST = "matches.list";

  /** Kept: they are looked up for every record of every view, and that is slow. */
  private static final ClassValue<RecordComponent[]> COMPONENTS =
      new ClassValue<>() {
        @Override
        protected RecordComponent[] computeValue(Class<?> type) {
          RecordComponent[] components = type.getRecordComponents();
          for (RecordComponent each : components) each.getAccessor().setAccessible(true);
          return components;
        }
      };

  @TestFactory
  Stream<DynamicTest> every_form_plays_as_it_is_written_down() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    for (Game<?> game : Games.ALL) {
      Path folder = FOLDER.resolve(game.info().key());
      for (String line : Files.readAllLines(folder.resolve(LIST))) {
        String[] words = line.split(" ", 2);
        Path file = folder.resolve(words[0] + ".txt");
        tests.add(
            DynamicTest.dynamicTest(
                FOLDER.relativize(file).toString(), () -> check(game, file, words[0], words[1])));
      }
    }
    return tests.stream();
  }

  @Test
  void every_form_of_every_game_is_written_down() throws IOException {
    for (Game<?> game : Games.ALL) {
      List<String> lines = Files.readAllLines(FOLDER.resolve(game.info().key()).resolve(LIST));
      for (GameInfo.Form form : game.info().forms()) {
        String words = " --form " + form.key();
        assertTrue(lines.stream().anyMatch(line -> (line + " ").contains(words + " ")), words);
      }
    }
  }

  private static void check(Game<?> game, Path file, String name, String arguments)
      throws Exception {
    Arguments given = new Arguments(List.of(arguments.split(" ")));
    Setup setup = SetupDraw.of(given, game).of(name.hashCode());
    String played = new Playthrough<>(game, setup, name).text();
    if (Boolean.getBoolean("playthroughs.write")) Files.writeString(file, played);
    assertTrue(Files.exists(file), "run this test with -Dplaythroughs.write=true");
    List<String> wanted = Files.readAllLines(file);
    List<String> found = played.lines().toList();
    for (int i = 0; i < Math.min(wanted.size(), found.size()); i++) {
      assertEquals(wanted.get(i), found.get(i), file + ", line " + (i + 1));
    }
    assertEquals(wanted, found, "run this test with -Dplaythroughs.write=true");
  }

  /** One match as it is being written down. */
  private static final class Playthrough<P> {
    private final List<List<String>> steps = new ArrayList<>();
    private final String header;
    private final SplittableRandom random;
    private final RandomPlayer player;
    private final MessageDigest seen;
    private Match<P> match;

    Playthrough(Game<P> game, Setup setup, String name) throws Exception {
      seen = MessageDigest.getInstance("SHA-256");
      random = new SplittableRandom(name.hashCode());
      player = new RandomPlayer(random, true);
      match = Match.start(game, setup);
      header = MatchFile.header(setup, game.info().version(), List.of(), null, null, null);
    }

    String text() throws Exception {
      step("begins");
      while (!match.isOver()) {
        Asked asked = match.open().get(random.nextInt(match.open().size()));
        int size = asked.codes().length;
        int index = asked.seat() == Seat.NATURE ? random.nextInt(size) : player.pick(size);
        Question question = match.question(asked.seat()).orElseThrow();
        match = match.answer(asked.seat(), index);
        step(asked.seat() + " " + question.choices().get(index).notation());
      }
      StringBuilder text = new StringBuilder(header);
      int count = steps.size();
      for (int i = 0; i < count; i++) {
        boolean whole = i <= FIRST || i >= count - LAST;
        if (whole) steps.get(i).forEach(line -> text.append(line).append('\n'));
        else if (i % 10 == 0) text.append(steps.get(i).getLast()).append('\n');
      }
      return text + "result " + MatchFile.result(match.outcome().orElseThrow()) + "\n";
    }

    /** What was answered, what happened, what everybody sees and what is asked next. */
    private void step(String answered) throws Exception {
      List<String> lines = new ArrayList<>();
      int number = steps.size();
      lines.add("");
      lines.add(number + ". " + answered);
      for (Event event : match.news()) {
        lines.add("   " + event.kind() + " " + json(event));
      }
      for (Viewer viewer : viewers()) views(viewer, number, lines);
      for (Asked asked : match.open()) {
        Question question = match.question(asked.seat()).orElseThrow();
        List<String> choices = question.choices().stream().map(c -> json(c)).toList();
        List<String> notations = question.choices().stream().map(c -> c.notation()).toList();
        String context = question.context().source() + " " + question.context().chosen();
        lines.add(
            "   asks %s %s %s left %d fallback %s%s"
                .formatted(
                    asked.seat(),
                    question.prompt(),
                    context,
                    question.context().left(),
                    question.fallback(),
                    question.offer() ? " offer" : ""));
        lines.add("   " + shortened(notations) + " [" + choices.size() + " " + sum(choices) + "]");
      }
      for (String line : lines) seen.update((line + "\n").getBytes(StandardCharsets.UTF_8));
      byte[] sum = ((MessageDigest) seen.clone()).digest();
      lines.add("   sum up to " + number + " " + HexFormat.of().formatHex(sum, 0, 8));
      steps.add(lines);
    }

    /** What one viewer sees: what happened, as far as he may know, and the whole position. */
    private void views(Viewer viewer, int number, List<String> lines) throws Exception {
      String name = viewer == Viewer.SPECTATOR ? "watcher" : viewer.toString();
      name = name.replaceAll("Holder\\[seat=(.)\\]", "$1");
      String view = json(match.view(viewer));
      List<String> news = match.news(viewer).stream().map(e -> e.kind() + json(e)).toList();
      boolean whole = number == WHOLE_VIEWS || match.isOver();
      lines.add("   view " + name + " " + (whole ? view : sum(view)) + " events " + sum(news));
      lines.add("   waits " + name + " " + json(match.waiting(viewer)));
    }

    private List<Viewer> viewers() {
      List<Viewer> viewers = new ArrayList<>(List.of(Viewer.SPECTATOR));
      for (int i = 0; i < match.setup().size(); i++) viewers.add(Viewer.of(Seat.of(i)));
      return viewers;
    }
  }

  private static String shortened(List<String> choices) {
    if (choices.size() <= CHOICES) return String.join("; ", choices);
    return String.join("; ", choices.subList(0, CHOICES / 2))
        + " … "
        + String.join("; ", choices.subList(choices.size() - CHOICES / 2, choices.size()));
  }

  private static String sum(Object value) throws Exception {
    byte[] bytes = value.toString().getBytes(StandardCharsets.UTF_8);
    byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
    return HexFormat.of().formatHex(digest, 0, 4);
  }

  /** Records, maps and lists as JSON, the fields of records in their order, maps by key. */
  private static String json(Object value) {
    return Json.write(plain(value));
  }

  private static Object plain(Object value) {
    return switch (value) {
      case null -> null;
      case Seat seat -> seat.toString();
      case Record record -> {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (RecordComponent each : COMPONENTS.get(record.getClass())) {
          fields.put(each.getName(), plain(field(record, each)));
        }
        yield fields;
      }
      case Map<?, ?> map -> {
        Map<String, Object> sorted = new TreeMap<>();
        map.forEach((key, each) -> sorted.put(key.toString(), plain(each)));
        yield sorted;
      }
      case List<?> list -> list.stream().map(PlaythroughTest::plain).toList();
      default -> value;
    };
  }

  private static Object field(Record record, RecordComponent component) {
    try {
      return component.getAccessor().invoke(record);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}

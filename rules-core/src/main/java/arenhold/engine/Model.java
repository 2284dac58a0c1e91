package arenhold.engine;

import arenhold.rules.Game;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.notation.Excerpt;
import arenhold.rules.notation.Fields;
import arenhold.rules.notation.Records;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;

/**
 * Serves the rules to an engine that wants to look ahead: told what the engine is told, it imagines
 * matches that fit, and says what follows from choices in them. A line in gives at most one line
 * out, and the same lines always give the same ones.
 */
public final class Model {

  /** How many worlds are kept: with more, the oldest are dropped. */
  public static final int WORLDS = 4_096;

  /** The most playouts for one request. */
  public static final int PLAYOUTS = 10_000;

  private final Notes notes;
  private final Map<String, ToEngine.Ask> asks = new LinkedHashMap<>();
  private final Map<Long, Imagined<?>> worlds = new LinkedHashMap<>();
  private long made;

  /**
   * A model of no match yet.
   *
   * @param games finds the newest rules of a game by its key, or null
   */
  public Model(Function<String, Game<?>> games) {
    notes = new Notes(games, Limits.MATCHES);
  }

  /** Whether a line is the message that ends the conversation. */
  public static boolean ends(String line) {
    return line.contains("\"quit\"") && "quit".equals(type(line));
  }

  private static Object type(String line) {
    try {
      return Messages.fields(line).get("t");
    } catch (EngineFault wrong) {
      return null;
    }
  }

  /** The answer to a line, or null if there is none: it was one of those an engine is told. */
  public String hear(String line) {
    Object id = null;
    try {
      Map<String, Object> fields = Messages.fields(line);
      id = fields.get("id");
      Map<String, Object> answer = answer((String) fields.get("t"), fields);
      if (answer == null) return null;
      Map<String, Object> all = new LinkedHashMap<>();
      String type = (String) answer.remove("t");
      all.put("id", id);
      all.putAll(answer);
      return Messages.line(type, all);
    } catch (EngineFault fault) {
      return error(id, fault.code(), fault.getMessage());
    } catch (IllegalArgumentException wrong) {
      return error(id, Code.MALFORMED, wrong.getMessage());
    } catch (IllegalStateException mistake) {
      return error(id, Code.FAILED, mistake.getMessage());
    }
  }

  private static String error(Object id, Code code, String text) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("id", id);
    fields.put("code", code.text());
    fields.put("text", text);
    return Messages.line("error", fields);
  }

  private Map<String, Object> answer(String type, Map<String, Object> fields) {
    return switch (type) {
      case "sample" -> sampled(fields);
      case "play" -> played(fields);
      case "try" -> tried(fields);
      case "playout" -> playedOut(fields);
      case "view" -> viewed(fields);
      case "drop" -> dropped(fields);
      default -> {
        ToEngine told = Messages.toEngine(fields);
        if (told == null) throw new EngineFault(Code.UNKNOWN, Excerpt.of(type));
        if (told instanceof ToEngine.Ask ask) {
          notes.seen(ask);
          asks.put(ask.match(), ask);
        }
        if (told instanceof ToEngine.Over over) asks.remove(over.match());
        notes.heed(told);
        yield null;
      }
    };
  }

  private Map<String, Object> sampled(Map<String, Object> fields) {
    String match = Fields.text("match", fields.get("match"));
    ToEngine.Ask ask = asks.get(match);
    if (ask == null) throw new EngineFault(Code.NO_MATCH, "no question in " + Excerpt.of(match));
    return kept(Imagined.of(notes.seen(ask), random(fields)));
  }

  private Map<String, Object> played(Map<String, Object> fields) {
    Imagined<?> world = world(fields);
    Seat seat = seat(fields, world);
    int index = index(Fields.text("choice", fields.get("choice")), question(world, seat));
    Imagined<?> next = world.answered(seat, index);
    boolean open = Boolean.FALSE.equals(fields.get("chance"));
    return kept(open ? next : next.dealt(random(fields)));
  }

  private Map<String, Object> tried(Map<String, Object> fields) {
    Imagined<?> world = world(fields);
    Seat seat = seat(fields, world);
    Question question = question(world, seat);
    List<Object> each = new ArrayList<>();
    for (int i = 0; i < question.choices().size(); i++) {
      Imagined<?> next = world.answered(seat, i).dealt(random(fields));
      Map<String, Object> after = new LinkedHashMap<>();
      after.put("choice", question.choices().get(i).notation());
      after.put("over", next.outcome() != null);
      after.put("standing", next.standing());
      each.add(after);
    }
    Map<String, Object> answer = of("tried");
    answer.put("each", each);
    return answer;
  }

  private Map<String, Object> playedOut(Map<String, Object> fields) {
    Imagined<?> world = world(fields);
    int count =
        fields.get("count") == null ? 1 : Fields.number("count", fields.get("count"), 1, PLAYOUTS);
    SplittableRandom random = random(fields);
    double[] mean = null;
    for (int i = 0; i < count; i++) {
      double[] end = world.playedOut(random);
      if (mean == null) mean = new double[end.length];
      for (int seat = 0; seat < end.length; seat++) mean[seat] += end[seat] / count;
    }
    Map<String, Object> answer = of("played");
    answer.put("standing", Imagined.list(mean));
    return answer;
  }

  private Map<String, Object> viewed(Map<String, Object> fields) {
    Imagined<?> world = world(fields);
    Seat seat = fields.get("seat") == null ? world.seat() : named(fields, world);
    Map<String, Object> answer = of("viewed");
    answer.put("view", Records.plain(world.view(seat)));
    return answer;
  }

  private Map<String, Object> dropped(Map<String, Object> fields) {
    int before = worlds.size();
    for (Object each : Fields.list("worlds", fields.get("worlds"), WORLDS)) {
      if (each instanceof Number number) worlds.remove(number.longValue());
    }
    Map<String, Object> answer = of("dropped");
    answer.put("count", before - worlds.size());
    return answer;
  }

  private Map<String, Object> kept(Imagined<?> world) {
    long number = ++made;
    worlds.put(number, world);
    if (worlds.size() > WORLDS) worlds.remove(worlds.keySet().iterator().next());
    Map<String, Object> answer = of("world");
    answer.put("world", number);
    answer.put("outcome", Records.plain(world.outcome()));
    answer.put("open", world.open());
    answer.put("standing", world.standing());
    return answer;
  }

  private static Map<String, Object> of(String type) {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("t", type);
    return answer;
  }

  private Imagined<?> world(Map<String, Object> fields) {
    int number = Fields.number("world", fields.get("world"), 1, Integer.MAX_VALUE);
    Imagined<?> world = worlds.get((long) number);
    if (world == null) throw new EngineFault(Code.NO_WORLD, "no world " + number);
    return world;
  }

  /** The seat that is meant; by default the own one if it is asked, else the first that is. */
  private static Seat seat(Map<String, Object> fields, Imagined<?> world) {
    if (fields.get("seat") != null) return named(fields, world);
    Seat asked = world.asked();
    if (asked == null) throw new EngineFault(Code.OUT_OF_ORDER, "nobody is asked here");
    return asked;
  }

  private static Seat named(Map<String, Object> fields, Imagined<?> world) {
    int seat = Fields.number("seat", fields.get("seat"), -1, world.seats() - 1);
    return seat < 0 ? Seat.NATURE : Seat.of(seat);
  }

  private static Question question(Imagined<?> world, Seat seat) {
    Question question = world.question(seat);
    if (question != null) return question;
    throw new EngineFault(Code.OUT_OF_ORDER, "seat " + seat.index() + " is not asked here");
  }

  private static int index(String notation, Question question) {
    for (int i = 0; i < question.choices().size(); i++) {
      if (question.choices().get(i).notation().equals(notation)) return i;
    }
    throw new EngineFault(Code.NOT_OFFERED, Excerpt.of(notation));
  }

  private static SplittableRandom random(Map<String, Object> fields) {
    if (fields.get("seed") == null) return new SplittableRandom(0);
    try {
      return new SplittableRandom(Long.parseLong(Fields.text("seed", fields.get("seed"))));
    } catch (NumberFormatException none) {
      throw new IllegalArgumentException("seed: a whole number in a text is needed");
    }
  }
}

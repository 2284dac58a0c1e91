package arenhold.server.testing;

import arenhold.rules.Asked;
import arenhold.rules.Choice;
import arenhold.rules.Command;
import arenhold.rules.Game;
import arenhold.rules.GameCatalogue;
import arenhold.rules.GameInfo;
import arenhold.rules.GameWords;
import arenhold.rules.Outcome;
import arenhold.rules.Prompt;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Table;
import arenhold.rules.View;
import arenhold.rules.Viewer;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * A game with the faults that rules can have: besides {@code go}, which counts one up, and {@code
 * talk}, which shows much, its only player can choose how it breaks.
 */
public final class Fragile implements Game<int[]> {

  private static final int MUCH = 100_000;

  /** How it breaks. */
  private enum How {
    GO,
    TALK,
    FAULT,
    RECURSION,
    ASKING,
    LOOP,
    GROWTH,
    BLINDNESS,
    SILENCE,
    WAIT;

    private String notation() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** The only question. */
  private enum Only implements Prompt {
    HOW;

    @Override
    public String key() {
      return "how";
    }

    @Override
    public boolean open() {
      return true;
    }
  }

  /** How often {@code go} was chosen, and much text after {@code talk}, different each time. */
  public record Count(int count, String talk) implements View {
    private static final String UNSPEAKABLE = "?";

    @Override
    public String talk() {
      if (talk.equals(UNSPEAKABLE)) throw new IllegalStateException("it cannot be written down");
      return talk;
    }
  }

  @Override
  public GameInfo info() {
    return new GameInfo(
        "fragile", 1, List.of(new GameInfo.Form("only", 1, 1, List.of(), List.of())));
  }

  @Override
  public int[] start(Setup setup) {
    return new int[3];
  }

  @Override
  public int[] copy(int[] position) {
    return position.clone();
  }

  @Override
  public boolean advance(int[] position, Table table) {
    How how = How.values()[ask(table)];
    switch (how) {
      case GO -> position[0]++;
      case TALK -> position[2]++;
      case FAULT -> throw new IllegalStateException("a mistake in a card");
      case RECURSION -> advanceForEver(position);
      case ASKING -> {
        while (true) table.step();
      }
      case LOOP -> {
        // Not quite for ever, for the sake of the tests that come after.
        var threads = ManagementFactory.getThreadMXBean();
        long end = threads.getCurrentThreadCpuTime() + TimeUnit.SECONDS.toNanos(2);
        while (threads.getCurrentThreadCpuTime() < end) position[0]++;
      }
      case GROWTH -> position[1] += 1 << 20;
      case BLINDNESS -> position[0] = -1;
      case SILENCE -> position[2] = -1;
      case WAIT -> {
        while (!Thread.interrupted()) LockSupport.park();
      }
    }
    return true;
  }

  private static int ask(Table table) {
    var options = table.options();
    for (How how : How.values()) options.add(how.ordinal());
    return table.choose(Seat.of(0), Only.HOW);
  }

  private static int advanceForEver(int[] position) {
    return 1 + advanceForEver(position);
  }

  @Override
  public Choice choice(int[] position, Asked asked, int code) {
    return new Choice(How.values()[code].notation(), "how", Map.of());
  }

  @Override
  public Question.Context context(int[] position, Asked asked) {
    return Question.Context.NONE;
  }

  @Override
  public View view(int[] position, Viewer viewer) {
    if (position[0] < 0) throw new IllegalStateException("a mistake in a view");
    if (position[2] < 0) return new Count(position[0], Count.UNSPEAKABLE);
    String letter = String.valueOf((char) ('a' + position[2] % 26));
    return new Count(position[0], position[2] == 0 ? "" : letter.repeat(MUCH));
  }

  @Override
  public Class<Count> viewType() {
    return Count.class;
  }

  @Override
  public boolean allows(int[] position, Command command, Seat seat) {
    return command == Command.RESIGN;
  }

  @Override
  public Outcome outcome(int[] position) {
    return new Outcome(List.of(1), "played", List.of());
  }

  @Override
  public Outcome outcome(int[] position, Command command, Seat seat) {
    return outcome(position);
  }

  @Override
  public Map<String, Object> write(int[] position) {
    return Map.of("count", position[0], "ballast", "x".repeat(position[1]), "talk", position[2]);
  }

  @Override
  public int[] read(Setup setup, Map<String, Object> written) {
    return new int[] {number(written, "count"), 0, number(written, "talk")};
  }

  private static int number(Map<String, Object> written, String key) {
    return ((Number) written.get(key)).intValue();
  }

  @Override
  public String drawn(int[] position) {
    return String.valueOf(position[0]);
  }

  @Override
  public GameCatalogue catalogue(Locale locale) {
    GameWords words = new GameWords("fragile", Map.of(), Map.of(), Map.of(), Map.of());
    return new GameCatalogue("fragile", 1, words, Map.of(), Map.of());
  }
}

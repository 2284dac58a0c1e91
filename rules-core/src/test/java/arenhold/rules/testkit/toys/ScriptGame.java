package arenhold.rules.testkit.toys;

import arenhold.rules.Asked;
import arenhold.rules.Choice;
import arenhold.rules.Command;
import arenhold.rules.Departure;
import arenhold.rules.Event;
import arenhold.rules.Game;
import arenhold.rules.GameCatalogue;
import arenhold.rules.GameInfo;
import arenhold.rules.GameWords;
import arenhold.rules.Outcome;
import arenhold.rules.Patience;
import arenhold.rules.Prompt;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Table;
import arenhold.rules.View;
import arenhold.rules.Viewer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A game defined in the test that plays it: a list of units, each a piece of direct-style code.
 * Choices are numbers, written {@code c3}; everything is public. A seat of which the notes say
 * {@code beaten} has no say in ending the match.
 */
public final class ScriptGame implements Game<ScriptGame.Notes> {

  /** One unit of the script. */
  @FunctionalInterface
  public interface Unit {
    /** Plays the unit. */
    void play(Notes notes, Table table);
  }

  /** The position: which unit is next, and the notes of the units. */
  public static final class Notes {
    private int unit;
    private final List<String> lines = new ArrayList<>();
    private final List<Seat> out = new ArrayList<>();

    /** The seats that are out, in the order they left. */
    public List<Seat> out() {
      return Collections.unmodifiableList(out);
    }

    /** Adds a note. */
    public void add(String line) {
      lines.add(line);
    }

    /** The notes in order. */
    public List<String> lines() {
      return Collections.unmodifiableList(lines);
    }
  }

  /** The kinds of questions. */
  public enum Ask implements Prompt {
    /** The kind of question is public. */
    OPENLY,
    /** Only the seat asked knows the kind of question. */
    SECRETLY;

    @Override
    public String key() {
      return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public boolean open() {
      return this == OPENLY;
    }
  }

  /** The event of a unit. */
  public record Told(String what) implements Event {}

  /** All notes. */
  public record Seen(List<String> lines) implements View {}

  private final List<Unit> units;
  private final int seats;
  private final Set<Command> refused = EnumSet.noneOf(Command.class);
  private boolean playsOn;
  private Patience patience = Patience.NONE;

  /** A game of these units for that many seats. */
  public ScriptGame(int seats, Unit... units) {
    this.seats = seats;
    this.units = List.of(units);
  }

  /** The same game in which no seat may give {@code command}. */
  public ScriptGame without(Command command) {
    refused.add(command);
    return this;
  }

  /** The same game, in which the others play on when a seat leaves, as long as two are left. */
  public ScriptGame playingOn() {
    playsOn = true;
    return this;
  }

  /** The same game, in which every question has this time limit. */
  public ScriptGame timed(Patience time) {
    patience = time;
    return this;
  }

  /** The only set-up. */
  public Setup setup() {
    return new Setup("script", "only", Collections.nCopies(seats, Map.of()), Map.of());
  }

  @Override
  public GameInfo info() {
    var form = new GameInfo.Form("only", seats, seats, List.of(), List.of());
    return new GameInfo("script", 1, List.of(form));
  }

  @Override
  public Notes start(Setup setup) {
    return new Notes();
  }

  @Override
  public Notes copy(Notes position) {
    Notes copy = new Notes();
    copy.unit = position.unit;
    copy.lines.addAll(position.lines);
    copy.out.addAll(position.out);
    return copy;
  }

  @Override
  public boolean advance(Notes position, Table table) {
    units.get(position.unit).play(position, table);
    position.unit++;
    return position.unit < units.size();
  }

  @Override
  public Choice choice(Notes position, Asked asked, int code) {
    return new Choice("c" + code, "pick", Map.of());
  }

  @Override
  public Question.Context context(Notes position, Asked asked) {
    return asked.context() == null
        ? Question.Context.NONE
        : new Question.Context((String) asked.context(), List.of(), 0);
  }

  @Override
  public Patience patience(Notes position, Asked asked) {
    return patience;
  }

  @Override
  public View view(Notes position, Viewer viewer) {
    return new Seen(List.copyOf(position.lines));
  }

  @Override
  public Class<Seen> viewType() {
    return Seen.class;
  }

  @Override
  public boolean allows(Notes position, Command command, Seat seat) {
    boolean beaten = position.lines.contains("beaten " + seat);
    return !refused.contains(command) && !(beaten && command == Command.STOP);
  }

  @Override
  public boolean playsOnWithout(Notes position, List<Seat> gone) {
    return playsOn && gone.size() < seats - 1;
  }

  @Override
  public Optional<Outcome> retire(Notes position, List<Departure> going) {
    List<String> told = new ArrayList<>();
    for (Departure each : going) {
      position.out.add(each.seat());
      told.add(each.seat() + " " + each.reason());
    }
    position.add("retired " + String.join(", ", told));
    return position.out.size() < seats - 1
        ? Optional.empty()
        : Optional.of(placed(position, going.getLast().reason()));
  }

  @Override
  public void restore(Notes position, Seat seat) {
    position.out.remove(seat);
    position.add("restored " + seat);
  }

  /** Seats that are out are last, the first to leave lowest of all. */
  private Outcome placed(Notes position, String reason) {
    List<Integer> places = new ArrayList<>(Collections.nCopies(seats, 1));
    for (int i = 0; i < position.out.size(); i++)
      places.set(position.out.get(i).index(), seats - i);
    return new Outcome(List.copyOf(places), reason, List.of());
  }

  @Override
  public Outcome outcome(Notes position) {
    return placed(position, "played");
  }

  @Override
  public Outcome outcome(Notes position, Command command, Seat seat) {
    if (command == Command.STOP) {
      return new Outcome(Collections.nCopies(seats, 1), "agreed", List.of());
    }
    List<Integer> places = new ArrayList<>(Collections.nCopies(seats, 1));
    places.set(seat.index(), 2);
    return new Outcome(List.copyOf(places), "resigned", List.of());
  }

  @Override
  public Map<String, Object> write(Notes position) {
    return Map.of("unit", position.unit, "lines", List.copyOf(position.lines));
  }

  @Override
  public Notes read(Setup setup, Map<String, Object> written) {
    Notes notes = new Notes();
    notes.unit = ((Number) written.get("unit")).intValue();
    for (Object line : (List<?>) written.get("lines")) notes.lines.add((String) line);
    return notes;
  }

  @Override
  public String drawn(Notes position) {
    return String.join("\n", position.lines);
  }

  @Override
  public GameCatalogue catalogue(Locale locale) {
    GameWords words = new GameWords("script", Map.of(), Map.of(), Map.of(), Map.of());
    return new GameCatalogue("script", 1, words, Map.of(), Map.of());
  }
}

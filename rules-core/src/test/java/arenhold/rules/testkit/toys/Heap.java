package arenhold.rules.testkit.toys;

import arenhold.rules.Asked;
import arenhold.rules.Bundle;
import arenhold.rules.Choice;
import arenhold.rules.Command;
import arenhold.rules.Game;
import arenhold.rules.GameCatalogue;
import arenhold.rules.GameInfo;
import arenhold.rules.GameWords;
import arenhold.rules.Options;
import arenhold.rules.Outcome;
import arenhold.rules.Prompt;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Table;
import arenhold.rules.View;
import arenhold.rules.Viewer;
import arenhold.rules.notation.Json;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A toy game with two rules versions: two players take turns to remove stones from a heap, and the
 * one who takes the last wins. In version 1 they take one or two at a time, in version 2 up to
 * three.
 */
public class Heap implements Game<Heap.Stones> {

  private static final int NEWEST = 2;
  private static final int STONES = 12;

  private final int version;

  /** The game with its newest rules. */
  public Heap() {
    this(NEWEST);
  }

  private Heap(int version) {
    this.version = version;
  }

  /** The only question. */
  public enum Ask implements Prompt {
    /** How many stones to take. */
    TAKE;

    @Override
    public String key() {
      return "take";
    }

    @Override
    public boolean open() {
      return true;
    }
  }

  /** The position. */
  public static final class Stones {
    private int left = STONES;
    private int seat;
  }

  /** The public view: how many stones are left. */
  public record Sight(int left) implements View {}

  @Override
  public GameInfo info() {
    return new GameInfo(
        "heap", version, List.of(new GameInfo.Form("stones", 2, 2, List.of(), List.of())));
  }

  @Override
  public List<Heap> earlier() {
    return version == NEWEST ? List.of(new Heap(1)) : List.of();
  }

  /** The difference between versions: how many stones may be taken at a time. */
  private int most() {
    return version == 1 ? 2 : 3;
  }

  @Override
  public Stones start(Setup setup) {
    return new Stones();
  }

  @Override
  public Stones copy(Stones from) {
    Stones copy = new Stones();
    copy.left = from.left;
    copy.seat = from.seat;
    return copy;
  }

  @Override
  public boolean advance(Stones p, Table table) {
    Options options = table.options();
    for (int stones = 1; stones <= Math.min(most(), p.left); stones++) options.add(stones);
    p.left -= table.choose(Seat.of(p.seat), Ask.TAKE);
    p.seat = 1 - p.seat;
    return p.left > 0;
  }

  @Override
  public Choice choice(Stones position, Asked asked, int code) {
    return new Choice("take " + code, "take", Map.of());
  }

  @Override
  public Question.Context context(Stones position, Asked asked) {
    return Question.Context.NONE;
  }

  @Override
  public View view(Stones p, Viewer viewer) {
    return new Sight(p.left);
  }

  @Override
  public Class<Sight> viewType() {
    return Sight.class;
  }

  @Override
  public boolean allows(Stones position, Command command, Seat seat) {
    return true;
  }

  @Override
  public Outcome outcome(Stones p) {
    return lostBy(p.seat, "played");
  }

  @Override
  public Outcome outcome(Stones p, Command command, Seat seat) {
    if (command == Command.STOP) return new Outcome(List.of(1, 1), "agreed", List.of());
    return lostBy(seat.index(), "resigned");
  }

  private static Outcome lostBy(int seat, String reason) {
    return new Outcome(seat == 0 ? List.of(2, 1) : List.of(1, 2), reason, List.of());
  }

  @Override
  public Map<String, Object> write(Stones p) {
    return Map.of("left", p.left, "seat", p.seat);
  }

  @Override
  public Stones read(Setup setup, Map<String, Object> written) {
    if (!List.of("left", "seat").containsAll(written.keySet())) {
      throw new IllegalArgumentException("fields");
    }
    Stones p = new Stones();
    p.left = Json.integer(written.get("left"));
    p.seat = Json.integer(written.get("seat"));
    return p;
  }

  @Override
  public String drawn(Stones p) {
    return "o".repeat(p.left);
  }

  @Override
  public GameCatalogue catalogue(Locale locale) {
    GameInfo info = info();
    GameWords words = Bundle.of(Heap.class, locale, info.key()).words(info);
    return new GameCatalogue(info.key(), info.version(), words, Map.of(), Map.of("most", most()));
  }
}

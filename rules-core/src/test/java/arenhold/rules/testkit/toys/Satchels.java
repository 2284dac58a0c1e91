package arenhold.rules.testkit.toys;

import arenhold.rules.Asked;
import arenhold.rules.Bundle;
import arenhold.rules.Choice;
import arenhold.rules.Command;
import arenhold.rules.Fault;
import arenhold.rules.Game;
import arenhold.rules.GameCatalogue;
import arenhold.rules.GameInfo;
import arenhold.rules.GameWords;
import arenhold.rules.Option;
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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A toy game with options of every kind: each of two players packs four gems, worth no more than
 * the table allows, into a satchel that the other does not see, and they take turns to lay one
 * down; the more valuable one of each round scores. A player may open their satchel for all to see
 * instead.
 */
public final class Satchels implements Game<Satchels.Gems> {

  /** The most a satchel may be worth: a range. */
  public static final String WORTH = "worth";

  /** The contents of a seat's satchel: a secret deck. */
  public static final String SATCHEL = "satchel";

  /** A charm without effect: a secret with a default. */
  public static final String CHARM = "charm";

  private static final List<String> GEMS = List.of("pearl", "ruby", "opal");
  private static final int SIZE = 4;
  private static final int OPEN = GEMS.size();
  private static final List<Option.DeckList.Prepared> PACKED =
      List.of(
          new Option.DeckList.Prepared("plain", "pearl:4"),
          new Option.DeckList.Prepared("mixed", "pearl,ruby:2,opal"));

  private static final GameInfo INFO =
      new GameInfo(
          "satchels",
          1,
          List.of(
              new GameInfo.Form(
                      "gems",
                      2,
                      2,
                      List.of(
                          new Option.Range(WORTH, SIZE, 3 * SIZE, "8", false),
                          new Option.OneOf("first", List.of("1", "2"), "1", false)),
                      List.of(
                          new Option.DeckList(SATCHEL, GEMS, SIZE, SIZE, SIZE, PACKED, null, true),
                          new Option.OneOf(
                              CHARM, List.of("none", "bell"), "none", false, null, true)))
                  .with(new GameInfo.Usual(WORTH, "10", 2, 2, true))),
          List.of("too-rich", "unlucky"));

  /** The only question. */
  public enum Ask implements Prompt {
    /** Which gem to lay down, or whether to open the satchel. */
    LAY;

    @Override
    public String key() {
      return "lay";
    }

    @Override
    public boolean open() {
      return true;
    }
  }

  /** The position: how many gems of each kind are in each satchel. */
  public static final class Gems {
    private final int[][] left = new int[2][GEMS.size()];
    private final boolean[] open = new boolean[2];
    private final int[] scores = new int[2];
    private int first;
    private int seat;

    /** The gem that the first seat of this round laid down, or -1. */
    private int laid = -1;

    /** How many gems each seat has left. */
    List<Integer> gems() {
      return Arrays.stream(left).map(own -> Arrays.stream(own).sum()).toList();
    }
  }

  /** A viewer's view; unknown satchels are null. */
  public record Sight(List<List<Integer>> left, List<Integer> scores) implements View {}

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public Setup.Problem problem(Setup setup) {
    Setup.Problem problem = Game.super.problem(setup);
    if (problem != null && !problem.code().equals(Setup.Problem.MISSING)) return problem;
    int most = Integer.parseInt(setup.table(WORTH, "8"));
    for (int seat = 0; seat < setup.size(); seat++) {
      if (!setup.seats().get(seat).containsKey(SATCHEL)) continue;
      List<Fault> faults = faults(setup.form(), SATCHEL, setup.seat(Seat.of(seat), SATCHEL, ""));
      if (!faults.isEmpty()) return Setup.Problem.of(faults.getFirst(), seat, SATCHEL);
      int worth = 0;
      int[] gems = satchel(setup, seat);
      for (int gem = 0; gem < gems.length; gem++) worth += gems[gem] * (gem + 1);
      if (worth > most) return new Setup.Problem("too-rich", seat, SATCHEL);
    }
    return problem;
  }

  /** A single pearl among opals brings bad luck. */
  @Override
  public List<Fault> faults(String form, String option, String value) {
    boolean unlucky = option.equals(SATCHEL) && value.equals("pearl,opal:3");
    return unlucky ? List.of(new Fault("unlucky", "pearl", "7")) : List.of();
  }

  private static int[] satchel(Setup setup, int seat) {
    Map<String, Integer> deck = Option.DeckList.read(setup.seat(Seat.of(seat), SATCHEL, ""));
    return GEMS.stream().mapToInt(gem -> deck.getOrDefault(gem, 0)).toArray();
  }

  @Override
  public boolean shows(Gems p, Seat seat, String option) {
    return p.open[seat.index()];
  }

  @Override
  public Gems start(Setup setup) {
    Gems p = new Gems();
    for (int seat = 0; seat < 2; seat++) p.left[seat] = satchel(setup, seat);
    p.first = Integer.parseInt(setup.table("first", "1")) - 1;
    p.seat = p.first;
    return p;
  }

  @Override
  public Gems copy(Gems from) {
    Gems copy = new Gems();
    for (int seat = 0; seat < 2; seat++) {
      copy.left[seat] = from.left[seat].clone();
      copy.open[seat] = from.open[seat];
      copy.scores[seat] = from.scores[seat];
    }
    copy.first = from.first;
    copy.seat = from.seat;
    copy.laid = from.laid;
    return copy;
  }

  @Override
  public boolean advance(Gems p, Table table) {
    Options options = table.options();
    for (int gem = 0; gem < GEMS.size(); gem++) if (p.left[p.seat][gem] > 0) options.add(gem);
    if (!p.open[p.seat]) options.add(OPEN);
    int choice = table.choose(Seat.of(p.seat), Ask.LAY);
    if (choice == OPEN) {
      p.open[p.seat] = true;
      table.noReturn();
      return true;
    }
    p.left[p.seat][choice]--;
    if (p.seat != p.first) {
      if (choice > p.laid) p.scores[p.seat]++;
      if (choice < p.laid) p.scores[p.first]++;
    }
    p.laid = p.seat == p.first ? choice : -1;
    p.seat = 1 - p.seat;
    return p.seat != p.first || p.left[p.first][0] + p.left[p.first][1] + p.left[p.first][2] > 0;
  }

  @Override
  public Choice choice(Gems position, Asked asked, int code) {
    if (code == OPEN) return new Choice("open", "open", Map.of());
    return new Choice(GEMS.get(code), "lay", Map.of("gem", List.of(GEMS.get(code))));
  }

  @Override
  public Question.Context context(Gems position, Asked asked) {
    return Question.Context.NONE;
  }

  @Override
  public View view(Gems p, Viewer viewer) {
    List<List<Integer>> left = new ArrayList<>();
    for (int seat = 0; seat < 2; seat++) {
      boolean known = p.open[seat] || viewer.knowsAs(Seat.of(seat));
      left.add(known ? list(p.left[seat]) : null);
    }
    return new Sight(left, list(p.scores));
  }

  @Override
  public Class<Sight> viewType() {
    return Sight.class;
  }

  private static List<Integer> list(int[] numbers) {
    List<Integer> list = new ArrayList<>();
    for (int number : numbers) list.add(number);
    return list;
  }

  @Override
  public boolean allows(Gems position, Command command, Seat seat) {
    return true;
  }

  @Override
  public Outcome outcome(Gems p) {
    int order = Integer.compare(p.scores[0], p.scores[1]);
    List<Integer> places = List.of(order < 0 ? 2 : 1, order > 0 ? 2 : 1);
    return new Outcome(places, "played", List.of(new Outcome.Decider("score", list(p.scores))));
  }

  @Override
  public Outcome outcome(Gems p, Command command, Seat seat) {
    if (command == Command.STOP) return new Outcome(List.of(1, 1), "agreed", List.of());
    return new Outcome(seat.index() == 0 ? List.of(2, 1) : List.of(1, 2), "resigned", List.of());
  }

  @Override
  public Map<String, Object> write(Gems p) {
    return Map.of(
        "left", List.of(list(p.left[0]), list(p.left[1])),
        "open", List.of(p.open[0], p.open[1]),
        "scores", list(p.scores),
        "turn", List.of(p.first, p.seat, p.laid));
  }

  @Override
  public Gems read(Setup setup, Map<String, Object> written) {
    if (!List.of("left", "open", "scores", "turn").containsAll(written.keySet())) {
      throw new IllegalArgumentException("fields");
    }
    Gems p = start(setup);
    for (int seat = 0; seat < 2; seat++) {
      List<Object> left = Json.list(Json.list(written.get("left")).get(seat));
      for (int gem = 0; gem < GEMS.size(); gem++) p.left[seat][gem] = Json.integer(left.get(gem));
      p.open[seat] = (Boolean) Json.list(written.get("open")).get(seat);
      p.scores[seat] = Json.integer(Json.list(written.get("scores")).get(seat));
    }
    List<Object> turn = Json.list(written.get("turn"));
    p.first = Json.integer(turn.get(0));
    p.seat = Json.integer(turn.get(1));
    p.laid = Json.integer(turn.get(2));
    return p;
  }

  @Override
  public String drawn(Gems p) {
    return list(p.left[0]) + " " + list(p.left[1]);
  }

  @Override
  public GameCatalogue catalogue(Locale locale) {
    GameInfo info = info();
    GameWords words = Bundle.of(Satchels.class, locale, info.key()).words(info);
    return new GameCatalogue(info.key(), info.version(), words, Map.of(), Map.of());
  }
}

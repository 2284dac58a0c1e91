package arenhold.engine;

import arenhold.players.Seen;
import arenhold.rules.Asked;
import arenhold.rules.Command;
import arenhold.rules.Entry;
import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Games;
import arenhold.rules.Knowledge;
import arenhold.rules.Match;
import arenhold.rules.Option;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import arenhold.rules.Witness;
import arenhold.rules.testkit.toys.Ambush;
import arenhold.rules.testkit.toys.Bidding;
import arenhold.rules.testkit.toys.Heap;
import arenhold.rules.testkit.toys.Satchels;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;

/**
 * A match of random players with what each seat knows, and the wire to an engine in this process.
 *
 * @param <P> the game's position
 */
final class Told<P> {

  /** A game with a set-up of it. */
  record Played(Game<?> game, Setup setup) {}

  /** A wire to something in this process: what it answers is there at once. */
  static final class Direct implements Wire {
    final List<String> sent = new ArrayList<>();
    final Deque<String> answers = new ArrayDeque<>();
    private final Consumer<String> other;

    Direct(Consumer<String> other) {
      this.other = other;
    }

    @Override
    public void send(String line) {
      sent.add(line);
      other.accept(line);
    }

    @Override
    public void within(long milliseconds) {}

    @Override
    public String receive() {
      if (answers.isEmpty()) throw new EngineFault(Code.SILENT, "no answer");
      return answers.poll();
    }
  }

  private final Random random;
  private final List<Witness<P>> witnesses = new ArrayList<>();
  private Match<P> match;

  Told(Game<P> game, Setup setup, long seed) {
    random = new Random(seed);
    match = Match.start(game, setup);
    for (int i = 0; i < setup.size(); i++) witnesses.add(Witness.of(match, Seat.of(i)));
  }

  Match<P> match() {
    return match;
  }

  Knowledge known(Seat seat) {
    return witnesses.get(seat.index()).knowledge();
  }

  Seen<P> seen(Seat seat) {
    return new Seen<>(match.game(), known(seat), match.question(seat).orElseThrow());
  }

  /** A random choice, sometimes a command such as taking back. */
  void step() {
    if (random.nextInt(12) == 0 && command()) return;
    List<Asked> open = match.open();
    Asked asked = open.get(random.nextInt(open.size()));
    int code = asked.codes()[random.nextInt(asked.codes().length)];
    apply(new Entry(asked.seat(), match.game().notation(match.position(), asked, code)));
  }

  private boolean command() {
    List<Command> commands =
        random.nextInt(20) == 0
            ? List.of(Command.RESIGN, Command.TAKE_OVER)
            : List.of(Command.TAKE_BACK, Command.TAKE_OVER);
    Command command = commands.get(random.nextInt(commands.size()));
    return apply(new Entry(Seat.of(random.nextInt(witnesses.size())), command.notation()));
  }

  boolean apply(Entry entry) {
    Match<P> before = match;
    if (!(match.apply(entry) instanceof Step.Applied<P> applied)) return false;
    match = applied.match();
    witnesses.replaceAll(witness -> witness.after(before, entry, match));
    return true;
  }

  /** The toys and every form of the games that people play. */
  static List<Played> all() {
    List<Played> all = new ArrayList<>(toys());
    for (Game<?> game : Games.ALL) {
      for (GameInfo.Form form : game.info().forms()) {
        Setup setup = usual(game.info().key(), form);
        if (game.problem(setup) == null) all.add(new Played(game, setup));
      }
    }
    return all;
  }

  static List<Played> toys() {
    return List.of(
        new Played(new Heap(), setup("heap", "stones", 2, Map.of(), Map.of())),
        new Played(new Bidding(), setup("bidding", "bids", 3, Map.of(), Map.of())),
        new Played(new Ambush(), setup("ambush", "walk", 3, Map.of(), Map.of())),
        new Played(
            new Satchels(),
            setup(
                "satchels",
                "gems",
                2,
                Map.of(Satchels.SATCHEL, "pearl,ruby:2,opal", Satchels.CHARM, "none"),
                Map.of(Satchels.WORTH, "8", "first", "1"))));
  }

  /** Finds the game of one of them by its key. */
  static Game<?> game(String key) {
    for (Played each : toys()) if (each.game().info().key().equals(key)) return each.game();
    return Games.named(key);
  }

  private static Setup setup(
      String game, String form, int seats, Map<String, String> each, Map<String, String> table) {
    return new Setup(game, form, Collections.nCopies(seats, each), table);
  }

  private static Setup usual(String game, GameInfo.Form form) {
    Map<String, String> table = new HashMap<>();
    for (Option option : form.tableOptions()) table.put(option.key(), usual(option, 0));
    List<Map<String, String>> seats = new ArrayList<>();
    for (int i = 0; i < form.minSeats(); i++) {
      Map<String, String> seat = new HashMap<>();
      for (Option option : form.seatOptions()) seat.put(option.key(), usual(option, i));
      seats.add(seat);
    }
    return new Setup(game, form.key(), seats, table);
  }

  private static String usual(Option option, int seat) {
    boolean free = option.fallback() == null || option.distinct();
    return free ? option.samples().get(seat % option.samples().size()) : option.fallback();
  }
}

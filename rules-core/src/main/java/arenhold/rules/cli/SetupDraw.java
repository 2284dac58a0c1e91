package arenhold.rules.cli;

import arenhold.rules.Game;
import arenhold.rules.Option;
import arenhold.rules.Playout;
import arenhold.rules.Setup;
import arenhold.rules.Table;
import arenhold.rules.notation.Excerpt;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * The set-ups of random matches: the same for all, or with {@code --drawn} one for each, in which
 * every seat has a random value of an option, such as its deck.
 *
 * @param given the set-up from the command line
 * @param drawn the seat option that is drawn for every match, or null
 */
record SetupDraw(Game<?> game, Setup given, Option drawn) {

  /** How many set-ups are drawn before their values count as impossible together. */
  private static final int MOST_TRIED = 10_000;

  /** The set-ups that the command line asks for. */
  static SetupDraw of(Arguments arguments, Game<?> game) {
    Setup given = arguments.setup(game);
    String key = arguments.text("drawn", null);
    if (key == null) return new SetupDraw(game, given, null);
    for (Option option : game.info().form(given.form()).seatOptions()) {
      if (!option.key().equals(key)) continue;
      if (!arguments.chooses(key)) return new SetupDraw(game, given, option);
      throw Wrong.usage("--drawn and --option both give values of " + key);
    }
    throw Wrong.usage("seats have no option " + Excerpt.of(key));
  }

  /** The same for another set-up. */
  SetupDraw in(Setup other) {
    return new SetupDraw(game, other, drawn);
  }

  /** Whether every match has a set-up of its own. */
  boolean draws() {
    return drawn != null;
  }

  /** The set-up of the match of this seed. */
  Setup of(long seed) {
    if (!draws()) return given;
    // A source of its own: what is drawn does not shift the choices of the players.
    SplittableRandom random = new SplittableRandom(seed).split().split();
    for (int tried = 0; tried < MOST_TRIED; tried++) {
      Setup setup = any(random);
      if (game.problem(setup) == null) return setup;
    }
    throw Wrong.failed("no values of " + drawn.key() + " drawn for the seats go together");
  }

  private Setup any(SplittableRandom random) {
    List<Map<String, String>> others = new ArrayList<>();
    for (Map<String, String> seat : given.seats()) {
      Map<String, String> left = new LinkedHashMap<>(seat);
      left.remove(drawn.key());
      others.add(left);
    }
    Setup known = new Setup(given.game(), given.form(), others, given.table());
    List<Map<String, String>> seats = new ArrayList<>();
    for (Map<String, String> seat : others) {
      Table nature = new Playout((any, prompt, options) -> random.nextInt(options.size()));
      String value = drawn.secret() ? game.secret(known, drawn, nature) : drawn.any(nature);
      Map<String, String> all = new LinkedHashMap<>(seat);
      all.put(drawn.key(), value);
      seats.add(all);
    }
    return new Setup(given.game(), given.form(), seats, given.table());
  }
}

package arenhold.rules.cli;

import arenhold.rules.Game;
import arenhold.rules.Games;
import arenhold.rules.tvrz.Tvrz;
import java.util.List;
import java.util.stream.Stream;

/** The games that scenario files may be about: also those that cannot be chosen at a table yet. */
final class GamesThere {

  static final List<Game<?>> ALL =
      Stream.<Game<?>>concat(Games.ALL.stream(), Stream.of(new Tvrz())).toList();

  private GamesThere() {}
}

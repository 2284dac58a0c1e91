package arenhold.server.testing;

import arenhold.rules.Game;
import arenhold.rules.Games;
import arenhold.rules.testkit.toys.Ambush;
import arenhold.rules.testkit.toys.Bidding;
import arenhold.rules.testkit.toys.Satchels;
import arenhold.server.catalogue.GameShelf;
import java.util.ArrayList;
import java.util.List;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Primary;

/**
 * The games of the server, and the toys of the rules' own tests. Not annotated: tests choose it.
 */
public class ToyShelf {

  @Bean
  @Primary
  GameShelf withToys() {
    return shelf();
  }

  /** The same for an arranged server. */
  public static GameShelf shelf() {
    List<Game<?>> games = new ArrayList<>(Games.ALL);
    games.add(new Ambush());
    games.add(new Bidding());
    games.add(new Satchels());
    return new GameShelf(games);
  }
}

package arenhold.server.testing;

import arenhold.rules.Game;
import arenhold.rules.Games;
import arenhold.rules.testkit.toys.Ambush;
import arenhold.rules.testkit.toys.Bidding;
import arenhold.server.Arenhold;
import arenhold.server.catalogue.GameShelf;
import java.util.ArrayList;
import java.util.List;
import org.springframework.boot.SpringApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Primary;

/**
 * The server as a process of its own, with more games: the toys of the rules' tests. No client has
 * a module for them.
 */
public final class ToyServer {

  private static final List<Game<?>> TOYS = List.of(new Bidding(), new Ambush());

  private ToyServer() {}

  /** The games of the server, and the toys. Not annotated: tests would find it. */
  static class WithToys {
    @Bean
    @Primary
    GameShelf shelfWithToys() {
      List<Game<?>> games = new ArrayList<>(Games.ALL);
      games.addAll(TOYS);
      return new GameShelf(games);
    }
  }

  /** Takes the server's arguments. */
  public static void main(String[] arguments) {
    SpringApplication server = new SpringApplication(Arenhold.class, WithToys.class);
    // Like the server, it reports that it has started.
    server.setMainApplicationClass(Arenhold.class);
    server.run(arguments);
  }
}

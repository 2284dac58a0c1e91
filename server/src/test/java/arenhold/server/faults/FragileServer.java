package arenhold.server.faults;

import arenhold.rules.Game;
import arenhold.rules.Games;
import arenhold.server.Arenhold;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.testing.Fragile;
import java.util.ArrayList;
import java.util.List;
import org.springframework.boot.SpringApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Primary;

/** The server as a process of its own, with one more game: {@link Fragile}. */
public final class FragileServer {

  private FragileServer() {}

  /** The games of the server, and the one that breaks. Not annotated: tests would find it. */
  static class WithAFragileGame {
    @Bean
    @Primary
    GameShelf fragileShelf() {
      List<Game<?>> games = new ArrayList<>(Games.ALL);
      games.add(new Fragile());
      return new GameShelf(games);
    }
  }

  /** Takes the server's arguments. */
  public static void main(String[] arguments) {
    SpringApplication server = new SpringApplication(Arenhold.class, WithAFragileGame.class);
    // Like the server, it reports that it has started.
    server.setMainApplicationClass(Arenhold.class);
    server.run(arguments);
  }
}

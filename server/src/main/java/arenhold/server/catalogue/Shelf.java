package arenhold.server.catalogue;

import arenhold.rules.Games;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Puts every game of the registry on the shelf. */
@Configuration
class Shelf {

  @Bean
  GameShelf gameShelf() {
    return new GameShelf(Games.ALL);
  }
}

package arenhold.server.catalogue;

import arenhold.rules.Games;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Puts every game of the registry on the shelf. */
@Configuration
class Shelf {

  @Bean
  @ConditionalOnMissingBean
  GameShelf gameShelf() {
    return new GameShelf(Games.ALL);
  }
}

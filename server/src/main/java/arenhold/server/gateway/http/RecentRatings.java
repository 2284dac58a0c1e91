package arenhold.server.gateway.http;

import arenhold.server.rating.ComputerRatings;
import arenhold.server.rating.Rating;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import com.github.benmanes.caffeine.cache.Ticker;
import java.time.Duration;
import java.util.Map;
import java.util.function.BiFunction;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/**
 * The ratings of computers as they were a few seconds ago at the most: they rarely change, and
 * every page that offers computers asks for them.
 */
@Component
class RecentRatings {

  /** How old they may be. */
  static final Duration OLDEST = Duration.ofSeconds(5);

  /** The most forms whose ratings are remembered: more than there are. */
  static final int MOST = 200;

  private record Form(String game, String form) {}

  private final LoadingCache<Form, Map<String, Rating>> read;

  @Autowired
  RecentRatings(ComputerRatings ratings) {
    this(ratings::of, Ticker.systemTicker());
  }

  /**
   * @param ratings reads those of a form of a game
   */
  RecentRatings(BiFunction<String, String, Map<String, Rating>> ratings, Ticker time) {
    read =
        Caffeine.newBuilder()
            .maximumSize(MOST)
            .expireAfterWrite(OLDEST)
            .ticker(time)
            .build(one -> ratings.apply(one.game(), one.form()));
  }

  /** As {@link ComputerRatings#of}, for a form that there is. */
  Map<String, Rating> of(String game, String form) {
    return read.get(new Form(game, form));
  }

  /** How many forms are remembered. */
  long size() {
    read.cleanUp();
    return read.estimatedSize();
  }
}

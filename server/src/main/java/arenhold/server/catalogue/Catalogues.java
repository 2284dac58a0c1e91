package arenhold.server.catalogue;

import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/** What clients need to know of the games, as JSON: written once, since it never changes. */
@Component
public class Catalogues {

  /** The languages of the texts; whoever asks for another gets the first. */
  private static final List<String> LANGUAGES = List.of("en", "cs", "it");

  /**
   * A text as it is sent.
   *
   * @param tag tells it from others
   */
  public record Written(byte[] json, String tag) {}

  private final GameShelf shelf;
  private final JsonMapper mapper;
  private final Map<String, Written> catalogues = new ConcurrentHashMap<>();
  private final Written games;

  Catalogues(GameShelf shelf, JsonMapper mapper) {
    this.shelf = shelf;
    this.mapper = mapper;
    this.games = written(shelf.games().stream().<GameInfo>map(Game::info).toList());
  }

  /** Every game with its forms and options. */
  public Written games() {
    return games;
  }

  /** Everything about a game with its words in one language, if there is such a game. */
  public Optional<Written> of(String game, String language) {
    Game<?> found = shelf.named(game);
    if (found == null) return Optional.empty();
    String wanted = Locale.forLanguageTag(language).getLanguage();
    String known = LANGUAGES.contains(wanted) ? wanted : LANGUAGES.getFirst();
    return Optional.of(
        catalogues.computeIfAbsent(
            game + "/" + known, key -> written(found.catalogue(Locale.forLanguageTag(known)))));
  }

  private Written written(Object value) {
    byte[] json = mapper.writeValueAsBytes(value);
    CRC32 sum = new CRC32();
    sum.update(json);
    return new Written(json, HexFormat.of().toHexDigits(sum.getValue(), 8));
  }
}

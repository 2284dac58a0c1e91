package arenhold.server.catalogue;

import arenhold.rules.Bundle;
import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.GameWords;
import arenhold.rules.Option;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/**
 * The games' texts and catalogues as JSON for clients. Serialized once, since they never change.
 */
@Component
public class Catalogues {

  /**
   * A response body.
   *
   * @param tag its ETag
   */
  public record Written(byte[] json, String tag) {}

  /** Adds the kind to options in JSON; the rules themselves know no JSON library. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Option.OneOf.class, name = "oneof"),
    @JsonSubTypes.Type(value = Option.Range.class, name = "range"),
    @JsonSubTypes.Type(value = Option.DeckList.class, name = "decklist")
  })
  private interface Kinds {}

  private final GameShelf shelf;
  private final JsonMapper mapper;
  private final Map<String, Written> catalogues = new ConcurrentHashMap<>();
  private final Map<String, Written> words = new ConcurrentHashMap<>();
  private final Map<String, Map<String, GameWords>> spoken = new ConcurrentHashMap<>();
  private final Written games;

  Catalogues(GameShelf shelf, JsonMapper mapper) {
    this.shelf = shelf;
    this.mapper = mapper.rebuild().addMixIn(Option.class, Kinds.class).build();
    this.games = written(shelf.games().stream().<GameInfo>map(Game::info).toList());
  }

  /** Every game with its forms and options. */
  public Written games() {
    return games;
  }

  /**
   * A game's whole catalogue with its texts in one language, if there is such a game.
   *
   * @param version of its rules; null for the newest
   */
  public Optional<Written> of(String game, Integer version, String language) {
    Game<?> newest = shelf.named(game);
    Game<?> found = newest == null || version == null ? newest : newest.at(version);
    if (found == null) return Optional.empty();
    String known = known(language);
    return Optional.of(
        catalogues.computeIfAbsent(
            game + "/" + found.info().version() + "/" + known,
            key -> written(found.catalogue(Locale.forLanguageTag(known)))));
  }

  /**
   * The names of all games, forms and options in one language, by game key: for pages that name
   * games without drawing them.
   */
  public Written words(String language) {
    return words.computeIfAbsent(known(language), known -> written(spoken(known)));
  }

  /**
   * A game and its form in one phrase; falls back to keys for games that no longer exist.
   *
   * @param language one of {@link Bundle#LANGUAGES}; any other falls back to the first
   */
  public String title(String game, String form, Locale language) {
    GameWords said = spoken(known(language.toLanguageTag())).get(game);
    if (said == null) return game + ": " + form;
    GameWords.Form of = said.forms().get(form);
    return said.name() + ": " + (of == null ? form : of.name());
  }

  private Map<String, GameWords> spoken(String language) {
    return spoken.computeIfAbsent(
        language,
        key -> {
          Map<String, GameWords> all = new LinkedHashMap<>();
          for (Game<?> game : shelf.games()) {
            all.put(game.info().key(), game.catalogue(Locale.forLanguageTag(key)).words());
          }
          return all;
        });
  }

  /** The language whose texts are used for this one. */
  private static String known(String language) {
    String wanted = Locale.forLanguageTag(language).getLanguage();
    return Bundle.LANGUAGES.contains(wanted) ? wanted : Bundle.LANGUAGES.getFirst();
  }

  private Written written(Object value) {
    byte[] json = mapper.writeValueAsBytes(value);
    CRC32 sum = new CRC32();
    sum.update(json);
    return new Written(json, HexFormat.of().toHexDigits(sum.getValue(), 8));
  }
}

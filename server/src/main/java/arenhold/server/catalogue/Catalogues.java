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
 * What the games are called, and all that clients need of them as JSON: written once, since it
 * never changes.
 */
@Component
public class Catalogues {

  /**
   * A text as it is sent.
   *
   * @param tag tells it from others
   */
  public record Written(byte[] json, String tag) {}

  /** Tells the kinds of options apart; the rules know of no JSON. */
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
   * Everything about a game with its words in one language, if there is such a game.
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
   * What every game and its forms and options are called in one language: by the game's key, for
   * pages that name games without drawing any.
   */
  public Written words(String language) {
    return words.computeIfAbsent(known(language), known -> written(spoken(known)));
  }

  /**
   * A game and its form in one phrase; keys stand for what is not here any more.
   *
   * @param language one of {@link Bundle#LANGUAGES}; others give the first of them
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

  /** The language of the texts for those who ask for this one. */
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

package arenhold.rules.destiny.text;

import arenhold.rules.Bundle;
import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.PreparedTeam;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Properties;

/**
 * The publisher's names in one language: of the game, of cards and prepared teams, and a few words
 * on cards. They all stand in one file, {@code names.properties}; a host may put another file of
 * that name first on the class path. A card that it does not name is called by its key.
 */
final class Names {

  private static final String FILE = "names.properties";

  private final Properties names;
  private final String language;

  Names(Locale locale) {
    this(read(), locale);
  }

  Names(Properties names, Locale locale) {
    this.names = names;
    boolean known = Bundle.LANGUAGES.contains(locale.getLanguage());
    language = known ? locale.getLanguage() : Bundle.LANGUAGES.getFirst();
  }

  private static Properties read() {
    Properties names = new Properties();
    try (InputStream in = Names.class.getResourceAsStream(FILE)) {
      if (in == null) throw new IllegalStateException("no " + FILE);
      names.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      return names;
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** What the game is called: the publisher's name, or {@code otherwise} where none is given. */
  String game(String otherwise) {
    return named("game", otherwise);
  }

  /** What the card is called. */
  String name(Card card) {
    return named(card.key(), card.key().toUpperCase(Locale.ROOT));
  }

  /** The subtitle of a character or battlefield; null without one. */
  String subtitle(Card card) {
    return named(card.key() + ".subtitle", null);
  }

  /** What the team is called. */
  String name(PreparedTeam team) {
    return named(team.key(), team.key());
  }

  /**
   * A word on cards, or what it does: the publisher's, or {@code otherwise} where none is given.
   */
  String term(String key, String otherwise) {
    return named(key, otherwise);
  }

  private String named(String key, String otherwise) {
    return names.getProperty(key + "." + language, names.getProperty(key, otherwise));
  }
}

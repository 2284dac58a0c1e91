package arenhold.rules;

import java.util.Map;

/**
 * Everything a client needs to put a game in words and to draw it, in one language. The same for
 * everybody and for every match.
 *
 * @param game the game's key
 * @param version the version of its rules
 * @param cards the words of every card that {@link Event#played()} can name, by the card's key, in
 *     the game's own order; empty where there are none
 * @param table what tables say that are the same for every game
 * @param data what the game's own client module draws with, as plain JSON values; nobody else looks
 *     into it
 */
public record GameCatalogue(
    String game,
    int version,
    GameWords words,
    Map<String, Card> cards,
    TableWords table,
    Map<String, Object> data) {

  /** Of a game whose client module says everything at the table. */
  public GameCatalogue(
      String game,
      int version,
      GameWords words,
      Map<String, Card> cards,
      Map<String, Object> data) {
    this(game, version, words, cards, TableWords.NONE, data);
  }

  /** A card. */
  public record Card(String name) {}
}

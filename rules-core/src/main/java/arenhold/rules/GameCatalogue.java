package arenhold.rules;

import java.util.Map;

/**
 * Everything a client needs to describe and draw a game, in one language. The same for every player
 * and every match.
 *
 * @param game the game's key
 * @param version the version of its rules
 * @param cards every card that {@link Event#played()} can name, by key, in the game's own order;
 *     empty if there are none
 * @param table the texts of the generic table
 * @param data data for the game's own client module, as plain JSON values; opaque to everything
 *     else
 */
public record GameCatalogue(
    String game,
    int version,
    GameWords words,
    Map<String, Card> cards,
    TableWords table,
    Map<String, Object> data) {

  /** For a game whose client module has all texts of its table. */
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

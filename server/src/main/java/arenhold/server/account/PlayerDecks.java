package arenhold.server.account;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/**
 * Stores the decks that players, including guests, keep for games played with decks of their own.
 * What a deck may consist of is for the game to judge; an unfinished one can be kept too.
 */
@Repository
public class PlayerDecks implements Farewell {

  /** The most decks of one player, of all games together. */
  public static final int MOST = 100;

  /** The most characters in a deck's name. */
  public static final int LONGEST_NAME = 40;

  private static final String ALL = "id, game, name, value, changed";

  private final JdbcClient database;

  PlayerDecks(JdbcClient database) {
    this.database = database;
  }

  /**
   * A deck.
   *
   * @param value its cards, as {@link arenhold.rules.Option.DeckList} writes them
   * @param changed in ms
   */
  public record Deck(UUID id, String game, String name, String value, long changed) {}

  /** This player's decks of all games, by name. */
  public List<Deck> of(UUID player) {
    return database
        .sql("select " + ALL + " from player_deck where player_id = ? order by lower(name), id")
        .param(player)
        .query(PlayerDecks::deck)
        .list();
  }

  /** This player's decks of one game, by name. */
  public List<Deck> of(UUID player, String game) {
    return of(player).stream().filter(deck -> deck.game().equals(game)).toList();
  }

  /**
   * Keeps a new deck.
   *
   * @throws NotPossible if the player has too many, or is gone
   */
  @Transactional
  public Deck add(UUID player, String game, String name, String value) {
    // Locks the player, so that two requests at once do not both take the last place.
    boolean there =
        database
            .sql("select 1 from player where id = ? and deleted_at is null for update")
            .param(player)
            .query(Integer.class)
            .optional()
            .isPresent();
    if (!there) throw new NotPossible(NotPossible.Reason.NO_SESSION);
    int kept =
        database
            .sql("select count(*) from player_deck where player_id = ?")
            .param(player)
            .query(Integer.class)
            .single();
    if (kept >= MOST) throw new NotPossible(NotPossible.Reason.TOO_MANY_DECKS);
    return database
        .sql(
            """
            insert into player_deck (id, player_id, game, name, value)
            values (?, ?, ?, ?, ?) returning\s"""
                + ALL)
        .params(UUID.randomUUID(), player, game, name, value)
        .query(PlayerDecks::deck)
        .single();
  }

  /** Gives one of this player's decks another name and other cards; empty if it is not theirs. */
  public Optional<Deck> change(UUID player, UUID deck, String name, String value) {
    return database
        .sql(
            """
            update player_deck set name = ?, value = ?, changed = now()
            where id = ? and player_id = ? returning\s"""
                + ALL)
        .params(name, value, deck, player)
        .query(PlayerDecks::deck)
        .optional();
  }

  /** The game of one of this player's decks; empty if it is not theirs. */
  public Optional<String> game(UUID player, UUID deck) {
    return database
        .sql("select game from player_deck where id = ? and player_id = ?")
        .params(deck, player)
        .query(String.class)
        .optional();
  }

  /** Deletes one of this player's decks; false if it is not theirs. */
  public boolean remove(UUID player, UUID deck) {
    return database
            .sql("delete from player_deck where id = ? and player_id = ?")
            .params(deck, player)
            .update()
        > 0;
  }

  @Override
  public void forget(UUID player) {
    database.sql("delete from player_deck where player_id = ?").param(player).update();
  }

  private static Deck deck(ResultSet row, int number) throws SQLException {
    return new Deck(
        row.getObject("id", UUID.class),
        row.getString("game"),
        row.getString("name"),
        row.getString("value"),
        row.getTimestamp("changed").getTime());
  }
}

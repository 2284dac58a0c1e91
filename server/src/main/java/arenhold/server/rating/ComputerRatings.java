package arenhold.server.rating;

import arenhold.rules.Command;
import arenhold.rules.Outcome;
import arenhold.server.computer.Computer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/**
 * How strong each level of computers is in the pool of people: floating ratings, by the same method
 * as people's, from matches of one person whose rating is established against one computer. The
 * person's rating never changes by them. Nobody moves the rating of a level more than once a day,
 * so that no single player can push it.
 */
@Repository
public class ComputerRatings {

  /** How long a player who has moved a level's rating does not move it again, in hours. */
  private static final int REST = 24;

  private final JdbcClient database;

  ComputerRatings(JdbcClient database) {
    this.database = database;
  }

  private record Meeting(
      String game,
      String form,
      String level,
      UUID player,
      Rating person,
      int personPlace,
      int computerPlace) {}

  /**
   * Updates the rating of the computer that played this match, if the match says something about
   * it: see above, without hints, begun at its beginning, and not broken off early. Call in the
   * transaction that ends the match, after the places are stored.
   *
   * @param reason why it ended, as in {@link Outcome#reason}
   * @param choices how many choices its players made, not counting those taken back
   */
  @Transactional(propagation = Propagation.MANDATORY)
  public void settle(UUID match, String reason, int choices) {
    if (reason.equals(Outcome.ABANDONED)) return;
    if (Ratings.hardlyPlayed(reason, choices, 2)) return;
    for (Meeting meeting : meeting(match)) if (first(meeting)) change(meeting);
  }

  private List<Meeting> meeting(UUID match) {
    return database
        .sql(
            """
            select m.game, m.form, c.computer, own.player_id, r.mu, r.sigma, own.place, its.place
            from match m
            join match_player own on own.match_id = m.id
            join player p on p.id = own.player_id and p.computer is null
            join match_player its on its.match_id = m.id and its.seat <> own.seat
            join player c on c.id = its.player_id and c.computer <> :outside
            join rating r on r.player_id = p.id and r.game = m.game and r.form = m.form
            where m.id = :match and m.origin is null and r.matches > 0 and r.sigma <= :established
              and 2 = (select count(*) from match_player where match_id = m.id)
              and not exists (
                select 1 from match_entry where match_id = m.id and notation in (:helped))""")
        .param("match", match)
        .param("outside", Computer.OUTSIDE)
        .param("established", Rating.PROVISIONAL)
        .param("helped", List.of(Command.HINT.notation(), Command.STAND_IN.notation()))
        .query(
            (row, n) ->
                new Meeting(
                    row.getString(1),
                    row.getString(2),
                    row.getString(3),
                    row.getObject(4, UUID.class),
                    new Rating(row.getDouble(5), row.getDouble(6)),
                    row.getInt(7),
                    row.getInt(8)))
        .list();
  }

  /** Whether the player has not moved this rating for a day; from now on they have. */
  private boolean first(Meeting meeting) {
    return 1
        == database
            .sql(
                """
                insert into computer_rated_by (player_id, game, form, level, at)
                values (?, ?, ?, ?, now())
                on conflict (player_id, game, form, level) do update set at = now()
                where computer_rated_by.at < now() - make_interval(hours => ?)""")
            .params(meeting.player(), meeting.game(), meeting.form(), meeting.level(), REST)
            .update();
  }

  private void change(Meeting meeting) {
    database
        .sql(
            """
            insert into computer_rating (game, form, level, mu, sigma, matches, changed_at)
            values (?, ?, ?, ?, ?, 0, now()) on conflict do nothing""")
        .params(meeting.game(), meeting.form(), meeting.level())
        .params(Rating.START.mu(), Rating.START.sigma())
        .update();
    Rating before =
        database
            .sql(
                """
                select mu, sigma from computer_rating where game = ? and form = ? and level = ?
                for update""")
            .params(meeting.game(), meeting.form(), meeting.level())
            .query((row, n) -> new Rating(row.getDouble(1), row.getDouble(2)))
            .single();
    Rating after =
        WengLin.after(
                List.of(List.of(meeting.person()), List.of(before)),
                List.of(meeting.personPlace(), meeting.computerPlace()))
            .getLast()
            .getFirst();
    database
        .sql(
            """
            update computer_rating set mu = ?, sigma = ?, matches = matches + 1, changed_at = now()
            where game = ? and form = ? and level = ?""")
        .params(after.mu(), after.sigma(), meeting.game(), meeting.form(), meeting.level())
        .update();
  }

  /** The established ratings of the levels of a form, by the key of the level. */
  public Map<String, Rating> of(String game, String form) {
    Map<String, Rating> ratings = new HashMap<>();
    database
        .sql(
            "select level, mu, sigma from computer_rating where game = ? and form = ? and sigma <= ?")
        .params(game, form, Rating.PROVISIONAL)
        .query(
            row -> {
              Rating rating = new Rating(row.getDouble("mu"), row.getDouble("sigma"));
              ratings.put(row.getString("level"), rating);
            });
    return ratings;
  }
}

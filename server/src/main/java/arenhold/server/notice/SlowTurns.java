package arenhold.server.notice;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;

/**
 * Finds open turns in the database, leaving out live matches and paused clocks. {@link
 * MatchNotices} applies the same rule to turn notices.
 */
final class SlowTurns {

  /** The start of a SQL statement; defines the table {@code slow_turn}. */
  static final String WITH =
      """
      with slow_turn as (
        select p.match_id, r.id as room_id, r.seat_link, r.state ->> 'game' as game,
          r.state ->> 'form' as form, p.player_id, p.asked_at,
          array(select o.player_id from match_player o
                where o.match_id = p.match_id and o.side <> p.side order by o.seat) as opponents
        from match_player p
        join match_clock c on c.match_id = p.match_id
        join room r on r.id = c.room_id
        join player who on who.id = p.player_id and who.computer is null
        where p.asked_at is not null
          and r.state ->> 'phase' = 'PLAYING'
          and c.state -> 'control' ->> 'kind' <> 'live'
          and c.state -> 'paused' = 'null')
      """;

  /**
   * A row of {@code slow_turn}.
   *
   * @param link of the room
   * @param asked since when
   * @param opponents the players of other sides, in seat order
   */
  record Turn(
      UUID match,
      UUID room,
      String link,
      String game,
      String form,
      UUID player,
      OffsetDateTime asked,
      List<UUID> opponents) {}

  private SlowTurns() {}

  static Turn turn(ResultSet row, int number) throws SQLException {
    return new Turn(
        row.getObject("match_id", UUID.class),
        row.getObject("room_id", UUID.class),
        row.getString("seat_link"),
        row.getString("game"),
        row.getString("form"),
        row.getObject("player_id", UUID.class),
        row.getObject("asked_at", OffsetDateTime.class),
        Arrays.asList((UUID[]) row.getArray("opponents").getArray()));
  }
}

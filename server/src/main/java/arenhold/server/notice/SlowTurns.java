package arenhold.server.notice;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;

/**
 * Whose turn it is, by what is stored, where one need not sit at the table and wait for it: without
 * the matches that count minutes, and those whose time stands. What {@link MatchNotices} tells of
 * turns goes by the same.
 */
final class SlowTurns {

  /** The beginning of a statement, which has a table {@code slow_turn} then. */
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
        where p.asked_at is not null
          and r.state ->> 'phase' = 'PLAYING'
          and c.state -> 'control' ->> 'kind' <> 'live'
          and c.state -> 'paused' = 'null')
      """;

  /**
   * A row of the table.
   *
   * @param link of the room
   * @param asked since when
   * @param opponents who does not win and lose with him, in the order of their seats
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

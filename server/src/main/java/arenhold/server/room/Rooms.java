package arenhold.server.room;

import arenhold.server.match.Ending;
import arenhold.server.match.LogLine;
import arenhold.server.match.LostRace;
import arenhold.server.match.MatchClocks;
import arenhold.server.match.MatchLog;
import arenhold.server.match.NewMatch;
import arenhold.server.rating.Ratings;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Stores rooms, and together with them the start and the end of their matches. */
@Repository
public class Rooms {

  private static final Logger LOG = LoggerFactory.getLogger(Rooms.class);

  private final JdbcClient database;
  private final MatchLog log;
  private final MatchClocks clocks;
  private final Ratings ratings;
  private final JsonMapper json;

  Rooms(JdbcClient database, MatchLog log, MatchClocks clocks, Ratings ratings, JsonMapper json) {
    this.database = database;
    this.log = log;
    this.clocks = clocks;
    this.ratings = ratings;
    this.json = json;
  }

  /** Stores a new room. */
  @Transactional
  public void create(RoomState room) {
    database
        .sql(
            """
            insert into room (id, seat_link, watch_link, host, version, state)
            values (?, ?, ?, ?, ?, ?::jsonb)""")
        .params(
            room.id(),
            room.seatLink(),
            room.watchLink(),
            room.host(),
            room.version(),
            json.writeValueAsString(room))
        .update();
    join(room);
  }

  /**
   * The room with this id.
   *
   * @throws Unreadable if it is damaged
   */
  public Optional<RoomState> load(UUID id) {
    return database
        .sql("select id, state from room where id = ?")
        .param(id)
        .query((row, n) -> read(row))
        .optional();
  }

  private RoomState read(ResultSet row) throws SQLException {
    try {
      return json.readValue(row.getString("state"), RoomState.class);
    } catch (JacksonException damaged) {
      throw new Unreadable(row.getString("id"), damaged);
    }
  }

  /**
   * Stores a change of the room.
   *
   * @throws LostRace if it was changed by somebody else
   */
  @Transactional
  public void change(RoomState room) {
    int changed =
        database
            .sql(
                """
                update room set version = ?, watch_link = ?, state = ?::jsonb, changed_at = now()
                where id = ? and version = ?""")
            .params(
                room.version(),
                room.watchLink(),
                json.writeValueAsString(room),
                room.id(),
                room.version() - 1)
            .update();
    if (changed == 0) throw new LostRace("room");
    join(room);
  }

  /**
   * Stores a change of the room in which only the clocks of its match changed.
   *
   * @throws LostRace if it was changed by somebody else
   */
  @Transactional
  public void change(RoomState room, MatchClocks.Row time) {
    change(room);
    clocks.store(List.of(time));
  }

  /**
   * Stores the start of a match with its first lines, and the room that now plays it.
   *
   * @param sides which seats win and lose together: each seat's side
   * @param time what its clocks show
   */
  @Transactional
  public void start(
      RoomState room,
      NewMatch match,
      byte[] seedHash,
      List<LogLine> lines,
      List<Integer> sides,
      MatchClocks.Row time) {
    log.create(match, seedHash);
    log.seat(match.id(), room.players(), sides, room.rated());
    log.append(match.id(), lines);
    clocks.store(List.of(time));
    change(room);
  }

  /**
   * Stores the last lines of a match, how it ended and what that makes of ratings, and the room
   * where it is over.
   */
  @Transactional
  public void end(RoomState room, List<LogLine> lines, Ending ending) {
    UUID match = room.match();
    log.append(match, lines);
    log.end(match, ending);
    clocks.remove(match);
    ratings.settle(match, ending.outcome().reason());
    change(room);
  }

  private void join(RoomState room) {
    for (RoomState.Place place : room.seats()) {
      if (place.player() == null) continue;
      database
          .sql("insert into room_player (room_id, player_id) values (?, ?) on conflict do nothing")
          .params(room.id(), place.player())
          .update();
    }
  }

  /** What a link leads to. */
  public record Link(UUID room, boolean seat) {}

  /** The room that this link, which may be anything a stranger sent, leads to. */
  public Optional<Link> byLink(String link) {
    return database
        .sql(
            "select id, seat_link = :link as seat from room where :link in (seat_link, watch_link)")
        .param("link", link)
        .query((row, n) -> new Link(row.getObject("id", UUID.class), row.getBoolean("seat")))
        .optional();
  }

  /**
   * The rooms in which this player holds a seat or is the host: those where a match is running
   * first, then the newest, fifty at the most; without damaged ones.
   */
  public List<RoomState> of(UUID player) {
    return database
        .sql(
            """
            select r.id, r.state from room r
            where r.host = :player
               or exists (select 1 from room_player p
                          where p.room_id = r.id and p.player_id = :player)
            order by r.state ->> 'phase' = 'PLAYING' desc, r.changed_at desc limit 50""")
        .param("player", player)
        .query((row, n) -> readable(row))
        .list()
        .stream()
        .flatMap(Optional::stream)
        .filter(room -> !room.closed())
        .toList();
  }

  /** The rooms whose players were brought together and whose match has not begun. */
  public List<UUID> meetings() {
    return database
        .sql("select id from room where state -> 'meeting' = 'true'::jsonb")
        .query(UUID.class)
        .list();
  }

  private Optional<RoomState> readable(ResultSet row) throws SQLException {
    try {
      return Optional.of(read(row));
    } catch (Unreadable damaged) {
      LOG.error("a room cannot be read", damaged);
      return Optional.empty();
    }
  }
}

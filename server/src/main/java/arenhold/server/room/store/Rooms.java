package arenhold.server.room.store;

import arenhold.server.clock.Clocks;
import arenhold.server.match.Ending;
import arenhold.server.match.LogLine;
import arenhold.server.match.LostRace;
import arenhold.server.match.MatchClocks;
import arenhold.server.match.MatchComputers;
import arenhold.server.match.MatchLog;
import arenhold.server.match.NewMatch;
import arenhold.server.match.Sitting;
import arenhold.server.ops.StoredJson;
import arenhold.server.rating.ComputerRatings;
import arenhold.server.rating.Ratings;
import arenhold.server.room.state.Phase;
import arenhold.server.room.state.Place;
import arenhold.server.room.state.RoomState;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.core.JacksonException;

/**
 * Stores rooms, and together with them the start and the end of their matches. The file is long so
 * that all statements on its tables stay together; their order matters.
 */
@Repository
public class Rooms {

  private static final Logger LOG = LoggerFactory.getLogger(Rooms.class);

  private final JdbcClient database;
  private final MatchLog log;
  private final MatchClocks clocks;
  private final MatchComputers computers;
  private final Ratings ratings;
  private final ComputerRatings computerRatings;
  private final StoredJson json;

  Rooms(
      JdbcClient database,
      MatchLog log,
      MatchClocks clocks,
      MatchComputers computers,
      Ratings ratings,
      ComputerRatings computerRatings,
      StoredJson json) {
    this.database = database;
    this.log = log;
    this.clocks = clocks;
    this.computers = computers;
    this.ratings = ratings;
    this.computerRatings = computerRatings;
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
            json.write(room))
        .update();
    join(room);
  }

  /** The answer of {@code questions}, asked over one connection. */
  @Transactional(readOnly = true)
  public <T> T reading(Supplier<T> questions) {
    return questions.get();
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
      return json.read(row.getString("state"), RoomState.class);
    } catch (JacksonException damaged) {
      throw new Unreadable(row.getString("id"), damaged);
    }
  }

  /**
   * Stores a change of the room.
   *
   * @throws LostRace if another writer changed it
   */
  @Transactional
  public void change(RoomState room) {
    store(room, true);
  }

  /**
   * @param shown whether people see that the room has changed
   */
  private void store(RoomState room, boolean shown) {
    int changed =
        database
            .sql(
                """
                with former as (
                  insert into former_link (link, room_id)
                  select seat_link, id from room
                  where id = :id and version = :before and seat_link <> :seatLink
                  on conflict do nothing)
                update room set version = :version, seat_link = :seatLink,
                  watch_link = :watchLink, state = :state::jsonb,
                  changed_at = case when :shown then now() else changed_at end
                where id = :id and version = :before""")
            .param("id", room.id())
            .param("version", room.version())
            .param("before", room.version() - 1)
            .param("seatLink", room.seatLink())
            .param("watchLink", room.watchLink())
            .param("state", json.write(room))
            .param("shown", shown)
            .update();
    if (changed == 0) throw new LostRace("room");
    join(room);
  }

  /**
   * Stores a change of the room in which only the clocks of its match changed. When the room
   * changed last stays as it was: others would see there that a seat has given an answer that
   * waits.
   *
   * @param computed what is to be known of the computer that gave it, or null
   * @throws LostRace if another writer changed it
   */
  @Transactional
  public void change(RoomState room, MatchClocks.Row time, MatchComputers.Row computed) {
    store(room, false);
    clocks.storeExactly(time);
    if (computed != null) computers.store(List.of(computed));
  }

  /**
   * Stores the start of a match with its first lines, and the room that now plays it.
   *
   * @param sides which seats win and lose together: each seat's side
   * @param time what its clocks show
   * @param asked the seats that are asked first
   * @param computers those that play seats
   */
  @Transactional
  public void start(
      RoomState room,
      NewMatch match,
      List<LogLine> lines,
      List<Integer> sides,
      MatchClocks.Row time,
      List<Integer> asked,
      List<Sitting> computers) {
    // First: where the same start was stored before and its answer was lost, that is a lost race.
    change(room);
    log.create(match, computers);
    log.seat(match.id(), room.players(), sides, room.rated());
    log.append(List.of(new MatchLog.Append(match.id(), lines, time, asked)));
  }

  /**
   * Stores a new room with a match that goes on from another one; see {@link #start}.
   *
   * @param fresh the room before the match
   */
  @Transactional
  public void goOn(
      RoomState fresh,
      RoomState playing,
      NewMatch match,
      List<LogLine> lines,
      List<Integer> sides,
      MatchClocks.Row time,
      List<Integer> asked,
      List<Sitting> computers) {
    create(fresh);
    start(playing, match, lines, sides, time, asked, computers);
  }

  /**
   * Stores the last lines of a match, how it ended and what that makes of ratings, and the room
   * where it is over.
   *
   * @param computed what is to be known of the computer that led to them, or null
   */
  @Transactional
  public void end(RoomState room, List<LogLine> lines, Ending ending, MatchComputers.Row computed) {
    UUID match = room.match();
    log.append(List.of(new MatchLog.Append(match, lines, null, List.of(), computed)));
    log.end(match, ending);
    clocks.remove(match);
    ratings.settle(match, ending.outcome().reason(), ending.choices());
    computerRatings.settle(match, ending.outcome().reason(), ending.choices());
    change(room);
  }

  private void join(RoomState room) {
    for (Place place : room.seats()) {
      if (place.player() == null) continue;
      database
          .sql("insert into room_player (room_id, player_id) values (?, ?) on conflict do nothing")
          .params(room.id(), place.player())
          .update();
    }
  }

  /** The rooms in which this player has or once had a seat. */
  public List<UUID> seatedIn(UUID player) {
    return database
        .sql("select room_id from room_player where player_id = ?")
        .param(player)
        .query(UUID.class)
        .list();
  }

  /**
   * What a link leads to.
   *
   * @param seat whether it gives a seat
   * @param former whether there is a newer one: then it leads nobody in but people of the room
   */
  public record Link(UUID room, boolean seat, boolean former) {}

  /** The room that this link, which may be anything a stranger sent, leads to. */
  public Optional<Link> byLink(String link) {
    return database
        .sql(
            """
            select id, seat_link = :link as seat, false as former
            from room where :link in (seat_link, watch_link)
            union all select room_id, true, true from former_link where link = :link""")
        .param("link", link)
        .query(
            (row, n) ->
                new Link(
                    row.getObject("id", UUID.class),
                    row.getBoolean("seat"),
                    row.getBoolean("former")))
        .optional();
  }

  /**
   * A room as one of its people sees it.
   *
   * @param changed when the room changed last, besides its match
   * @param asked since when they are asked in its match, or null
   * @param clocks what the clocks of its match showed when they were stored, or null
   */
  public record Of(RoomState room, Instant changed, Instant asked, Clocks clocks) {}

  /** How many rooms of one person are read, those where they are asked first. */
  private static final int MOST_OF_ONE = 100;

  /**
   * For each of these players the rooms in which they hold a seat or are the host and whose match
   * is not over, without damaged ones: at most 100, those where they are asked before others, then
   * those with a running match, then the newest. One question to the database for all of them.
   */
  public Map<UUID, List<Of>> of(Collection<UUID> players) {
    Map<UUID, List<Of>> found = new HashMap<>();
    players.forEach(player -> found.put(player, new ArrayList<>()));
    database
        .sql(
            """
            select who.player, mine.* from unnest(:players::uuid[]) as who (player)
            cross join lateral (
              select r.id, r.state, r.changed_at, p.asked_at, c.state as clocks
              from room r
              left join match_player p
                on p.match_id = case when r.state ->> 'match' ~ '^[0-9a-f-]{36}$'
                     then (r.state ->> 'match')::uuid end
                   and p.player_id = who.player and r.state ->> 'phase' = 'PLAYING'
              left join match_clock c on c.match_id = p.match_id
              where r.id in (
                select id from room where host = who.player and state ->> 'phase' <> 'OVER'
                union
                select id from room where state ->> 'phase' <> 'OVER'
                  and state -> 'seats'
                    @> jsonb_build_array(jsonb_build_object('player', who.player::text)))
              order by p.asked_at is null, (r.state ->> 'phase' = 'PLAYING') desc,
                r.changed_at desc
              limit :most) mine""")
        .param(
            "players",
            players.stream().map(UUID::toString).collect(Collectors.joining(",", "{", "}")))
        .param("most", MOST_OF_ONE)
        .query(
            row -> {
              UUID player = row.getObject("player", UUID.class);
              Optional<RoomState> room = readable(row);
              if (room.isPresent() && concerns(room.get(), player)) {
                found.get(player).add(found(room.get(), row));
              }
            });
    return found;
  }

  private static boolean concerns(RoomState room, UUID player) {
    return player.equals(room.host()) || room.seatOf(player) >= 0;
  }

  private Of found(RoomState room, ResultSet row) {
    try {
      OffsetDateTime asked = row.getObject("asked_at", OffsetDateTime.class);
      String clocks = row.getString("clocks");
      return new Of(
          room,
          row.getObject("changed_at", OffsetDateTime.class).toInstant(),
          asked == null ? null : asked.toInstant(),
          clocks == null ? null : json.read(clocks, Clocks.class));
    } catch (SQLException broken) {
      throw new IllegalStateException(broken);
    }
  }

  /**
   * Gathering rooms in which nothing has changed for long, among the next in the order of ids.
   *
   * @param rooms those that were found
   * @param last the highest id that was looked at, or null if there was none
   */
  public record Untouched(List<UUID> rooms, UUID last) {}

  /**
   * Looks at so many rooms after {@code from}.
   *
   * @param hours after how many a room counts, and {@code hoursOfDays} where a turn has days
   */
  public Untouched untouched(UUID from, int most, long hours, long hoursOfDays) {
    List<UUID> found = new ArrayList<>();
    UUID[] last = new UUID[1];
    database
        .sql(
            """
            select id, state ->> 'phase' = 'GATHERING' and changed_at < now() - make_interval(
                hours => (case when state -> 'clock' ->> 'kind' = 'days' then ? else ? end)::int)
              as untouched
            from room where id > ? order by id limit ?""")
        .params(hoursOfDays, hours, from, most)
        .query(
            row -> {
              last[0] = row.getObject("id", UUID.class);
              if (row.getBoolean("untouched")) found.add(last[0]);
            });
    return new Untouched(found, last[0]);
  }

  /**
   * Ends the gathering of a room that is not in memory.
   *
   * @throws LostRace if another writer changed it
   */
  @Transactional
  public boolean endGathering(UUID id) {
    RoomState room = load(id).orElse(null);
    if (room == null || room.phase() != Phase.GATHERING) return false;
    change(room.gatheringEnded().after(room));
    return true;
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

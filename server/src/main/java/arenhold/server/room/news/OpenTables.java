package arenhold.server.room.news;

import arenhold.server.account.Token;
import arenhold.server.clock.TimeControl;
import arenhold.server.protocol.RatingRange;
import arenhold.server.room.state.RoomState;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.springframework.stereotype.Component;

/**
 * The tables at which anybody may sit down now: their hosts are there and have opened them, and
 * they wait for players. Rooms keep them here while they are awake, so a table whose host has gone
 * is not among them.
 */
@Component
public class OpenTables {

  private final Map<UUID, Table> tables = new ConcurrentHashMap<>();
  private final AtomicLong version = new AtomicLong();
  private final String run = Token.fresh().substring(0, 8);

  /**
   * A table that waits for players.
   *
   * @param link that gives a seat
   * @param seats how many there are
   * @param taken how many of them are
   * @param range whom it is for, or null
   * @param hostRating the host's rating in this form as shown, {@code hostProvisional} if it says
   *     little yet
   * @param since when it was opened
   */
  public record Table(
      UUID room,
      String link,
      String game,
      String form,
      UUID host,
      String hostName,
      int seats,
      int taken,
      boolean rated,
      boolean watching,
      Map<String, String> options,
      TimeControl clock,
      RatingRange range,
      int hostRating,
      boolean hostProvisional,
      Instant since) {

    /**
     * The table of this room, which opens now.
     *
     * @param rated whether a match of those who sit there can count
     */
    public static Table of(
        RoomState room,
        boolean rated,
        String hostName,
        int hostRating,
        boolean hostProvisional,
        Instant now) {
      return new Table(
          room.id(),
          room.seatLink(),
          room.game(),
          room.form(),
          room.host(),
          hostName,
          room.seats().size(),
          (int) room.players().stream().filter(Objects::nonNull).count(),
          rated,
          room.watching(),
          room.table(),
          room.clock(),
          room.range(),
          hostRating,
          hostProvisional,
          now);
    }

    private Table openSince(Instant first) {
      return new Table(
          room,
          link,
          game,
          form,
          host,
          hostName,
          seats,
          taken,
          rated,
          watching,
          options,
          clock,
          range,
          hostRating,
          hostProvisional,
          first);
    }
  }

  /** Shows a table, or shows it as it is now. */
  public void show(Table table) {
    tables.compute(
        table.room(),
        (room, before) -> {
          Table now = before == null ? table : table.openSince(before.since());
          if (!now.equals(before)) version.incrementAndGet();
          return now;
        });
  }

  /** Shows a room's table no more. */
  public void hide(UUID room) {
    if (tables.remove(room) != null) version.incrementAndGet();
  }

  /** Which state of the tables this is: another after every change, and after every start. */
  public String version() {
    return run + "-" + version.get();
  }

  /** All of them, the newest first. */
  public List<Table> all() {
    return tables.values().stream()
        .sorted(
            Comparator.comparing(Table::since, Comparator.reverseOrder())
                .thenComparing(Table::room))
        .toList();
  }
}

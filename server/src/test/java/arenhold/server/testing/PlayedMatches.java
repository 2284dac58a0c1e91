package arenhold.server.testing;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Inserts finished matches into the database as if they had been played, for whole histories. */
public final class PlayedMatches {

  private final JdbcClient database;

  public PlayedMatches(JdbcClient database) {
    this.database = database;
  }

  private record Seat(
      UUID player, int side, int place, Map<String, String> options, Map<String, Integer> cards) {}

  /** A match to insert. */
  public static final class Made {
    private final Instant ended;
    private final String game;
    private final String form;
    private final boolean counted;
    private final List<Seat> seats = new ArrayList<>();

    /**
     * A match of the standard game.
     *
     * @param counted whether it was rated, and is therefore public
     */
    public Made(Instant ended, String form, boolean counted) {
      this(ended, "tashkalar", form, counted);
    }

    /** The same of another game. */
    public Made(Instant ended, String game, String form, boolean counted) {
      this.game = game;
      this.ended = ended;
      this.form = form;
      this.counted = counted;
    }

    /** With this player on the next seat. */
    public Made seat(
        Guest player,
        int side,
        int place,
        Map<String, String> options,
        Map<String, Integer> cards) {
      seats.add(new Seat(UUID.fromString(player.id()), side, place, options, cards));
      return this;
    }

    /** The same for a player without further details. */
    public Made seat(Guest player, int side, int place) {
      return seat(player, side, place, Map.of(), Map.of());
    }

    private int result(Seat seat) {
      int best =
          seats.stream()
              .filter(other -> other.side() != seat.side())
              .mapToInt(Seat::place)
              .min()
              .orElseThrow();
      return Integer.signum(best - seat.place());
    }
  }

  /** Inserts it; returns its id. */
  public UUID add(Made made) {
    UUID room = UUID.randomUUID();
    UUID match = UUID.randomUUID();
    database
        .sql(
            "insert into room (id, seat_link, host, version, state) values (?, ?, ?, 1, '{}'::jsonb)")
        .params(room, room.toString(), made.seats.getFirst().player())
        .update();
    var ended = made.ended.atOffset(ZoneOffset.UTC);
    List<Integer> places = made.seats.stream().map(Seat::place).toList();
    database
        .sql(
            """
            insert into match (id, room_id, game, form, rules_version, setup, seed, seed_hash,
                               started_at, ended_at, outcome, rated, counted, uncounted)
            values (?, ?, ?, ?, 1, ?::jsonb, ?, ?, ?, ?, ?::jsonb, ?, ?, ?)""")
        .params(
            match,
            room,
            made.game,
            made.form,
            Guest.JSON.writeValueAsString(setup(made)),
            new byte[32],
            new byte[32],
            ended,
            ended,
            Guest.JSON.writeValueAsString(
                Map.of("places", places, "reason", "played", "deciders", List.of())),
            made.counted,
            made.counted,
            made.counted ? null : "not-wanted")
        .update();
    for (int seat = 0; seat < made.seats.size(); seat++) {
      Seat one = made.seats.get(seat);
      database
          .sql(
              """
              insert into match_player (match_id, seat, player_id, side, place, ended_at, result,
                                        options, cards)
              values (?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb)""")
          .params(
              match,
              seat,
              one.player(),
              one.side(),
              one.place(),
              ended,
              made.result(one),
              Guest.JSON.writeValueAsString(one.options()),
              Guest.JSON.writeValueAsString(one.cards()))
          .update();
    }
    return match;
  }

  private static Map<String, Object> setup(Made made) {
    List<Map<String, String>> seats = made.seats.stream().map(Seat::options).toList();
    return Map.of("game", made.game, "form", made.form, "seats", seats, "table", Map.of());
  }
}

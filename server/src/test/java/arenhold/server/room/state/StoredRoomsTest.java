package arenhold.server.room.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import arenhold.rules.Patience;
import arenhold.server.clock.Clocks;
import arenhold.server.clock.TimeControl;
import arenhold.server.clock.Windows;
import arenhold.server.ops.StoredJson;
import arenhold.server.protocol.RatingRange;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Rooms and clocks as older and newer versions of the server have stored them. */
class StoredRoomsTest {

  /** As strict as the one that reads what people send. */
  private static final JsonMapper STRICT =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).build();

  private static final StoredJson STORED = new StoredJson(STRICT);

  /** All that the first version knew of a room. */
  private static final String FIRST =
      """
      {"id":"6b0f5f0c-8f3e-4d55-9d8e-0f6a1f1c2a01","version":7,
       "host":"6b0f5f0c-8f3e-4d55-9d8e-0f6a1f1c2a02","game":"tashkalar","form":"duel",
       "table":{"takeBack":"on"},"seatLink":"seats","watchLink":null,
       "seats":[{"player":"6b0f5f0c-8f3e-4d55-9d8e-0f6a1f1c2a02","options":{"school":"random"},
                 "ready":true},
                {"player":null,"options":{},"ready":false}],
       "phase":"GATHERING","match":null,"parked":null}""";

  private static RoomState room() {
    UUID host = UUID.randomUUID();
    Place seat = Place.of(host, Map.of("school", "random"));
    return RoomState.seated(host, "tashkalar", "duel", Map.of(), List.of(seat, seat))
        .withClock(new TimeControl.Live(300, 5, 0))
        .withRange(new RatingRange(1000, null))
        .withRated(true)
        .heard(host + "/1");
  }

  @Test
  void a_room_of_the_first_version_has_the_defaults_of_all_that_came_later() {
    RoomState room = STORED.read(FIRST, RoomState.class);
    assertEquals(7, room.version());
    assertEquals(Map.of("takeBack", "on"), room.table());
    assertEquals(Map.of("school", "random"), room.seats().getFirst().options());
    assertNull(room.seats().getFirst().swap());
    assertEquals(0, room.terms());
    assertEquals(0, room.asked());
    assertEquals(List.of(), room.played());
    assertEquals(List.of(), room.heard());
    assertFalse(room.rated());
    assertFalse(room.listed());
    assertEquals(TimeControl.NONE, room.clock());
    assertNull(room.range());
    assertFalse(room.meeting());
    assertEquals(room, STORED.read(STORED.write(room), RoomState.class));
  }

  @Test
  void a_room_with_next_to_nothing_can_be_read_and_changed() {
    RoomState room =
        STORED.read("{\"id\":\"6b0f5f0c-8f3e-4d55-9d8e-0f6a1f1c2a01\"}", RoomState.class);
    assertEquals(Map.of(), room.table());
    assertEquals(List.of(), room.players());
    assertEquals(List.of("a/1"), room.heard("a/1").heard());
  }

  @Test
  void any_one_field_may_be_missing() {
    ObjectNode whole = (ObjectNode) STRICT.readTree(STORED.write(room()));
    for (String field : whole.propertyNames()) {
      ObjectNode less = whole.deepCopy();
      less.remove(field);
      RoomState read = STORED.read(less.toString(), RoomState.class);
      assertEquals(read, STORED.read(STORED.write(read), RoomState.class), field);
    }
  }

  @Test
  void what_a_newer_version_knows_besides_is_ignored() {
    RoomState room = room();
    JsonNode newer = STRICT.readTree(STORED.write(room));
    ((ObjectNode) newer).put("tournament", 7);
    ((ObjectNode) newer.at("/seats/0")).putObject("number").put("hash", "00");
    ((ObjectNode) newer.at("/clock")).put("extra", 30);
    ((ObjectNode) newer.at("/range")).put("games", 10);
    assertEquals(room, STORED.read(newer.toString(), RoomState.class));
    assertThrows(JacksonException.class, () -> STRICT.readValue(newer.toString(), RoomState.class));
  }

  @Test
  void clocks_are_read_the_same_way() {
    Clocks clocks = Clocks.begin(new TimeControl.Live(300, 5, 0), 2, 1, 0, List.of(0), 1_000);
    ObjectNode newer = (ObjectNode) STRICT.readTree(STORED.write(clocks));
    newer.put("byTheMove", true);
    assertEquals(clocks, STORED.read(newer.toString(), Clocks.class));
    newer.remove("idle");
    assertEquals(clocks, STORED.read(newer.toString(), Clocks.class));
  }

  private static Set<String> fields(Object value) {
    return Set.copyOf(STRICT.readTree(STORED.write(value)).propertyNames());
  }

  @Test
  void the_fields_of_parts_are_stored_among_the_others_as_ever() {
    assertEquals(
        Set.of(
            ("id version host game form table terms rated clock seatLink watchLink listed range"
                    + " putOut seats phase match parked asked played meeting shut deal heard")
                .split(" ")),
        fields(room()));
    Clocks clocks = Clocks.begin(new TimeControl.Live(300, 5, 0), 2, 1, 0, List.of(0), 1_000);
    assertEquals(
        Set.of(
            ("control turn seat left free running asked at idle paused proposal declined windows")
                .split(" ")),
        fields(clocks));
    var own = new Windows.Question(0, 3, Patience.within(15));
    Windows windows = Windows.NONE.asking(List.of(own), true);
    assertEquals(Set.of("open", "used", "rests"), fields(windows));
    assertEquals(
        Set.of("clock asked least left acts hold held noted budget".split(" ")),
        fields(windows.open().getFirst()));
    assertEquals(Set.of("kind", "base", "increment", "delay"), fields(clocks.control()));
  }

  @Test
  void damage_is_no_older_version() {
    assertThrows(JacksonException.class, () -> STORED.read("{\"id\":1,", RoomState.class));
    assertThrows(
        JacksonException.class,
        () -> STORED.read(FIRST.replace("GATHERING", "NOWHERE"), RoomState.class));
  }
}

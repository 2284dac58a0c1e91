package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.room.store.Rooms;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.databind.JsonNode;

/** A player's rooms among the many that they have left. */
class MyRoomsTest extends ServerTest {

  private static final int MANY = 120;

  @Autowired private JdbcClient database;
  @Autowired private Rooms rooms;
  @Autowired private TransactionTemplate transactions;

  @Test
  void a_waiting_room_is_found_among_many_left_later() {
    Guest player = Guest.at(server());
    Guest stranger = Guest.at(server());
    String link = player.makeDuel(Map.of(), false).path("link").asString();
    String others = stranger.makeDuel(Map.of(), false).path("link").asString();
    // Rooms in which they once had a seat, all newer than their own.
    database
        .sql(
            """
            with left_rooms as (
              insert into room (id, seat_link, host, version, state, changed_at)
              select gen_random_uuid(), seat_link || n, host, 1, state, now() + interval '1 hour'
              from room, generate_series(1, ?) n where seat_link = ? returning id)
            insert into room_player (room_id, player_id) select id, ? from left_rooms""")
        .params(MANY, others, UUID.fromString(player.id()))
        .update();
    JsonNode mine = Guest.JSON.readTree(player.request("GET", "/api/me/rooms", null).body());
    assertEquals(1, mine.size());
    assertEquals(link, mine.at("/0/link").asString());
  }

  @Test
  void many_people_are_asked_about_at_once_and_a_damaged_room_hides_nobodys_others() {
    List<Guest> people = List.of(Guest.at(server()), Guest.at(server()), Guest.at(server()));
    List<String> links = new ArrayList<>();
    for (Guest each : people) links.add(each.makeDuel(Map.of(), false).path("link").asString());
    String damaged = people.get(1).makeDuel(Map.of(), false).path("link").asString();
    database
        .sql(
            """
            update room set state = jsonb_set(jsonb_set(state, '{match}', '"no match"'),
              '{phase}', '"PLAYING"') where seat_link = ?""")
        .param(damaged)
        .update();
    List<UUID> ids = people.stream().map(each -> UUID.fromString(each.id())).toList();
    Map<UUID, List<Rooms.Of>> found = rooms.of(ids);
    for (int i = 0; i < people.size(); i++) {
      assertEquals(
          List.of(links.get(i)),
          found.get(ids.get(i)).stream().map(one -> one.room().seatLink()).toList());
    }
  }

  @Test
  void only_rooms_that_are_not_over_are_looked_through() {
    Guest host = Guest.at(server());
    String plan =
        transactions.execute(
            asked -> {
              asked.setRollbackOnly();
              // With few rooms any query plan is good enough.
              database
                  .sql(
                      """
                      insert into room (id, seat_link, host, version, state, changed_at)
                      select gen_random_uuid(), 'plan-' || n, ?::uuid, 1,
                        '{"phase": "GATHERING", "seats": []}'::jsonb, now()
                      from generate_series(1, 5000) n""")
                  .param(host.id())
                  .update();
              database.sql("analyze room").update();
              return String.join(
                  "\n",
                  database
                      .sql(
                          """
                          explain select id from room where state ->> 'phase' <> 'OVER'
                            and (host = :player or state -> 'seats'
                              @> jsonb_build_array(
                                jsonb_build_object('player', cast(:player as text))))""")
                      .param("player", UUID.randomUUID())
                      .query(String.class)
                      .list());
            });
    assertTrue(plan.contains("room_open_host") && plan.contains("room_open_seats"), plan);
  }
}

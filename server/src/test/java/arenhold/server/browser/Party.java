package arenhold.server.browser;

import arenhold.server.browser.Visitor.Screen;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * Players and a watcher, each with their own browser, who meet at a table through the pages alone.
 *
 * @param seats the players, by seat; the first of them makes the table
 */
record Party(List<Visitor> seats, Visitor watcher) {

  /**
   * New visitors, who have opened no page yet; the watcher at a desktop.
   *
   * @param screens the screens of the players, by seat
   */
  static Party of(Browsers browsers, List<Screen> screens) {
    List<Visitor> seats = screens.stream().map(screen -> Visitor.at(browsers, screen)).toList();
    return new Party(seats, Visitor.at(browsers, Screen.DESKTOP));
  }

  /** A host's choice of this game, among several that the server has. */
  static Consumer<Visitor> game(String game) {
    return host -> host.page().locator(".game-tiles input[value='" + game + "']").check();
  }

  /** A host's choice of one of the usual clocks. */
  static Consumer<Visitor> clock(String tile) {
    return host -> host.page().locator(".clock-tiles input[value='" + tile + "']").check();
  }

  /**
   * They meet at a new table, open to watchers; returns when everybody is seated and nobody ready.
   *
   * @param choices what the host chooses for the table
   */
  void meet(String server, Consumer<Visitor> choices) {
    Visitor host = seats.getFirst().open(server);
    host.page().locator(".start.friend").click();
    choices.accept(host);
    host.page().getByLabel("Others may watch").check();
    host.page().locator(".start-form .btn.pri").click();
    JsonNode room = host.await(state -> true).path("room");
    String link = server + "/r/" + room.path("seatLink").asString();
    // Those who open the link take the seats in order.
    for (int seat = 1; seat < seats.size(); seat++) {
      seats.get(seat).open(link).await(seated(seat));
    }
    for (Visitor each : seats) each.await(seated(seats.size() - 1));
    watcher.open(server + "/w/" + room.path("watchLink").asString());
  }

  private static Predicate<JsonNode> seated(int seat) {
    return state -> state.at("/room/seats/" + seat + "/player").isObject();
  }

  /** They agree to begin; returns when everybody's page shows the match. */
  void begin() {
    agree(seats);
    for (Visitor each : everybody()) {
      each.await(state -> state.path("match").isObject());
      each.page().locator(".table").waitFor();
    }
  }

  /** Lets the players who sit here in order, and are not ready yet, agree on their pages. */
  static void agree(List<Visitor> seats) {
    for (int seat = 0; seat < seats.size(); seat++) {
      Visitor visitor = seats.get(seat);
      String ready = "/room/seats/" + seat + "/ready";
      visitor.drawn();
      if (visitor.state().at(ready).asBoolean()) continue;
      visitor.page().locator(".room-act .agree").click();
      visitor.await(state -> state.at(ready).asBoolean() || state.path("match").isObject());
    }
  }

  /** The players, and the watcher as the last. */
  List<Visitor> everybody() {
    return Stream.concat(seats.stream(), Stream.of(watcher)).toList();
  }

  boolean over() {
    return isOver(seats.getFirst().state());
  }

  static boolean isOver(JsonNode state) {
    return state.at("/match/outcome").isObject();
  }

  /** Screenshots of all pages as they are now, with their accessibility checked. */
  void lookAround(String name) throws IOException {
    for (int seat = 0; seat < seats.size(); seat++) seats.get(seat).picture(name + "-" + seat);
    watcher.picture(name + "-watcher");
    for (Visitor each : everybody()) Accessibility.check(each.page());
  }

  /** Everybody leaves. */
  void leave() {
    everybody().forEach(Visitor::leave);
  }
}

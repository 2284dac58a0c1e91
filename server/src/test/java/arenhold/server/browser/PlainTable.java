package arenhold.server.browser;

import arenhold.server.browser.Visitor.Screen;
import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tools.jackson.databind.JsonNode;

/**
 * Players at the plain table of any game and a watcher, who meet through the pages alone. They play
 * by pressing the buttons of choices; no other way is needed.
 */
final class PlainTable {

  private final List<Visitor> seats;
  private final Visitor watcher;

  private PlainTable(List<Visitor> seats, Visitor watcher) {
    this.seats = seats;
    this.watcher = watcher;
  }

  /**
   * They meet at a new table and start; returns when all see the match.
   *
   * @param game the game's key, among several that the server has
   * @param screens the screens of the players, by seat
   */
  static PlainTable start(Browsers browsers, String server, String game, List<Screen> screens) {
    List<Visitor> seats = screens.stream().map(screen -> Visitor.at(browsers, screen)).toList();
    Visitor watcher = Visitor.at(browsers, Screen.DESKTOP);
    Visitor host = seats.getFirst().open(server);
    host.page().locator(".start.pri").click();
    host.page().locator(".game-tiles input[value='" + game + "']").check();
    host.page().getByLabel("Others may watch").check();
    host.page().locator(".start-form .btn.pri").click();
    JsonNode room = host.await(state -> true).path("room");
    String link = server + "/r/" + room.path("seatLink").asString();
    for (int seat = 1; seat < seats.size(); seat++) {
      String taken = "/room/seats/" + seat + "/player";
      seats.get(seat).open(link).await(state -> state.at(taken).isObject());
    }
    watcher.open(server + "/w/" + room.path("watchLink").asString());
    FormTable.agree(seats);
    PlainTable table = new PlainTable(seats, watcher);
    for (Visitor each : table.everybody()) {
      each.await(state -> state.path("match").isObject());
      each.page().locator(".plain-known").waitFor();
    }
    return table;
  }

  List<Visitor> seats() {
    return seats;
  }

  Visitor watcher() {
    return watcher;
  }

  List<Visitor> everybody() {
    List<Visitor> everybody = new ArrayList<>(seats);
    everybody.add(watcher);
    return everybody;
  }

  boolean over() {
    return seats.getFirst().state().at("/match/outcome").isObject();
  }

  /** Those who have an open question, according to their pages. */
  List<Visitor> asked() {
    return seats.stream().filter(seat -> seat.state().at("/match/question").isObject()).toList();
  }

  /**
   * Lets one of those who have a question press one of the buttons; returns when everyone has
   * received the result.
   *
   * @return the button's words
   */
  String choose(Random random) {
    return choose(random, "");
  }

  /** The same, but never by the button of {@code spared}. */
  String choose(Random random, String spared) {
    List<Visitor> asked = asked();
    Visitor visitor = asked.get(random.nextInt(asked.size()));
    visitor.drawn();
    int before = visitor.state().at("/match/choices").asInt();
    List<String> offered =
        visitor
            .state()
            .at("/match/question/choices")
            .valueStream()
            .map(choice -> choice.path("notation").asString())
            .filter(choice -> !choice.equals(spared) || asked.size() > 1)
            .toList();
    String chosen = offered.get(random.nextInt(offered.size()));
    Locator button = visitor.page().locator(".plain-choices [data-choice='" + chosen + "']");
    String words = button.innerText();
    button.click();
    for (Visitor each : everybody()) {
      each.await(state -> state.at("/match/choices").asInt() > before);
    }
    return words;
  }
}

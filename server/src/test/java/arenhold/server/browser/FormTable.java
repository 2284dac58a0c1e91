package arenhold.server.browser;

import arenhold.server.browser.Visitor.Screen;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/**
 * Players at a table of any form and a watcher, each with their own browser, who meet through the
 * pages alone. They play by pressing controls.
 */
final class FormTable {

  /** Choices that draw new cards, the soonest first. */
  private static final List<String> SOONEST =
      List.of("summon", "claim", "discard", "end", "stop", "skip", "place");

  private final List<Visitor> seats;
  private final Visitor watcher;

  private FormTable(List<Visitor> seats, Visitor watcher) {
    this.seats = seats;
    this.watcher = watcher;
  }

  /**
   * They meet at a new table of this form and start, with random schools; returns when all see the
   * match.
   *
   * @param screens the screens of the players, by seat
   */
  static FormTable start(Browsers browsers, String server, String form, List<Screen> screens) {
    return start(browsers, server, form, screens, List.of());
  }

  /**
   * The same with these schools, expansions included; random with none.
   *
   * @param schools the schools of the seats, or nothing
   */
  static FormTable start(
      Browsers browsers, String server, String form, List<Screen> screens, List<String> schools) {
    List<Visitor> seats = screens.stream().map(screen -> Visitor.at(browsers, screen)).toList();
    return meet(server, form, seats, Visitor.at(browsers, Screen.DESKTOP), schools);
  }

  /** The same at a table that its host makes as {@code choices} says, with random schools. */
  static FormTable start(
      Browsers browsers,
      String server,
      String form,
      List<Screen> screens,
      Consumer<Visitor> choices) {
    List<Visitor> seats = screens.stream().map(screen -> Visitor.at(browsers, screen)).toList();
    Visitor watcher = Visitor.at(browsers, Screen.DESKTOP);
    return meet(server, form, seats, watcher, List.of(), choices);
  }

  /** The same for people who are here already; the first of them makes the table. */
  static FormTable meet(
      String server, String form, List<Visitor> seats, Visitor watcher, List<String> schools) {
    return meet(server, form, seats, watcher, schools, host -> {});
  }

  private static FormTable meet(
      String server,
      String form,
      List<Visitor> seats,
      Visitor watcher,
      List<String> schools,
      Consumer<Visitor> choices) {
    Visitor host = seats.getFirst().open(server);
    host.page().locator(".start.pri").click();
    host.page().locator(".form-tiles input[value='" + form + "']").check();
    if (!schools.isEmpty()) {
      host.page().locator(".setup-more summary").click();
      host.page().getByLabel("Expansions").selectOption("yes");
    }
    choices.accept(host);
    host.page().getByLabel("Others may watch").check();
    host.page().locator(".start-form .btn.pri").click();
    JsonNode room = host.await(state -> true).path("room");
    String link = server + "/r/" + room.path("seatLink").asString();
    for (int seat = 1; seat < seats.size(); seat++) {
      seats.get(seat).open(link).await(seated(seat));
    }
    for (Visitor each : seats) each.await(seated(seats.size() - 1));
    watcher.open(server + "/w/" + room.path("watchLink").asString());
    for (int seat = 0; seat < schools.size(); seat++) {
      String school = schools.get(seat);
      seats.get(seat).page().locator(".schools .pick:has([value='" + school + "'])").click();
      String chosen = "/room/seats/" + seat + "/options/school";
      for (Visitor each : seats) each.await(state -> state.at(chosen).asString("").equals(school));
    }
    agree(seats);
    FormTable table = new FormTable(seats, watcher);
    for (Visitor visitor : table.everybody()) {
      visitor.await(state -> state.path("match").isObject());
      visitor.page().locator(".table").waitFor();
    }
    return table;
  }

  /**
   * Lets the host of a table choose custom values for this kind of clock, by its name on the page.
   */
  static void clock(Visitor host, String kind) {
    host.page().locator(".clock-tiles input[value='own']").check();
    host.page()
        .getByRole(AriaRole.COMBOBOX, new Page.GetByRoleOptions().setName("Clock").setExact(true))
        .selectOption(kind);
  }

  /**
   * Whether everyone up to this seat is seated: those who open the link take the seats in order.
   */
  private static Predicate<JsonNode> seated(int seat) {
    return state -> state.at("/room/seats/" + seat + "/player").isObject();
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

  Visitor seat(int seat) {
    return seats.get(seat);
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

  /** The seat that has to choose. */
  int asked() {
    return seats.getFirst().state().at("/match/waiting/0/seat").asInt();
  }

  /** The document as sent to the seat that has to choose. */
  JsonNode state() {
    return seats.get(asked()).state();
  }

  boolean over() {
    return seats.getFirst().state().at("/match/outcome").isObject();
  }

  /** Whether a card's effect asks, and the turn can still be handed over (TK-R12.3). */
  boolean mayHandOverAnEffect() {
    JsonNode question = state().at("/match/question");
    return question.at("/context/source").isString()
        && question.path("choices").valueStream().anyMatch(FormTable::handsOver);
  }

  private static boolean handsOver(JsonNode choice) {
    return choice.path("notation").asString().equals("handover");
  }

  /** Lets the player to move hand the turn over to the teammate. */
  void handOver() {
    press(offered().stream().filter(FormTable::handsOver).findFirst().orElseThrow());
  }

  /**
   * Lets the player to move choose on their page: the choice that draws new cards soonest, so that
   * the match progresses, and never a hand-over.
   */
  void choose(Random random) {
    press(soonest(offered().stream().filter(choice -> !handsOver(choice)).toList(), random));
  }

  /** The one of these choices that draws new cards soonest. */
  static JsonNode soonest(List<JsonNode> choices, Random random) {
    List<JsonNode> wanted =
        SOONEST.stream()
            .map(verb -> choices.stream().filter(choice -> verb(choice).equals(verb)).toList())
            .filter(same -> !same.isEmpty())
            .findFirst()
            .orElse(choices);
    return wanted.get(random.nextInt(wanted.size()));
  }

  /** All choices on offer now. */
  List<JsonNode> offered() {
    return state().at("/match/question/choices").valueStream().toList();
  }

  static String verb(JsonNode choice) {
    return choice.path("verb").asString();
  }

  /** Lets the player to move make this choice; returns when everyone has received the result. */
  void press(JsonNode choice) {
    int before = seats.getFirst().state().at("/match/choices").asInt();
    DuelTable.press(seats.get(asked()), choice);
    for (Visitor each : everybody()) {
      each.await(state -> state.at("/match/choices").asInt() > before);
    }
    int asked = asked();
    if (!over()) seats.get(asked).await(state -> state.at("/match/question").isObject());
  }

  /** All visitors leave. */
  void leave() {
    everybody().forEach(Visitor::leave);
  }
}

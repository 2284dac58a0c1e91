package arenhold.server.browser;

import arenhold.server.browser.Visitor.Screen;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;

/**
 * Players at a table of any form and a watcher, each with their own browser, who meet through the
 * pages alone. They play by pressing controls.
 */
final class FormTable {

  /** Choices that draw new cards, the soonest first. */
  private static final List<String> SOONEST =
      List.of("summon", "claim", "discard", "end", "stop", "skip", "place");

  private final Party party;

  private FormTable(Party party) {
    this.party = party;
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
    return meet(server, form, Party.of(browsers, screens), schools, host -> {});
  }

  /** The same at a table that its host makes as {@code choices} says, with random schools. */
  static FormTable start(
      Browsers browsers,
      String server,
      String form,
      List<Screen> screens,
      Consumer<Visitor> choices) {
    return meet(server, form, Party.of(browsers, screens), List.of(), choices);
  }

  /** The same for people who are here already, with random schools. */
  static FormTable meet(String server, String form, Party party) {
    return meet(server, form, party, List.of(), host -> {});
  }

  private static FormTable meet(
      String server, String form, Party party, List<String> schools, Consumer<Visitor> choices) {
    party.meet(
        server,
        host -> {
          host.page().locator(".form-tiles input[value='" + form + "']").check();
          if (!schools.isEmpty()) {
            host.page().locator(".setup-more summary").click();
            host.page().getByLabel("Expansions").selectOption("yes");
          }
          choices.accept(host);
        });
    List<Visitor> seats = party.seats();
    for (int seat = 0; seat < schools.size(); seat++) {
      String school = schools.get(seat);
      seats.get(seat).page().locator(".schools .pick:has([value='" + school + "'])").click();
      String chosen = "/room/seats/" + seat + "/options/school";
      for (Visitor each : seats) each.await(state -> state.at(chosen).asString("").equals(school));
    }
    party.begin();
    return new FormTable(party);
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

  Party party() {
    return party;
  }

  Visitor seat(int seat) {
    return party.seats().get(seat);
  }

  List<Visitor> seats() {
    return party.seats();
  }

  Visitor watcher() {
    return party.watcher();
  }

  List<Visitor> everybody() {
    return party.everybody();
  }

  /** The seat that has to choose. */
  int asked() {
    return seats().getFirst().state().at("/match/waiting/0/seat").asInt();
  }

  /** The document as sent to the seat that has to choose. */
  JsonNode state() {
    return seats().get(asked()).state();
  }

  boolean over() {
    return party.over();
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
   * the match progresses.
   */
  void choose(Random random) {
    press(soonest(offered(), random));
  }

  /** The one of these choices that draws new cards soonest; never a hand-over. */
  static JsonNode soonest(List<JsonNode> choices, Random random) {
    List<JsonNode> own = choices.stream().filter(choice -> !handsOver(choice)).toList();
    List<JsonNode> wanted =
        SOONEST.stream()
            .map(verb -> own.stream().filter(choice -> verb(choice).equals(verb)).toList())
            .filter(same -> !same.isEmpty())
            .findFirst()
            .orElse(own);
    return wanted.get(random.nextInt(wanted.size()));
  }

  /**
   * The rest of the match in the players' second windows; returns when every page shows its end.
   */
  void playOut(String server, Random random) {
    playOut(server, party, random);
  }

  static void playOut(String server, Party party, Random random) {
    SecondWindows.playOut(
        server,
        party,
        state -> soonest(state.at("/match/question/choices").valueStream().toList(), random));
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
    int before = seats().getFirst().state().at("/match/choices").asInt();
    DuelTable.press(seats().get(asked()), choice);
    for (Visitor each : everybody()) {
      each.await(state -> state.at("/match/choices").asInt() > before);
    }
    int asked = asked();
    if (!over()) seats().get(asked).await(state -> state.at("/match/question").isObject());
  }

  /** All visitors leave. */
  void leave() {
    party.leave();
  }
}

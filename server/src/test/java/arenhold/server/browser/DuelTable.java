package arenhold.server.browser;

import arenhold.server.browser.Visitor.Screen;
import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;

/**
 * Two players and a watcher, each with their own browser, who meet through the pages alone: one
 * makes the table and sends the links. They play by pressing controls.
 */
final class DuelTable {

  private static final int MOST_WAYS = 16;

  private final Party party;

  private DuelTable(Party party) {
    this.party = party;
  }

  /** They meet at a new table and start as the two Empires. */
  static DuelTable start(Browsers browsers, String server, Screen guestScreen) {
    return start(browsers, server, guestScreen, 0, 1);
  }

  /**
   * They meet at a new table and start; returns when all see the match.
   *
   * @param hostSchool which of the schools the host takes, from 0 in the order of the page
   * @param guestSchool which one the guest takes
   */
  static DuelTable start(
      Browsers browsers, String server, Screen guestScreen, int hostSchool, int guestSchool) {
    return start(browsers, server, guestScreen, hostSchool, guestSchool, host -> {});
  }

  /**
   * They meet at a new table and start as the two Empires.
   *
   * @param choices further choices of the host before the table is made
   */
  static DuelTable start(
      Browsers browsers, String server, Screen guestScreen, Consumer<Visitor> choices) {
    return start(browsers, server, guestScreen, 0, 1, choices);
  }

  private static DuelTable start(
      Browsers browsers,
      String server,
      Screen guestScreen,
      int hostSchool,
      int guestSchool,
      Consumer<Visitor> choices) {
    Party party = Party.of(browsers, List.of(Screen.DESKTOP, guestScreen));
    party.meet(server, choices);
    Visitor host = party.seats().getFirst();
    Visitor guest = party.seats().getLast();
    host.page().locator(".schools .pick").nth(hostSchool).click();
    host.await(state -> state.at("/room/seats/0/options/school").isString());
    guest.page().locator(".schools .pick").nth(guestSchool).click();
    guest.await(state -> state.at("/room/seats/1/options/school").isString());
    party.begin();
    return new DuelTable(party);
  }

  Visitor seat(int seat) {
    return party.seats().get(seat);
  }

  Visitor watcher() {
    return party.watcher();
  }

  List<Visitor> everybody() {
    return party.everybody();
  }

  /** The document as sent to the seat that has to choose. */
  JsonNode state() {
    return party.seats().get(asked()).state();
  }

  /** The seat that has to choose. */
  int asked() {
    return party.seats().get(0).state().at("/match/waiting/0/seat").asInt();
  }

  boolean over() {
    return party.over();
  }

  /** Whether the effect of a summoned card asks the open question. */
  boolean inAnEffect() {
    return !state().at("/match/view/playing").asString("").isEmpty()
        && state().at("/match/question").isObject();
  }

  /**
   * Lets the player to move make a choice on their page; returns when everyone has received the
   * result. Summons if possible, so that there is something to see and the match progresses.
   */
  void choose(Random random) {
    int before = state().at("/match/choices").asInt();
    tryToChoose(random);
    everybodyIsTold(before);
  }

  /**
   * The rest of the match in the players' second windows; returns when every page shows its end.
   */
  void playOut(String server, Random random) {
    FormTable.playOut(server, party, random);
  }

  private void everybodyIsTold(int before) {
    for (Visitor each : everybody()) {
      each.await(state -> state.at("/match/choices").asInt() > before);
    }
  }

  /** The same, without waiting for the result. */
  void tryToChoose(Random random) {
    Visitor visitor = party.seats().get(asked());
    List<JsonNode> choices = offered(visitor);
    List<JsonNode> wanted = verb(choices, "summon");
    if (wanted.isEmpty() && random.nextInt(3) > 0) wanted = verb(choices, "place");
    if (wanted.isEmpty()) wanted = choices;
    press(visitor, wanted.get(random.nextInt(wanted.size())));
  }

  private static List<JsonNode> offered(Visitor visitor) {
    return visitor.state().at("/match/question/choices").valueStream().toList();
  }

  private static List<JsonNode> verb(List<JsonNode> choices, String verb) {
    return choices.stream().filter(choice -> choice.path("verb").asString().equals(verb)).toList();
  }

  /** Clicks the way to this choice: its card, its squares, its button. */
  static void press(Visitor visitor, JsonNode choice) {
    visitor.drawn();
    click(visitor, choice);
  }

  /** The same at a table that no room is behind. */
  static void click(Visitor visitor, JsonNode choice) {
    String notation = choice.path("notation").asString();
    if (pressed(visitor, notation)) return;
    String card = choice.at("/parts/card/0").asString("");
    Locator held = visitor.page().locator("[data-card='" + card + "'][aria-pressed=false]");
    if (!card.isEmpty() && held.count() > 0) held.first().click();
    if (pressed(visitor, notation)) return;
    String from = choice.at("/parts/from/0").asString("");
    String to = choice.at("/parts/to/0").asString(choice.at("/parts/at/0").asString(""));
    if (!from.isEmpty() && !primary(visitor).equals(notation)) tap(visitor, from);
    for (int way = 0; way < MOST_WAYS && !to.isEmpty(); way++) {
      if (primary(visitor).equals(notation)) break;
      tap(visitor, to);
    }
    if (!pressed(visitor, notation)) {
      throw new AssertionError("no way to " + choice + " on the page");
    }
  }

  private static void tap(Visitor visitor, String square) {
    visitor.page().locator("[data-square='" + square + "'] .square-hit").click();
  }

  private static String primary(Visitor visitor) {
    Locator button = visitor.page().locator(".prompt .btn.pri[data-choice]");
    return button.count() == 0 ? "" : button.first().getAttribute("data-choice");
  }

  /** Presses the button of this choice, twice if the first press only previews it. */
  private static boolean pressed(Visitor visitor, String notation) {
    Locator buttons = visitor.page().locator(".prompt [data-choice='" + notation + "']");
    if (buttons.count() == 0) return false;
    boolean last = primary(visitor).equals(notation);
    buttons.first().click();
    Locator sure = visitor.page().locator(".prompt .btn.pri[data-choice='" + notation + "']");
    if (!last && sure.count() > 0) sure.first().click();
    return true;
  }

  /** All visitors leave. */
  void leave() {
    everybody().forEach(Visitor::leave);
  }
}

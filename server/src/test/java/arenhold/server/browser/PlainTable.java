package arenhold.server.browser;

import arenhold.server.browser.Visitor.Screen;
import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/**
 * Players at the plain table of any game and a watcher, who meet through the pages alone. They play
 * by pressing the buttons of choices; no other way is needed.
 */
final class PlainTable {

  private final Party party;

  private PlainTable(Party party) {
    this.party = party;
  }

  /**
   * They meet at a new table and start; returns when all see the match.
   *
   * @param choices what the host chooses for the table, the game among it
   * @param screens the screens of the players, by seat
   */
  static PlainTable start(
      Browsers browsers, String server, Consumer<Visitor> choices, List<Screen> screens) {
    Party party = Party.of(browsers, screens);
    party.meet(server, choices);
    party.begin();
    for (Visitor each : party.everybody()) each.page().locator(".plain-known").waitFor();
    return new PlainTable(party);
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

  boolean over() {
    return party.over();
  }

  /** Those who have an open question, according to their pages. */
  List<Visitor> asked() {
    return seats().stream().filter(seat -> seat.state().at("/match/question").isObject()).toList();
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

package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.browser.Visitor.Screen;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.clock.ServerTime;
import arenhold.server.testing.ArrangedServer;
import arenhold.server.testing.ManualTime;
import arenhold.server.testing.ToyShelf;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/**
 * Timed questions, held public clocks and standing orders on the plain table, as the players and a
 * watcher see them.
 */
class QuestionTimesIT extends VisitorsTest {

  private static final ManualTime TIME = new ManualTime();

  @RegisterExtension
  static final ArrangedServer SERVER =
      new ArrangedServer(ServerTime.class, TIME).and(GameShelf.class, ToyShelf.shelf());

  private static final int MOST_CHOICES = 500;

  /** An expired time shows slightly late, because an answer may have been on its way. */
  private static final long ON_ITS_WAY = 100;

  /** The minimum and maximum time for putting back. */
  private static final long LEAST = 2_000;

  private static final long MOST = 30_000;

  /** The public clock, and a turn of the walk. */
  private static final long SHARED = 3_000;

  private static final long TURN = 20_000;

  private static final Pattern A_TIME = Pattern.compile("\\d:\\d\\d$");

  private PlainTable table;

  @Override
  String address() {
    return SERVER.address();
  }

  /** A table in real time: without a clock nobody is hurried. */
  private static Consumer<Visitor> live(String game) {
    return Party.game(game).andThen(Party.clock("brisk"));
  }

  private Visitor host() {
    return table.seats().getFirst();
  }

  private Visitor guest() {
    return table.seats().getLast();
  }

  @Test
  void bids_are_timed_ordered_and_shown_on_a_clock_that_is_held() throws IOException {
    table =
        PlainTable.start(
            browsers(), address(), live("bidding"), List.of(Screen.DESKTOP, Screen.PHONE));
    anAnswerIsNotedUntilTheLeastTimeIsOver();
    whoDoesNotAnswerIsAnsweredFor();
    guestsOrdersAreAnsweredBy();
    theClockIsHeldAndLetGo();
    anOrderHoldsTheClock();
    toTheEnd();
  }

  private void anAnswerIsNotedUntilTheLeastTimeIsOver() throws IOException {
    for (Visitor each : table.everybody()) {
      Locator times = times(each);
      assertThat(times.locator(".question-clock")).hasCount(2);
      assertThat(times.locator(".question-clock").first()).hasText(A_TIME);
    }
    for (Visitor seat : table.seats()) {
      assertThat(times(seat).getByText("Your time to answer")).isVisible();
      assertThat(told(seat, Pattern.compile("^\\d+ seconds to answer"))).hasCount(1);
    }
    look("times");
    long version = guest().received().getLast().version();
    host().page().locator("[data-choice=keep]").click();
    assertThat(times(host()).getByText("Your answer is noted")).isVisible();
    assertThat(host().page().locator("[data-choice=keep]")).hasAttribute("aria-pressed", "true");
    assertThat(guest().page().getByText("is noted")).hasCount(0);
    TIME.pass(LEAST + ON_ITS_WAY);
    for (Visitor each : table.everybody()) {
      each.await(state -> state.at("/match/waiting").size() == 1);
    }
    // A noted answer was sent to nobody else: the next step is that it took effect.
    assertEquals(version + 1, guest().received().getLast().version());
  }

  private void whoDoesNotAnswerIsAnsweredFor() {
    TIME.pass(MOST - LEAST - 3_000);
    looksAgain(guest());
    assertThat(told(guest(), Pattern.compile("^Your time is nearly up"))).hasCount(1);
    TIME.pass(3_000);
    String name = name(guest());
    for (Visitor each : table.everybody()) {
      each.await(state -> prompt(state).equals("bid"));
      if (each != guest()) assertThat(log(each, name + "'s time was up.")).hasCount(1);
    }
    assertThat(log(guest(), "Your time was up, so this was chosen: Keep the rest.")).hasCount(1);
  }

  /**
   * The guest gives a standing order for bids: the room bids by it, and nobody else learns of it.
   */
  private void guestsOrdersAreAnsweredBy() throws IOException {
    int before = host().received().size();
    List<String> hand = new ArrayList<>();
    for (JsonNode card : guest().state().at("/match/view/hands/1")) hand.add(card.asString());
    openOrders(guest());
    Locator bids = orders(guest(), "Your bids");
    // Orders for questions that are not open come first, so that nothing is answered before the
    // last one.
    List<String> others = new ArrayList<>();
    for (String card : List.of("1a", "2b", "3a", "4b", "5a", "6b")) {
      if (!hand.contains(card)) others.add(card);
    }
    bids.getByLabel("When asked").selectOption(others.getFirst());
    assertThat(bids.getByLabel("Otherwise")).hasCount(1);
    bids.getByLabel("Otherwise").selectOption(hand.get(1));
    for (Visitor each : table.everybody()) {
      each.await(state -> state.at("/match/waiting").size() == 1);
    }
    assertThat(bids.getByLabel("Otherwise")).hasCount(2);
    bids.getByLabel("Otherwise").last().selectOption(hand.get(0));
    assertThat(bids.getByLabel("Otherwise")).hasCount(3);
    bids.getByLabel("Otherwise").last().selectOption(hand.get(2));
    assertThat(bids.getByLabel("Otherwise")).hasCount(4);
    look("orders");
    closeOrders(guest());
    for (Visitor.Received frame :
        List.copyOf(host().received()).subList(before, host().received().size())) {
      assertFalse(frame.text().contains("plans") || frame.text().contains("order"), frame.text());
    }
  }

  private void theClockIsHeldAndLetGo() throws IOException {
    bid(host());
    awaitPrompt("show");
    for (Visitor each : table.everybody()) {
      assertThat(times(each).getByText("Shared clock")).isVisible();
    }
    hold(host(), "Hold the clock");
    awaitHeldBy(0);
    String name = name(host());
    for (Visitor each : List.of(guest(), table.watcher())) {
      assertThat(times(each)).containsText(name + " holds the clock. Resumes in");
    }
    assertThat(told(guest(), Pattern.compile(name + " holds the clock"))).hasCount(1);
    assertThat(times(table.watcher()).getByRole(AriaRole.BUTTON)).hasCount(0);
    look("held");
    hold(guest(), "Hold it next");
    assertThat(times(guest()).getByText("You hold it next.")).isVisible();
    TIME.pass(SHARED + ON_ITS_WAY);
    awaitPrompt("show");
    hold(host(), "Let it run");
    awaitHeldBy(1);
    assertThat(times(guest()).getByText("You hold the clock.")).isVisible();
    hold(guest(), "Let it run");
    awaitRuns();
    // Both pass early: nothing changes until the clock runs out.
    for (Visitor seat : table.seats()) {
      seat.page().locator("[data-choice=pass]").click();
      assertThat(times(seat).getByText("Your answer is noted")).isVisible();
    }
    awaitPrompt("show");
    TIME.pass(SHARED + ON_ITS_WAY);
    awaitPrompt("bid");
  }

  private void anOrderHoldsTheClock() {
    openOrders(guest());
    orders(guest(), "The highest card")
        .getByLabel("When asked")
        .selectOption("Hold the clock and ask me");
    assertThat(guest().page().locator(".standing-orders > summary .chip")).hasText("2");
    closeOrders(guest());
    bid(host());
    awaitPrompt("show");
    awaitHeldBy(1);
    hold(guest(), "Let it run");
    awaitRuns();
    openOrders(guest());
    orders(guest(), "The highest card").getByLabel("When asked").selectOption("Never show it");
    assertThat(times(guest()).getByText("Your answer is noted")).isVisible();
    closeOrders(guest());
    TIME.pass(SHARED + ON_ITS_WAY);
    awaitPrompt("bid");
  }

  /** The last bids; then the match is over, and its file contains the automatic answers. */
  private void toTheEnd() throws IOException {
    bid(host());
    awaitPrompt("show");
    assertThat(times(guest()).getByText("Your answer is noted")).isVisible();
    TIME.pass(SHARED + ON_ITS_WAY);
    for (Visitor each : table.everybody()) {
      each.await(state -> state.at("/match/outcome").isObject());
      each.page().locator(".winner h1").waitFor();
      assertThat(each.page().locator(".question-times, .standing-orders")).hasCount(0);
      Accessibility.check(each.page());
    }
    Page page = host().page();
    var link = new Page.GetByRoleOptions().setName("Save the match file");
    Download saved = page.waitForDownload(() -> page.getByRole(AriaRole.LINK, link).click());
    String file = Files.readString(saved.path());
    List<String> lines = List.of("2 ~keep;", "2 !order bid = ", "2 !order show = !hold;");
    for (String line : lines) {
      assertTrue(file.contains(line), file);
    }
  }

  @Test
  void late_rolls_become_waits_and_orders_roll_wait_and_lay_the_flag() throws IOException {
    table =
        PlainTable.start(
            browsers(),
            address(),
            live("ambush"),
            List.of(Screen.DESKTOP, Screen.DESKTOP, Screen.PHONE));
    for (Visitor seat : table.seats()) seat.page().locator("[data-choice='0']").click();
    awaitTurn(0);
    TIME.pass(TURN + ON_ITS_WAY);
    awaitTurn(1);
    String name = name(host());
    for (Visitor each : List.of(guest(), table.watcher())) {
      assertThat(log(each, name + "'s time was up.")).hasCount(1);
    }
    assertThat(log(host(), "Your time was up, so this was chosen: Wait.")).hasCount(1);
    // The holder of the flag orders it to be laid: only then is the holder known.
    Visitor holder =
        table.seats().stream().filter(QuestionTimesIT::holdsTheFlag).findFirst().orElseThrow();
    // The second player, whose turn it is, is asked whether to lay it and would have to roll first.
    if (holder != table.seats().get(1)) {
      openOrders(holder);
      orders(holder, "The flag, in others’ turns")
          .getByLabel("When asked")
          .selectOption("Always lay it");
      for (Visitor each : table.everybody()) each.await(state -> laid(state));
      closeOrders(holder);
    }
    openOrders(guest());
    orders(guest(), "Your turn").getByLabel("When asked").selectOption("Always wait");
    assertThat(guest().page().locator(".standing-orders > summary .chip").last()).isVisible();
    closeOrders(guest());
    table.seats().get(1).page().locator("[data-choice=wait]").click();
    awaitTurn(0);
    Random random = new Random(8);
    for (int i = 0; !table.over(); i++) {
      assertTrue(i < MOST_CHOICES);
      assertFalse(
          table.asked().contains(guest()) && prompt(guest().state()).equals("turn"),
          "an order answers");
      table.choose(random);
    }
    for (Visitor each : table.everybody()) {
      each.page().locator(".winner h1").waitFor();
      Accessibility.check(each.page());
    }
  }

  private static boolean laid(JsonNode state) {
    return state.at("/match/view/laid").asBoolean();
  }

  private static boolean holdsTheFlag(Visitor seat) {
    return seat.state().at("/match/view/flag").valueStream().anyMatch(own -> own.asBoolean());
  }

  private static String prompt(JsonNode state) {
    return state.at("/match/waiting/0/prompt").asString("");
  }

  private void awaitPrompt(String prompt) {
    for (Visitor each : table.everybody()) {
      each.await(state -> prompt(state).equals(prompt) || state.at("/match/outcome").isObject());
    }
  }

  private void awaitTurn(int seat) {
    for (Visitor each : table.everybody()) {
      each.await(
          state ->
              prompt(state).equals("turn") && state.at("/match/waiting/0/seat").asInt() == seat);
    }
  }

  private void awaitHeldBy(int seat) {
    for (Visitor each : table.everybody()) {
      each.await(state -> state.at("/match/clock/windows/0/held/seat").asInt(-1) == seat);
    }
  }

  private void awaitRuns() {
    for (Visitor each : table.everybody()) {
      each.await(state -> state.at("/match/clock/windows/0/held").isNull());
    }
  }

  private static void bid(Visitor visitor) {
    visitor.await(state -> state.at("/match/question/prompt").asString("").equals("bid"));
    visitor.page().locator(".plain-choices button").first().click();
  }

  private static void hold(Visitor visitor, String words) {
    visitor.drawn();
    visitor.press(words);
  }

  /** The page asks the server for the time, as when it becomes visible again. */
  private static void looksAgain(Visitor visitor) {
    visitor.page().evaluate("document.dispatchEvent(new Event('visibilitychange'))");
  }

  private static Locator times(Visitor visitor) {
    return visitor.page().locator(".question-times");
  }

  /** The announcements. */
  private static Locator told(Visitor visitor, Pattern words) {
    return visitor
        .page()
        .locator("[role=status]")
        .filter(new Locator.FilterOptions().setHasText(words));
  }

  private static Locator log(Visitor visitor, String line) {
    return visitor.page().locator(".log-line").filter(new Locator.FilterOptions().setHasText(line));
  }

  private String name(Visitor visitor) {
    int seat = table.seats().indexOf(visitor);
    return visitor.state().at("/room/seats/" + seat + "/player/name").asString();
  }

  private static boolean isPhone(Visitor visitor) {
    return visitor.page().viewportSize().width == Screen.PHONE.width();
  }

  /** On a phone they are in the drawer. */
  private static void openOrders(Visitor visitor) {
    if (isPhone(visitor)) visitor.page().locator(".table-more > summary").click();
    visitor.page().locator(".standing-orders > summary").click();
  }

  private static void closeOrders(Visitor visitor) {
    visitor.page().locator(".standing-orders > summary").click();
    if (isPhone(visitor)) visitor.page().locator(".table-more > summary").click();
  }

  private static Locator orders(Visitor visitor, String about) {
    return visitor
        .page()
        .getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName(about).setExact(true));
  }

  /** Screenshots of every page in both themes, with its accessibility checked. */
  private void look(String when) throws IOException {
    for (Visitor each : table.everybody()) {
      int seat = table.everybody().indexOf(each);
      for (ColorScheme light : List.of(ColorScheme.DARK, ColorScheme.LIGHT)) {
        each.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(light));
        each.picture("question-" + when + "-" + seat + "-" + light.name().toLowerCase(Locale.ROOT));
        Accessibility.check(each.page());
      }
      if (isPhone(each)) Accessibility.checkTargets(each.page());
    }
  }
}

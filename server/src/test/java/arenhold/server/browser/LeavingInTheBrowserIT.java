package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.browser.Visitor.Screen;
import arenhold.server.clock.ServerTime;
import arenhold.server.testing.ArrangedServer;
import arenhold.server.testing.ManualTime;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/**
 * A Melee of four that goes on without players who are out, as all of them and a watcher see it.
 */
class LeavingInTheBrowserIT extends VisitorsTest {

  private static final ManualTime TIME = new ManualTime();

  @RegisterExtension
  static final ArrangedServer SERVER =
      new ArrangedServer(ServerTime.class, TIME).with(SecondWindows.FAST);

  /** Choices of those who play on, by clicks. */
  private static final int ON_BY_CLICKS = 12;

  /** How long the others wait for a player who is gone. */
  private static final long PATIENCE = 90_000;

  /** A flag shows slightly late, because a choice may have been on its way. */
  private static final long ON_ITS_WAY = 100;

  /** The players who stay to the end, whatever the others do. */
  private static final int HOST = 0;

  private static final List<Screen> SCREENS =
      List.of(Screen.DESKTOP, Screen.PHONE, Screen.PHONE, Screen.PHONE);

  private final Random random = new Random(31);
  private FormTable table;

  @Override
  String address() {
    return SERVER.address();
  }

  @Test
  void a_player_leaves_another_runs_out_of_time_two_play_on_and_the_file_replays()
      throws IOException {
    table =
        FormTable.start(
            browsers(),
            address(),
            "melee",
            SCREENS,
            host -> {
              choose(host, "Players", "4");
              FormTable.clock(host, "Real time");
              choose(host, "Time", "30 min + 30 s");
            });
    int left = playUntilAnotherThan(Set.of(HOST));
    leaves(left);
    int late = playUntilAnotherThan(Set.of(HOST, left));
    runsOutOfTime(late);
    for (int i = 0; i < ON_BY_CLICKS && !table.over(); i++) {
      assertTrue(!Set.of(left, late).contains(table.asked()), "who is out is asked nothing");
      table.choose(random);
    }
    table.playOut(address(), random);
    for (Visitor visitor : table.everybody()) {
      JsonNode over = visitor.await(state -> state.at("/match/seed").isString());
      assertEquals("played", over.at("/match/outcome/reason").asString());
      assertEquals(4, over.at("/match/outcome/places/" + left).asInt());
      assertEquals(3, over.at("/match/outcome/places/" + late).asInt());
      assertThat(visitor.page().locator(".ended")).isVisible();
      Accessibility.check(visitor.page());
    }
    assertEquals(List.of(), Secrets.leaks(table.seats(), table.watcher()));
    replay();
  }

  /**
   * A player leaves on their move, the others wait and then play on; finally the player watches.
   */
  private void leaves(int seat) throws IOException {
    String name = name(seat);
    Visitor gone = table.seat(seat);
    Visitor host = table.seat(HOST);
    String link = gone.page().url();
    gone.open(address());
    Locator notice = host.page().locator(".clock-notice");
    assertThat(notice).containsText(name + " has been gone for");
    assertThat(notice).containsText("You can play on without them in");
    TIME.pass(PATIENCE);
    host.page().evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    assertThat(notice).containsText("You can play on without them now.");
    host.picture("leaving-claim-desktop");
    host.press("Play on without them");
    gone.open(link);
    isOut(1);
    assertThat(gone.page().locator(".clock-notice.out")).containsText("You are out.");
    assertThat(gone.button("Rejoin the match")).isVisible();
    assertThat(table.watcher().page().getByText(name + " is out; the others play on.").first())
        .isVisible();
    Accessibility.checkTargets(gone.page());
    gone.picture("leaving-out-phone");
  }

  private void runsOutOfTime(int seat) throws IOException {
    String name = name(seat);
    JsonNode clock = table.state().at("/match/clock");
    long rest = clock.path("left").get(seat).asLong() + clock.path("free").get(seat).asLong();
    TIME.pass(rest + ON_ITS_WAY);
    isOut(2);
    Locator notice = table.seat(seat).page().locator(".clock-notice.out");
    assertThat(notice).containsText("Your time ran out.");
    assertThat(notice.getByRole(AriaRole.BUTTON)).hasCount(0);
    assertThat(table.watcher().page().getByText(name + " ran out of time.").first()).isVisible();
    table.seat(HOST).picture("leaving-two-out-desktop");
    table.watcher().picture("leaving-two-out-watcher");
  }

  /** Everyone sees this many players marked as out, and that the match goes on. */
  private void isOut(int count) throws IOException {
    for (Visitor visitor : table.everybody()) {
      JsonNode now = visitor.await(state -> state.at("/match/out").size() == count);
      assertTrue(now.at("/match/outcome").isNull(), "the others play on");
      assertThat(visitor.page().locator(".chip.out:visible")).hasCount(count);
      Accessibility.check(visitor.page());
    }
  }

  /** Plays until it is the turn of a seat other than these. */
  private int playUntilAnotherThan(Set<Integer> seats) {
    while (seats.contains(table.asked()) || !table.state().at("/match/view/turn").isObject()) {
      table.choose(random);
    }
    return table.asked();
  }

  /** The file of the match opens on the replay page and leads to the same end. */
  private void replay() throws IOException {
    Visitor host = table.seat(HOST);
    Page page = host.page();
    page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Replay")).click();
    assertThat(page.locator(".replay-step")).hasText(Pattern.compile("^0 of"));
    Download saved =
        page.waitForDownload(
            () ->
                page.getByRole(
                        AriaRole.LINK, new Page.GetByRoleOptions().setName("Save the match file"))
                    .click());
    String text = Files.readString(saved.path());
    for (String line : List.of(" !left", " !flag", "\nresult played ")) {
      assertTrue(text.contains(line), text);
    }
    Page reader = table.watcher().open(address() + "/replay").page();
    byte[] file = text.getBytes(StandardCharsets.UTF_8);
    reader
        .locator("input[type=file]")
        .setInputFiles(new FilePayload("match.txt", "text/plain", file));
    assertThat(reader.locator(".replay-step")).hasText(Pattern.compile("^0 of"));
    reader.keyboard().press("End");
    assertThat(reader.locator(".winner h1")).isVisible();
    Accessibility.check(reader);
    table.watcher().picture("leaving-replay-desktop");
  }

  private String name(int seat) {
    return table.state().at("/room/seats/" + seat + "/player/name").asString();
  }

  private static void choose(Visitor visitor, String field, String option) {
    visitor
        .page()
        .getByRole(AriaRole.COMBOBOX, new Page.GetByRoleOptions().setName(field).setExact(true))
        .selectOption(option);
  }
}

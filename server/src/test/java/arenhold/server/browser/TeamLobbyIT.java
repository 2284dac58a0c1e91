package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.browser.Visitor.Screen;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** People meet at a private table, find their seats and begin, and begin again. */
class TeamLobbyIT extends BrowserTest {

  private Visitor visitor(String name, Screen screen, ColorScheme colours) {
    Visitor visitor = visitor(screen, "en-GB", colours).open(address());
    visitor.page().getByLabel("Your name").fill(name);
    visitor.press("Save");
    assertThat(visitor.button("Save")).isDisabled();
    return visitor;
  }

  /** Makes a table that others may watch. */
  private JsonNode makeTable(Visitor host, String form) {
    host.page().locator(".start.friend").click();
    host.page().locator(".form-tiles input[value='" + form + "']").check();
    host.page().getByLabel("Others may watch").check();
    host.page().locator(".start-form .btn.pri").click();
    return host.await(state -> true).path("room");
  }

  private static Locator seat(Visitor visitor, int seat) {
    return visitor.page().locator("[data-seat='" + seat + "']");
  }

  private static Locator button(Locator within, String name) {
    return within.getByRole(
        AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(name).setExact(true));
  }

  private void seated(int seat, String name) {
    for (Visitor each : visitors()) {
      if (each.state() == null || each.page().url().equals("about:blank")) continue;
      each.await(s -> s.at("/room/seats/" + seat + "/player/name").asString("").equals(name));
    }
  }

  private void choose(Visitor visitor, int seat, int school) {
    visitor.page().locator(".schools .pick").nth(school).click();
    String chosen = "/room/seats/" + seat + "/options/school";
    visitors().getFirst().await(state -> state.at(chosen).isString());
  }

  private void lookAround(String when) throws IOException {
    for (Visitor each : visitors()) {
      Accessibility.check(each.page());
      each.picture("team-lobby-" + when + "-" + visitors().indexOf(each));
    }
  }

  /** The same for the lobby, which fingers must be able to use as well. */
  private void lookAroundTheLobby(String when) throws IOException {
    lookAround(when);
    Accessibility.checkTargets(visitors().get(1).page());
  }

  @Test
  void four_people_sit_down_as_two_teams_and_begin_while_others_watch() throws IOException {
    Visitor ines = visitor("Ines", Screen.DESKTOP, ColorScheme.LIGHT);
    JsonNode room = makeTable(ines, "team-duel");
    String seats = address() + "/r/" + room.path("seatLink").asString();
    Visitor mirko = visitor("Mirko", Screen.PHONE, ColorScheme.DARK).open(seats);
    seated(1, "Mirko");
    Visitor radek = visitor("Radek", Screen.DESKTOP, ColorScheme.DARK).open(seats);
    seated(2, "Radek");
    Visitor chiara = visitor("Chiara", Screen.PHONE, ColorScheme.LIGHT).open(seats);
    seated(3, "Chiara");
    Visitor nora = visitor("Nora", Screen.DESKTOP, ColorScheme.LIGHT);
    nora.open(address() + "/w/" + room.path("watchLink").asString());

    // Standing up, and sitting down again by key and by dragging one's own name.
    mirko.press("Stand up");
    mirko.await(state -> state.at("/room/seats/1/player").isNull());
    button(seat(mirko, 1), "Sit here").focus();
    mirko.page().keyboard().press("Enter");
    seated(1, "Mirko");
    radek.press("Stand up");
    radek.await(state -> state.at("/room/seats/2/player").isNull());
    radek.page().locator(".oneself").dragTo(seat(radek, 2));
    seated(2, "Radek");
    assertThat(nora.page().getByText("Only the seat link gives a seat")).isVisible();
    assertThat(nora.button("Sit here")).hasCount(0);

    // Radek drags his name to Chiara's seat; she agrees, so that they have changed teams.
    seat(radek, 2).locator("header").dragTo(seat(radek, 3));
    assertThat(seat(chiara, 2)).containsText("Radek would like to change seats with you");
    lookAroundTheLobby("swap");
    button(seat(chiara, 2), "Swap seats with Radek").click();
    seated(2, "Chiara");
    seated(3, "Radek");
    assertThat(ines.page().locator("[data-team='0']")).containsText("Ines, Chiara");

    // A player who leaves keeps the seat and can come back.
    mirko.open("about:blank");
    ines.await(state -> !state.at("/room/seats/1/present").asBoolean());
    assertThat(seat(ines, 1)).containsText("away");
    mirko.open(seats);
    ines.await(state -> state.at("/room/seats/1/present").asBoolean());
    assertThat(seat(mirko, 1)).containsText("you");

    // The host gives the seat of a player who does not come back to another.
    radek.open("about:blank");
    ines.await(state -> !state.at("/room/seats/3/present").asBoolean());
    button(seat(ines, 3), "Free Radek's seat").click();
    ines.await(state -> state.at("/room/seats/3/player").isNull());
    visitors().remove(radek);
    radek.leave();
    Visitor emil = visitor("Emil", Screen.DESKTOP, ColorScheme.DARK).open(seats);
    seated(3, "Emil");
    Visitor late = visitor("Late", Screen.PHONE, ColorScheme.LIGHT).open(seats);
    assertThat(late.page().getByText("All seats are taken. You are watching.")).isVisible();

    // Schools, colours, ready.
    choose(ines, 0, 0);
    choose(mirko, 1, 1);
    choose(chiara, 2, 2);
    choose(emil, 3, 3);
    ines.page().locator("[data-team='0'] .side-colour select").selectOption("3");
    ines.await(state -> state.at("/room/table/colour1").asString("").equals("3"));
    assertThat(emil.page().locator("[data-team='0'] .side-colour")).containsText("Chiara");
    lookAroundTheLobby("ready");
    for (Visitor each : List.of(ines, mirko, chiara, emil)) {
      each.await(state -> state.at("/room/table/colour1").asString("").equals("3"));
    }
    Party.agree(List.of(ines, mirko, chiara, emil));
    for (Visitor each : visitors()) {
      JsonNode view = each.await(state -> state.path("match").isObject()).at("/match/view");
      assertEquals("h", view.at("/seats/0/colour").asString(), "the colour of Chiara's school");
      each.page().locator(".table").waitFor();
    }
  }

  @Test
  void after_a_match_the_same_people_play_another_at_the_same_table() throws IOException {
    Visitor ines = visitor("Irma", Screen.DESKTOP, ColorScheme.LIGHT);
    JsonNode room = makeTable(ines, "duel");
    String seats = address() + "/r/" + room.path("seatLink").asString();
    Visitor mirko = visitor("Matteo", Screen.PHONE, ColorScheme.DARK).open(seats);
    Visitor nora = visitor("Norma", Screen.DESKTOP, ColorScheme.LIGHT);
    nora.open(address() + "/w/" + room.path("watchLink").asString());
    seated(1, "Matteo");
    ines.page()
        .getByRole(AriaRole.COMBOBOX, new Page.GetByRoleOptions().setName("First player"))
        .selectOption("loser");
    ines.page()
        .getByRole(AriaRole.COMBOBOX, new Page.GetByRoleOptions().setName("Schools"))
        .selectOption("agreed");
    mirko.await(state -> state.at("/room/table/schools").asString("").equals("agreed"));
    mirko
        .page()
        .getByRole(AriaRole.COMBOBOX, new Page.GetByRoleOptions().setName("Proposed for Irma"))
        .selectOption("sylvan");
    ines.await(s -> s.at("/room/seats/0/options/school").asString("").equals("sylvan"));
    lookAroundTheLobby("agreed");
    begin(ines, mirko);
    String first = ines.state().at("/match/id").asString();
    assertEquals("sylvan", ines.state().at("/match/view/seats/0/school").asString());

    ines.press("Resign");
    ines.press("Yes, resign");
    for (Visitor each : visitors()) {
      each.await(state -> state.at("/room/phase").asString().equals("over"));
      assertThat(each.page().locator(".winner h1")).containsText("Matteo");
    }
    assertThat(nora.button("Rematch")).hasCount(0);
    lookAround("over");
    ines.press("Rematch");
    assertThat(ines.page().locator(".again")).containsText("Waiting for Matteo");
    // The others look at the end as long as they like.
    assertThat(mirko.page().locator(".winner h1")).containsText("Matteo");
    assertThat(mirko.page().locator(".again")).containsText("Irma would like a rematch");
    assertThat(nora.page().locator(".again")).containsText("gathers for another match");
    lookAround("rematch");
    nora.press("To the table");
    assertThat(nora.page().locator("h1")).hasText("Before the match");
    assertThat(seat(nora, 1)).containsText("Matteo");
    assertThat(nora.page().locator(".played")).containsText("Won by Matteo");
    mirko.press("Agree to a rematch");
    for (Visitor each : visitors()) {
      each.await(state -> state.at("/room/phase").asString().equals("playing"));
      assertNotEquals(first, each.state().at("/match/id").asString());
      assertEquals("1", each.state().at("/match/setup/table/first").asString(), "the loser begins");
      assertThat(each.page().locator(".table")).isVisible();
      assertThat(each.page().locator(".ended")).hasCount(0);
    }
    assertTrue(ines.state().at("/match/outcome").isNull());
  }

  /** Both agree unless they have; returns when both have a question or wait. */
  private static void begin(Visitor... both) {
    String before = both[0].state().at("/match/id").asString("");
    long terms = both[0].state().at("/room/terms").asLong();
    for (Visitor each : both) each.await(state -> state.at("/room/terms").asLong() == terms);
    Party.agree(List.of(both));
    for (Visitor each : both) {
      each.await(state -> state.at("/match/outcome").isNull() && !id(state).equals(before));
      each.page().locator(".table").waitFor();
    }
  }

  private static String id(JsonNode state) {
    return state.at("/match/id").asString("");
  }
}

package arenhold.rules.destiny.card;

import arenhold.rules.notation.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What is printed on the cards, and the prepared teams, read from {@code destiny.json}. */
final class Facts {

  private static final String FILE = "/arenhold/rules/destiny/destiny.json";

  private final Map<String, Object> root;

  /** Reads the file that lies beside the classes. */
  Facts() {
    try (InputStream in = Facts.class.getResourceAsStream(FILE)) {
      root = Json.parseObject(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** The cards in order. */
  List<Card> cards() {
    List<Card> cards = new ArrayList<>();
    for (Object written : Json.list(root.get("cards"))) {
      cards.add(new Card(cards.size() + 1, new Printed(Json.object(written))));
    }
    return List.copyOf(cards);
  }

  /** The prepared teams in order. */
  List<PreparedTeam> teams() {
    List<PreparedTeam> teams = new ArrayList<>();
    for (Object written : Json.list(root.get("teams"))) {
      Printed team = new Printed(Json.object(written));
      teams.add(new PreparedTeam(team.text("id"), Team.parse(team.text("value"))));
    }
    return List.copyOf(teams);
  }
}

package arenhold.players.tashkalar;

import arenhold.players.Level;
import arenhold.players.Levels;
import java.util.List;

/**
 * How each level plays Tash-Kalar, set for each form by what matches between them have shown;
 * {@code docs/computer-players.md} has the figures. Each list has a strength for every level, from
 * the weakest.
 */
public final class Strengths implements Levels.Offer {

  private static final Levels.Strength POINTS = new Levels.Strength("planner-points", 0);
  private static final Levels.Strength READY = ready(0);
  private static final Levels.Strength PLANS = new Levels.Strength("planner-plans", 0);
  private static final Levels.Strength MOST = planner(25_000);

  private static final List<Levels.Strength> TUTORIAL =
      List.of(search(3_000), READY, PLANS, planner(300), planner(1_500), MOST);

  private static final List<Levels.Strength> DUEL =
      List.of(search(500), READY, PLANS, planner(1_000), planner(3_500), MOST);

  private static final List<Levels.Strength> HIGH_FORM =
      List.of(search(3_000), READY, PLANS, planner(300), planner(2_000), MOST);

  private static final List<Levels.Strength> TEAM_DUEL =
      List.of(search(500), READY, ready(2_000), planner(500), planner(2_000), MOST);

  private static final List<Levels.Strength> MELEE_OF_THREE =
      List.of(search(3_000), READY, PLANS, planner(1_000), planner(5_000), MOST);

  private static final List<Levels.Strength> MELEE_OF_FOUR =
      List.of(POINTS, READY, PLANS, planner(500), planner(2_500), MOST);

  private static Levels.Strength search(long nodes) {
    return new Levels.Strength("search", nodes);
  }

  private static Levels.Strength ready(long nodes) {
    return new Levels.Strength("planner-ready", nodes);
  }

  private static Levels.Strength planner(long nodes) {
    return new Levels.Strength("planner", nodes);
  }

  @Override
  public String game() {
    return "tashkalar";
  }

  @Override
  public Levels.Strength of(String form, int seats, Level level) {
    List<Levels.Strength> all = all(form, seats);
    return all.isEmpty() ? null : all.get(level.ordinal());
  }

  private static List<Levels.Strength> all(String form, int seats) {
    return switch (form) {
      case "tutorial" -> TUTORIAL;
      case "duel" -> DUEL;
      case "high-form", "team-high-form" -> HIGH_FORM;
      case "team-duel" -> TEAM_DUEL;
      case "melee" -> seats == 3 ? MELEE_OF_THREE : MELEE_OF_FOUR;
      default -> List.of();
    };
  }
}

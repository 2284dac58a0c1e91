package arenhold.players;

import arenhold.rules.GameInfo;
import arenhold.rules.Games;
import arenhold.rules.Option;
import arenhold.rules.Setup;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Matches as they are usually set up, with the fewest seats. */
final class Setups {

  private Setups() {}

  /** Of the first form of a game that people play. */
  static Setup usual(String game) {
    return usual(game, Games.named(game).info().forms().getFirst());
  }

  static Setup usual(String game, GameInfo.Form form) {
    Map<String, String> table = new HashMap<>();
    for (Option option : form.tableOptions()) table.put(option.key(), usual(option, 0));
    List<Map<String, String>> seats = new ArrayList<>();
    for (int i = 0; i < form.minSeats(); i++) {
      Map<String, String> seat = new HashMap<>();
      for (Option option : form.seatOptions()) seat.put(option.key(), usual(option, i));
      seats.add(seat);
    }
    return new Setup(game, form.key(), seats, table);
  }

  private static String usual(Option option, int seat) {
    boolean free = option.fallback() == null || option.distinct();
    return free ? option.samples().get(seat % option.samples().size()) : option.fallback();
  }
}

package arenhold.server.pairing;

import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.clock.TimeControl;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The matchmaking queues on offer: every form of every game, for every number of players it allows,
 * with a few clocks.
 */
final class Offers {

  private static final Pattern LIVE = Pattern.compile("(\\d{1,3})\\+(\\d{1,3})");
  private static final Pattern DAYS = Pattern.compile("(\\d{1,2})d");

  private final List<Kind> all = new ArrayList<>();

  /**
   * @param clocks minutes plus seconds per turn as {@code 15+20}, or days per turn as {@code 2d}
   * @throws IllegalArgumentException if one cannot be read or goes beyond the limits of clocks
   */
  Offers(GameShelf games, List<String> clocks) {
    List<TimeControl> controls = clocks.stream().map(Offers::control).toList();
    for (Game<?> game : games.games()) {
      for (GameInfo.Form form : game.info().forms()) {
        for (int seats = form.minSeats(); seats <= form.maxSeats(); seats++) {
          for (TimeControl control : controls) {
            all.add(new Kind(game.info().key(), form.key(), seats, control, true));
            all.add(new Kind(game.info().key(), form.key(), seats, control, false));
          }
        }
      }
    }
  }

  static TimeControl control(String text) {
    Matcher live = LIVE.matcher(text);
    Matcher days = DAYS.matcher(text);
    TimeControl control = null;
    if (live.matches()) {
      int base = Integer.parseInt(live.group(1)) * 60;
      control = new TimeControl.Live(base, Integer.parseInt(live.group(2)), 0);
    } else if (days.matches()) {
      control = new TimeControl.Days(Integer.parseInt(days.group(1)) * 24 * 3600);
    }
    if (control == null || !control.sensible()) {
      throw new IllegalArgumentException("arenhold.pairing.clocks: " + text);
    }
    return control;
  }

  /** All of them, in the order of the games, their forms, how many play, and the clocks. */
  List<Kind> all() {
    return List.copyOf(all);
  }

  /**
   * The matching offer, or null.
   *
   * @param seats null for the fewest of the form
   */
  Kind find(String game, String form, Integer seats, TimeControl clock, boolean rated) {
    for (Kind kind : all) {
      boolean same = kind.game().equals(game) && kind.form().equals(form);
      boolean many = seats == null || kind.seats() == seats;
      if (same && many && kind.clock().equals(clock) && kind.rated() == rated) return kind;
    }
    return null;
  }
}

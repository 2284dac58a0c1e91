package arenhold.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Everything decided before the first question of a match.
 *
 * @param game the key of the game
 * @param form the key of the form
 * @param seats each seat's options (key to value), in seat order; its size is the number of players
 * @param table the table's options (key to value)
 */
public record Setup(
    String game, String form, List<Map<String, String>> seats, Map<String, String> table) {

  public Setup {
    seats = seats.stream().<Map<String, String>>map(Map::copyOf).toList();
    table = Map.copyOf(table);
  }

  /** The number of players. */
  public int size() {
    return seats.size();
  }

  /** The value of {@code option} that {@code seat} chose, or {@code fallback} if none. */
  public String seat(Seat seat, String option, String fallback) {
    return seats.get(seat.index()).getOrDefault(option, fallback);
  }

  /**
   * This with the defaults of secret options written out, so that a default is committed to, stored
   * and revealed like any other choice and cannot be told apart.
   */
  public Setup spelledOut(GameInfo.Form form) {
    List<Map<String, String>> all = new ArrayList<>();
    for (Map<String, String> chosen : seats) {
      Map<String, String> more = new HashMap<>(chosen);
      for (Option option : form.seatOptions()) {
        boolean left = option.secret() && option.fallback() != null;
        if (left) more.putIfAbsent(option.key(), option.fallback());
      }
      all.add(more);
    }
    return with(all);
  }

  /** This with other options of the seats. */
  Setup with(List<Map<String, String>> chosen) {
    return new Setup(game, form, chosen, table);
  }

  /** The table's value of {@code option}, or {@code fallback} if not chosen. */
  public String table(String option, String fallback) {
    return table.getOrDefault(option, fallback);
  }

  /**
   * Why a set-up cannot be played.
   *
   * @param code what is wrong, as a key for clients' texts
   * @param seat the number of the seat whose choice is wrong, from 0; null for the table
   * @param option the key of the wrong option, or null if it is not a single one
   * @param fault what exactly is wrong with the option's value, or null if the code says all
   */
  public record Problem(String code, Integer seat, String option, Fault fault) {

    /** A problem of which the code says all. */
    public Problem(String code, Integer seat, String option) {
      this(code, seat, option, null);
    }

    /** A fault in the value that {@code seat} composed for an option. */
    public static Problem of(Fault fault, int seat, String option) {
      return new Problem(fault.code(), seat, option, fault);
    }

    /** A choice that must be made has not been made yet. */
    public static final String MISSING = "missing";

    /** Reported for a wrong secret choice to viewers who do not know it. */
    public static final String SECRET = "secret";

    /**
     * This problem as the holder of seat {@code viewer} may know it; -1 for viewers without a seat.
     * Problems that name neither a seat nor an option must not depend on anything secret.
     */
    public Problem toldTo(int viewer, GameInfo.Form form) {
      boolean own = seat == null ? option == null : seat == viewer;
      boolean open = own || form.seatOptions().stream().noneMatch(this::hidden);
      return open ? this : new Problem(SECRET, null, null);
    }

    /** Whether this option is secret and the problem may be about it. */
    private boolean hidden(Option one) {
      return one.secret() && (option == null || option.equals(one.key()));
    }

    /** A problem of the table or of the match as a whole. */
    public static Problem of(String code) {
      return new Problem(code, null, null);
    }
  }

  /**
   * Why {@code form} cannot be played like this ({@code seats}, {@code option}, {@code value},
   * {@code twice}, and {@code missing} only if nothing chosen is wrong), or null if it can. Games
   * add checks of their own.
   */
  public Problem problem(GameInfo.Form form) {
    if (size() < form.minSeats() || size() > form.maxSeats()) return Problem.of("seats");
    Problem wrong = problem(form.tableOptions(), table, null);
    for (int seat = 0; seat < size() && wrong == null; seat++) {
      wrong = problem(form.seatOptions(), seats.get(seat), seat);
    }
    if (wrong == null) wrong = twice(form);
    return wrong == null ? missing(form) : wrong;
  }

  private Problem missing(GameInfo.Form form) {
    for (Option option : form.tableOptions()) {
      boolean open = option.fallback() == null && !table.containsKey(option.key());
      if (open) return new Problem(Problem.MISSING, null, option.key());
    }
    for (int seat = 0; seat < size(); seat++) {
      for (Option option : form.seatOptions()) {
        boolean open = option.fallback() == null && !seats.get(seat).containsKey(option.key());
        if (open) return new Problem(Problem.MISSING, seat, option.key());
      }
    }
    return null;
  }

  private Problem twice(GameInfo.Form form) {
    for (Option option : form.seatOptions()) {
      if (!option.distinct()) continue;
      Set<String> taken = new HashSet<>();
      for (int seat = 0; seat < size(); seat++) {
        String value = seats.get(seat).getOrDefault(option.key(), option.fallback());
        boolean free = value == null || value.equals(Option.RANDOM) || taken.add(value);
        if (!free) return new Problem("twice", seat, option.key());
      }
    }
    return null;
  }

  private static Problem problem(List<Option> options, Map<String, String> chosen, Integer seat) {
    for (String key : chosen.keySet()) {
      boolean known = options.stream().anyMatch(option -> option.key().equals(key));
      if (!known) return new Problem("option", seat, null);
    }
    for (Option option : options) {
      String value = chosen.getOrDefault(option.key(), option.fallback());
      if (value != null && !option.permits(value)) return new Problem("value", seat, option.key());
    }
    return null;
  }
}

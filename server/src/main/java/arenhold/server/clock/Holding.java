package arenhold.server.clock;

import arenhold.rules.Patience;
import arenhold.server.clock.Windows.Held;
import arenhold.server.clock.Windows.Used;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Who holds public clocks and for how long: each seat has an allowance, which is used up. */
final class Holding {

  /** Maximum time for players asked to reconnect after the server was away. */
  private static final long COMING_BACK = TimeUnit.SECONDS.toMillis(15);

  private Holding() {}

  /** Adds to {@code used} that a seat has held a clock so long; the server has no allowance. */
  static void use(List<Used> used, int seat, Patience.Hold hold, long millis) {
    if (hold == null || seat == Windows.SERVER) return;
    Used sum = new Used(seat, hold.scope(), millis + used(used, seat, hold));
    used.removeIf(one -> one.seat() == seat && one.scope() == hold.scope());
    used.add(sum);
  }

  private static long used(List<Used> used, int seat, Patience.Hold hold) {
    return used.stream()
        .filter(one -> one.seat() == seat && one.scope() == hold.scope())
        .mapToLong(Used::millis)
        .sum();
  }

  /** How long a seat may hold a clock now. */
  static long allowance(List<Used> used, int seat, Patience.Hold hold) {
    if (hold == null) return 0;
    long rest = TimeUnit.SECONDS.toMillis(hold.most()) - used(used, seat, hold);
    return Math.min(rest, TimeUnit.SECONDS.toMillis(hold.seconds()));
  }

  /** Who holds it when the first of {@code by} lets go; null if nobody does. */
  static Held next(List<Integer> by, Patience.Hold hold, List<Used> used) {
    List<Integer> rest = by.subList(1, by.size());
    while (!rest.isEmpty()) {
      long length = allowance(used, rest.getFirst(), hold);
      if (length > 0) return new Held(List.copyOf(rest), length);
      rest = rest.subList(1, rest.size());
    }
    return null;
  }

  /** Where the one who holds it lets go. */
  static Window passedOn(Window window, List<Used> used) {
    return window.with(next(window.held().by(), window.hold(), used));
  }

  /** Where a seat holds it, or will after those who do. */
  static Window by(Window window, int seat, List<Used> used) {
    if (window.held() == null) {
      List<Integer> first = List.of(Windows.SERVER, seat);
      return window.with(next(first, window.hold(), used));
    }
    List<Integer> all = new ArrayList<>(window.held().by());
    all.add(seat);
    return window.with(new Held(List.copyOf(all), window.held().left()));
  }

  /** Held by none but these seats, who are asked the same as before. */
  static Window keeping(Window window, List<Integer> seats, List<Used> used) {
    Held held = window.held();
    if (held == null) return window;
    List<Integer> by =
        held.by().stream().filter(seat -> seat == Windows.SERVER || seats.contains(seat)).toList();
    if (by.equals(held.by())) return window;
    if (by.isEmpty()) return window.with((Held) null);
    boolean same = by.getFirst().equals(held.by().getFirst());
    if (same) return window.with(new Held(by, held.left()));
    List<Integer> after = new ArrayList<>(List.of(Windows.SERVER));
    after.addAll(by);
    return window.with(next(after, window.hold(), used));
  }

  /** Whether it stands because the server was away. */
  static boolean byServer(Window window) {
    return window.held() != null && window.held().by().getFirst() == Windows.SERVER;
  }

  /** Where it stands for players to come back; those who held it then go on, if they may. */
  static Window untilAllAreBack(Window window) {
    List<Integer> by = new ArrayList<>(List.of(Windows.SERVER));
    if (window.held() != null) by.addAll(window.held().by());
    return window.with(new Held(List.copyOf(by), COMING_BACK));
  }
}

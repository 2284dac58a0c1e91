package arenhold.server.room.guest;

import arenhold.rules.Order;
import arenhold.rules.Seat;
import arenhold.server.clock.Windows;
import arenhold.server.protocol.ToClient;
import arenhold.server.room.state.Now;
import java.util.ArrayList;
import java.util.List;

/** What a seat alone is told: its standing orders, and its answer that takes effect later. */
final class Plans {

  private Plans() {}

  /**
   * The plans of a seat; null without a running match.
   *
   * @param seat the seat, or -1
   */
  static ToClient.Plans of(Now now, int seat) {
    if (seat < 0 || now.match() == null || now.clocks() == null) return null;
    var by = new Windows.Asked(seat, now.match().asked().get(seat));
    Windows.Noted noted = now.clocks().windows().noted(by);
    var given = noted == null ? null : new ToClient.Given(by.asked(), noted.choice());
    List<Order> orders = now.match().now().orders(Seat.of(seat));
    return new ToClient.Plans(orders, given);
  }

  /** Whether there are none. */
  static boolean none(ToClient.Plans plans) {
    return plans.given() == null && plans.orders().isEmpty();
  }

  /** The seats for which an order has just given an answer that takes effect later. */
  static List<Integer> ordered(Now before, Now now) {
    List<Integer> seats = new ArrayList<>();
    if (now.clocks() == null || now.clocks().windows().open().isEmpty()) return seats;
    Windows earlier = before.clocks() == null ? Windows.NONE : before.clocks().windows();
    for (int seat = 0; seat < now.room().seats().size(); seat++) {
      var by = new Windows.Asked(seat, now.match().asked().get(seat));
      Windows.Noted noted = now.clocks().windows().noted(by);
      if (noted != null && !noted.equals(earlier.noted(by))) seats.add(seat);
    }
    return seats;
  }
}

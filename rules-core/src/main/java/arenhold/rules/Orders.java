package arenhold.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The standing orders of all seats of a match.
 *
 * @param bySeat each seat's orders by what they are about, in the order they were given; seats
 *     without any are left out
 * @param given the orders each seat has given in this match, in numbers
 */
record Orders(Map<Seat, Map<String, Order>> bySeat, Map<Seat, Given> given) {

  /**
   * The orders one seat has given, replaced ones included.
   *
   * @param characters the length of their notations together
   */
  record Given(int orders, int characters) {

    private static final Given NONE = new Given(0, 0);

    private Given with(Order order) {
      return new Given(orders + 1, characters + order.notation().length());
    }
  }

  /** No orders. */
  static final Orders NONE = new Orders(Map.of(), Map.of());

  /** The most orders a seat may have standing. */
  static final int MOST = 200;

  /**
   * The most orders a seat may give in a match, including replacements. Every order is a line of
   * the log: without a limit a seat could fill the log and leave no room for the others. With as
   * many withdrawals this is 1,000 lines per seat.
   */
  static final int MOST_GIVEN = 500;

  /**
   * The most characters of all orders a seat may give in a match. Its standing orders are sent to
   * it in one message, and the orders of all seats are in the match's file.
   */
  static final int MOST_CHARACTERS = 100_000;

  /** With one more order of {@code seat}, or one fewer if the order withdraws one. */
  Orders with(Seat seat, Order order) {
    Map<String, Order> own = new LinkedHashMap<>(own(seat));
    own.remove(order.about());
    if (!order.answers().isEmpty()) own.put(order.about(), order);
    Map<Seat, Map<String, Order>> all = new LinkedHashMap<>(bySeat);
    all.remove(seat);
    if (!own.isEmpty()) all.put(seat, Collections.unmodifiableMap(own));
    Map<Seat, Given> counts = new HashMap<>(given);
    if (!withdraws(own(seat), order)) counts.put(seat, given(seat).with(order));
    return new Orders(Collections.unmodifiableMap(all), Collections.unmodifiableMap(counts));
  }

  /** Without what {@code seat} has ordered. */
  Orders without(Seat seat) {
    if (!bySeat.containsKey(seat)) return this;
    Map<Seat, Map<String, Order>> others = new LinkedHashMap<>(bySeat);
    others.remove(seat);
    return new Orders(Collections.unmodifiableMap(others), given);
  }

  /** Whether {@code seat} may give this one; standing orders may always be withdrawn. */
  boolean hasRoomFor(Seat seat, Order order) {
    Map<String, Order> own = own(seat);
    if (withdraws(own, order)) return true;
    Given more = given(seat).with(order);
    if (more.orders() > MOST_GIVEN || more.characters() > MOST_CHARACTERS) return false;
    return order.answers().isEmpty() || own.containsKey(order.about()) || own.size() < MOST;
  }

  private Given given(Seat seat) {
    return given.getOrDefault(seat, Given.NONE);
  }

  private Map<String, Order> own(Seat seat) {
    return bySeat.getOrDefault(seat, Map.of());
  }

  /** Whether an order only withdraws a standing one. */
  private static boolean withdraws(Map<String, Order> own, Order order) {
    return order.answers().isEmpty() && own.containsKey(order.about());
  }

  /** The standing orders of {@code seat}. */
  List<Order> of(Seat seat) {
    return new ArrayList<>(own(seat).values());
  }

  /** The order of {@code seat} about the first of {@code names} that it has one about, or null. */
  Order about(Seat seat, List<String> names) {
    Map<String, Order> own = own(seat);
    for (String name : names) if (own.containsKey(name)) return own.get(name);
    return null;
  }
}

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
 * @param bySeat each seat's, by what they are about, in the order in which they were given; seats
 *     without any are left out
 * @param given how many each seat has given in this match
 */
record Orders(Map<Seat, Map<String, Order>> bySeat, Map<Seat, Integer> given) {

  /** Nobody has given any. */
  static final Orders NONE = new Orders(Map.of(), Map.of());

  /** How many orders one seat may have standing. */
  static final int MOST = 200;

  /**
   * How many orders one seat may give in a match, those included that took the place of others.
   * Every order is a line of the log: without a bound a seat could fill the log and leave the
   * others none. With as many withdrawals it is 1,000 lines a seat.
   */
  static final int MOST_GIVEN = 500;

  /** With one more of {@code seat}, or one fewer if it asks to be asked. */
  Orders with(Seat seat, Order order) {
    Map<String, Order> own = new LinkedHashMap<>(own(seat));
    own.remove(order.about());
    if (!order.answers().isEmpty()) own.put(order.about(), order);
    Map<Seat, Map<String, Order>> all = new LinkedHashMap<>(bySeat);
    all.remove(seat);
    if (!own.isEmpty()) all.put(seat, Collections.unmodifiableMap(own));
    Map<Seat, Integer> counts = new HashMap<>(given);
    if (!withdraws(own(seat), order)) counts.merge(seat, 1, Integer::sum);
    return new Orders(Collections.unmodifiableMap(all), Collections.unmodifiableMap(counts));
  }

  /** Whether {@code seat} may give this one; what stands it may always withdraw. */
  boolean hasRoomFor(Seat seat, Order order) {
    Map<String, Order> own = own(seat);
    if (withdraws(own, order)) return true;
    if (given.getOrDefault(seat, 0) >= MOST_GIVEN) return false;
    return order.answers().isEmpty() || own.containsKey(order.about()) || own.size() < MOST;
  }

  private Map<String, Order> own(Seat seat) {
    return bySeat.getOrDefault(seat, Map.of());
  }

  /** Whether an order does no more than take back one that stands. */
  private static boolean withdraws(Map<String, Order> own, Order order) {
    return order.answers().isEmpty() && own.containsKey(order.about());
  }

  /** What {@code seat} has ordered. */
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

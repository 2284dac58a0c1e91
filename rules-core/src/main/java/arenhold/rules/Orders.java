package arenhold.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The standing orders of all seats of a match.
 *
 * @param bySeat each seat's, by what they are about, in the order in which they were given; seats
 *     without any are left out
 */
record Orders(Map<Seat, Map<String, Order>> bySeat) {

  /** Nobody has given any. */
  static final Orders NONE = new Orders(Map.of());

  /** How many orders one seat may have standing. */
  static final int MOST = 200;

  /** With one more of {@code seat}, or one fewer if it asks to be asked. */
  Orders with(Seat seat, Order order) {
    Map<String, Order> own = new LinkedHashMap<>(bySeat.getOrDefault(seat, Map.of()));
    own.remove(order.about());
    if (!order.answers().isEmpty()) own.put(order.about(), order);
    Map<Seat, Map<String, Order>> all = new LinkedHashMap<>(bySeat);
    all.remove(seat);
    if (!own.isEmpty()) all.put(seat, Collections.unmodifiableMap(own));
    return new Orders(Collections.unmodifiableMap(all));
  }

  /** Whether {@code seat} may have another one. */
  boolean hasRoomFor(Seat seat, Order order) {
    Map<String, Order> own = bySeat.getOrDefault(seat, Map.of());
    return order.answers().isEmpty() || own.containsKey(order.about()) || own.size() < MOST;
  }

  /** What {@code seat} has ordered. */
  List<Order> of(Seat seat) {
    return new ArrayList<>(bySeat.getOrDefault(seat, Map.of()).values());
  }

  /** The order of {@code seat} about the first of {@code names} that it has one about, or null. */
  Order about(Seat seat, List<String> names) {
    Map<String, Order> own = bySeat.getOrDefault(seat, Map.of());
    for (String name : names) if (own.containsKey(name)) return own.get(name);
    return null;
  }
}

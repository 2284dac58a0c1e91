package arenhold.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The limits on a seat's standing orders. */
class OrdersTest {

  private static final Seat ONE = Seat.of(0);

  private static Order order(String about, String... answers) {
    return new Order(about, List.of(answers));
  }

  @Test
  void replacements_are_limited_and_orders_can_always_be_withdrawn() {
    Orders orders = Orders.NONE;
    for (int i = 0; i < Orders.MOST_GIVEN; i++) {
      Order next = order("shields", i % 2 == 0 ? "use" : "pass");
      assertTrue(orders.hasRoomFor(ONE, next));
      orders = orders.with(ONE, next);
    }
    assertFalse(orders.hasRoomFor(ONE, order("shields", "use")));
    assertFalse(orders.hasRoomFor(ONE, order("gates")), "withdraws nothing, and is a line too");
    assertTrue(orders.hasRoomFor(Seat.of(1), order("shields", "use")));
    assertTrue(orders.hasRoomFor(ONE, order("shields")));
    orders = orders.with(ONE, order("shields"));
    assertEquals(List.of(), orders.of(ONE));
    assertFalse(orders.hasRoomFor(ONE, order("shields")));
  }

  @Test
  void the_number_of_standing_orders_is_limited() {
    Orders orders = Orders.NONE;
    for (int i = 0; i < Orders.MOST; i++) orders = orders.with(ONE, order("a" + i, "yes"));
    assertFalse(orders.hasRoomFor(ONE, order("one more", "yes")));
    assertTrue(orders.hasRoomFor(ONE, order("a0", "no")));
  }

  @Test
  void a_seat_gives_only_so_many_characters_of_orders() {
    String answer = "x".repeat(Order.LONGEST);
    Order longest = new Order("shields", Collections.nCopies(Order.MOST_ANSWERS, answer));
    Orders orders = Orders.NONE;
    int given = 0;
    while (orders.hasRoomFor(ONE, longest)) {
      orders = orders.with(ONE, longest);
      given += longest.notation().length();
    }
    assertTrue(given <= Orders.MOST_CHARACTERS);
    assertTrue(given + longest.notation().length() > Orders.MOST_CHARACTERS);
    assertTrue(orders.hasRoomFor(ONE, order("shields")), "it can still be withdrawn");
    assertTrue(orders.hasRoomFor(Seat.of(1), longest));
  }
}

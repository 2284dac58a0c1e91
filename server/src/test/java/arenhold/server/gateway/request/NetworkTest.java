package arenhold.server.gateway.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** How network addresses are grouped. */
class NetworkTest {

  @Test
  void an_ipv6_customer_counts_once_whatever_the_number_of_addresses() {
    String one = Network.customer("2001:db8:1:2:3:4:5:6");
    assertEquals(one, Network.customer("2001:db8:1:2::9"));
    assertNotEquals(one, Network.customer("2001:db8:1:3::9"));
    assertEquals("203.0.113.7", Network.customer("203.0.113.7"));
  }

  @Test
  void this_machine_is_known_by_its_address_and_by_no_name() {
    assertTrue(Network.loopback("127.0.0.1"));
    assertTrue(Network.loopback("::1"));
    assertTrue(Network.loopback("0:0:0:0:0:0:0:1"));
    assertFalse(Network.loopback("203.0.113.7"));
    assertFalse(Network.loopback("localhost"));
    assertFalse(Network.loopback(""));
  }
}

package arenhold.server.gateway.request;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.HexFormat;

/** Network addresses as they are written, which may be anything a proxy passed on. */
public final class Network {

  private static final int CUSTOMERS_BYTES = 8;

  private Network() {}

  /**
   * What one customer of a provider usually has: the address itself, or an IPv6 address's first 64
   * bits, as the rest is the customer's own to choose.
   */
  public static String customer(String address) {
    return literal(address) instanceof Inet6Address six
        ? HexFormat.of().formatHex(six.getAddress(), 0, CUSTOMERS_BYTES)
        : address;
  }

  /** Whether it is this machine. */
  static boolean loopback(String address) {
    InetAddress literal = literal(address);
    return literal != null && literal.isLoopbackAddress();
  }

  /** Asks no name server: a name is no address. */
  private static InetAddress literal(String address) {
    try {
      return InetAddress.ofLiteral(address);
    } catch (IllegalArgumentException name) {
      return null;
    }
  }
}

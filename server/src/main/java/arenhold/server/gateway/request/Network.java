package arenhold.server.gateway.request;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.HexFormat;

/** Parses network addresses. They are unvalidated: a proxy may pass on any text. */
public final class Network {

  private static final int CUSTOMERS_BYTES = 8;

  private Network() {}

  /**
   * The key by which an address is counted: the address itself, or the first 64 bits of an IPv6
   * address in hexadecimal, as a provider's customer is free to choose the rest.
   */
  public static String customer(String address) {
    return literal(address) instanceof Inet6Address six
        ? HexFormat.of().formatHex(six.getAddress(), 0, CUSTOMERS_BYTES)
        : address;
  }

  /** Whether the address is this machine's own. */
  static boolean loopback(String address) {
    InetAddress literal = literal(address);
    return literal != null && literal.isLoopbackAddress();
  }

  /** Null for a host name; never does a DNS lookup. */
  private static InetAddress literal(String address) {
    try {
      return InetAddress.ofLiteral(address);
    } catch (IllegalArgumentException name) {
      return null;
    }
  }
}

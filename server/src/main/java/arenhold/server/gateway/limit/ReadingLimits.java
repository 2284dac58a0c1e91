package arenhold.server.gateway.limit;

import arenhold.server.account.Token;
import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.gateway.request.Cookies;
import arenhold.server.gateway.request.Network;
import arenhold.server.ops.Settings;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.servlet.http.HttpServletRequest;
import java.util.HexFormat;
import java.util.List;
import org.springframework.stereotype.Component;

/**
 * Rate limits for read requests: one per browser session, and one shared by all strangers of an
 * address. Counted before any database query: a request with a session that was not found lately
 * counts as a stranger's until the session is found. Static files are not counted.
 */
@Component
public class ReadingLimits {

  /** The most sessions remembered as found. */
  private static final int MOST_REMEMBERED = 50_000;

  /** Request attribute: counted as a stranger's. */
  private static final String COUNTED = ReadingLimits.class.getName() + ".COUNTED";

  private final Settings.Limits limits;

  /** Separate from {@link RequestLimits}: made-up cookies must not evict others' attempts. */
  private final BucketTable buckets = new BucketTable();

  /** Sessions found lately, by the hashes of their secrets. */
  private final Cache<String, Boolean> found =
      Caffeine.newBuilder().maximumSize(MOST_REMEMBERED).build();

  ReadingLimits(Settings settings) {
    this.limits = settings.limits();
  }

  /** Whom a request is counted for: a session that was found lately, or an address. */
  String who(HttpServletRequest request) {
    String session = Cookies.value(request, Cookies.SESSION);
    boolean known = session != null && foundLately(session);
    return known ? "session " + hash(session) : address(request);
  }

  /** Counts a read request. Returns null, or the refusal if it is one too many. */
  Refusal count(HttpServletRequest request) {
    String who = who(request);
    if (!take(who)) return tooFast();
    if (who.equals(address(request))) request.setAttribute(COUNTED, true);
    return null;
  }

  /**
   * Counts a request without a valid session, once per request.
   *
   * @throws Refusal if its address sends too many
   */
  public void stranger(HttpServletRequest request) {
    if (request.getAttribute(COUNTED) != null) return;
    if (!take(address(request))) throw tooFast();
    request.setAttribute(COUNTED, true);
  }

  /** Whether this is the secret of a session that was found lately. */
  public boolean foundLately(String session) {
    return found.getIfPresent(hash(session)) != null;
  }

  /** Remembers that this session exists, and no longer counts its request as a stranger's. */
  public void found(String session, HttpServletRequest request) {
    found.put(hash(session), true);
    if (request.getAttribute(COUNTED) == null) return;
    request.removeAttribute(COUNTED);
    buckets.giveBack(List.of(bound(address(request))));
  }

  /** Forgets a session that no longer exists. */
  public void lost(String session) {
    found.invalidate(hash(session));
  }

  private static String address(HttpServletRequest request) {
    return "address " + Network.customer(request.getRemoteAddr());
  }

  private static String hash(String session) {
    return HexFormat.of().formatHex(Token.hash(session));
  }

  private Refusal tooFast() {
    return Refusal.tooFast(limits.reads(), limits.requestWindow());
  }

  private boolean take(String who) {
    return buckets.take(List.of(bound(who)));
  }

  private BucketTable.Bound bound(String who) {
    return new BucketTable.Bound(who, limits.reads(), limits.requestWindow());
  }
}

package arenhold.server.gateway.limit;

import arenhold.server.account.Token;
import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.gateway.request.Cookies;
import arenhold.server.gateway.request.Network;
import arenhold.server.ops.Settings;
import jakarta.servlet.http.HttpServletRequest;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.stereotype.Component;

/**
 * Rate limits for read requests: one per browser session, and one shared by all strangers of an
 * address. Counted before any database query: a request with a session that was not found lately
 * counts as a stranger's until the session is found. Static files are not counted.
 */
@Component
public class ReadingLimits {

  /** Beyond this many the least recent reader is evicted. */
  private static final int MOST_REMEMBERED = 50_000;

  /** Request attribute: counted as a stranger's. */
  private static final String COUNTED = ReadingLimits.class.getName() + ".COUNTED";

  private final Settings.Limits limits;

  /** Separate from {@link RequestLimits}: made-up cookies must not evict others' attempts. */
  private final Map<String, Credits> credits = remembering();

  /** Sessions found lately, by the hashes of their secrets. */
  private final Map<String, Boolean> found = remembering();

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
  public synchronized boolean foundLately(String session) {
    return found.get(hash(session)) != null;
  }

  /** Remembers that this session exists, and no longer counts its request as a stranger's. */
  public synchronized void found(String session, HttpServletRequest request) {
    found.put(hash(session), true);
    if (request.getAttribute(COUNTED) == null) return;
    request.removeAttribute(COUNTED);
    Credits of = credits.get(address(request));
    if (of != null) of.giveBack();
  }

  /** Forgets a session that no longer exists. */
  public synchronized void lost(String session) {
    found.remove(hash(session));
  }

  private static String address(HttpServletRequest request) {
    return "address " + Network.customer(request.getRemoteAddr());
  }

  private static String hash(String session) {
    return HexFormat.of().formatHex(Token.hash(session));
  }

  private static <T> Map<String, T> remembering() {
    return new LinkedHashMap<>(16, 0.75f, true) {
      @Override
      protected boolean removeEldestEntry(Map.Entry<String, T> eldest) {
        return size() > MOST_REMEMBERED;
      }
    };
  }

  private Refusal tooFast() {
    return Refusal.tooFast(limits.reads(), limits.requestWindow());
  }

  private synchronized boolean take(String who) {
    Credits of =
        credits.computeIfAbsent(
            who, one -> new Credits(limits.reads(), limits.requestWindow(), System::nanoTime));
    return of.take();
  }
}

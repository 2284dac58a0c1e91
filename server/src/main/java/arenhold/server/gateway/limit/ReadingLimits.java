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
 * How much may be read: by each browser with a session, and by all others of an address together.
 * Counted before the database is asked for anything: whoever names a session that was not found
 * lately is a stranger until it is found. Files of pages are not counted.
 */
@Component
public class ReadingLimits {

  /** Whoever has not read for longest is forgotten beyond this many. */
  private static final int MOST_REMEMBERED = 50_000;

  /** Says of a request that it has been counted as a stranger's. */
  private static final String COUNTED = ReadingLimits.class.getName() + ".COUNTED";

  private final Settings.Limits limits;

  /** Apart from {@link RequestLimits}: invented cookies must not push others' attempts out. */
  private final Map<String, Credits> credits = remembering();

  /** Sessions that were really found lately, by the hashes of their secrets. */
  private final Map<String, Boolean> found = remembering();

  ReadingLimits(Settings settings) {
    this.limits = settings.limits();
  }

  /** Who asks, as they are counted: a session that was found lately, or all of an address. */
  String who(HttpServletRequest request) {
    String session = Cookies.value(request, Cookies.SESSION);
    boolean known = session != null && foundLately(session);
    return known ? "session " + hash(session) : address(request);
  }

  /** Counts a request that only reads. Answers null, or the refusal if it is one too many. */
  Refusal count(HttpServletRequest request) {
    String who = who(request);
    if (!take(who)) return tooFast();
    if (who.equals(address(request))) request.setAttribute(COUNTED, true);
    return null;
  }

  /**
   * Counts a request that names no session, or none that there is; each only once.
   *
   * @throws Refusal if its address sends too many
   */
  public void stranger(HttpServletRequest request) {
    if (request.getAttribute(COUNTED) != null) return;
    if (!take(address(request))) throw tooFast();
    request.setAttribute(COUNTED, true);
  }

  /** Whether this is the secret of a session that was really found lately. */
  public synchronized boolean foundLately(String session) {
    return found.get(hash(session)) != null;
  }

  /** Remembers that there is this session; its request is no stranger's. */
  public synchronized void found(String session, HttpServletRequest request) {
    found.put(hash(session), true);
    if (request.getAttribute(COUNTED) == null) return;
    request.removeAttribute(COUNTED);
    Credits of = credits.get(address(request));
    if (of != null) of.giveBack();
  }

  /** Forgets a session that is there no longer. */
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

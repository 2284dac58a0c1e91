package arenhold.server.gateway;

import arenhold.server.account.Token;
import arenhold.server.ops.Settings;
import arenhold.server.protocol.Code;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpStatus;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/**
 * How much may be read: by each browser with a session, and by all others of an address together.
 * Counted before the database is asked for anything: whoever names a session that was not found
 * lately is a stranger until it is found. Files of pages are not counted.
 */
@Configuration
class ReadingLimits implements HandlerInterceptor, WebMvcConfigurer {

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

  @Override
  public void addInterceptors(InterceptorRegistry registry) {
    registry.addInterceptor(this).addPathPatterns("/api/**");
  }

  @Override
  public boolean preHandle(
      HttpServletRequest request, HttpServletResponse response, Object handler) {
    if (!request.getMethod().equals("GET") && !request.getMethod().equals("HEAD")) return true;
    String session = Cookies.value(request, Sessions.COOKIE);
    if (session != null && foundLately(session)) take("session " + hash(session));
    else stranger(request);
    return true;
  }

  /**
   * Counts a request that names no session, or none that there is; each only once.
   *
   * @throws Refusal if its address sends too many
   */
  void stranger(HttpServletRequest request) {
    if (request.getAttribute(COUNTED) != null) return;
    take(address(request));
    request.setAttribute(COUNTED, true);
  }

  /** Whether this is the secret of a session that was really found lately. */
  synchronized boolean foundLately(String session) {
    return found.get(hash(session)) != null;
  }

  /** Remembers that there is this session; its request is no stranger's. */
  synchronized void found(String session, HttpServletRequest request) {
    found.put(hash(session), true);
    if (request.getAttribute(COUNTED) == null) return;
    request.removeAttribute(COUNTED);
    Credits of = credits.get(address(request));
    if (of != null) of.giveBack();
  }

  /** Forgets a session that is there no longer. */
  synchronized void lost(String session) {
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

  private synchronized void take(String who) {
    Credits of =
        credits.computeIfAbsent(
            who, one -> new Credits(limits.reads(), limits.requestWindow(), System::nanoTime));
    if (!of.take()) throw new Refusal(Code.TOO_FAST, HttpStatus.TOO_MANY_REQUESTS);
  }
}

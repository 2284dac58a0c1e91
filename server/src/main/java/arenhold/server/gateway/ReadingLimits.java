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
 * Counted before the database is asked for anything. Files of pages are not counted.
 */
@Configuration
class ReadingLimits implements HandlerInterceptor, WebMvcConfigurer {

  /** Whoever has not read for longest is forgotten beyond this many. */
  private static final int MOST_REMEMBERED = 50_000;

  private final Settings.Limits limits;

  /** Apart from {@link RequestLimits}: invented cookies must not push others' attempts out. */
  private final Map<String, Credits> credits =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Credits> eldest) {
          return size() > MOST_REMEMBERED;
        }
      };

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
    if (session == null) stranger(request);
    else take("session " + HexFormat.of().formatHex(Token.hash(session)));
    return true;
  }

  /**
   * Counts a request that names no session, or none that there is.
   *
   * @throws Refusal if its address sends too many
   */
  void stranger(HttpServletRequest request) {
    take("address " + Network.customer(request.getRemoteAddr()));
  }

  private synchronized void take(String who) {
    Credits of =
        credits.computeIfAbsent(
            who, one -> new Credits(limits.reads(), limits.requestWindow(), System::nanoTime));
    if (!of.take()) throw new Refusal(Code.TOO_FAST, HttpStatus.TOO_MANY_REQUESTS);
  }
}

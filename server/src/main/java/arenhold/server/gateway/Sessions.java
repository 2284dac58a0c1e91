package arenhold.server.gateway;

import arenhold.server.account.Accounts;
import arenhold.server.account.Player;
import arenhold.server.account.SessionList;
import arenhold.server.account.Token;
import arenhold.server.protocol.Code;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseCookie;
import org.springframework.stereotype.Component;

/** Knows people by the cookie their browser keeps. */
@Component
class Sessions {

  static final String COOKIE = "arenhold_session";

  private final Accounts accounts;
  private final SessionList list;
  private final RequestLimits limits;
  private final ReadingLimits reading;

  Sessions(Accounts accounts, SessionList list, RequestLimits limits, ReadingLimits reading) {
    this.accounts = accounts;
    this.list = list;
    this.limits = limits;
    this.reading = reading;
  }

  /**
   * The person who sends this request, if they have a session.
   *
   * @throws Refusal if it names one that there is not, and too many from its address do
   */
  Optional<Player> player(HttpServletRequest request) {
    String token = token(request);
    Optional<Player> player = list.holder(token);
    if (player.isEmpty() && token != null) reading.stranger(request);
    return player;
  }

  /** The secret of the session this request names, whether it is one or not; or null. */
  String token(HttpServletRequest request) {
    Cookie[] cookies = request.getCookies();
    if (cookies == null) return null;
    for (Cookie cookie : cookies) {
      if (cookie.getName().equals(COOKIE)) return cookie.getValue();
    }
    return null;
  }

  /**
   * Whoever sends this request, which counts as one of his if it changes something.
   *
   * @throws Refusal if he has no session or sends too many
   */
  Player required(HttpServletRequest request) {
    Player player =
        player(request).orElseThrow(() -> new Refusal(Code.NO_SESSION, HttpStatus.UNAUTHORIZED));
    if (!request.getMethod().equals("GET")) limits.request(player);
    return player;
  }

  /**
   * Makes a guest of whoever sends this request and gives his browser the cookie.
   *
   * @throws Refusal if too many guests come from this address
   */
  Player welcome(HttpServletRequest request, HttpServletResponse response) {
    limits.guest(request.getRemoteAddr());
    String token = Token.fresh();
    Player player = accounts.welcome(token, browser(request), language(request));
    give(token, SessionList.LIFE, request, response);
    return player;
  }

  /** What language a browser asks for; English where it names none, wherever the server runs. */
  private static Locale language(HttpServletRequest request) {
    String wanted = request.getHeader("Accept-Language");
    boolean named = wanted != null && !wanted.isBlank() && !wanted.strip().startsWith("*");
    return named ? request.getLocale() : Locale.ENGLISH;
  }

  /** Lets this browser be {@code player} from now on; whoever it was before is logged out. */
  void change(Player player, HttpServletRequest request, HttpServletResponse response) {
    list.end(token(request));
    String token = Token.fresh();
    list.open(token, player.id(), browser(request));
    give(token, SessionList.LIFE, request, response);
  }

  /** Ends the session of this browser. */
  void end(HttpServletRequest request, HttpServletResponse response) {
    list.end(token(request));
    give("", Duration.ZERO, request, response);
  }

  private static String browser(HttpServletRequest request) {
    return request.getHeader(HttpHeaders.USER_AGENT);
  }

  private static void give(
      String token, Duration life, HttpServletRequest request, HttpServletResponse response) {
    ResponseCookie cookie =
        ResponseCookie.from(COOKIE, token)
            .httpOnly(true)
            .secure(request.isSecure())
            .sameSite("Lax")
            .path("/")
            .maxAge(life)
            .build();
    response.addHeader(HttpHeaders.SET_COOKIE, cookie.toString());
  }
}

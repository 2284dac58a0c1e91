package arenhold.server.gateway;

import arenhold.server.account.Accounts;
import arenhold.server.account.Player;
import arenhold.server.account.Token;
import arenhold.server.protocol.Code;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
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
  private final RequestLimits limits;

  Sessions(Accounts accounts, RequestLimits limits) {
    this.accounts = accounts;
    this.limits = limits;
  }

  /** Whoever sends this request, if he has a session. */
  Optional<Player> player(HttpServletRequest request) {
    Cookie[] cookies = request.getCookies();
    if (cookies == null) return Optional.empty();
    for (Cookie cookie : cookies) {
      if (cookie.getName().equals(COOKIE)) return accounts.byToken(cookie.getValue());
    }
    return Optional.empty();
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
    Player player = accounts.welcome(token);
    ResponseCookie cookie =
        ResponseCookie.from(COOKIE, token)
            .httpOnly(true)
            .secure(request.isSecure())
            .sameSite("Lax")
            .path("/")
            .maxAge(Accounts.SESSION_LIFE)
            .build();
    response.addHeader(HttpHeaders.SET_COOKIE, cookie.toString());
    return player;
  }
}

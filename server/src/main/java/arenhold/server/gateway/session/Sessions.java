package arenhold.server.gateway.session;

import arenhold.server.account.Accounts;
import arenhold.server.account.Player;
import arenhold.server.account.Proven;
import arenhold.server.account.SessionList;
import arenhold.server.account.Token;
import arenhold.server.gateway.limit.ReadingLimits;
import arenhold.server.gateway.limit.RequestLimits;
import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.gateway.request.Cookies;
import arenhold.server.gateway.request.Reading;
import arenhold.server.protocol.Code;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Authenticates requests by their session cookie. */
@Component
public class Sessions {

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
   * The player who sends this request, if they have a session.
   *
   * @throws Refusal if its session was not found lately and its address has sent too many invalid
   *     ones; the database is not queried then
   */
  public Optional<Player> player(HttpServletRequest request) {
    String token = token(request);
    if (token == null) return Optional.empty();
    if (!reading.foundLately(token)) reading.stranger(request);
    Optional<Player> player = list.holder(token);
    if (player.isPresent()) {
      reading.found(token, request);
    } else {
      reading.lost(token);
      reading.stranger(request);
    }
    return player;
  }

  /** The session secret that this request names, valid or not; or null. */
  public String token(HttpServletRequest request) {
    return Cookies.value(request, Cookies.SESSION);
  }

  /**
   * The player who sends this request. It counts towards their rate limit if it changes anything.
   *
   * @throws Refusal if they have no session or send too many requests
   */
  public Player required(HttpServletRequest request) {
    Player player =
        player(request).orElseThrow(() -> new Refusal(Code.NO_SESSION, HttpStatus.UNAUTHORIZED));
    if (!Reading.is(request)) limits.request(player);
    return player;
  }

  /**
   * The player of this browser; a new guest if it has no session.
   *
   * @throws Refusal if its session was given a new token that has not reached the browser yet, or
   *     too many guests come from this address
   */
  public Player known(HttpServletRequest request, HttpServletResponse response) {
    Optional<Player> player = player(request);
    if (player.isEmpty()) {
      if (list.renewed(token(request))) {
        throw Refusal.busy();
      }
      return welcome(request, response);
    }
    if (Cookies.outdated(request, Cookies.SESSION)) renew(request, response);
    return player.get();
  }

  /**
   * Makes the sender of this request a guest and sets their session cookie.
   *
   * @throws Refusal if too many guests come from this address
   */
  private Player welcome(HttpServletRequest request, HttpServletResponse response) {
    limits.guest(request.getRemoteAddr());
    String token = Token.fresh();
    Player player = accounts.welcome(token, browser(request), language(request));
    give(token, SessionList.LIFE, request, response);
    return player;
  }

  /** The language a browser asks for; English if it names none, whatever the server's locale. */
  public static Locale language(HttpServletRequest request) {
    String wanted = request.getHeader("Accept-Language");
    boolean named = wanted != null && !wanted.isBlank() && !wanted.strip().startsWith("*");
    return named ? request.getLocale() : Locale.ENGLISH;
  }

  /** Starts a session of the proven player in this browser and ends the one it had before. */
  public void change(Proven proven, HttpServletRequest request, HttpServletResponse response) {
    String token = Token.fresh();
    list.open(token, proven, browser(request));
    list.end(token(request));
    give(token, SessionList.LIFE, request, response);
  }

  /** Sets the cookie to the session's new token. */
  public void renewed(String token, HttpServletRequest request, HttpServletResponse response) {
    give(token, SessionList.LIFE, request, response);
  }

  /** Replaces the token of this browser's session. */
  void renew(HttpServletRequest request, HttpServletResponse response) {
    String token = Token.fresh();
    list.renew(token(request), token);
    renewed(token, request, response);
  }

  /** Ends this browser's session. */
  public void end(HttpServletRequest request, HttpServletResponse response) {
    list.end(token(request));
    give("", Duration.ZERO, request, response);
  }

  private static String browser(HttpServletRequest request) {
    return request.getHeader(HttpHeaders.USER_AGENT);
  }

  private void give(
      String token, Duration life, HttpServletRequest request, HttpServletResponse response) {
    if (!token.isEmpty()) reading.found(token, request);
    Cookies.give(Cookies.SESSION, token, life, request, response);
  }
}

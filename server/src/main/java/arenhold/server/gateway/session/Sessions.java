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
import arenhold.server.protocol.Code;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Knows people by the cookie their browser keeps. */
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
   * The person who sends this request, if they have a session.
   *
   * @throws Refusal if it names one that was not found lately, and too many from its address name
   *     ones that there are not; nobody is asked then
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

  /** The secret of the session this request names, whether it is one or not; or null. */
  public String token(HttpServletRequest request) {
    return Cookies.value(request, Cookies.SESSION);
  }

  /**
   * Whoever sends this request, which counts as one of his if it changes something.
   *
   * @throws Refusal if he has no session or sends too many
   */
  public Player required(HttpServletRequest request) {
    Player player =
        player(request).orElseThrow(() -> new Refusal(Code.NO_SESSION, HttpStatus.UNAUTHORIZED));
    if (!request.getMethod().equals("GET")) limits.request(player);
    return player;
  }

  /**
   * Who this browser is; it becomes a guest if it is nobody yet.
   *
   * @throws Refusal if its session has got another token that is still on its way, or too many
   *     guests come from this address
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
   * Makes a guest of whoever sends this request and gives his browser the cookie.
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

  /** What language a browser asks for; English where it names none, wherever the server runs. */
  public static Locale language(HttpServletRequest request) {
    String wanted = request.getHeader("Accept-Language");
    boolean named = wanted != null && !wanted.isBlank() && !wanted.strip().startsWith("*");
    return named ? request.getLocale() : Locale.ENGLISH;
  }

  /** Lets this browser be {@code player} from now on; whoever it was before is logged out. */
  public void change(Proven proven, HttpServletRequest request, HttpServletResponse response) {
    String token = Token.fresh();
    list.open(token, proven, browser(request));
    list.end(token(request));
    give(token, SessionList.LIFE, request, response);
  }

  /** Tells the browser the token that its session has from now on. */
  public void renewed(String token, HttpServletRequest request, HttpServletResponse response) {
    give(token, SessionList.LIFE, request, response);
  }

  /** Gives the session of this browser another token. */
  void renew(HttpServletRequest request, HttpServletResponse response) {
    String token = Token.fresh();
    list.renew(token(request), token);
    renewed(token, request, response);
  }

  /** Ends the session of this browser. */
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

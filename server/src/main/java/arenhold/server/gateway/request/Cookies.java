package arenhold.server.gateway.request;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseCookie;

/**
 * Reads and sets cookies that hold secrets. Under TLS their names begin with {@code __Host-}:
 * browsers accept such a cookie from this very host only, so no other site or plain connection can
 * plant one.
 */
public final class Cookies {

  /** The cookie that holds a session's secret. */
  public static final String SESSION = "arenhold_session";

  private static final String OWN_HOST = "__Host-";

  private Cookies() {}

  /**
   * The value of a cookie, or null. If several cookies of a name differ, some are planted, so none
   * is trusted.
   */
  public static String value(HttpServletRequest request, String name) {
    List<String> values = values(request, called(request, name));
    // Set before names had the prefix: valid until the browser gets a cookie that has it.
    if (values.isEmpty() && request.isSecure()) values = values(request, name);
    return values.size() == 1 ? values.getFirst() : null;
  }

  /** Whether the browser does not hold this cookie under its present name, with the prefix. */
  public static boolean outdated(HttpServletRequest request, String name) {
    return request.isSecure() && values(request, called(request, name)).isEmpty();
  }

  /**
   * Sets a cookie.
   *
   * @param life zero to delete the cookie
   */
  public static void give(
      String name,
      String value,
      Duration life,
      HttpServletRequest request,
      HttpServletResponse response) {
    set(called(request, name), value, life, request, response);
    if (request.isSecure() && !values(request, name).isEmpty()) {
      set(name, "", Duration.ZERO, request, response);
    }
  }

  private static String called(HttpServletRequest request, String name) {
    return request.isSecure() ? OWN_HOST + name : name;
  }

  private static List<String> values(HttpServletRequest request, String name) {
    Cookie[] cookies = request.getCookies();
    if (cookies == null) return List.of();
    return Arrays.stream(cookies)
        .filter(cookie -> cookie.getName().equals(name))
        .map(Cookie::getValue)
        .distinct()
        .toList();
  }

  private static void set(
      String name,
      String value,
      Duration life,
      HttpServletRequest request,
      HttpServletResponse response) {
    ResponseCookie cookie =
        ResponseCookie.from(name, value)
            .httpOnly(true)
            .secure(request.isSecure())
            .sameSite("Lax")
            .path("/")
            .maxAge(life)
            .build();
    response.addHeader(HttpHeaders.SET_COOKIE, cookie.toString());
  }
}

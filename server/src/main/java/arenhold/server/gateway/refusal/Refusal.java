package arenhold.server.gateway.refusal;

import arenhold.server.protocol.Code;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;

/** A refused request: answered as {@code {"code": ..., "params": ...}} with the matching status. */
public final class Refusal extends RuntimeException {

  /** When to retry if the server is busy or its database is down. */
  static final Duration SOON = Duration.ofSeconds(1);

  private final Code code;
  private final HttpStatus status;
  private final Map<String, String> params;
  private final Duration retryAfter;

  public Refusal(Code code, HttpStatus status) {
    this(code, status, Map.of());
  }

  public Refusal(Code code, HttpStatus status, Map<String, String> params) {
    this(code, status, params, status == HttpStatus.SERVICE_UNAVAILABLE ? SOON : null);
  }

  private Refusal(Code code, HttpStatus status, Map<String, String> params, Duration retryAfter) {
    super(code.text(), null, false, false);
    this.code = code;
    this.status = status;
    this.params = params;
    this.retryAfter = retryAfter;
  }

  public static Refusal notFound() {
    return new Refusal(Code.NOT_FOUND, HttpStatus.NOT_FOUND);
  }

  /** The server is overloaded just now. */
  public static Refusal busy() {
    return busy(SOON);
  }

  /** The same, and when it expects to have a place. */
  public static Refusal busy(Duration retryAfter) {
    return new Refusal(Code.BUSY, HttpStatus.SERVICE_UNAVAILABLE, Map.of(), retryAfter);
  }

  /** The database does not answer. */
  public static Refusal unavailable() {
    return new Refusal(Code.UNAVAILABLE, HttpStatus.SERVICE_UNAVAILABLE);
  }

  /**
   * A rate limit is used up.
   *
   * @param most tokens per {@code window}; the next is available after {@code window / most}
   */
  public static Refusal tooFast(int most, Duration window) {
    return new Refusal(
        Code.TOO_FAST, HttpStatus.TOO_MANY_REQUESTS, Map.of(), window.dividedBy(most));
  }

  public Code code() {
    return code;
  }

  HttpStatus status() {
    return status;
  }

  Map<String, String> params() {
    return params;
  }

  /** Its response headers. */
  HttpHeaders headers() {
    HttpHeaders headers = new HttpHeaders();
    headers.setContentType(MediaType.APPLICATION_JSON);
    if (retryAfter != null) {
      long seconds = retryAfter.plusSeconds(1).minusNanos(1).toSeconds();
      headers.set(HttpHeaders.RETRY_AFTER, String.valueOf(Math.max(1, seconds)));
    }
    return headers;
  }

  /** Writes the refusal directly to the response: its code only, without params. */
  public void answer(HttpServletResponse response) throws IOException {
    response.setStatus(status.value());
    headers().forEach((name, values) -> response.setHeader(name, values.getFirst()));
    response.getWriter().write("{\"code\":\"" + code.text() + "\"}");
  }
}

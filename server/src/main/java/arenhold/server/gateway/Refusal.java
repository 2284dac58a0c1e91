package arenhold.server.gateway;

import arenhold.server.protocol.Code;
import java.util.Map;
import org.springframework.http.HttpStatus;

/**
 * A request that is refused: becomes {@code {"code": ..., "params": ...}} with the right status.
 */
final class Refusal extends RuntimeException {

  private final Code code;
  private final HttpStatus status;
  private final Map<String, String> params;

  Refusal(Code code, HttpStatus status) {
    this(code, status, Map.of());
  }

  Refusal(Code code, HttpStatus status, Map<String, String> params) {
    super(code.text(), null, false, false);
    this.code = code;
    this.status = status;
    this.params = params;
  }

  static Refusal notFound() {
    return new Refusal(Code.NOT_FOUND, HttpStatus.NOT_FOUND);
  }

  Code code() {
    return code;
  }

  HttpStatus status() {
    return status;
  }

  Map<String, String> params() {
    return params;
  }
}

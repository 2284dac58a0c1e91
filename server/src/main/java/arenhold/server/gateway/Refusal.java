package arenhold.server.gateway;

import arenhold.server.protocol.Code;
import org.springframework.http.HttpStatus;

/** A request that is refused: becomes {@code {"code": ...}} with the right status. */
final class Refusal extends RuntimeException {

  private final Code code;
  private final HttpStatus status;

  Refusal(Code code, HttpStatus status) {
    super(code.text(), null, false, false);
    this.code = code;
    this.status = status;
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
}

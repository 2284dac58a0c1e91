package arenhold.server.gateway.refusal;

import arenhold.server.account.NotPossible;
import arenhold.server.ops.Budget;
import arenhold.server.ops.DatabaseAway;
import arenhold.server.pairing.Refused;
import arenhold.server.protocol.Code;
import arenhold.server.room.store.Unreadable;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import org.apache.tomcat.util.http.InvalidParameterException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.io.ClassPathResource;
import org.springframework.core.io.Resource;
import org.springframework.dao.DataAccessException;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.transaction.TransactionException;
import org.springframework.web.ErrorResponse;
import org.springframework.web.ErrorResponseException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;
import org.springframework.web.servlet.resource.NoResourceFoundException;

/** Answers every refused request with a code and reveals no internals. */
@RestControllerAdvice
class Refusals {

  private static final Logger LOG = LoggerFactory.getLogger(Refusals.class);

  /** The client's "not found" page. */
  private static final Resource NOWHERE =
      new ClassPathResource("META-INF/resources/error/404.html");

  @ExceptionHandler
  ResponseEntity<Map<String, Object>> refused(Refusal refusal) {
    var answer = ResponseEntity.status(refusal.status()).headers(refusal.headers());
    if (refusal.params().isEmpty()) return answer.body(Map.of("code", refusal.code()));
    return answer.body(Map.of("code", refusal.code(), "params", refusal.params()));
  }

  /**
   * A malformed part of the path means that nothing is there; a malformed query parameter makes no
   * sense.
   */
  @ExceptionHandler
  ResponseEntity<Map<String, Object>> nowhere(MethodArgumentTypeMismatchException mismatch) {
    if (mismatch.getParameter().hasParameterAnnotation(RequestParam.class)) {
      return answer(HttpStatus.BAD_REQUEST, Code.MALFORMED);
    }
    return answer(HttpStatus.NOT_FOUND, Code.NOT_FOUND);
  }

  @ExceptionHandler({HttpMessageNotReadableException.class, InvalidParameterException.class})
  ResponseEntity<Map<String, Object>> unreadable() {
    return answer(HttpStatus.BAD_REQUEST, Code.MALFORMED);
  }

  /** Below {@code /api} a code; elsewhere the client's own page. */
  @ExceptionHandler
  ResponseEntity<?> nothing(NoResourceFoundException nothing, HttpServletRequest request) {
    boolean page =
        request.getMethod().equals("GET") && !request.getRequestURI().startsWith("/api/");
    if (!page || !NOWHERE.exists()) return answer(HttpStatus.NOT_FOUND, Code.NOT_FOUND);
    return ResponseEntity.status(HttpStatus.NOT_FOUND)
        .contentType(MediaType.TEXT_HTML)
        .body(NOWHERE);
  }

  /** Wrong method, wrong media type, missing parts: Spring knows the status. */
  @ExceptionHandler({ServletException.class, ErrorResponseException.class})
  ResponseEntity<Map<String, Object>> outOfPlace(Exception unfit) throws Exception {
    if (!(unfit instanceof ErrorResponse known)) throw unfit;
    HttpStatus status = HttpStatus.valueOf(known.getStatusCode().value());
    if (status.is5xxServerError()) throw unfit;
    return answer(status, Errors.code(status));
  }

  @ExceptionHandler
  ResponseEntity<Map<String, Object>> notPossible(NotPossible refused) {
    return switch (refused.reason()) {
      case BAD_NAME -> answer(HttpStatus.BAD_REQUEST, Code.BAD_NAME);
      case NAME_TAKEN -> answer(HttpStatus.CONFLICT, Code.NAME_TAKEN);
      case RENAMED_TOO_OFTEN -> answer(HttpStatus.TOO_MANY_REQUESTS, Code.RENAMED_TOO_OFTEN);
      case WEAK_PASSWORD -> answer(HttpStatus.BAD_REQUEST, Code.WEAK_PASSWORD);
      case WRONG_LOGIN -> answer(HttpStatus.FORBIDDEN, Code.WRONG_LOGIN);
      case HAS_ACCOUNT -> answer(HttpStatus.CONFLICT, Code.HAS_ACCOUNT);
      case NO_SESSION -> answer(HttpStatus.UNAUTHORIZED, Code.NO_SESSION);
      case NO_ACCOUNT -> answer(HttpStatus.CONFLICT, Code.NO_ACCOUNT);
      case BAD_EMAIL -> answer(HttpStatus.BAD_REQUEST, Code.BAD_EMAIL);
      case TOO_MANY_LETTERS -> answer(HttpStatus.TOO_MANY_REQUESTS, Code.TOO_MANY_ATTEMPTS);
      case NO_MAIL -> answer(HttpStatus.CONFLICT, Code.NO_MAIL);
      case NOT_VERIFIED -> answer(HttpStatus.CONFLICT, Code.NOT_VERIFIED);
      case EXPIRED -> answer(HttpStatus.GONE, Code.EXPIRED);
      case TOO_MANY_PASSKEYS -> answer(HttpStatus.CONFLICT, Code.TOO_MANY_PASSKEYS);
      case TOO_MANY_DECKS -> answer(HttpStatus.CONFLICT, Code.TOO_MANY_DECKS);
      case TOO_MANY_ENGINES -> answer(HttpStatus.CONFLICT, Code.TOO_MANY_ENGINES);
      case BUSY -> refused(Refusal.busy());
    };
  }

  @ExceptionHandler
  ResponseEntity<Map<String, Object>> refused(Refused refused) {
    HttpStatus status =
        switch (refused.code()) {
          case NOT_FOUND -> HttpStatus.NOT_FOUND;
          case EXPIRED -> HttpStatus.GONE;
          case ASK_LATER -> HttpStatus.TOO_MANY_REQUESTS;
          case BAD_OPTION, BAD_SETUP -> HttpStatus.BAD_REQUEST;
          default -> HttpStatus.CONFLICT;
        };
    return refused(new Refusal(refused.code(), status, refused.params()));
  }

  @ExceptionHandler({DataAccessException.class, TransactionException.class})
  ResponseEntity<Map<String, Object>> unavailable(RuntimeException failure) {
    DatabaseAway.warn(LOG, "the database does not answer", failure);
    return refused(Refusal.unavailable());
  }

  @ExceptionHandler
  ResponseEntity<Map<String, Object>> damaged(Unreadable damaged) {
    LOG.error("a room cannot be read", damaged);
    return answer(HttpStatus.CONFLICT, Code.PARKED);
  }

  @ExceptionHandler
  ResponseEntity<Map<String, Object>> endless(Budget.RunningAway endless) {
    LOG.error("a match cannot be replayed", endless);
    return answer(HttpStatus.CONFLICT, Code.PARKED);
  }

  private static ResponseEntity<Map<String, Object>> answer(HttpStatus status, Code code) {
    return ResponseEntity.status(status)
        .contentType(MediaType.APPLICATION_JSON)
        .body(Map.of("code", code));
  }
}

package arenhold.server.gateway.refusal;

import arenhold.server.protocol.Code;
import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import org.springframework.boot.webmvc.error.ErrorController;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Answers requests that failed outside any endpoint, with a code like all others. */
@RestController
class Errors implements ErrorController {

  @RequestMapping("${spring.web.error.path:/error}")
  ResponseEntity<Map<String, Object>> failed(HttpServletRequest request) {
    Object told = request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE);
    HttpStatus status = told instanceof Integer number ? HttpStatus.resolve(number) : null;
    if (status == null) status = HttpStatus.NOT_FOUND;
    return ResponseEntity.status(status)
        .contentType(MediaType.APPLICATION_JSON)
        .body(Map.of("code", code(status)));
  }

  static Code code(HttpStatus status) {
    return switch (status) {
      case NOT_FOUND -> Code.NOT_FOUND;
      case CONTENT_TOO_LARGE -> Code.TOO_LARGE;
      case TOO_MANY_REQUESTS -> Code.TOO_FAST;
      default -> status.is5xxServerError() ? Code.UNAVAILABLE : Code.MALFORMED;
    };
  }
}

package arenhold.server.gateway.http;

import arenhold.server.account.TurnEmails;
import arenhold.server.gateway.limit.RequestLimits;
import jakarta.servlet.http.HttpServletRequest;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * Unsubscribes from turn e-mails by the secret in their link. Needs no session: mail programs call
 * it (RFC 8058), and so does the page that the same link opens.
 */
@RestController
class UnsubscribeController {

  private final TurnEmails emails;
  private final RequestLimits limits;

  UnsubscribeController(TurnEmails emails, RequestLimits limits) {
    this.emails = emails;
    this.limits = limits;
  }

  @PostMapping(WebGuard.UNSUBSCRIBE + "{secret}")
  void end(@PathVariable String secret, HttpServletRequest request) {
    limits.ending(request.getRemoteAddr());
    emails.end(secret);
  }
}

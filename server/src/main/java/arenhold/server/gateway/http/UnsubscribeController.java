package arenhold.server.gateway.http;

import arenhold.server.account.TurnEmails;
import arenhold.server.gateway.limit.RequestLimits;
import jakarta.servlet.http.HttpServletRequest;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * Ends e-mails for whoever has their secret: without a session, as mail programs do it (RFC 8058),
 * and so does the page to which the same link leads people.
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

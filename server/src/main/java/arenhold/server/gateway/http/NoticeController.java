package arenhold.server.gateway.http;

import arenhold.server.account.Player;
import arenhold.server.account.TurnEmails;
import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.gateway.session.Sessions;
import arenhold.server.notice.Notices;
import arenhold.server.notice.Pushes;
import arenhold.server.protocol.Code;
import jakarta.servlet.http.HttpServletRequest;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Endpoints of one's own notices, push subscriptions and turn e-mails. */
@RestController
@RequestMapping("/api/me/notices")
class NoticeController {

  private final Sessions sessions;
  private final Notices notices;
  private final Pushes pushes;
  private final TurnEmails emails;

  NoticeController(Sessions sessions, Notices notices, Pushes pushes, TurnEmails emails) {
    this.sessions = sessions;
    this.notices = notices;
    this.pushes = pushes;
    this.emails = emails;
  }

  @GetMapping
  Notices.Shown mine(HttpServletRequest request) {
    return notices.of(sessions.required(request).id());
  }

  record Read(long last) {}

  /** Marks everything up to the notice {@code last} as read. */
  @PostMapping("/read")
  Notices.Shown read(@RequestBody Read read, HttpServletRequest request) {
    var player = sessions.required(request).id();
    notices.read(player, read.last());
    return notices.of(player);
  }

  record PushKey(String key) {}

  /** The public key that a browser needs to subscribe to push messages. */
  @GetMapping("/push")
  PushKey key(HttpServletRequest request) {
    sessions.required(request);
    return new PushKey(pushes.key());
  }

  /** Subscribes this browser to push messages, sent when no page is open. */
  @PostMapping("/push")
  void ring(@RequestBody Pushes.Subscription body, HttpServletRequest request) {
    var player = sessions.required(request).id();
    if (!pushes.add(player, sessions.token(request), body)) {
      throw new Refusal(Code.MALFORMED, HttpStatus.BAD_REQUEST);
    }
  }

  record Endpoint(String endpoint) {}

  /** Ends this browser's push subscription. */
  @PostMapping("/push/end")
  void ringNoMore(@RequestBody Endpoint body, HttpServletRequest request) {
    pushes.remove(sessions.required(request).id(), body.endpoint());
  }

  /** Whether the player gets turn e-mails. */
  @GetMapping("/mail")
  TurnEmails.Preference mail(HttpServletRequest request) {
    return emails.of(sessions.required(request).id());
  }

  record Mail(boolean on, String language) {}

  @PutMapping("/mail")
  TurnEmails.Preference mail(@RequestBody Mail body, HttpServletRequest request) {
    Player player = sessions.required(request);
    if (body.on()) emails.begin(player, Languages.ours(body.language()));
    else emails.end(player);
    return emails.of(player.id());
  }
}

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

/** One's notices. */
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

  /** Everything up to the notice {@code last} has been read. */
  @PostMapping("/read")
  Notices.Shown read(@RequestBody Read read, HttpServletRequest request) {
    var player = sessions.required(request).id();
    notices.read(player, read.last());
    return notices.of(player);
  }

  record PushKey(String key) {}

  /** What a browser needs to let itself be rung. */
  @GetMapping("/push")
  PushKey key(HttpServletRequest request) {
    sessions.required(request);
    return new PushKey(pushes.key());
  }

  /** Rings this browser when no page is open. */
  @PostMapping("/push")
  void ring(@RequestBody Pushes.Subscription wish, HttpServletRequest request) {
    var player = sessions.required(request).id();
    if (!pushes.add(player, sessions.token(request), wish)) {
      throw new Refusal(Code.MALFORMED, HttpStatus.BAD_REQUEST);
    }
  }

  record Endpoint(String endpoint) {}

  /** Rings this browser no more. */
  @PostMapping("/push/end")
  void ringNoMore(@RequestBody Endpoint wish, HttpServletRequest request) {
    pushes.remove(sessions.required(request).id(), wish.endpoint());
  }

  /** Whether one is told of one's turns by e-mail. */
  @GetMapping("/mail")
  TurnEmails.Wish mail(HttpServletRequest request) {
    return emails.of(sessions.required(request).id());
  }

  record Mail(boolean on, String language) {}

  @PutMapping("/mail")
  TurnEmails.Wish mail(@RequestBody Mail wish, HttpServletRequest request) {
    Player player = sessions.required(request);
    if (wish.on()) emails.begin(player, Languages.ours(wish.language()));
    else emails.end(player);
    return emails.of(player.id());
  }
}

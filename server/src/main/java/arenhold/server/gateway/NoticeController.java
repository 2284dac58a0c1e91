package arenhold.server.gateway;

import arenhold.server.notice.Notices;
import jakarta.servlet.http.HttpServletRequest;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** One's notices. */
@RestController
@RequestMapping("/api/me/notices")
class NoticeController {

  private final Sessions sessions;
  private final Notices notices;

  NoticeController(Sessions sessions, Notices notices) {
    this.sessions = sessions;
    this.notices = notices;
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
}

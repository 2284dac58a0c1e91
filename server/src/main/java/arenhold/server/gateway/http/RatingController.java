package arenhold.server.gateway.http;

import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.gateway.session.Sessions;
import arenhold.server.history.History;
import arenhold.server.protocol.Code;
import arenhold.server.room.state.RoomState;
import jakarta.servlet.http.HttpServletRequest;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Serves the rating changes of a room's newest match to those whom its links admit. */
@RestController
@RequestMapping("/api")
class RatingController {

  private final Sessions sessions;
  private final Links links;
  private final History history;

  RatingController(Sessions sessions, Links links, History history) {
    this.sessions = sessions;
    this.links = links;
    this.history = history;
  }

  /** The newest finished match of a room, with its rating changes. */
  @GetMapping("/links/{link}/ratings")
  History.Played settled(@PathVariable String link, HttpServletRequest request) {
    RoomState room = links.room(link, sessions.required(request));
    if (room.played().isEmpty()) throw new Refusal(Code.WRONG_PHASE, HttpStatus.CONFLICT);
    return history.match(room.played().getLast().match()).orElseThrow(Refusal::notFound);
  }
}

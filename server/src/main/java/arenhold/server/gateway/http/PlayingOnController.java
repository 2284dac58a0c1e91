package arenhold.server.gateway.http;

import arenhold.server.account.Player;
import arenhold.server.gateway.limit.FewAtOnce;
import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.gateway.session.Sessions;
import arenhold.server.protocol.Code;
import arenhold.server.room.PlayingOn;
import arenhold.server.room.news.Meetings;
import arenhold.server.room.state.RoomState;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import java.util.UUID;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** Playing on against computers from a moment of a finished match, for anyone who may read it. */
@RestController
class PlayingOnController {

  /** What is refused otherwise than as a conflict. */
  private static final Map<Code, HttpStatus> STATUS =
      Map.of(
          Code.NOT_FOUND, HttpStatus.NOT_FOUND,
          Code.NO_SEAT, HttpStatus.BAD_REQUEST,
          Code.BAD_OPTION, HttpStatus.BAD_REQUEST);

  private final Sessions sessions;
  private final Readable readable;
  private final PlayingOn playingOn;
  private final Meetings meetings;
  private final FewAtOnce costly;

  PlayingOnController(
      Sessions sessions,
      Readable readable,
      PlayingOn playingOn,
      Meetings meetings,
      FewAtOnce costly) {
    this.sessions = sessions;
    this.readable = readable;
    this.playingOn = playingOn;
    this.meetings = meetings;
    this.costly = costly;
  }

  /**
   * @param moment of the match's replay, from 0
   * @param seat where the player sits, from 0
   * @param level of the computers on all other seats
   */
  record Wanted(Integer moment, Integer seat, String level) {}

  record Made(UUID room, String link) {}

  /** Goes on from one of a room's matches. */
  @PostMapping("/api/links/{link}/matches/{match}/on")
  Made on(
      @PathVariable String link,
      @PathVariable UUID match,
      @RequestBody Wanted wanted,
      HttpServletRequest request) {
    Player player = sessions.required(request);
    readable.byLink(link, match, player);
    return made(match, player, wanted, request);
  }

  /** Goes on from a match of a history. */
  @PostMapping("/api/matches/{match}/on")
  Made on(@PathVariable UUID match, @RequestBody Wanted wanted, HttpServletRequest request) {
    Player player = sessions.required(request);
    readable.byHistory(match, player);
    return made(match, player, wanted, request);
  }

  private Made made(UUID match, Player player, Wanted wanted, HttpServletRequest request) {
    if (wanted.moment() == null || wanted.seat() == null || wanted.level() == null) {
      throw new Refusal(Code.MALFORMED, HttpStatus.BAD_REQUEST);
    }
    RoomState room =
        costly.ask(
            request,
            () -> {
              try {
                return playingOn.from(
                    match, player.id(), wanted.moment(), wanted.seat(), wanted.level());
              } catch (PlayingOn.Refused refused) {
                HttpStatus status = STATUS.getOrDefault(refused.code(), HttpStatus.CONFLICT);
                throw new Refusal(refused.code(), status);
              }
            });
    meetings.satDown(player.id());
    return new Made(room.id(), room.seatLink());
  }
}

package arenhold.server.gateway.http;

import arenhold.server.account.Player;
import arenhold.server.analysis.Analyses;
import arenhold.server.analysis.Tries;
import arenhold.server.gateway.limit.FewAtOnce;
import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.gateway.session.Sessions;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.Frames;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * Analyses of finished matches, for anyone who may read their files: those whom a room's link
 * admits, and those who may see the match in a history. Asked for once, then polled. Their players
 * may try again what was marked as a mistake of theirs.
 */
@RestController
class AnalysisController {

  private static final String BY_LINK = "/api/links/{link}/matches/{match}/analysis";
  private static final String BY_HISTORY = "/api/matches/{match}/analysis";

  /** What follows them where a turn is tried again: its seat and its number there, from 0. */
  private static final String TRY = "/seats/{seat}/turns/{turn}/try";

  private static final HttpStatus CONFLICT = HttpStatus.CONFLICT;

  /** What is refused otherwise than as a conflict. */
  private static final Map<Code, HttpStatus> STATUS =
      Map.of(
          Code.NOT_FOUND, HttpStatus.NOT_FOUND,
          Code.NO_SEAT, HttpStatus.FORBIDDEN,
          Code.BUSY, HttpStatus.SERVICE_UNAVAILABLE);

  private final Sessions sessions;
  private final Readable readable;
  private final Analyses analyses;
  private final Tries tries;
  private final FewAtOnce costly;

  /** A try costs processor time, which rooms need too: they take turns. */
  private final FewAtOnce trying = new FewAtOnce(2, Duration.ofSeconds(20));

  AnalysisController(
      Sessions sessions, Readable readable, Analyses analyses, Tries tries, FewAtOnce costly) {
    this.sessions = sessions;
    this.readable = readable;
    this.analyses = analyses;
    this.tries = tries;
    this.costly = costly;
  }

  /** Asks for the analysis of one of a room's matches; answers as far as it has come. */
  @PostMapping(value = BY_LINK, produces = MediaType.APPLICATION_JSON_VALUE)
  String ask(@PathVariable String link, @PathVariable UUID match, HttpServletRequest request) {
    Player player = sessions.required(request);
    readable.byLink(link, match, player);
    return asked(match, player, request);
  }

  /** The analysis of one of a room's matches, as far as it has come. */
  @GetMapping(value = BY_LINK, produces = MediaType.APPLICATION_JSON_VALUE)
  String read(@PathVariable String link, @PathVariable UUID match, HttpServletRequest request) {
    readable.byLink(link, match, sessions.required(request));
    return analyses.of(match).orElseThrow(Refusal::notFound);
  }

  /** Asks for the analysis of a match of a history; answers as far as it has come. */
  @PostMapping(value = BY_HISTORY, produces = MediaType.APPLICATION_JSON_VALUE)
  String ask(@PathVariable UUID match, HttpServletRequest request) {
    Player player = sessions.required(request);
    readable.byHistory(match, player);
    return asked(match, player, request);
  }

  /** The analysis of a match of a history, as far as it has come. */
  @GetMapping(value = BY_HISTORY, produces = MediaType.APPLICATION_JSON_VALUE)
  String read(@PathVariable UUID match, HttpServletRequest request) {
    readable.byHistory(match, sessions.required(request));
    return analyses.of(match).orElseThrow(Refusal::notFound);
  }

  /** A turn of one of a room's matches, tried again by these choices. */
  @GetMapping(value = BY_LINK + TRY, produces = MediaType.APPLICATION_JSON_VALUE)
  String tried(
      @PathVariable String link,
      @PathVariable UUID match,
      @PathVariable int seat,
      @PathVariable int turn,
      HttpServletRequest request) {
    Player player = sessions.required(request);
    readable.byLink(link, match, player);
    return tried(match, player, seat, turn, request);
  }

  /** A turn of a match of a history, tried again by these choices. */
  @GetMapping(value = BY_HISTORY + TRY, produces = MediaType.APPLICATION_JSON_VALUE)
  String tried(
      @PathVariable UUID match,
      @PathVariable int seat,
      @PathVariable int turn,
      HttpServletRequest request) {
    Player player = sessions.required(request);
    readable.byHistory(match, player);
    return tried(match, player, seat, turn, request);
  }

  private String tried(UUID match, Player player, int seat, int turn, HttpServletRequest request) {
    // Not by Spring, which takes a comma in a choice for the end of it.
    String[] given = request.getParameterValues("choice");
    List<String> choices = given == null ? List.of() : List.of(given);
    boolean judge = request.getParameter("judge") != null;
    return trying.ask(
        request,
        () -> {
          try {
            return Frames.text(tries.of(match, player.id(), seat, turn, choices, judge));
          } catch (Tries.Refused refused) {
            throw new Refusal(refused.code(), STATUS.getOrDefault(refused.code(), CONFLICT));
          }
        });
  }

  private String asked(UUID match, Player player, HttpServletRequest request) {
    Analyses.Problem problem =
        costly.ask(request, () -> analyses.ask(match, player.id())).orElse(null);
    if (problem == Analyses.Problem.BUSY) throw Refusal.busy();
    if (problem == Analyses.Problem.TOO_MANY) {
      throw new Refusal(Code.TOO_MANY_ANALYSES, HttpStatus.TOO_MANY_REQUESTS);
    }
    return analyses.of(match).orElseThrow(Refusal::notFound);
  }
}

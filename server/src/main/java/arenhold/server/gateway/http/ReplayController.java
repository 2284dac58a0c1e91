package arenhold.server.gateway.http;

import arenhold.rules.notation.FileRefused;
import arenhold.server.gateway.limit.FewAtOnce;
import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.gateway.session.Sessions;
import arenhold.server.protocol.Code;
import arenhold.server.replay.Replays;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;

/** Turns uploaded match files into replays. */
@RestController
class ReplayController {

  private final Sessions sessions;
  private final Replays replays;
  private final FewAtOnce opening;

  /** One file is opened at a time: it costs processor time, which rooms need too. */
  @Autowired
  ReplayController(Sessions sessions, Replays replays) {
    this(sessions, replays, new FewAtOnce(1, Duration.ofSeconds(20)));
  }

  ReplayController(Sessions sessions, Replays replays, FewAtOnce opening) {
    this.sessions = sessions;
    this.replays = replays;
    this.opening = opening;
  }

  /** The body is the raw file. It is not read before its sender is authenticated. */
  @PostMapping(value = WebGuard.REPLAYS, produces = MediaType.APPLICATION_JSON_VALUE)
  String open(HttpServletRequest request) throws IOException {
    sessions.required(request);
    byte[] file = request.getInputStream().readNBytes(WebGuard.LARGEST_FILE);
    try {
      return opening.ask(request, () -> replays.open(file));
    } catch (FileRefused refused) {
      Map<String, String> why =
          Map.of(
              "problem", refused.problem().text(),
              "line", String.valueOf(refused.line()),
              "found", refused.found(),
              "wanted", refused.wanted());
      throw new Refusal(Code.BAD_FILE, HttpStatus.UNPROCESSABLE_CONTENT, why);
    }
  }
}

package arenhold.server.gateway.http;

import arenhold.server.account.Player;
import arenhold.server.clock.TimeControl;
import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.gateway.session.Sessions;
import arenhold.server.pairing.Challenges;
import arenhold.server.pairing.Pairing;
import arenhold.server.pairing.Welcome;
import arenhold.server.protocol.Code;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Consumer;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Endpoints of matchmaking and challenges. */
@RestController
@RequestMapping("/api")
class PairingController {

  private final Sessions sessions;
  private final Pairing pairing;
  private final Challenges challenges;

  PairingController(Sessions sessions, Pairing pairing, Challenges challenges) {
    this.sessions = sessions;
    this.pairing = pairing;
    this.challenges = challenges;
  }

  @GetMapping("/pairings")
  List<Pairing.Offer> offers() {
    return pairing.offers();
  }

  /** The state of one's own search. A waiting client polls this, which keeps its place. */
  @GetMapping("/me/pairing")
  Pairing.Search search(HttpServletRequest request) {
    return pairing.search(sessions.required(request));
  }

  /**
   * @param seats the fewest of the form if left out
   */
  record QueueRequest(String game, String form, Integer seats, TimeControl clock, boolean rated) {}

  @PostMapping("/me/pairing")
  Pairing.Search wait(@RequestBody QueueRequest body, HttpServletRequest request) {
    Player player = sessions.required(request);
    pairing.wait(player, body.game(), body.form(), body.seats(), body.clock(), body.rated());
    return pairing.search(player);
  }

  @DeleteMapping("/me/pairing")
  Pairing.Search leave(HttpServletRequest request) {
    Player player = sessions.required(request);
    pairing.leave(player);
    return pairing.search(player);
  }

  /** Sent by a page when it is closed. */
  @PostMapping("/me/pairing/closed")
  void closed(HttpServletRequest request) {
    pairing.closed(sessions.required(request));
  }

  @GetMapping("/challenges")
  Challenges.Mine challenges(HttpServletRequest request) {
    return challenges.of(sessions.required(request).id());
  }

  /**
   * @param seats the fewest of the form if left out
   * @param options of the table; the defaults if left out
   * @param clock none if left out
   */
  record NewChallenge(
      UUID player,
      String game,
      String form,
      Integer seats,
      Map<String, String> options,
      TimeControl clock,
      boolean rated) {

    private Challenges.Terms terms() {
      return new Challenges.Terms(
          game,
          form,
          seats,
          options == null ? Map.of() : options,
          clock == null ? TimeControl.NONE : clock,
          rated);
    }
  }

  @PostMapping("/challenges")
  Challenges.Mine challenge(@RequestBody NewChallenge body, HttpServletRequest request) {
    return after(
        request,
        player -> {
          if (body.player() == null) throw new Refusal(Code.MALFORMED, HttpStatus.BAD_REQUEST);
          challenges.make(player, body.player(), body.terms());
        });
  }

  record Accepted(String link) {}

  @PostMapping("/challenges/{id}/accept")
  Accepted accept(@PathVariable UUID id, HttpServletRequest request) {
    return new Accepted(challenges.accept(sessions.required(request), id));
  }

  @PostMapping("/challenges/{id}/decline")
  Challenges.Mine decline(@PathVariable UUID id, HttpServletRequest request) {
    return after(request, player -> challenges.decline(player, id));
  }

  @PostMapping("/challenges/{id}/withdraw")
  Challenges.Mine withdraw(@PathVariable UUID id, HttpServletRequest request) {
    return after(request, player -> challenges.withdraw(player, id));
  }

  record Invitation(Welcome.From from) {}

  @PutMapping("/me/challenges")
  Challenges.Mine welcome(@RequestBody Invitation body, HttpServletRequest request) {
    return after(
        request,
        player -> {
          if (body.from() == null) throw new Refusal(Code.MALFORMED, HttpStatus.BAD_REQUEST);
          challenges.welcome(player.id(), body.from());
        });
  }

  @PutMapping("/me/challenges/blocked/{other}")
  Challenges.Mine block(@PathVariable UUID other, HttpServletRequest request) {
    return after(request, player -> challenges.block(player, other));
  }

  @DeleteMapping("/me/challenges/blocked/{other}")
  Challenges.Mine unblock(@PathVariable UUID other, HttpServletRequest request) {
    return after(request, player -> challenges.unblock(player, other));
  }

  /** Makes a change for the player who asks, and answers with the challenges they have then. */
  private Challenges.Mine after(HttpServletRequest request, Consumer<Player> change) {
    Player player = sessions.required(request);
    change.accept(player);
    return challenges.of(player.id());
  }
}

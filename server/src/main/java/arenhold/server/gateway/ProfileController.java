package arenhold.server.gateway;

import arenhold.server.account.Accounts;
import arenhold.server.account.Player;
import arenhold.server.history.History;
import arenhold.server.protocol.Code;
import arenhold.server.rating.Ratings;
import arenhold.server.room.FinishedMatches;
import arenhold.server.room.Rooms;
import jakarta.servlet.http.HttpServletRequest;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Who plays here and how: profiles, histories, rankings. */
@RestController
@RequestMapping("/api")
class ProfileController {

  private static final int RANKED = 100;

  /** Somebody without a session sees what everybody may see. */
  private static final UUID NOBODY = new UUID(0, 0);

  private final Sessions sessions;
  private final Accounts accounts;
  private final Ratings ratings;
  private final History history;
  private final Rooms rooms;
  private final FinishedMatches finished;

  ProfileController(
      Sessions sessions,
      Accounts accounts,
      Ratings ratings,
      History history,
      Rooms rooms,
      FinishedMatches finished) {
    this.sessions = sessions;
    this.accounts = accounts;
    this.ratings = ratings;
    this.history = history;
    this.rooms = rooms;
    this.finished = finished;
  }

  private UUID viewer(HttpServletRequest request) {
    return sessions.player(request).map(Player::id).orElse(NOBODY);
  }

  record Rated(String game, String form, ShownRating rating, int matches) {}

  /**
   * A player as others see him.
   *
   * @param account whether he is no guest
   * @param tallies what he won, lost and tied, by {@code game/form}
   */
  record Profile(
      Player player,
      Instant since,
      boolean account,
      List<Rated> ratings,
      Map<String, History.Tally> tallies) {}

  @GetMapping("/players/{id}")
  Profile profile(@PathVariable UUID id) {
    Instant since = accounts.since(id).orElseThrow(Refusal::notFound);
    return new Profile(
        new Player(id, accounts.names(List.of(id)).get(id)),
        since,
        accounts.account(id).isPresent(),
        ratings.of(id).stream()
            .map(
                one ->
                    new Rated(one.game(), one.form(), ShownRating.of(one.rating()), one.matches()))
            .toList(),
        history.tallies(id));
  }

  record Seat(Player player, int side, int place, ShownRating before, ShownRating after) {}

  record Played(
      UUID id,
      String game,
      String form,
      boolean rated,
      Instant ended,
      String reason,
      List<Seat> seats) {}

  @GetMapping("/players/{id}/matches")
  List<Played> matches(
      @PathVariable UUID id,
      @RequestParam(required = false) String game,
      @RequestParam(required = false) String form,
      @RequestParam(required = false) Boolean rated,
      @RequestParam(required = false) String result,
      @RequestParam(required = false) UUID opponent,
      @RequestParam(required = false) String before,
      HttpServletRequest request) {
    var filter = new History.Filter(game, form, rated, result, opponent, instant(before));
    return history.of(id, viewer(request), filter).stream()
        .map(
            match ->
                new Played(
                    match.id(),
                    match.game(),
                    match.form(),
                    match.rated(),
                    match.ended(),
                    match.reason(),
                    match.seats().stream().map(ProfileController::seat).toList()))
        .toList();
  }

  private static Seat seat(History.Seat seat) {
    return new Seat(
        new Player(seat.player(), seat.name()),
        seat.side(),
        seat.place(),
        ShownRating.of(seat.before()),
        ShownRating.of(seat.after()));
  }

  private static Instant instant(String text) {
    try {
      return text == null ? null : Instant.parse(text);
    } catch (DateTimeException wrong) {
      throw new Refusal(Code.MALFORMED, HttpStatus.BAD_REQUEST);
    }
  }

  record Moment(Instant at, ShownRating rating) {}

  @GetMapping("/players/{id}/ratings/{game}/{form}")
  List<Moment> course(@PathVariable UUID id, @PathVariable String game, @PathVariable String form) {
    return ratings.course(id, game, form).stream()
        .map(moment -> new Moment(moment.at(), ShownRating.of(moment.rating())))
        .toList();
  }

  record Ranked(Player player, ShownRating rating, int matches) {}

  @GetMapping("/ratings/{game}/{form}")
  List<Ranked> ranking(@PathVariable String game, @PathVariable String form) {
    List<Ratings.Standing> best = ratings.best(game, form, RANKED);
    Map<UUID, String> names = accounts.names(best.stream().map(Ratings.Standing::player).toList());
    return best.stream()
        .map(
            one ->
                new Ranked(
                    new Player(one.player(), names.get(one.player())),
                    ShownRating.of(one.rating()),
                    one.matches()))
        .toList();
  }

  /** A finished match as a file, for whoever may see it in somebody's history. */
  @GetMapping(value = "/matches/{match}", produces = "text/plain;charset=UTF-8")
  ResponseEntity<String> match(@PathVariable UUID match, HttpServletRequest request) {
    UUID room = history.room(match, viewer(request)).orElseThrow(Refusal::notFound);
    String file =
        rooms
            .load(room)
            .flatMap(played -> finished.file(played, match))
            .orElseThrow(Refusal::notFound);
    return ResponseEntity.ok()
        .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"match.txt\"")
        .body(file);
  }
}

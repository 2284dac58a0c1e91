package arenhold.server.gateway.http;

import arenhold.server.account.Accounts;
import arenhold.server.account.Player;
import arenhold.server.gateway.limit.FewAtOnce;
import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.gateway.session.Sessions;
import arenhold.server.history.Filter;
import arenhold.server.history.History;
import arenhold.server.history.Records;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.RoomDocument.Person;
import arenhold.server.rating.Ratings;
import arenhold.server.rating.ShownRating;
import arenhold.server.room.store.FinishedMatches;
import jakarta.servlet.http.HttpServletRequest;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.regex.Pattern;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Endpoints about players: profiles, histories, records, rankings. */
@RestController
@RequestMapping("/api")
class ProfileController {

  private static final int RANKED = 100;

  /** How far back a rating history goes, in matches. */
  private static final int MOST_MOMENTS = 1_000;

  /** Viewers without a session see what everyone may see. */
  private static final UUID NOBODY = new UUID(0, 0);

  /** The syntax of keys of games, forms, options and values. */
  private static final Pattern KEY = Pattern.compile("[a-z0-9-]{1,40}");

  /** The most options in one filter. */
  private static final int MOST_OPTIONS = 8;

  /** Part of a name: any text without control characters. */
  private static final Pattern NAME = Pattern.compile("[^\\p{Cntrl}]{0,40}");

  private static final int FIRST_YEAR = 1970;
  private static final int LAST_YEAR = 9999;

  private final Sessions sessions;
  private final Accounts accounts;
  private final Ratings ratings;
  private final History history;
  private final Records records;
  private final FinishedMatches finished;
  private final FewAtOnce costly;

  ProfileController(
      Sessions sessions,
      Accounts accounts,
      Ratings ratings,
      History history,
      Records records,
      FinishedMatches finished,
      FewAtOnce costly) {
    this.sessions = sessions;
    this.accounts = accounts;
    this.ratings = ratings;
    this.history = history;
    this.records = records;
    this.finished = finished;
    this.costly = costly;
  }

  private UUID viewer(HttpServletRequest request) {
    return sessions.player(request).map(Player::id).orElse(NOBODY);
  }

  record Rated(String game, String form, ShownRating rating, int matches) {}

  /**
   * A player as others see them.
   *
   * @param account false for a guest
   */
  record Profile(Player player, Instant since, boolean account, List<Rated> ratings) {}

  /** A person's profile; computers have none. */
  @GetMapping("/players/{id}")
  Profile profile(@PathVariable UUID id) {
    Instant since =
        accounts.since(id).filter(any -> !Person.isComputer(id)).orElseThrow(Refusal::notFound);
    return new Profile(
        new Player(id, accounts.names(List.of(id)).get(id)),
        since,
        accounts.account(id).isPresent(),
        ratings.of(id).stream()
            .map(
                one ->
                    new Rated(one.game(), one.form(), ShownRating.of(one.rating()), one.matches()))
            .toList());
  }

  /** A player's results, summed over the matches that the viewer may see. */
  @GetMapping("/players/{id}/record")
  Records.Record record(
      @PathVariable UUID id,
      @RequestParam(required = false) String game,
      @RequestParam(required = false) String form,
      HttpServletRequest request) {
    check(game, form);
    accounts.since(id).orElseThrow(Refusal::notFound);
    UUID viewer = viewer(request);
    return costly.ask(request, () -> records.of(id, viewer, Filter.of(game, form)));
  }

  /** A player's opponents, in matches that the viewer may see. */
  @GetMapping("/players/{id}/opponents")
  List<Records.Against> opponents(
      @PathVariable UUID id,
      @RequestParam(defaultValue = "") String name,
      HttpServletRequest request) {
    if (!NAME.matcher(name).matches()) throw malformed();
    UUID viewer = viewer(request);
    return costly.ask(request, () -> records.opponents(id, viewer, name.strip()));
  }

  /**
   * @param all every parameter: those that begin with {@code option.} name what the player played
   *     with, those with {@code against.} what an opponent did
   */
  @GetMapping("/players/{id}/matches")
  List<History.Played> matches(
      @PathVariable UUID id,
      @RequestParam(required = false) String game,
      @RequestParam(required = false) String form,
      @RequestParam(required = false) Boolean rated,
      @RequestParam(required = false) String result,
      @RequestParam(required = false) UUID opponent,
      @RequestParam(required = false) String before,
      @RequestParam(required = false) UUID last,
      @RequestParam Map<String, String> all,
      HttpServletRequest request) {
    check(game, form);
    Map<String, String> options = options(all, "option.");
    Map<String, String> against = options(all, "against.");
    Instant moment = instant(before);
    UUID viewer = viewer(request);
    Filter filter = new Filter(game, form, rated, result, opponent, options, against, moment, last);
    return costly.ask(request, () -> history.of(id, viewer, filter));
  }

  private static Map<String, String> options(Map<String, String> all, String prefix) {
    Map<String, String> options = new TreeMap<>();
    all.forEach(
        (name, value) -> {
          if (!name.startsWith(prefix)) return;
          String key = name.substring(prefix.length());
          if (!KEY.matcher(key).matches() || !KEY.matcher(value).matches()) throw malformed();
          options.put(key, value);
        });
    if (options.size() > MOST_OPTIONS) throw malformed();
    return options;
  }

  /** Refuses malformed keys; null stands for any game or form. */
  private static void check(String game, String form) {
    if (game != null && !KEY.matcher(game).matches()) throw malformed();
    if (form != null && !KEY.matcher(form).matches()) throw malformed();
  }

  private static Instant instant(String text) {
    if (text == null) return null;
    try {
      Instant moment = Instant.parse(text);
      int year = moment.atOffset(ZoneOffset.UTC).getYear();
      if (year < FIRST_YEAR || year > LAST_YEAR) throw malformed();
      return moment;
    } catch (DateTimeException wrong) {
      throw malformed();
    }
  }

  private static Refusal malformed() {
    return new Refusal(Code.MALFORMED, HttpStatus.BAD_REQUEST);
  }

  record Moment(Instant at, ShownRating rating) {}

  @GetMapping("/players/{id}/ratings/{game}/{form}")
  List<Moment> course(
      @PathVariable UUID id,
      @PathVariable String game,
      @PathVariable String form,
      HttpServletRequest request) {
    check(game, form);
    return costly.ask(request, () -> ratings.course(id, game, form, MOST_MOMENTS)).stream()
        .map(moment -> new Moment(moment.at(), ShownRating.of(moment.rating())))
        .toList();
  }

  record Ranked(Player player, ShownRating rating, int matches) {}

  @GetMapping("/ratings/{game}/{form}")
  List<Ranked> ranking(@PathVariable String game, @PathVariable String form) {
    check(game, form);
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

  /** A finished match as a file, for anyone who may see it in a history. */
  @GetMapping(value = "/matches/{match}", produces = "text/plain;charset=UTF-8")
  ResponseEntity<String> match(@PathVariable UUID match, HttpServletRequest request) {
    if (!history.visible(match, viewer(request))) throw Refusal.notFound();
    String file = costly.ask(request, () -> finished.file(match)).orElseThrow(Refusal::notFound);
    return ResponseEntity.ok()
        .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"match.txt\"")
        .body(file);
  }
}

package arenhold.server.gateway.http;

import arenhold.players.Level;
import arenhold.players.Levels;
import arenhold.rules.GameInfo;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.gateway.limit.FewAtOnce;
import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.gateway.session.Sessions;
import arenhold.server.history.Fitting;
import arenhold.server.rating.Rating;
import arenhold.server.rating.ShownRating;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Which computers there are to play with. */
@RestController
class ComputerController {

  private final GameShelf games;
  private final Sessions sessions;
  private final Fitting fitting;
  private final RecentRatings ratings;
  private final FewAtOnce costly;

  ComputerController(
      GameShelf games,
      Sessions sessions,
      Fitting fitting,
      RecentRatings ratings,
      FewAtOnce costly) {
    this.games = games;
    this.sessions = sessions;
    this.fitting = fitting;
    this.ratings = ratings;
    this.costly = costly;
  }

  /**
   * A level on offer.
   *
   * @param player which computer player plays it
   * @param nodes how many answers that may try in imagined matches before each of its own
   * @param rating how strong people have found it in this form; null until that is established
   */
  record Offered(String level, String player, long nodes, ShownRating rating) {

    private static Offered of(Level level, Levels.Strength strength, Rating rating) {
      ShownRating shown = ShownRating.of(rating);
      return new Offered(level.key(), strength.player(), strength.nodes(), shown);
    }
  }

  /**
   * The levels on offer in a form, from the weakest.
   *
   * @param seats how many seats the table has; the fewest of the form if left out
   */
  @GetMapping("/api/games/{game}/computers")
  List<Offered> offered(
      @PathVariable String game,
      @RequestParam String form,
      @RequestParam(required = false) Integer seats) {
    int wanted = seats(game, form, seats);
    Map<String, Rating> found = ratings.of(game, form);
    return Levels.offered(game, form, wanted).stream()
        .map(level -> offered(game, form, wanted, level, found.get(level.key())))
        .toList();
  }

  private static Offered offered(String game, String form, int seats, Level level, Rating rating) {
    return Offered.of(level, Levels.of(game, form, seats, level), rating);
  }

  /**
   * The level that fits the asking player in a form, by their own last results there.
   *
   * @param seats how many seats the table has; the fewest of the form if left out
   */
  @GetMapping("/api/me/computers/{game}")
  Fitting.Fit fitting(
      @PathVariable String game,
      @RequestParam String form,
      @RequestParam(required = false) Integer seats,
      HttpServletRequest request) {
    UUID player = sessions.required(request).id();
    int wanted = seats(game, form, seats);
    return costly.ask(request, () -> fitting.of(player, game, form, wanted));
  }

  private int seats(String game, String form, Integer seats) {
    GameInfo.Form found = games.form(game, form);
    if (found == null) throw Refusal.notFound();
    int wanted = seats == null ? found.minSeats() : seats;
    if (wanted < found.minSeats() || wanted > found.maxSeats()) throw Refusal.notFound();
    return wanted;
  }
}

package arenhold.server.gateway;

import arenhold.server.account.Accounts;
import arenhold.server.account.Player;
import arenhold.server.rating.Ratings;
import arenhold.server.room.RoomState;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** How strong people play, and what a match said of it. */
@RestController
@RequestMapping("/api")
class RatingController {

  private final Sessions sessions;
  private final Links links;
  private final Accounts accounts;
  private final Ratings ratings;

  RatingController(Sessions sessions, Links links, Accounts accounts, Ratings ratings) {
    this.sessions = sessions;
    this.links = links;
    this.accounts = accounts;
    this.ratings = ratings;
  }

  record Change(Player player, ShownRating before, ShownRating after) {}

  /**
   * What the newest match of a room made of its players' ratings.
   *
   * @param rated whether it was to count
   * @param changes empty if it did not
   */
  record Settled(boolean rated, List<Change> changes) {}

  @GetMapping("/links/{link}/ratings")
  Settled settled(@PathVariable String link, HttpServletRequest request) {
    RoomState room = links.room(link, sessions.required(request));
    if (room.played().isEmpty()) return new Settled(room.rated(), List.of());
    List<Ratings.Change> changes = ratings.changes(room.played().getLast().match());
    Map<UUID, String> names = accounts.names(changes.stream().map(Ratings.Change::player).toList());
    return new Settled(
        room.rated(),
        changes.stream()
            .map(
                change ->
                    new Change(
                        new Player(change.player(), names.getOrDefault(change.player(), "")),
                        ShownRating.of(change.before()),
                        ShownRating.of(change.after())))
            .toList());
  }
}

package arenhold.server.pairing;

import arenhold.server.account.Player;
import arenhold.server.live.Live;
import arenhold.server.notice.Notices;
import arenhold.server.pairing.StoredChallenges.Stored;
import arenhold.server.protocol.RoomDocument.Person;
import arenhold.server.protocol.ToBrowser;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.springframework.stereotype.Component;

/**
 * Notifies players of pairings and challenges, on open pages or by notice. Players it does not
 * reach get the same information on request.
 */
@Component
class Bell {

  private static final String CHALLENGE = "challenge";
  private static final String ABSENT = "absent";

  /** The page where people look for opponents. */
  private static final String START = "/";

  /** A challenge was accepted, declined or not answered in time. */
  private static final String ACCEPTED = "accepted";

  private static final String DECLINED = "declined";
  private static final String UNANSWERED = "unanswered";

  private final Live live;
  private final Notices notices;

  Bell(Live live, Notices notices) {
    this.live = live;
    this.notices = notices;
  }

  /** Whether the player has any page open. */
  boolean hears(UUID player) {
    return live.here(player);
  }

  /** A table is waiting for the player. */
  void paired(UUID player, String link) {
    live.tell(player, new ToBrowser.Paired(link));
  }

  /** The player was paired and did not come. */
  void absent(UUID player, Kind kind) {
    var words = Map.of("game", kind.game(), "form", kind.form());
    notices.tell(player, new Notices.News(ABSENT, START, List.of(), words, null));
  }

  /**
   * The player knows about the missed table; settles the notice, even one from before a restart.
   */
  void absenceKnown(UUID player) {
    notices.settle(player, ABSENT, START);
  }

  /** The player was challenged; the notice is relevant while the challenge {@code stands}. */
  void challenged(
      UUID player, UUID challenge, Player from, Challenges.Terms terms, Duration stands) {
    Person who = new Person(from.id(), from.name());
    live.tell(
        player,
        new ToBrowser.Challenged(
            challenge, who, terms.game(), terms.form(), terms.clock(), terms.rated()));
    var words = Map.of("game", terms.game(), "form", terms.form());
    List<UUID> about = List.of(from.id());
    notices.tell(player, new Notices.News(CHALLENGE, page(challenge), about, words, stands));
  }

  /** The player's challenge was accepted: a table is waiting. */
  void accepted(Stored challenge, String link) {
    answered(challenge, ACCEPTED, "/r/" + link);
  }

  /** The player's challenge was declined. */
  void declined(Stored challenge) {
    answered(challenge, DECLINED, "/players/" + challenge.challenged());
  }

  /** The player's challenge was not answered in time. */
  void unanswered(Stored challenge) {
    answered(challenge, UNANSWERED, "/players/" + challenge.challenged());
  }

  /**
   * Open pages show the outcome of a challenge; players without one find it when they come back.
   */
  private void answered(Stored challenge, String kind, String page) {
    if (live.here(challenge.challenger())) return;
    Challenges.Terms terms = challenge.terms();
    var words = Map.of("game", terms.game(), "form", terms.form());
    List<UUID> about = List.of(challenge.challenged());
    notices.tell(challenge.challenger(), new Notices.News(kind, page, about, words, null));
  }

  /**
   * The page of a challenge: the start page, made distinct so that each challenge has its own
   * notice.
   */
  private static String page(UUID challenge) {
    return "/?challenge=" + challenge;
  }

  /** A challenge from or to the player is no longer open. */
  void gone(UUID player, UUID challenge) {
    live.tell(player, new ToBrowser.ChallengeGone(challenge));
    notices.settle(player, CHALLENGE, page(challenge));
  }
}

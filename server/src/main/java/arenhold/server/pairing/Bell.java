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

/** Rings where somebody is: whoever is not reached by it hears the same when he asks. */
@Component
class Bell {

  private static final String CHALLENGE = "challenge";
  private static final String ABSENT = "absent";

  /** Where people look for others. */
  private static final String START = "/";

  /** Who was asked accepts, declines or did not answer in time. */
  private static final String ACCEPTED = "accepted";

  private static final String DECLINED = "declined";
  private static final String UNANSWERED = "unanswered";

  private final Live live;
  private final Notices notices;

  Bell(Live live, Notices notices) {
    this.live = live;
    this.notices = notices;
  }

  /** Whether any page of his is open just now. */
  boolean hears(UUID player) {
    return live.here(player);
  }

  /** A table waits for him. */
  void paired(UUID player, String link) {
    live.tell(player, new ToBrowser.Paired(link));
  }

  /** He was brought together with somebody and did not come. */
  void absent(UUID player, Kind kind) {
    var words = Map.of("game", kind.game(), "form", kind.form());
    notices.tell(player, new Notices.News(ABSENT, START, List.of(), words, null));
  }

  /** He knows that he did not come, if he was told so, be it before a restart. */
  void absenceKnown(UUID player) {
    notices.settle(player, ABSENT, START);
  }

  /** Somebody challenges him; that matters as long as it {@code stands}. */
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

  /** His challenge is accepted: a table waits. */
  void accepted(Stored challenge, String link) {
    answered(challenge, ACCEPTED, "/r/" + link);
  }

  /** His challenge is declined. */
  void declined(Stored challenge) {
    answered(challenge, DECLINED, "/players/" + challenge.challenged());
  }

  /** His challenge was not answered in time. */
  void unanswered(Stored challenge) {
    answered(challenge, UNANSWERED, "/players/" + challenge.challenged());
  }

  /** Open pages show what became of a challenge; whoever has none finds it when he comes back. */
  private void answered(Stored challenge, String kind, String page) {
    if (live.here(challenge.challenger())) return;
    Challenges.Terms terms = challenge.terms();
    var words = Map.of("game", terms.game(), "form", terms.form());
    List<UUID> about = List.of(challenge.challenged());
    notices.tell(challenge.challenger(), new Notices.News(kind, page, about, words, null));
  }

  /** Where a challenge is shown: the start page, told apart so that each has its own notice. */
  private static String page(UUID challenge) {
    return "/?challenge=" + challenge;
  }

  /** A challenge of his, or to him, stands no more. */
  void gone(UUID player, UUID challenge) {
    live.tell(player, new ToBrowser.ChallengeGone(challenge));
    notices.settle(player, CHALLENGE, page(challenge));
  }
}

package arenhold.server.pairing;

import arenhold.server.account.Player;
import arenhold.server.live.Live;
import arenhold.server.notice.Notices;
import arenhold.server.pairing.StoredChallenges.Stored;
import arenhold.server.protocol.RoomDocument.Person;
import arenhold.server.protocol.ToBrowser;
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
    notices.tell(player, ABSENT, START, Map.of("game", kind.game(), "form", kind.form()));
  }

  /** He knows that he did not come. */
  void absenceKnown(UUID player) {
    notices.settle(player, ABSENT, START);
  }

  /** Somebody challenges him. */
  void challenged(UUID player, UUID challenge, Player from, Challenges.Terms terms) {
    Person who = new Person(from.id(), from.name());
    live.tell(
        player,
        new ToBrowser.Challenged(
            challenge, who, terms.game(), terms.form(), terms.clock(), terms.rated()));
    var words = Map.of("players", from.name(), "game", terms.game(), "form", terms.form());
    notices.tell(player, CHALLENGE, page(challenge), words);
  }

  /** His challenge is accepted: a table waits. */
  void accepted(Stored challenge, String by, String link) {
    answered(challenge, by, ACCEPTED, "/r/" + link);
  }

  /** His challenge is declined. */
  void declined(Stored challenge, String by) {
    answered(challenge, by, DECLINED, "/players/" + challenge.challenged());
  }

  /** His challenge was not answered in time. */
  void unanswered(Stored challenge, String by) {
    answered(challenge, by, UNANSWERED, "/players/" + challenge.challenged());
  }

  /** Open pages show what became of a challenge; whoever has none finds it when he comes back. */
  private void answered(Stored challenge, String by, String kind, String page) {
    if (live.here(challenge.challenger())) return;
    Challenges.Terms terms = challenge.terms();
    var words = Map.of("players", by, "game", terms.game(), "form", terms.form());
    notices.tell(challenge.challenger(), kind, page, words);
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

package arenhold.server.notice;

import arenhold.server.clock.Consent;
import arenhold.server.clock.TimeControl;
import arenhold.server.room.news.RoomNews;
import arenhold.server.room.state.Phase;
import arenhold.server.room.state.RoomState;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import org.springframework.stereotype.Component;

/**
 * Notifies players who are not at the table of events in their matches: their turn (unless the
 * match is played live), proposals about its clock, and its end.
 */
@Component
class MatchNotices implements RoomNews {

  /** It is the player's turn. */
  static final String TURN = "turn";

  /** A pause was proposed. */
  static final String PAUSE = "pause";

  /** Another time control was proposed. */
  static final String CLOCK = "clock";

  /** A match is over. */
  private static final String ENDED = "ended";

  private final Notices notices;

  MatchNotices(Notices notices) {
    this.notices = notices;
  }

  @Override
  public void changed(Standing before, Standing after) {
    turns(before, after);
    proposals(before, after);
    boolean ended =
        before.room().phase() == Phase.PLAYING
            && after.room().phase() == Phase.OVER
            && after.outcome() != null;
    if (ended) end(after);
  }

  private void turns(Standing before, Standing after) {
    Set<UUID> answered = new HashSet<>(slow(before));
    answered.removeAll(slow(after));
    Set<UUID> asked = new HashSet<>(slow(after));
    asked.removeAll(slow(before));
    asked.removeAll(after.here());
    answered.forEach(one -> notices.settle(one, TURN, page(after)));
    for (UUID one : asked) {
      List<UUID> opponents = after.opponents(after.room().seatOf(one));
      notices.tell(one, new Notices.News(TURN, page(after), opponents, words(after.room()), null));
    }
  }

  /** The players asked in matches that are not played live; see {@link SlowTurns}. */
  private static Set<UUID> slow(Standing of) {
    boolean live = of.control() instanceof TimeControl.Live;
    return live || of.paused() ? Set.of() : of.asked();
  }

  private void proposals(Standing before, Standing after) {
    Consent.Proposal old = before.proposal();
    Consent.Proposal open = after.proposal();
    if (Objects.equals(old, open)) return;
    List<UUID> players = after.players();
    boolean same = old != null && open != null && old.number().equals(open.number());
    for (int seat = 0; seat < players.size(); seat++) {
      UUID player = players.get(seat);
      boolean agrees = open != null && open.agreed().contains(seat);
      if (player == null) continue;
      if (old != null && (!same || agrees)) notices.settle(player, kind(old), page(after));
      if (same || open == null || agrees || after.here().contains(player)) continue;
      List<UUID> who = List.of(players.get(open.seat()));
      notices.tell(
          player, new Notices.News(kind(open), page(after), who, words(after.room()), null));
    }
  }

  private static String kind(Consent.Proposal proposal) {
    return proposal.control() == null ? PAUSE : CLOCK;
  }

  private void end(Standing after) {
    List<UUID> players = after.players();
    for (int seat = 0; seat < players.size(); seat++) {
      UUID player = players.get(seat);
      if (player == null || after.here().contains(player)) continue;
      Map<String, String> words = new HashMap<>(words(after.room()));
      words.put("reason", after.outcome().reason());
      List<Integer> places = after.outcome().places();
      boolean won = places.get(seat) == 1 && places.stream().anyMatch(place -> place > 1);
      words.put("won", Boolean.toString(won));
      notices.tell(
          player, new Notices.News(ENDED, page(after), after.opponents(seat), words, null));
    }
  }

  private static String page(Standing of) {
    return "/r/" + of.room().seatLink();
  }

  private static Map<String, String> words(RoomState room) {
    return Map.of("game", room.game(), "form", room.form());
  }
}

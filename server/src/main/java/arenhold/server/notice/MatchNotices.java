package arenhold.server.notice;

import arenhold.server.account.Accounts;
import arenhold.server.clock.TimeControl;
import arenhold.server.room.RoomNews;
import arenhold.server.room.RoomState;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;

/**
 * What somebody who is not at the table should know of his match: that it is his turn, where one
 * need not sit and wait for it, and that it is over.
 */
@Component
class MatchNotices implements RoomNews, DisposableBean {

  /** It is one's turn. */
  static final String TURN = "turn";

  /** A match is over. */
  static final String ENDED = "ended";

  private static final Logger LOG = LoggerFactory.getLogger(MatchNotices.class);

  private final Notices notices;
  private final Accounts accounts;
  private final ExecutorService work =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().daemon().name("match-notices").factory());

  MatchNotices(Notices notices, Accounts accounts) {
    this.notices = notices;
    this.accounts = accounts;
  }

  @Override
  public void changed(Standing before, Standing after) {
    boolean patient = !(after.control() instanceof TimeControl.Live);
    Set<UUID> asked = new HashSet<>(after.asked());
    asked.removeAll(before.asked());
    asked.removeAll(after.here());
    Set<UUID> answered = new HashSet<>(before.asked());
    answered.removeAll(after.asked());
    boolean ended =
        before.room().phase() == RoomState.Phase.PLAYING
            && after.room().phase() == RoomState.Phase.OVER
            && after.outcome() != null;
    if (!ended && (!patient || asked.isEmpty() && answered.isEmpty())) return;
    work.execute(
        () -> {
          try {
            if (patient) answered.forEach(one -> notices.settle(one, TURN, page(after)));
            if (patient)
              asked.forEach(one -> notices.tell(one, TURN, page(after), words(after, one)));
            if (ended) end(after);
          } catch (RuntimeException lost) {
            LOG.warn("a notice is lost: {}", lost.toString());
          }
        });
  }

  private void end(Standing after) {
    List<UUID> players = after.players();
    for (int seat = 0; seat < players.size(); seat++) {
      UUID player = players.get(seat);
      if (player == null || after.here().contains(player)) continue;
      Map<String, String> words = new HashMap<>(words(after, player));
      words.put("reason", after.outcome().reason());
      List<Integer> places = after.outcome().places();
      boolean won = places.get(seat) == 1 && places.stream().anyMatch(place -> place > 1);
      words.put("won", Boolean.toString(won));
      notices.tell(player, ENDED, page(after), words);
    }
  }

  private static String page(Standing of) {
    return "/r/" + of.room().seatLink();
  }

  /** What the sentence names: the form, and who else plays. */
  private Map<String, String> words(Standing of, UUID player) {
    List<UUID> others =
        of.players().stream().filter(Objects::nonNull).filter(one -> !one.equals(player)).toList();
    Map<UUID, String> names = accounts.names(others);
    return Map.of(
        "game",
        of.room().game(),
        "form",
        of.room().form(),
        "players",
        others.stream().map(one -> names.getOrDefault(one, "")).collect(Collectors.joining(", ")));
  }

  @Override
  public void destroy() {
    work.shutdownNow();
  }
}

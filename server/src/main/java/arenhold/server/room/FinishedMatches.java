package arenhold.server.room;

import arenhold.rules.Entry;
import arenhold.rules.Game;
import arenhold.rules.Outcome;
import arenhold.rules.notation.FairDeal;
import arenhold.rules.notation.MatchFile;
import arenhold.server.account.Accounts;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.match.LogLine;
import arenhold.server.match.MatchLog;
import arenhold.server.match.NewMatch;
import arenhold.server.match.StoredMatch;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Service;

/** Writes finished matches down as files that anybody can replay, their seeds included. */
@Service
public class FinishedMatches {

  private final MatchLog log;
  private final GameShelf games;
  private final Accounts accounts;

  FinishedMatches(MatchLog log, GameShelf games, Accounts accounts) {
    this.log = log;
    this.games = games;
    this.accounts = accounts;
  }

  /** The match file of the newest match of a room that is over. */
  public Optional<String> newest(RoomState room) {
    return room.played().isEmpty() ? Optional.empty() : file(room, room.played().getLast().match());
  }

  /**
   * The match file of one of a room's matches, if it is over: before that it would tell secrets.
   */
  public Optional<String> file(RoomState room, UUID match) {
    var played = room.played().stream().filter(one -> one.match().equals(match)).findFirst();
    if (played.isEmpty() && match.equals(room.match())) return Optional.empty();
    return log.load(match)
        .filter(stored -> stored.match().room().equals(room.id()))
        .map(stored -> file(games.named(room.game()), stored, players(played)));
  }

  /** Who sat where, by the names they have now; nobody if one of them is not known any more. */
  private List<String> players(Optional<RoomState.Played> played) {
    List<UUID> ids = played.map(RoomState.Played::players).orElse(List.of());
    Map<UUID, String> names = accounts.names(ids);
    return names.keySet().containsAll(ids) ? ids.stream().map(names::get).toList() : List.of();
  }

  private static String file(Game<?> game, StoredMatch stored, List<String> players) {
    NewMatch match = stored.match();
    FairDeal deal = new FairDeal(match.seed());
    List<Entry> entries = stored.lines().stream().map(LogLine::entry).toList();
    Outcome outcome = RunningMatch.replay(game, stored, 0).now().outcome().orElseThrow();
    String header =
        MatchFile.header(
            match.setup(), match.rulesVersion(), players, deal.commitment(), deal.reveal());
    return header
        + MatchFile.log(entries)
        + MatchFile.end(header, entries, MatchFile.result(outcome));
  }
}

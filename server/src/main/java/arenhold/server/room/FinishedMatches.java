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

  /** The match file of a room's match, if it is over: before that it would tell secrets. */
  public Optional<String> file(RoomState room) {
    if (room.phase() != RoomState.Phase.OVER) return Optional.empty();
    Game<?> game = games.named(room.game());
    List<String> players = players(room);
    return log.load(room.match()).map(stored -> file(game, stored, players));
  }

  /** Who sat where, by the names they have now; nobody if one of them is not known any more. */
  private List<String> players(RoomState room) {
    List<UUID> ids = room.seats().stream().map(RoomState.Place::player).toList();
    if (ids.contains(null)) return List.of();
    Map<UUID, String> names = accounts.names(ids);
    return names.keySet().containsAll(ids) ? ids.stream().map(names::get).toList() : List.of();
  }

  private static String file(Game<?> game, StoredMatch stored, List<String> players) {
    NewMatch match = stored.match();
    FairDeal deal = new FairDeal(match.seed());
    List<Entry> entries = stored.lines().stream().map(LogLine::entry).toList();
    Outcome outcome = RunningMatch.replay(game, stored).now().outcome().orElseThrow();
    String header =
        MatchFile.header(
            match.setup(), match.rulesVersion(), players, deal.commitment(), deal.reveal());
    return header
        + MatchFile.log(entries)
        + MatchFile.end(header, entries, MatchFile.result(outcome));
  }
}

package arenhold.server.room;

import arenhold.rules.Game;
import arenhold.rules.notation.FairDeal;
import arenhold.rules.notation.MatchFile;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.match.LogLine;
import arenhold.server.match.MatchLog;
import arenhold.server.match.NewMatch;
import arenhold.server.match.StoredMatch;
import java.util.Optional;
import org.springframework.stereotype.Service;

/** Writes finished matches down as files that anybody can replay, their seeds included. */
@Service
public class FinishedMatches {

  private final MatchLog log;
  private final GameShelf games;

  FinishedMatches(MatchLog log, GameShelf games) {
    this.log = log;
    this.games = games;
  }

  /** The match file of a room's match, if it is over: before that it would tell secrets. */
  public Optional<String> file(RoomState room) {
    if (room.phase() != RoomState.Phase.OVER) return Optional.empty();
    Game<?> game = games.named(room.game());
    return log.load(room.match()).map(stored -> file(game, stored));
  }

  private static String file(Game<?> game, StoredMatch stored) {
    NewMatch match = stored.match();
    FairDeal deal = new FairDeal(match.seed());
    return MatchFile.header(match.setup(), match.rulesVersion(), deal.commitment(), deal.reveal())
        + MatchFile.log(stored.lines().stream().map(LogLine::entry).toList())
        + "result "
        + MatchFile.result(RunningMatch.replay(game, stored).now().outcome().orElseThrow())
        + "\n";
  }
}

package arenhold.server.room.store;

import arenhold.rules.Entry;
import arenhold.rules.Game;
import arenhold.rules.Outcome;
import arenhold.rules.notation.FairDeal;
import arenhold.rules.notation.MatchFile;
import arenhold.server.account.Accounts;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.computer.Computer;
import arenhold.server.match.LogLine;
import arenhold.server.match.MatchComputers;
import arenhold.server.match.MatchLog;
import arenhold.server.match.NewMatch;
import arenhold.server.match.Origin;
import arenhold.server.match.StoredMatch;
import arenhold.server.room.state.RoomState;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.springframework.stereotype.Service;

/** Writes finished matches as files that anybody can replay, with their seeds. */
@Service
public class FinishedMatches {

  private final MatchLog log;
  private final Accounts accounts;
  private final GameShelf games;
  private final MatchComputers computers;

  FinishedMatches(MatchLog log, MatchComputers computers, Accounts accounts, GameShelf games) {
    this.log = log;
    this.computers = computers;
    this.accounts = accounts;
    this.games = games;
  }

  /** The match file of the newest match of a room that is over. */
  public Optional<String> newest(RoomState room) {
    return room.played().isEmpty() ? Optional.empty() : file(room.played().getLast().match());
  }

  /** The match file of one of a room's matches, if it is over. */
  public Optional<String> file(RoomState room, UUID match) {
    return over(match)
        .filter(over -> over.stored().match().room().equals(room.id()))
        .map(this::file);
  }

  /** The match file of this match, if it is over: before that it would tell secrets. */
  public Optional<String> file(UUID match) {
    return over(match).map(this::file);
  }

  /** Who sat where in this match, in seat order; nobody if there is no such match. */
  public List<UUID> seats(UUID match) {
    return log.players(match);
  }

  private record Over(StoredMatch stored, Outcome outcome) {}

  private Optional<Over> over(UUID match) {
    return log.outcome(match)
        .flatMap(outcome -> log.load(match).map(stored -> new Over(stored, outcome)));
  }

  /** The players' present names in seat order; empty if one of them is unknown by now. */
  private List<String> players(NewMatch match) {
    List<UUID> ids = log.players(match.id());
    Map<UUID, String> names = accounts.names(ids);
    boolean all = ids.size() == match.setup().size() && names.keySet().containsAll(ids);
    return all ? ids.stream().map(names::get).toList() : List.of();
  }

  /** What was published of secret choices; nothing if the game is no longer here. */
  private List<Map<String, FairDeal.Sealed>> sealed(NewMatch match) {
    Game<?> newest = games.named(match.setup().game());
    Game<?> game = newest == null ? null : newest.at(match.rulesVersion());
    if (game == null) return List.of();
    return match.sealed(game.info().form(match.setup().form()));
  }

  /** The computers that played seats, with where they were cut short. */
  private List<MatchFile.Computer> computers(StoredMatch match) {
    List<UUID> players = log.players(match.match().id());
    List<MatchFile.Computer> engines =
        IntStream.range(0, players.size())
            .filter(seat -> Computer.isEngine(players.get(seat)))
            .mapToObj(MatchFile.Computer::outside)
            .toList();
    if (match.computers().isEmpty()) return engines;
    Map<Integer, SortedMap<Integer, Long>> cuts = computers.cuts(match.match().id());
    Stream<MatchFile.Computer> own =
        match.computers().stream()
            .map(
                one ->
                    new MatchFile.Computer(
                        one.seat(),
                        one.since(),
                        one.player(),
                        one.version(),
                        one.weights(),
                        one.budget(),
                        cuts.getOrDefault(one.seat(), Collections.emptySortedMap())));
    return Stream.concat(engines.stream(), own)
        .sorted(
            Comparator.comparingInt(MatchFile.Computer::seat)
                .thenComparingInt(MatchFile.Computer::from))
        .toList();
  }

  private static MatchFile.Continued continued(Origin origin) {
    return origin == null ? null : new MatchFile.Continued(origin.match(), origin.lines());
  }

  /** A match that is over, as it is stored; empty while it goes on. */
  public Optional<StoredMatch> stored(UUID match) {
    return over(match).map(Over::stored);
  }

  private String file(Over over) {
    NewMatch match = over.stored().match();
    FairDeal deal = match.deal();
    List<Entry> entries = over.stored().lines().stream().map(LogLine::entry).toList();
    String header =
        MatchFile.header(
            match.setup(),
            match.rulesVersion(),
            continued(match.origin()),
            players(match),
            computers(over.stored()),
            match.mixed(),
            sealed(match),
            deal.commitment(),
            deal.reveal());
    return header
        + MatchFile.log(entries)
        + MatchFile.end(header, entries, MatchFile.result(over.outcome()));
  }
}

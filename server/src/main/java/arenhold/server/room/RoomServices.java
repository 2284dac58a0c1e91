package arenhold.server.room;

import arenhold.server.account.Accounts;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.clock.Outages;
import arenhold.server.clock.ServerTime;
import arenhold.server.computer.Thinkers;
import arenhold.server.engine.Engines;
import arenhold.server.match.Appender;
import arenhold.server.match.MatchClocks;
import arenhold.server.match.MatchLog;
import arenhold.server.ops.Budget;
import arenhold.server.ops.Figures;
import arenhold.server.rating.Rating;
import arenhold.server.rating.Ratings;
import arenhold.server.room.news.Meetings;
import arenhold.server.room.news.OpenTables;
import arenhold.server.room.news.RoomNews;
import arenhold.server.room.state.RoomState;
import arenhold.server.room.state.Seeds;
import arenhold.server.room.store.Rooms;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;

/**
 * What a room works with.
 *
 * @param news the listeners to changes of rooms
 * @param database where work with the database runs, off the rooms' own threads
 * @param ends where ends of matches are stored, so that they wait for no other work
 * @param budget where rules run, which may fail or not end
 * @param replays where whole logs are replayed, beside what is played
 * @param waking which rooms may wake now
 * @param deadline how long one piece of a room's work may take
 * @param thinkers where computers think
 * @param engines those of people's own
 * @param awake the rooms that are awake; each puts itself there and takes itself out
 * @param revealWithin how long clients may take to reveal their numbers once all are ready
 * @param idle how long an empty room stays awake
 */
record RoomServices(
    GameShelf games,
    Rooms rooms,
    MatchLog log,
    Appender appender,
    OpenTables tables,
    Meetings meetings,
    Ratings ratings,
    Accounts accounts,
    List<RoomNews> news,
    Executor database,
    Executor ends,
    Budget budget,
    Budget replays,
    Waking waking,
    Duration deadline,
    Figures figures,
    ServerTime time,
    Outages outages,
    MatchClocks clocks,
    Seeds seeds,
    Thinkers thinkers,
    Engines engines,
    Set<UUID> awake,
    Duration revealWithin,
    Duration idle) {

  /** Runs a transaction off the rooms' own threads. */
  CompletionStage<?> storing(Runnable transaction) {
    return CompletableFuture.runAsync(transaction, database);
  }

  /** As {@link #storing}, for the end of a match. */
  CompletionStage<?> ending(Runnable transaction) {
    return CompletableFuture.runAsync(transaction, ends);
  }

  /**
   * A thought that people wait for, which fails as too late unless it is there in time.
   *
   * @param milliseconds from now
   */
  <T> CompletableFuture<T> within(long milliseconds, CompletableFuture<T> thought) {
    var late = new RejectedExecutionException("too late");
    ServerTime.Alarm alarm =
        time.alarm(time.now() + milliseconds, () -> thought.completeExceptionally(late));
    thought.whenComplete((made, failure) -> alarm.cancel());
    return thought;
  }

  /** The rating of the host of a room that strangers are shown; null for any other room. */
  Rating hostRating(RoomState room) {
    return room.listed() ? ratings.now(room.host(), room.game(), room.form()) : null;
  }
}

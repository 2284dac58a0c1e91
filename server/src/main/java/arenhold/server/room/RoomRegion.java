package arenhold.server.room;

import arenhold.server.account.Accounts;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.clock.Outages;
import arenhold.server.clock.ServerTime;
import arenhold.server.computer.Thinkers;
import arenhold.server.engine.Engines;
import arenhold.server.match.Appender;
import arenhold.server.match.LostRace;
import arenhold.server.match.MatchClocks;
import arenhold.server.match.MatchLog;
import arenhold.server.ops.Budget;
import arenhold.server.ops.Figures;
import arenhold.server.ops.Pool;
import arenhold.server.ops.Settings;
import arenhold.server.rating.Ratings;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.room.message.ToSocket;
import arenhold.server.room.news.Meetings;
import arenhold.server.room.news.OpenTables;
import arenhold.server.room.news.RoomNews;
import arenhold.server.room.state.Seeds;
import arenhold.server.room.store.Rooms;
import arenhold.server.room.store.Unreadable;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.springframework.stereotype.Component;

/** Where rooms live: messages to rooms are sent here. */
@Component
public class RoomRegion {

  static final EntityTypeKey<RoomCommand> ROOM = EntityTypeKey.create(RoomCommand.class, "room");

  /** How many ends of matches are stored concurrently, beside the log's writer and heartbeat. */
  private static final int ENDS_AT_ONCE = 2;

  /** How many database timeouts one piece of a room's work may take. */
  private static final int DEADLINE = 3;

  private final ActorSystem<Void> system;
  private final ClusterSharding sharding;
  private final Rooms rooms;
  private final Set<UUID> awake = ConcurrentHashMap.newKeySet();

  RoomRegion(
      ActorSystem<Void> system,
      GameShelf games,
      Rooms rooms,
      MatchLog log,
      Appender appender,
      OpenTables tables,
      Meetings meetings,
      Ratings ratings,
      Accounts accounts,
      List<RoomNews> news,
      Settings settings,
      Figures figures,
      ServerTime time,
      Outages outages,
      MatchClocks clocks,
      Seeds seeds,
      Thinkers thinkers,
      Engines engines) {
    this.system = system;
    this.sharding = ClusterSharding.get(system);
    this.rooms = rooms;
    RoomServices services =
        new RoomServices(
            games,
            rooms,
            log,
            appender,
            tables,
            meetings,
            ratings,
            accounts,
            news,
            database(settings.pools().room(), Pool.ROOM, "room"),
            database(ENDS_AT_ONCE, Pool.LOG, "match-end"),
            budget(settings, "choices", figures),
            budget(settings, "replays", figures),
            waking(settings, figures),
            Duration.ofSeconds(settings.databaseSeconds()).multipliedBy(DEADLINE),
            figures,
            time,
            outages,
            clocks,
            seeds,
            thinkers,
            engines,
            awake,
            settings.room().revealWithin(),
            settings.room().idle());
    sharding.init(
        Entity.of(
                ROOM,
                context ->
                    RoomEntity.create(
                        UUID.fromString(context.getEntityId()), services, context.getShard()))
            .withStopMessage(new RoomCommand.Sleep()));
  }

  /** As many threads as there are connections; a room has one piece of work there at most. */
  private static ExecutorService database(int threads, Pool pool, String name) {
    return Executors.newFixedThreadPool(threads, pool.threads(name));
  }

  private static Budget budget(Settings settings, String name, Figures figures) {
    Budget budget = new Budget(settings.room().budget());
    figures.givenUp(name, budget::givenUp);
    return budget;
  }

  private static Waking waking(Settings settings, Figures figures) {
    Waking waking = new Waking(settings.room().waking());
    figures.waking(waking::waiting);
    return waking;
  }

  /** Tells a room something; wakes it if it sleeps. */
  public void tell(UUID room, RoomCommand command) {
    sharding.entityRefFor(ROOM, room.toString()).tell(command);
  }

  /**
   * Tells a player's new name to every room that is awake and where they have ever had a seat.
   * Sleeping rooms read it when they wake.
   */
  public void renamed(RoomCommand.Renamed renamed) {
    for (UUID room : rooms.seatedIn(renamed.player())) {
      if (awake.contains(room)) tell(room, renamed);
    }
  }

  /**
   * Ends the gathering of a room, unless it is awake: then someone is there, or was just now. A
   * client that connects at this very moment is told to reconnect, and finds it closed.
   */
  public boolean endGathering(UUID room) {
    try {
      return !awake.contains(room) && rooms.endGathering(room);
    } catch (LostRace changed) {
      return false;
    } catch (Unreadable damaged) {
      return false;
    }
  }

  /** An actor that hands what rooms tell it to {@code receiver}, which must return at once. */
  public ActorRef<ToSocket> listen(String name, Consumer<ToSocket> receiver) {
    return system.systemActorOf(
        Behaviors.receiveMessage(
            message -> {
              receiver.accept(message);
              return message instanceof ToSocket.Close ? Behaviors.stopped() : Behaviors.same();
            }),
        name,
        Props.empty());
  }
}

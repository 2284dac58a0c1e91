package arenhold.server.room;

import arenhold.server.account.Accounts;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.clock.Outages;
import arenhold.server.clock.ServerTime;
import arenhold.server.match.Appender;
import arenhold.server.match.MatchClocks;
import arenhold.server.match.MatchLog;
import arenhold.server.ops.Budget;
import arenhold.server.ops.Figures;
import arenhold.server.ops.Settings;
import arenhold.server.rating.Ratings;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
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

/** Where rooms live: whoever wants to tell a room something tells it here. */
@Component
public class RoomRegion {

  static final EntityTypeKey<RoomCommand> ROOM = EntityTypeKey.create(RoomCommand.class, "room");

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
      Seeds seeds) {
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
            Executors.newVirtualThreadPerTaskExecutor(),
            new Budget(settings.room().budget()),
            figures,
            time,
            outages,
            clocks,
            seeds,
            awake,
            settings.room().idle());
    sharding.init(
        Entity.of(
                ROOM,
                context ->
                    RoomEntity.create(
                        UUID.fromString(context.getEntityId()), services, context.getShard()))
            .withStopMessage(new RoomCommand.Sleep()));
  }

  /** Tells a room something; wakes it if it sleeps. */
  public void tell(UUID room, RoomCommand command) {
    sharding.entityRefFor(ROOM, room.toString()).tell(command);
  }

  /**
   * Tells every room where this player has ever had a seat, whether he is there or not, what he is
   * called now. Rooms that sleep go on sleeping: they look when they wake.
   */
  public void renamed(UUID player, String name) {
    for (UUID room : rooms.seatedIn(player)) {
      if (awake.contains(room)) tell(room, new RoomCommand.Renamed(player, name));
    }
  }

  /** An address at which {@code receiver} hears what rooms say. It must return at once. */
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

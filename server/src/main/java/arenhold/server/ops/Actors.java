package arenhold.server.ops;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Join;
import org.apache.pekko.cluster.typed.JoinSeedNodes;
import org.slf4j.LoggerFactory;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Starts the actor system the rooms live in: a cluster, of this one node unless seeds are set. */
@Configuration
class Actors {

  private static final String NAME = "arenhold";

  @Bean(destroyMethod = "")
  ActorSystem<Void> actorSystem(Settings settings) {
    Settings.Cluster node = settings.cluster();
    Config config =
        ConfigFactory.parseMap(
                Map.of(
                    "pekko.remote.artery.canonical.hostname", node.host(),
                    "pekko.remote.artery.canonical.port", node.port()))
            .withFallback(ConfigFactory.load());
    ActorSystem<Void> system = ActorSystem.create(Behaviors.empty(), NAME, config);
    Cluster cluster = Cluster.get(system);
    List<Address> seeds = node.seeds().stream().map(Actors::address).toList();
    if (seeds.isEmpty()) cluster.manager().tell(Join.create(cluster.selfMember().address()));
    else cluster.manager().tell(new JoinSeedNodes(seeds));
    return system;
  }

  /** Ends the system with the Spring context, also when the context fails to start. */
  @Bean(destroyMethod = "close")
  AutoCloseable actorSystemEnd(ActorSystem<Void> system) {
    return () -> {
      system.terminate();
      try {
        system.getWhenTerminated().toCompletableFuture().get(15, TimeUnit.SECONDS);
      } catch (Exception late) {
        LoggerFactory.getLogger(Actors.class).warn("the rooms did not end in time");
      }
    };
  }

  private static Address address(String hostAndPort) {
    int colon = hostAndPort.lastIndexOf(':');
    int port = Integer.parseInt(hostAndPort.substring(colon + 1));
    return new Address("pekko", NAME, hostAndPort.substring(0, colon), port);
  }
}

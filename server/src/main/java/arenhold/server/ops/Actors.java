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
import org.springframework.beans.factory.DisposableBean;
import org.springframework.context.SmartLifecycle;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/**
 * Starts the actor system that rooms live in: a cluster of this node alone unless seeds are
 * configured.
 */
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

  @Bean
  End actorSystemEnd(ActorSystem<Void> system) {
    return new End(system);
  }

  /**
   * Shuts down the actor system and its rooms, each of which finishes what it is storing: after
   * clients are disconnected and before the log is closed. Also if the context fails to start.
   */
  static final class End implements SmartLifecycle, DisposableBean {

    /** Stops after the sockets and before the log. */
    private static final int PHASE = 1000;

    private final ActorSystem<Void> system;
    private volatile boolean running;

    End(ActorSystem<Void> system) {
      this.system = system;
    }

    @Override
    public void start() {
      running = true;
    }

    @Override
    public void stop() {
      running = false;
      system.terminate();
      try {
        system.getWhenTerminated().toCompletableFuture().get(15, TimeUnit.SECONDS);
      } catch (Exception late) {
        LoggerFactory.getLogger(Actors.class).warn("the rooms did not end in time");
      }
    }

    @Override
    public void destroy() {
      if (!system.getWhenTerminated().toCompletableFuture().isDone()) stop();
    }

    @Override
    public boolean isRunning() {
      return running;
    }

    @Override
    public int getPhase() {
      return PHASE;
    }
  }

  private static Address address(String hostAndPort) {
    int colon = hostAndPort.lastIndexOf(':');
    int port = Integer.parseInt(hostAndPort.substring(colon + 1));
    return new Address("pekko", NAME, hostAndPort.substring(0, colon), port);
  }
}

package arenhold.server.gateway.limit;

import arenhold.server.account.Player;
import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.gateway.request.Network;
import arenhold.server.ops.Settings;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.springframework.stereotype.Component;

/**
 * Rate limits for a player's requests, hints and weighed choices and for new guests from one
 * address. Attempts to log in are counted by {@link LoginLimits}.
 */
@Component
public class RequestLimits {

  /** Unsubscriptions allowed from one address per {@code loginWindow}. */
  private static final int MOST_ENDINGS = 1_000;

  private final Settings.Limits limits;
  private final BucketTable buckets = new BucketTable();

  RequestLimits(Settings settings) {
    this.limits = settings.limits();
  }

  /**
   * Counts a request of this player.
   *
   * @throws Refusal if it is one too many
   */
  public void request(Player player) {
    take(player.id(), limits.requests(), limits.requestWindow());
  }

  /**
   * Counts a new guest from this address.
   *
   * @throws Refusal if it is one too many
   */
  public void guest(String address) {
    take(Network.customer(address), limits.guests(), limits.requestWindow());
  }

  private record HintFor(UUID player) {}

  /** Counts a hint for this player; false if it is one too many. */
  public boolean hint(Player player) {
    var bound =
        new BucketTable.Bound(new HintFor(player.id()), limits.hints(), limits.requestWindow());
    return buckets.take(List.of(bound));
  }

  private record WeighedFor(UUID player) {}

  /** Counts a choice to be weighed for this player; false if it is one too many. */
  public boolean weighed(Player player) {
    var bound =
        new BucketTable.Bound(new WeighedFor(player.id()), limits.hints(), limits.requestWindow());
    return buckets.take(List.of(bound));
  }

  private record EndingFrom(String customer) {}

  /**
   * Counts an unsubscription from this address. A mail provider may unsubscribe many people from
   * one address.
   *
   * @throws Refusal if it is one too many
   */
  public void ending(String address) {
    take(new EndingFrom(Network.customer(address)), MOST_ENDINGS, limits.loginWindow());
  }

  private void take(Object key, int most, Duration window) {
    if (!buckets.take(List.of(new BucketTable.Bound(key, most, window)))) {
      throw Refusal.tooFast(most, window);
    }
  }
}

package arenhold.server.room.state;

import arenhold.rules.notation.FairDeal;
import arenhold.rules.notation.FairDeal.Mix;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

/**
 * What the next match of a room will be dealt by, fixed while its players gather. Nobody is shown
 * the seed or a number of it; {@code docs/decisions/004-fair-deal.md} says why it goes in this
 * order.
 *
 * @param match the id the match will have
 * @param seed 32 random bytes, hexadecimal
 * @param version of the game's rules
 * @param mixes what players have committed to; their numbers only while they are {@code revealing}
 * @param revealing whether all commitments are fixed and numbers are being revealed
 */
public record NextDeal(
    UUID match, String seed, int version, Map<UUID, Mix> mixes, boolean revealing) {

  public NextDeal {
    mixes = mixes == null ? Map.of() : Map.copyOf(mixes);
  }

  /** A new one, to which nobody has committed a number. */
  public static NextDeal fresh(byte[] seed, int version) {
    String hex = HexFormat.of().formatHex(seed);
    return new NextDeal(UUID.randomUUID(), hex, version, Map.of(), false);
  }

  /** What everybody may know of the seed. */
  public String commitment(RoomState room) {
    return fair(room).commitment();
  }

  /** The deal as far as it is decided before anybody's number. */
  public FairDeal fair(RoomState room) {
    var bound = new FairDeal.Bound(match, room.game(), room.form(), version);
    return FairDeal.of(bytes(), bound, List.of());
  }

  public byte[] bytes() {
    return HexFormat.of().parseHex(seed);
  }

  /** What this player has committed to, or null. */
  public String commitmentOf(UUID player) {
    Mix mix = player == null ? null : mixes.get(player);
    return mix == null ? null : mix.commitment();
  }

  /** With what a player commits to; only those who sit are remembered. */
  public NextDeal committed(UUID player, String commitment, List<UUID> sitting) {
    Map<UUID, Mix> more = new HashMap<>(mixes);
    more.keySet().retainAll(sitting);
    more.put(player, new Mix(commitment, null));
    return new NextDeal(match, seed, version, more, revealing);
  }

  /** With the number of a player, who has committed to it. */
  public NextDeal revealed(UUID player, String number) {
    Map<UUID, Mix> more = new HashMap<>(mixes);
    more.put(player, new Mix(commitmentOf(player), number));
    return new NextDeal(match, seed, version, more, revealing);
  }

  /** Takes no further commitment: these will reveal their numbers, others mix in nothing. */
  public NextDeal fixed(Set<UUID> mixing) {
    Map<UUID, Mix> those = new HashMap<>(mixes);
    those.keySet().retainAll(mixing);
    return new NextDeal(match, seed, version, those, true);
  }

  /** Who has yet to reveal a number. */
  public Set<UUID> owing() {
    return mixes.entrySet().stream()
        .filter(mix -> mix.getValue().none())
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  /** Whether all is known that the match is dealt by. */
  public boolean complete() {
    return revealing && owing().isEmpty();
  }

  /** What the seats, on which these sit, mix in. */
  public FairDeal.Mixed mixed(List<UUID> players) {
    return new FairDeal.Mixed(
        match, players.stream().map(player -> mixes.getOrDefault(player, Mix.NONE)).toList());
  }

  /** Without anything secret: it may come to stand in a log. */
  @Override
  public String toString() {
    return "NextDeal[" + match + "]";
  }
}

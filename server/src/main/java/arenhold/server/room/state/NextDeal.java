package arenhold.server.room.state;

import arenhold.rules.Option;
import arenhold.rules.notation.FairDeal;
import arenhold.rules.notation.FairDeal.Mix;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
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
 * @param seals what is chosen in secret, for each seat by option
 */
public record NextDeal(
    UUID match,
    String seed,
    int version,
    Map<UUID, Mix> mixes,
    boolean revealing,
    List<Map<String, Seal>> seals) {

  public NextDeal {
    mixes = mixes == null ? Map.of() : Map.copyOf(mixes);
    seals = seals == null ? List.of() : List.copyOf(seals);
  }

  /**
   * The salt with which a secret choice is published. Another choice, or another player in the
   * seat, gets another salt: nobody can look a hash up among those they made before.
   *
   * @param player who chose
   * @param value what was chosen, a default included
   * @param salt 32 random bytes, hexadecimal
   */
  public record Seal(UUID player, String value, String salt) {

    /** Without anything secret: it may end up in a log. */
    @Override
    public String toString() {
      return "Seal[" + player + "]";
    }
  }

  /** A new one, to which nobody has committed a number. */
  public static NextDeal fresh(byte[] seed, int version) {
    String hex = HexFormat.of().formatHex(seed);
    return new NextDeal(UUID.randomUUID(), hex, version, Map.of(), false, List.of());
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

  /** The player's commitment, or null. */
  public String commitmentOf(UUID player) {
    Mix mix = player == null ? null : mixes.get(player);
    return mix == null ? null : mix.commitment();
  }

  /** With a player's commitment; only those of seated players are kept. */
  public NextDeal committed(UUID player, String commitment, List<UUID> sitting) {
    Map<UUID, Mix> more = new HashMap<>(mixes);
    more.keySet().retainAll(sitting);
    more.put(player, new Mix(commitment, null));
    return new NextDeal(match, seed, version, more, revealing, seals);
  }

  /** With the number that a player has committed to. */
  public NextDeal revealed(UUID player, String number) {
    Map<UUID, Mix> more = new HashMap<>(mixes);
    more.put(player, new Mix(commitmentOf(player), number));
    return new NextDeal(match, seed, version, more, revealing, seals);
  }

  /** Takes no further commitment: these will reveal their numbers, others mix in nothing. */
  public NextDeal fixed(Set<UUID> mixing) {
    Map<UUID, Mix> those = new HashMap<>(mixes);
    those.keySet().retainAll(mixing);
    return new NextDeal(match, seed, version, those, true, seals);
  }

  /** The players who have yet to reveal their number. */
  public Set<UUID> owing() {
    return mixes.entrySet().stream()
        .filter(mix -> mix.getValue().none())
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  /** Whether everything the match is dealt by is known. */
  public boolean complete() {
    return revealing && owing().isEmpty();
  }

  /** What the seats of these players mix in. */
  public FairDeal.Mixed mixed(List<UUID> players) {
    List<Mix> all = players.stream().map(player -> mixes.getOrDefault(player, Mix.NONE)).toList();
    return new FairDeal.Mixed(match, all, salts());
  }

  private List<Map<String, String>> salts() {
    List<Map<String, String>> salts = new ArrayList<>();
    for (Map<String, Seal> seat : seals) {
      Map<String, String> own = new HashMap<>();
      seat.forEach((key, seal) -> own.put(key, seal.salt()));
      salts.add(own);
    }
    return salts;
  }

  /**
   * With a salt for everything that is chosen in secret on these seats, defaults included; itself
   * if it has them.
   *
   * @param fresh random bytes for new choices
   */
  public NextDeal sealing(List<Option> options, List<Place> seats, Supplier<byte[]> fresh) {
    List<Option> secret = options.stream().filter(Option::secret).toList();
    if (secret.isEmpty()) return this;
    List<Map<String, Seal>> all = new ArrayList<>();
    for (int seat = 0; seat < seats.size(); seat++) {
      Map<String, Seal> before = seat < seals.size() ? seals.get(seat) : Map.of();
      all.add(sealing(secret, seats.get(seat), before, fresh));
    }
    return all.equals(seals) ? this : new NextDeal(match, seed, version, mixes, revealing, all);
  }

  private static Map<String, Seal> sealing(
      List<Option> secret, Place place, Map<String, Seal> before, Supplier<byte[]> fresh) {
    Map<String, Seal> own = new HashMap<>();
    for (Option option : secret) {
      String key = option.key();
      String value = place.options().getOrDefault(key, option.fallback());
      if (place.player() == null || value == null) continue;
      Seal old = before.get(key);
      boolean same =
          old != null && old.player().equals(place.player()) && old.value().equals(value);
      Seal seal =
          same ? old : new Seal(place.player(), value, HexFormat.of().formatHex(fresh.get()));
      own.put(key, seal);
    }
    return Map.copyOf(own);
  }

  /** What everybody may know of this seat's secret choices: their hashes, by option. */
  public Map<String, String> sealed(RoomState room, int seat) {
    if (seat >= seals.size()) return Map.of();
    String seedHash = commitment(room);
    Map<String, String> hashes = new HashMap<>();
    seals
        .get(seat)
        .forEach(
            (key, seal) ->
                hashes.put(
                    key, FairDeal.sealed(seedHash, seat, key, seal.value(), seal.salt()).hash()));
    return hashes;
  }

  /** Without anything secret: it may end up in a log. */
  @Override
  public String toString() {
    return "NextDeal[" + match + "]";
  }
}

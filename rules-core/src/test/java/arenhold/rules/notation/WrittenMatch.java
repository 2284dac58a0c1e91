package arenhold.rules.notation;

import arenhold.rules.Asked;
import arenhold.rules.Command;
import arenhold.rules.Entry;
import arenhold.rules.Game;
import arenhold.rules.Games;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.UUID;

/** Random matches as files, take-backs included, all from one seed. */
final class WrittenMatch {

  private static final Game<?> GAME = Games.ALL.getFirst();

  private WrittenMatch() {}

  /** A Duel of the Empires between players with quotes in their names. */
  static String duel(long seed) {
    return of(GAME, duel(), List.of("Ines \"the \\ tower\"", "Jiří; # Ω"), seed);
  }

  private static Setup duel() {
    return new Setup(
        "tashkalar",
        "duel",
        List.of(Map.of("school", "northern"), Map.of("school", "southern")),
        Map.of("first", "random", "takeBack", "yes"));
  }

  /** A match of {@code form} in which chance gives out the schools. */
  static String of(String form, int seats, long seed) {
    List<Map<String, String>> chosen = new ArrayList<>();
    for (int i = 0; i < seats; i++) chosen.add(Map.of("school", "random"));
    return of(GAME, new Setup("tashkalar", form, chosen, Map.of()), List.of(), seed);
  }

  /** The Duel dealt by its seed alone, as matches were before numbers were mixed in. */
  static String formerDuel(long seed) {
    return of(GAME, duel(), List.of(), seed, GAME.info().version(), null);
  }

  /** The Duel as rules of another version might have dealt it. */
  static String duel(long seed, int version) {
    return of(GAME, duel(), List.of(), seed, version, mixed(seed, 2));
  }

  private static <P> String of(Game<P> game, Setup setup, List<String> players, long seed) {
    return of(game, setup, players, seed, game.info().version(), mixed(seed, setup.size()));
  }

  private static FairDeal.Mixed mixed(long seed, int seats) {
    UUID id = new UUID(seed, 7);
    List<FairDeal.Mix> mixes = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      String number = HexFormat.of().toHexDigits(seed + seat).repeat(4);
      mixes.add(seat == 1 && seed % 2 == 0 ? FairDeal.Mix.NONE : FairDeal.Mix.of(id, number));
    }
    return FairDeal.Mixed.of(id, mixes);
  }

  private static <P> String of(
      Game<P> game,
      Setup setup,
      List<String> players,
      long seed,
      int version,
      FairDeal.Mixed mixed) {
    SplittableRandom random = new SplittableRandom(seed);
    byte[] secret = new byte[32];
    random.nextBytes(secret);
    FairDeal deal =
        mixed == null
            ? FairDeal.former(secret)
            : FairDeal.of(
                secret,
                new FairDeal.Bound(mixed.match(), setup.game(), setup.form(), version),
                mixed.mixes());
    List<Entry> entries = new ArrayList<>();
    Match<P> match = Match.start(game, setup);
    int draws = 0;
    while (!match.isOver()) {
      Asked asked = match.open().get(random.nextInt(match.open().size()));
      int size = asked.codes().length;
      boolean chance = asked.seat() == Seat.NATURE;
      int index = chance ? deal.index(draws++, size) : random.nextInt(size);
      String notation = game.notation(match.position(), asked, asked.codes()[index]);
      entries.add(new Entry(asked.seat(), notation));
      match = match.answer(asked.seat(), index);
      if (random.nextInt(8) > 0) continue;
      if (match.command(asked.seat(), Command.TAKE_BACK) instanceof Step.Applied<P> back) {
        entries.add(new Entry(asked.seat(), Command.TAKE_BACK.notation()));
        match = back.match();
      }
    }
    String header =
        MatchFile.header(setup, version, players, mixed, deal.commitment(), deal.reveal());
    String result = MatchFile.result(match.outcome().orElseThrow());
    return header + MatchFile.log(entries) + MatchFile.end(header, entries, result);
  }
}

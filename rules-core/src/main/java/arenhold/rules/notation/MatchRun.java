package arenhold.rules.notation;

import arenhold.rules.Asked;
import arenhold.rules.Entry;
import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import arenhold.rules.notation.FileRefused.Problem;

/**
 * Replays a match file and checks every line: the game exists and the set-up is valid, each choice
 * was offered and each command allowed, numbers and seed match their published hashes and produce
 * every answer of chance, and the result and the checksum are right.
 */
public final class MatchRun {

  /** Observes the match during a replay; may throw to end it. */
  public interface Witness {
    /** Ignores everything. */
    Witness NONE = new Witness() {};

    /** Called with the match before its first entry. */
    default void begun(Match<?> match) {}

    /** Called with the match after each legal entry. */
    default void played(MatchFile.Line line, Match<?> match) {}
  }

  private MatchRun() {}

  /**
   * Replays {@code file} and returns the resulting match.
   *
   * @param newest the game that the file names, or null if there is none; the rules version of the
   *     file is used
   * @param seed the seed to check the deals by, hexadecimal, in place of the file's; may be null
   * @throws FileRefused naming the first wrong line
   */
  public static Match<?> play(Game<?> newest, MatchFile file, String seed, Witness witness) {
    Setup setup = file.setup();
    if (newest == null) throw refused(Problem.UNKNOWN_GAME, file, "game", setup.game(), "");
    Game<?> game = newest.at(file.version());
    GameInfo.Form form = (game == null ? newest : game).info().form(setup.form());
    if (form == null) throw refused(Problem.UNKNOWN_FORM, file, "form", setup.form(), "");
    if (game == null) {
      deal(file, seed); // The seed's hash can be checked without the rules.
      String wanted = "version " + newest.info().version();
      String found = "version " + file.version();
      throw refused(Problem.UNKNOWN_VERSION, file, "version", found, wanted);
    }
    Setup.Problem problem = game.problem(setup);
    if (problem != null) {
      throw refused(
          Problem.BAD_OPTION, file, guilty(problem, form, setup), setup.form(), problem.code());
    }
    FairDeal deal = deal(file, seed);
    unsealed(file, deal);
    Match<?> end = played(game, file, deal, witness);
    String result = end.outcome().map(MatchFile::result).orElse(MatchFile.UNFINISHED);
    if (!file.result().equals(result)) {
      throw refused(Problem.WRONG_RESULT, file, "result", file.result(), result);
    }
    if (file.check() != null && !file.check().equals(file.sum())) {
      throw refused(Problem.CHANGED, file, "check", file.check(), file.sum());
    }
    return end;
  }

  private static FileRefused refused(
      Problem problem, MatchFile file, String where, String found, String wanted) {
    int line = file.where().getOrDefault(where, file.where().get("game"));
    return new FileRefused(problem, line, found, wanted);
  }

  private static FairDeal deal(MatchFile file, String given) {
    if (file.mixed() != null) committed(file, file.mixed());
    String seed = given == null ? file.seed() : given;
    if (seed == null) return null;
    FairDeal deal = file.deal(seed);
    String hash = deal.commitment();
    if (file.seedHash() != null && !hash.equals(file.seedHash())) {
      String where = file.seed() == null ? "seed-hash" : "seed";
      throw refused(Problem.WRONG_SEED, file, where, "", hash);
    }
    return deal;
  }

  /**
   * Checks the seats' secret choices against their commitments.
   *
   * @param deal null if the seed is not known
   */
  private static void unsealed(MatchFile file, FairDeal deal) {
    for (int seat = 0; seat < file.sealed().size(); seat++) {
      for (var one : file.sealed().get(seat).entrySet()) {
        String key = one.getKey();
        FairDeal.Sealed wanted = sealed(file, deal, seat, key, one.getValue().salt());
        if (wanted == null || wanted.equals(one.getValue())) continue;
        String where = "sealed " + (seat + 1) + " " + key;
        throw refused(Problem.WRONG_OPTION, file, where, one.getValue().hash(), wanted.hash());
      }
    }
  }

  /** The right commitment of a secret choice; null if it cannot be computed. */
  private static FairDeal.Sealed sealed(
      MatchFile file, FairDeal deal, int seat, String key, String salt) {
    String value = file.setup().seat(Seat.of(seat), key, "");
    if (salt == null) return deal == null ? null : deal.formerlySealed(seat, key, value);
    String seedHash = deal == null ? file.seedHash() : deal.commitment();
    return seedHash == null ? null : FairDeal.sealed(seedHash, seat, key, value, salt);
  }

  private static void committed(MatchFile file, FairDeal.Mixed mixed) {
    for (int i = 0; i < mixed.mixes().size(); i++) {
      FairDeal.Mix mix = mixed.mixes().get(i);
      if (mix.fits(mixed.match())) continue;
      String wanted = FairDeal.Mix.commitment(mixed.match(), mix.number());
      throw refused(Problem.WRONG_NUMBER, file, "number " + (i + 1), mix.commitment(), wanted);
    }
  }

  /** The first words of the line that the problem concerns. */
  private static String guilty(Setup.Problem problem, GameInfo.Form form, Setup setup) {
    if (problem.seat() != null) return "seat " + (problem.seat() + 1);
    if (setup.size() > form.maxSeats()) return "seat " + (form.maxSeats() + 1);
    boolean few = setup.size() < form.minSeats() || setup.table().isEmpty();
    return few ? "seat " + setup.size() : "table";
  }

  private static <P> Match<P> played(Game<P> game, MatchFile file, FairDeal deal, Witness witness) {
    Match<P> match = Match.start(game, file.setup());
    witness.begun(match);
    int draws = 0;
    int dealtThere = file.continued() == null ? 0 : file.continued().entries();
    for (int i = 0; i < file.lines().size(); i++) {
      MatchFile.Line line = file.lines().get(i);
      Entry entry = line.entry();
      Asked chance = entry.seat() == Seat.NATURE ? match.asked(Seat.NATURE) : null;
      int draw = chance == null ? draws : draws++;
      if (chance != null && deal != null && i >= dealtThere) {
        int code = chance.codes()[deal.index(draw, chance.codes().length)];
        String dealt = game.notation(match.position(), chance, code);
        if (!dealt.equals(entry.notation())) {
          throw new FileRefused(Problem.NOT_DEALT, line.number(), entry.text(), "* " + dealt);
        }
      }
      match =
          switch (match.apply(entry)) {
            case Step.Applied<P> applied -> applied.match();
            case Step.Rejected<P> rejected ->
                throw new FileRefused(problem(rejected.reason()), line.number(), entry.text());
          };
      witness.played(line, match);
    }
    return match;
  }

  private static Problem problem(Step.Reason reason) {
    return switch (reason) {
      case OVER -> Problem.AFTER_END;
      case NOT_ASKED -> Problem.NOT_ASKED;
      case NOT_OFFERED -> Problem.NOT_OFFERED;
      case NOT_ALLOWED -> Problem.NOT_ALLOWED;
      case NO_RETURN -> Problem.NO_RETURN;
    };
  }
}

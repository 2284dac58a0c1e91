package arenhold.rules.cli;

import arenhold.players.Decision;
import arenhold.players.PlayerInfo;
import arenhold.players.Players;
import arenhold.players.Seen;
import arenhold.players.Thinking;
import arenhold.rules.Command;
import arenhold.rules.Entry;
import arenhold.rules.Games;
import arenhold.rules.Match;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Witness;
import arenhold.rules.notation.Excerpt;
import arenhold.rules.notation.FairDeal;
import arenhold.rules.notation.FileRefused;
import arenhold.rules.notation.MatchFile;
import arenhold.rules.notation.MatchRun;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * {@code honest}: repeats every choice that computers made in a match, each from what its seat
 * knew, and so proves that they looked at nothing else.
 *
 * @param <P> the game's position
 */
final class Honest<P> implements MatchRun.Witness {

  /** A computer on its seat of the match. */
  private final class Sitting {
    private final MatchFile.Computer computer;
    private final PlayerInfo info;
    private final long seed;

    /** How many entries of the log there were when it was followed, by another or the player. */
    private int until;

    private Witness<P> witness;

    /** What the seat saw since it was asked what it is asked now: it decided at one of these. */
    private final List<Seen<P>> seen = new ArrayList<>();

    private Sitting(MatchFile.Computer computer, int until, PlayerInfo info, long seed) {
      this.computer = computer;
      this.until = until;
      this.info = info;
      this.seed = seed;
    }

    private Seat seat() {
      return Seat.of(computer.seat());
    }

    /** Whether it chose this entry of the log, the one with this number from 0. */
    private boolean made(Entry entry, int number) {
      boolean here = number >= computer.from() && number < until;
      return here && entry.seat() == seat() && isChoice(entry);
    }

    /** Notes that the player of the seat is back, by the entry with this number. */
    private void follow(Entry entry, int number) {
      boolean back = Command.parse(entry.notation()) == Command.TAKE_OVER;
      boolean own = back && entry.seat() == seat() && number >= computer.from();
      if (own) until = Math.min(until, number);
    }

    /** Notes what the seat sees now. */
    private void look(Match<P> match) {
      Question question = match.question(seat()).orElse(null);
      boolean same = !seen.isEmpty() && seen.getLast().question().equals(question);
      if (!same) seen.clear();
      if (question != null) seen.add(new Seen<>(match.game(), witness.knowledge(), question));
    }

    /** Whether the computer chooses this when it is asked again. */
    private boolean chooses(String notation) {
      for (Seen<P> one : seen.reversed()) {
        Long cut = computer.cuts().get(one.known().lines().size());
        if (cut != null && cut == 0) {
          if (one.question().fallback().equals(notation)) return true;
          continue;
        }
        Decision decision = info.seated().get().decide(one, thinking(cut));
        boolean waits = decision.choice() == Decision.WAIT;
        if (!waits && notation(one, decision).equals(notation)) return true;
      }
      return false;
    }

    private String notation(Seen<P> one, Decision decision) {
      return one.question().choices().get(decision.choice()).notation();
    }

    private Thinking thinking(Long cut) {
      Thinking whole = Thinking.of(computer.budget(), seed);
      return cut == null ? whole : whole.cutAt(cut);
    }
  }

  private final List<Sitting> sittings = new ArrayList<>();
  private Match<P> match;
  private int entries;
  private int repeated;

  private Honest(MatchFile file, FairDeal deal) {
    List<MatchFile.Computer> computers = file.computers();
    for (int i = 0; i < computers.size(); i++) {
      MatchFile.Computer computer = computers.get(i);
      MatchFile.Computer next = i + 1 < computers.size() ? computers.get(i + 1) : computer;
      boolean followed = next != computer && next.seat() == computer.seat();
      int until = followed ? next.from() : Integer.MAX_VALUE;
      // What an engine of somebody's own chooses nobody else can repeat.
      if (computer.isOutside()) continue;
      long seed = deal.computer(computer.seat());
      sittings.add(new Sitting(computer, until, listed(computer), seed));
    }
  }

  /** The player that this computer was. */
  private static PlayerInfo listed(MatchFile.Computer computer) {
    PlayerInfo info = Players.named(computer.player());
    boolean here = info != null && info.version() == computer.version();
    if (here && Objects.equals(info.weights(), computer.weights())) return info;
    String player = computer.player() + " of version " + computer.version();
    String weighed = here ? player + " with its weights" : player;
    throw Wrong.failed("seat " + (computer.seat() + 1) + ": no player " + weighed + " is here");
  }

  static int run(Arguments arguments, PrintStream out) {
    String given = arguments.text("seed", null);
    arguments.done(true);
    if (arguments.others().isEmpty()) throw Wrong.usage("honest needs a file");
    boolean fine = true;
    for (String name : arguments.others()) {
      int number = 0;
      for (MatchFile file : Replays.parse(Arguments.path(name))) {
        String title = name + " match " + ++number;
        try {
          out.println("ok   " + title + ": " + checked(file, given));
        } catch (FileRefused refused) {
          out.println("FAIL " + title + "\n     " + refused.getMessage());
          fine = false;
        } catch (Wrong wrong) {
          if (wrong.exit() != Main.FAILED) throw wrong;
          out.println("FAIL " + title + "\n     " + wrong.getMessage());
          fine = false;
        }
        out.flush();
      }
    }
    return fine ? Main.FINE : Main.FAILED;
  }

  /** Replays a match. Returns what was repeated. */
  private static String checked(MatchFile file, String given) {
    if (file.computers().isEmpty()) return "no computer played";
    if (file.computers().stream().allMatch(MatchFile.Computer::isOutside)) {
      return "no computer played whose choices can be repeated";
    }
    String seed = given == null ? file.seed() : given;
    if (seed == null) throw Wrong.failed("the seed is needed: it is not in the file");
    if (!FairDeal.readable(seed)) throw Wrong.usage("no seed: " + Excerpt.of(seed));
    Honest<?> honest = new Honest<>(file, file.deal(seed));
    MatchRun.play(Games.named(file.setup().game()), file, seed, honest);
    return honest.repeated + " choices of computers follow from what their seats knew";
  }

  @Override
  @SuppressWarnings("unchecked")
  public void begun(Match<?> start) {
    match = (Match<P>) start;
    for (Sitting each : sittings) {
      each.witness = Witness.of(match, each.seat());
      each.look(match);
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  public void played(MatchFile.Line line, Match<?> now) {
    Match<P> after = (Match<P>) now;
    Entry entry = line.entry();
    for (Sitting each : sittings) {
      each.follow(entry, entries);
      if (each.made(entry, entries)) repeat(each, line);
      each.witness = each.witness.after(match, entry, after);
      if (each.seat() == entry.seat()) each.seen.clear();
      each.look(after);
    }
    match = after;
    entries++;
  }

  private static boolean isChoice(Entry entry) {
    boolean answer = !entry.byFallback() && !entry.isOrder();
    return answer && Command.parse(entry.notation()) == null;
  }

  private void repeat(Sitting sitting, MatchFile.Line line) {
    if (!sitting.chooses(line.entry().notation())) {
      String what = Excerpt.of(line.entry().text());
      throw Wrong.failed("line " + line.number() + ": the computer would not choose " + what);
    }
    repeated++;
  }
}

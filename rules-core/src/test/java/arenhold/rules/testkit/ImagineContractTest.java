package arenhold.rules.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Asked;
import arenhold.rules.Command;
import arenhold.rules.Entry;
import arenhold.rules.Game;
import arenhold.rules.Imagination;
import arenhold.rules.Knowledge;
import arenhold.rules.Match;
import arenhold.rules.Option;
import arenhold.rules.Playout;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import arenhold.rules.Table;
import arenhold.rules.Viewer;
import arenhold.rules.Witness;
import arenhold.rules.World;
import arenhold.rules.notation.Json;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/**
 * The contract of {@link Imagination}, tested for every game: a world is consistent with what one
 * seat knows, with everything else dealt again. A game gets these tests from a subclass.
 *
 * @param <P> the game's position
 */
public abstract class ImagineContractTest<P> {

  /** How many rollouts are compared in each match, and at most how many steps lie between. */
  private static final int ROLLOUTS = 3;

  private static final int STEPS_BETWEEN = 80;

  /** The game under test. */
  protected abstract Game<P> game();

  /** The set-ups to play. */
  protected abstract List<Setup> setups();

  /**
   * Whether a viewer has legitimately learned of a difference between two matches other than by a
   * choice.
   */
  protected boolean parted(Viewer viewer, Match<P> here, Match<P> there) {
    return false;
  }

  /**
   * Another value of a secret option, for matches that a viewer must not be able to tell apart; by
   * default any that the game draws. Games that show a part of such a value keep that part.
   */
  protected String otherSecret(Setup setup, Seat seat, Option option, Table nature) {
    return game().secret(setup, option, nature);
  }

  /** Everything that can be hidden but not lost, such as all cards wherever they lie. */
  protected abstract Object whole(P position);

  /** How many matches are played with each set-up. */
  protected int matches() {
    return 1;
  }

  /** One in this many steps of a match is imagined. */
  protected int every() {
    return 8;
  }

  /** One in this many steps of two matches is compared. */
  protected int compared() {
    return 8;
  }

  /** A source of randomness determined by the seed. */
  protected static Table nature(long seed) {
    Random random = new Random(seed);
    return new Playout((seat, prompt, options) -> random.nextInt(options.size()));
  }

  /** A match that plays itself, with each seat's knowledge. */
  protected static final class Witnessed<P> {
    private final Random random;
    private final List<Witness<P>> witnesses = new ArrayList<>();
    private Match<P> match;

    /** A match of this set-up before its first choice. */
    public Witnessed(Game<P> game, Setup setup, long seed) {
      random = new Random(seed);
      match = Match.start(game, setup);
      for (int i = 0; i < setup.size(); i++) witnesses.add(Witness.of(match, Seat.of(i)));
    }

    /** The current match. */
    public Match<P> match() {
      return match;
    }

    /** The knowledge of {@code seat}. */
    public Knowledge knowledge(Seat seat) {
      return witnesses.get(seat.index()).knowledge();
    }

    /**
     * Makes a random choice; rarely takes one back instead, or lets a seat leave or come back if
     * the others play on.
     */
    public void step() {
      Entry due = match.due();
      List<Asked> open = match.open();
      // A departing seat takes no offers; its other questions are answered automatically.
      if (due == null) open = open.stream().filter(one -> !match.gone(one.seat())).toList();
      Asked asked = open.get(random.nextInt(open.size()));
      int code = asked.codes()[random.nextInt(asked.codes().length)];
      String notation = match.game().notation(match.position(), asked, code);
      Entry entry = due != null ? due : new Entry(asked.seat(), notation);
      if (due == null && random.nextInt(12) == 0) {
        for (Seat seat : Snapshot.seats(match)) {
          if (match.canTakeBack(seat)) entry = command(seat, Command.TAKE_BACK);
        }
      }
      if (due == null && random.nextInt(60) == 0) {
        for (Seat seat : Snapshot.seats(match)) {
          if (match.can(seat, Command.TAKE_OVER)) entry = command(seat, Command.TAKE_OVER);
          if (!goesOnWithout(seat)) continue;
          entry = command(seat, Command.LEAVE);
        }
      }
      Match<P> before = match;
      Entry line = entry;
      match = RandomMatch.applied(match.apply(line));
      witnesses.replaceAll(witness -> witness.after(before, line, match));
    }

    private boolean goesOnWithout(Seat seat) {
      return match.command(seat, Command.LEAVE) instanceof Step.Applied<P> applied
          && !applied.match().isOver();
    }

    private static Entry command(Seat seat, Command command) {
      return new Entry(seat, command.notation());
    }
  }

  @Test
  void a_world_looks_like_the_match_to_the_seat_at_every_step() {
    int number = 0;
    for (Setup setup : setups()) {
      for (int i = 0; i < matches(); i++, number++) {
        Witnessed<P> played = new Witnessed<>(game(), setup, number);
        Random random = new Random(number);
        Object whole = null;
        while (true) {
          boolean looks = random.nextInt(every()) == 0 || played.match().isOver();
          if (looks) {
            if (whole == null && !played.match().isOver()) whole = whole(played.match().position());
            for (Seat seat : Snapshot.seats(played.match())) check(played, seat, number);
          }
          if (played.match().isOver()) break;
          played.step();
        }
      }
    }
  }

  private void check(Witnessed<P> played, Seat seat, long seed) {
    Match<P> match = played.match();
    Viewer viewer = Viewer.of(seat);
    try {
      World<P> world = game().imagine(played.knowledge(seat), nature(seed));
      assertEquals(match.view(viewer), world.view(viewer), "view");
      assertEquals(match.view(viewer).toString(), world.view(viewer).toString());
      assertEquals(match.question(seat), world.question(seat), "open question");
      assertEquals(match.waiting(viewer), world.waiting(viewer), "open questions");
      assertEquals(match.outcome(), world.outcome(), "outcome");
      assertEquals(match.answersSince(), world.answersSince(), "answers since the checkpoint");
      assertEquals(whole(match.position()), whole(world.position()), "nothing is lost");
      assertEquals(match.turn(), game().turn(world.position()), "turn");
      assertEquals(match.departures(), world.departures(), "seats that have gone");
    } catch (RuntimeException | AssertionError wrong) {
      throw new AssertionError(
          "seed " + seed + ", seat " + seat + ", " + match.setup() + ": " + wrong.getMessage(),
          wrong);
    }
  }

  @Test
  void a_rollout_from_a_world_leads_where_its_answers_do() {
    int number = 0;
    for (Setup setup : setups()) {
      for (int i = 0; i < matches(); i++, number++) {
        Witnessed<P> played = new Witnessed<>(game(), setup, number);
        Random random = new Random(number);
        for (int checked = 0; checked < ROLLOUTS; checked++) {
          int steps = random.nextInt(STEPS_BETWEEN);
          while (steps-- > 0 && !played.match().isOver()) played.step();
          Seat seat = Seat.of(random.nextInt(setup.size()));
          World<P> world = game().imagine(played.knowledge(seat), nature(number));
          new RolloutChecks<>(game(), random).check(world);
        }
      }
    }
  }

  @Test
  void two_matches_that_look_alike_give_the_same_worlds_for_the_same_chance() {
    int compared = 0;
    int number = 0;
    for (Setup setup : setups()) compared += compared(setup, number++);
    assertTrue(compared >= setups().size(), "hardly anything was compared: " + compared);
  }

  /** Plays two matches that look the same to one seat. Returns how often they were compared. */
  private int compared(Setup setup, int number) {
    Random random = new Random(number);
    Seat seat = Seat.of(number % setup.size());
    Match<P> here = Match.start(game(), setup);
    Setup secrets = OtherSecrets.of(game(), setup, Viewer.of(seat), this::otherSecret, random);
    Match<P> there = secrets.equals(setup) ? here : Match.start(game(), secrets);
    Witness<P> one = Witness.of(here, seat);
    Witness<P> other = Witness.of(there, seat);
    int compared = 0;
    while (!here.isOver()) {
      Map<String, List<Entry>> hereEntries = entries(here, seat);
      Map<String, List<Entry>> thereEntries = entries(there, seat);
      List<String> both = new ArrayList<>(hereEntries.keySet());
      both.retainAll(thereEntries.keySet());
      if (both.isEmpty()) return compared;
      String learned = both.get(random.nextInt(both.size()));
      Entry entry = any(hereEntries.get(learned), random);
      Match<P> next = RandomMatch.applied(here.apply(entry));
      one = one.after(here, entry, next);
      here = next;
      entry = any(thereEntries.get(learned), random);
      next = RandomMatch.applied(there.apply(entry));
      other = other.after(there, entry, next);
      there = next;
      if (parted(Viewer.of(seat), here, there)) return compared;
      if (random.nextInt(compared()) > 0) continue;
      assertEquals(one.knowledge(), other.knowledge(), "what the seat knows");
      long seed = random.nextLong();
      assertEquals(
          written(game().imagine(one.knowledge(), nature(seed))),
          written(game().imagine(other.knowledge(), nature(seed))),
          "worlds");
      compared++;
    }
    return compared;
  }

  private static Entry any(List<Entry> entries, Random random) {
    return entries.get(random.nextInt(entries.size()));
  }

  /** All possible answers, grouped by what the seat learns of them. */
  private Map<String, List<Entry>> entries(Match<P> match, Seat seat) {
    Map<String, List<Entry>> entries = new LinkedHashMap<>();
    for (Asked asked : match.open()) {
      for (int code : asked.codes()) {
        String learned = game().learned(match.position(), asked, code, Viewer.of(seat));
        Entry entry = new Entry(asked.seat(), game().notation(match.position(), asked, code));
        entries.computeIfAbsent(asked.seat() + " " + learned, key -> new ArrayList<>()).add(entry);
      }
    }
    return entries;
  }

  private String written(World<P> world) {
    return Json.write(game().write(world.checkpoint())) + world.view(Viewer.AFTER_MATCH);
  }

  /**
   * Checks that sampled worlds are distributed evenly over their kinds, which are all equally
   * likely.
   *
   * @param kinds how many kinds there must be
   */
  protected final void assertEven(
      Knowledge known, int worlds, int kinds, Function<P, Object> kind) {
    Imagination<P> imagination = new Imagination<>(game(), known);
    Table nature = nature(known.lines().size());
    Map<Object, Integer> found = new HashMap<>();
    for (int i = 0; i < worlds; i++) {
      found.merge(kind.apply(imagination.world(nature).position()), 1, Integer::sum);
    }
    assertTrue(found.size() <= kinds, found.size() + " kinds: " + found.keySet());
    double expected = (double) worlds / kinds;
    double chiSquare = (kinds - found.size()) * expected;
    for (int count : found.values())
      chiSquare += (count - expected) * (count - expected) / expected;
    int free = kinds - 1;
    double most = free + 5 * Math.sqrt(2.0 * free);
    assertTrue(chiSquare <= most, "chi-square " + chiSquare + " of " + free);
  }
}

package arenhold.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * Samples matches that one seat cannot tell from the one it plays; OpenSpiel calls this resampling
 * from an information state. It replays the match from its start: what the seat learned is answered
 * as it was, and everything else is drawn at random from the answers consistent with what was
 * learned of them. If the imagined match turns out to be inconsistent, {@link Imagining} repairs
 * it, or it is dropped and another one begun; where a game allows it ({@link Imagining#retraces}),
 * only its last units are dropped. All consistent choices are equally likely: players' tendencies
 * are not modelled.
 *
 * <p>Uses nothing but {@link Knowledge}. Create one per knowledge and sample many worlds from it:
 * it caches how lines were read. Not thread-safe.
 *
 * @param <P> the game's position
 */
public final class Imagination<P> {

  /** How many matches are begun for one world before it is given up. */
  private static final int MOST_MATCHES = 100_000;

  /**
   * How many units are played for one world before it is given up, where only the last ones are
   * dropped: several times what worlds take that are found. On a slow machine that is half a
   * minute.
   */
  private static final int MOST_UNITS = 50_000;

  /**
   * After how many units it is asked again whether to give up. Most worlds take fewer, so they are
   * found even after a deadline.
   */
  private static final int LOOK = 1_000;

  /** How many set-ups are tried before what is known of it counts as contradictory. */
  private static final int MOST_SETUPS = 10_000;

  /** How often one unit of the match may be repaired. */
  private static final int MOST_MENDINGS = 64;

  /** How often the last units of one match are dropped before all of it is. */
  private static final int MOST_RETURNS = 256;

  private final Game<P> game;
  private final Knowledge known;
  private final Imagining<P> imagining;
  private final Retelling<P> table;
  private final List<Option> secret;

  /** The position of the last unit played, where it was found consistent or not. */
  private P found;

  /** How many units were played for the world that is looked for. */
  private int units;

  /** Whether to give up, asked when so many units were played, and what it last answered. */
  private BooleanSupplier over;

  private int asked;
  private boolean ended;

  public Imagination(Game<P> game, Knowledge known) {
    this.game = game;
    this.known = known;
    this.imagining = game.imagining(known.setup(), known.seat());
    GameInfo.Form form = game.info().form(known.setup().form());
    this.secret = form.seatOptions().stream().filter(Option::secret).toList();
    this.table = new Retelling<>(game, known, imagining);
  }

  /**
   * Samples a world consistent with the knowledge.
   *
   * @param nature the source of randomness for everything the seat does not know
   * @throws Unimaginable if none is found
   */
  public World<P> world(Table nature) {
    return world(nature, () -> false);
  }

  /**
   * Samples a world consistent with the knowledge, or gives up early.
   *
   * @param nature as for {@link #world(Table)}
   * @param over asked now and then whether to give up
   * @throws Unimaginable if none is found, or none before that
   */
  public World<P> world(Table nature, BooleanSupplier over) {
    table.ask(nature);
    units = 0;
    asked = LOOK;
    ended = false;
    this.over = over;
    for (int begun = 0; begun < MOST_MATCHES && goesOn(); begun++) {
      World<P> world = tried(nature);
      if (world != null) return world;
    }
    throw new Unimaginable(known.seat());
  }

  private boolean goesOn() {
    if (units >= asked) {
      asked = units + LOOK;
      ended = over.getAsBoolean();
    }
    return !ended && (units < MOST_UNITS || !imagining.retraces());
  }

  /** Plays one match, unit by unit. Returns null if it turns out to be inconsistent. */
  private World<P> tried(Table nature) {
    Setup setup = setup(nature);
    Trail<P> trail = new Trail<>(imagining.retraces() ? MOST_RETURNS : 0);
    Trail.Mark<P> mark = new Trail.Mark<>(imagining.start(setup), Departures.NONE, 0, 0, false);
    while (mark != null && goesOn()) {
      Trail.Mark<P> next = played(mark, nature);
      World<P> world = next != null && next.last() ? world(setup, next) : null;
      if (world != null) return world;
      if (next == null && mends(trail.last(), mark, nature)) {
        mark = trail.mended();
        continue;
      }
      if (next == null || next.last()) {
        mark = trail.back();
        continue;
      }
      if (next.line() > mark.line()) trail.pass(mark);
      mark = next;
    }
    return null;
  }

  /**
   * Plays a unit, with those before it that asked nothing and so showed nothing of what happened in
   * them, repaired until all is consistent. Returns null if it cannot be.
   */
  private Trail.Mark<P> played(Trail.Mark<P> from, Table nature) {
    for (int mendings = 0; mendings <= MOST_MENDINGS; mendings++) {
      Trail.Mark<P> mark = from;
      P position;
      do {
        position = game.copy(mark.checkpoint());
        nature.startUnit();
        table.begin(position, mark.line(), mark.change());
        table.play();
        units++;
        found = position;
        if (table.clue() != null) break;
        mark = next(mark, position);
      } while (!mark.last() && mark.line() == from.line() && mark.change() == from.change());
      if (table.clue() == null) return mark;
      nature.startUnit();
      if (!imagining.adjust(from.checkpoint(), position, table.clue(), nature)) return null;
    }
    return null;
  }

  /**
   * Repairs the unit before the one that was inconsistent, if that was so before anything was asked
   * in it: then the view shows what the unit before has done.
   */
  private boolean mends(Trail.Mark<P> before, Trail.Mark<P> mark, Table nature) {
    boolean earlier = before != null && table.clue().view() != null && table.clue().line() == 0;
    if (!earlier || before.change() < mark.change()) return false;
    nature.startUnit();
    return imagining.adjust(before.checkpoint(), found, table.clue(before.line()), nature);
  }

  /** Where the match stands after a unit that led to {@code position}. */
  private Trail.Mark<P> next(Trail.Mark<P> mark, P position) {
    Departures departures = mark.departures();
    int changes = mark.change();
    P checkpoint = mark.checkpoint();
    if (table.changes()) {
      departures =
          with(departures, known.changes().get(changes)).settle(game, checkpoint).departures();
      return new Trail.Mark<>(checkpoint, departures, mark.line(), changes + 1, false);
    }
    boolean ends = table.ends();
    for (; changes < known.changes().size(); changes++) {
      Knowledge.Change change = known.changes().get(changes);
      boolean later = change.after() >= table.next() && changes >= table.passed();
      if (later && !ends) break;
      departures = with(departures, change);
    }
    if (!ends && departures.pending()) {
      Departures.Settled settled = departures.settle(game, position);
      ends = settled.outcome() != null;
      if (!ends) departures = settled.departures();
    }
    return ends
        ? new Trail.Mark<>(checkpoint, departures, mark.line(), changes, true)
        : new Trail.Mark<>(position, departures, table.next(), changes, false);
  }

  /** The set-up, with random values for the secret choices of others. */
  private Setup setup(Table nature) {
    for (int tried = 0; tried < MOST_SETUPS; tried++) {
      nature.startUnit();
      Setup setup = completed(nature);
      if (setup == known.setup() || game.problem(setup) == null) return setup;
    }
    throw new Unimaginable(known.seat());
  }

  private Setup completed(Table nature) {
    if (secret.isEmpty()) return known.setup();
    List<Map<String, String>> seats = new ArrayList<>();
    for (Map<String, String> chosen : known.setup().seats()) {
      Seat seat = Seat.of(seats.size());
      Map<String, String> all = new HashMap<>(chosen);
      for (Option option : secret) {
        if (all.containsKey(option.key())) continue;
        String value = imagining.secret(known, seat, option, nature);
        all.put(option.key(), value == null ? game.secret(known.setup(), option, nature) : value);
      }
      seats.add(all);
    }
    return known.setup().with(seats);
  }

  /** The match that ends here as a world, or null if it does not end as the real one does. */
  private World<P> world(Setup setup, Trail.Mark<P> last) {
    if (!table.told()) return null;
    Match<P> match = table.match(setup, last.checkpoint(), last.departures(), last.line());
    boolean fits = match.waiting(Viewer.of(known.seat())).equals(known.waiting());
    return fits ? new World<>(match) : null;
  }

  private static Departures with(Departures departures, Knowledge.Change change) {
    return change.reason() == null
        ? departures.takenOver(change.seats().getFirst())
        : departures.with(change.seats(), change.reason());
  }
}

package arenhold.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Samples matches that one seat cannot tell from the one it plays; OpenSpiel calls this resampling
 * from an information state. It replays the match from its start: what the seat learned is answered
 * as it was, and everything else is drawn at random from the answers consistent with what was
 * learned of them. If the imagined match turns out to be inconsistent, {@link Imagining} repairs
 * it, or it is dropped and another one begun. All consistent choices are equally likely: players'
 * tendencies are not modelled.
 *
 * <p>Uses nothing but {@link Knowledge}. Create one per knowledge and sample many worlds from it:
 * it caches how lines were read. Not thread-safe.
 *
 * @param <P> the game's position
 */
public final class Imagination<P> {

  /** How many matches are begun for one world before the knowledge counts as contradictory. */
  private static final int MOST_MATCHES = 100_000;

  /** How many set-ups are tried before what is known of it counts as contradictory. */
  private static final int MOST_SETUPS = 10_000;

  /** How often one unit of the match may be repaired. */
  private static final int MOST_MENDINGS = 64;

  private final Game<P> game;
  private final Knowledge known;
  private final Imagining<P> imagining;
  private final Retelling<P> table;
  private final List<Option> secret;

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
   * @throws IllegalStateException if none is found: the knowledge cannot come from a match
   */
  public World<P> world(Table nature) {
    table.ask(nature);
    for (int begun = 0; begun < MOST_MATCHES; begun++) {
      nature.startUnit();
      World<P> world = tried(nature);
      if (world != null) return world;
    }
    throw new IllegalStateException("no match fits what seat " + known.seat() + " knows");
  }

  private World<P> tried(Table nature) {
    Setup setup = setup(nature);
    P checkpoint = imagining.start(setup);
    Departures departures = Departures.NONE;
    int mendings = 0;
    int changes = 0;
    for (int begin = 0; ; ) {
      P position = game.copy(checkpoint);
      table.begin(position, begin, changes);
      boolean goesOn = table.plays();
      if (table.changes()) {
        departures =
            with(departures, known.changes().get(changes++)).settle(game, checkpoint).departures();
        continue;
      }
      if (table.clue() != null) {
        if (++mendings > MOST_MENDINGS) return null;
        if (!imagining.adjust(checkpoint, position, table.clue(), nature)) return null;
        continue;
      }
      boolean ends = table.suspended() || !goesOn;
      for (; changes < known.changes().size(); changes++) {
        Knowledge.Change change = known.changes().get(changes);
        boolean later = change.after() >= table.next() && changes >= table.passed();
        if (later && !ends) break;
        departures = with(departures, change);
      }
      if (ends) {
        return table.told() ? world(table.match(setup, checkpoint, departures, begin)) : null;
      }
      if (departures.pending()) {
        Departures.Settled settled = departures.settle(game, position);
        if (settled.outcome() != null) {
          return table.told() ? world(table.match(setup, checkpoint, departures, begin)) : null;
        }
        departures = settled.departures();
      }
      checkpoint = position;
      begin = table.next();
      mendings = 0;
    }
  }

  /** The set-up, with random values for the secret choices of others. */
  private Setup setup(Table nature) {
    for (int tried = 0; tried < MOST_SETUPS; tried++) {
      nature.startUnit();
      Setup setup = completed(nature);
      if (setup == known.setup() || game.problem(setup) == null) return setup;
    }
    throw new IllegalStateException("no set-up fits what seat " + known.seat() + " knows");
  }

  private Setup completed(Table nature) {
    if (secret.isEmpty()) return known.setup();
    List<Map<String, String>> seats = new ArrayList<>();
    for (Map<String, String> chosen : known.setup().seats()) {
      Map<String, String> all = new HashMap<>(chosen);
      for (Option option : secret) {
        if (!all.containsKey(option.key()))
          all.put(option.key(), game.secret(known.setup(), option, nature));
      }
      seats.add(all);
    }
    return known.setup().with(seats);
  }

  /** This match as a world, or null if its open questions differ from the real ones. */
  private World<P> world(Match<P> match) {
    boolean fits = match.waiting(Viewer.of(known.seat())).equals(known.waiting());
    return fits ? new World<>(match) : null;
  }

  private static Departures with(Departures departures, Knowledge.Change change) {
    return change.reason() == null
        ? departures.takenOver(change.seats().getFirst())
        : departures.with(change.seats(), change.reason());
  }
}

package arenhold.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
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
        if (change.after() >= table.next() && !ends) break;
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
        if (!all.containsKey(option.key())) all.put(option.key(), option.any(nature));
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

  /**
   * The table of an imagined match: gives the answers the seat learned, and random ones where it
   * learned nothing.
   */
  private static final class Retelling<P> extends Table {

    private final Game<P> game;
    private final Knowledge known;
    private final List<Knowledge.Line> lines;
    private final Imagining<P> imagining;
    private final Viewer viewer;
    private final Seat[] seats;
    private final int[] codes;

    /** The code each line was last read as: most likely the same again. */
    private final int[] read;

    private int[] fitting = new int[Game.MOST_CHOICES];
    private Table nature;
    private P position;
    private int from;
    private int next;

    /** The index of the first change that has not taken effect yet. */
    private int due;

    private boolean changes;
    private boolean suspended;
    private Imagining.Clue clue;
    private Seat branch;
    private int branchNext;
    private BitSet branchUsed;

    Retelling(Game<P> game, Knowledge known, Imagining<P> imagining) {
      this.game = game;
      this.known = known;
      this.lines = known.lines();
      this.imagining = imagining;
      this.viewer = Viewer.of(known.seat());
      this.seats = lines.stream().map(Knowledge.Line::by).toArray(Seat[]::new);
      this.codes = new int[lines.size()];
      this.read = new int[lines.size()];
      Arrays.fill(read, -1);
    }

    void ask(Table chance) {
      nature = chance;
    }

    /** Prepares for a unit played in {@code p}, from this line and this change on. */
    void begin(P p, int line, int change) {
      position = p;
      from = line;
      next = line;
      due = change;
      changes = false;
      suspended = false;
      clue = null;
      branch = null;
      startUnit();
    }

    /** Plays the unit. Returns whether the match goes on. */
    boolean plays() {
      try {
        boolean goesOn = game.advance(position, this);
        if (!goesOn && !looksRight()) return false;
        return goesOn;
      } catch (Suspend signal) {
        suspended = clue == null && !changes;
        return true;
      }
    }

    Imagining.Clue clue() {
      return clue;
    }

    /** Whether seats leave or come back before the unit's first question. */
    boolean changes() {
      return changes;
    }

    boolean suspended() {
      return suspended;
    }

    int next() {
      return next;
    }

    /** Whether all lines were used. */
    boolean told() {
      return next == lines.size();
    }

    /** The match from this checkpoint on, with the answers since {@code line}. */
    Match<P> match(Setup setup, P checkpoint, Departures departures, int line) {
      int count = lines.size();
      Answers answers =
          new Answers(
              Arrays.copyOfRange(seats, line, count),
              Arrays.copyOfRange(codes, line, count),
              marks(line));
      return Match.resumed(game, setup, checkpoint, departures, answers);
    }

    /** Which lines from this one on were time-outs; null for none. */
    private BitSet marks(int from) {
      BitSet marks = new BitSet();
      for (int i = from; i < lines.size(); i++) if (lines.get(i).unchosen()) marks.set(i - from);
      return marks.isEmpty() ? null : marks;
    }

    @Override
    public boolean unchosen() {
      int newest = (branch == null ? next : branchNext) - 1;
      return newest >= from && lines.get(newest).unchosen();
    }

    /**
     * Whether the position matches the seat's last view, and no seat leaves or comes back first.
     */
    private boolean looksRight() {
      if (next == from && due < known.changes().size()) {
        Knowledge.Change change = known.changes().get(due);
        changes = change.after() == next && change.atOnce();
        if (changes) return false;
      }
      View view = view();
      if (view == null || imagining.fits(position, view)) return true;
      clue = new Imagining.Clue(null, null, null, view);
      return false;
    }

    /** The seat's last view, or null. */
    private View view() {
      if (due > 0 && known.changes().get(due - 1).after() == next) {
        return known.changes().get(due - 1).view();
      }
      return next == 0 ? null : lines.get(next - 1).view();
    }

    private Suspend contradicted(Seat by, Asked asked, String learned) {
      clue = new Imagining.Clue(by, asked, learned, null);
      return Suspend.SIGNAL;
    }

    @Override
    protected int answer(Seat seat, Prompt prompt, Object context) {
      if (branch != null) return branchAnswer(seat, prompt, context);
      if (!looksRight() || told()) throw Suspend.SIGNAL;
      Knowledge.Line line = lines.get(next);
      if (line.by() != seat) throw contradicted(line.by(), null, line.learned());
      return read(next++, new Asked(seat, prompt, context, filled().toArray(), false));
    }

    private int branchAnswer(Seat seat, Prompt prompt, Object context) {
      while (branchNext < seats.length && seats[branchNext] != seat) branchNext++;
      if (branchNext == seats.length) throw Suspend.SIGNAL;
      branchUsed.set(branchNext);
      return read(branchNext++, new Asked(seat, prompt, context, filled().toArray(), false));
    }

    /** The code of a line's choice. */
    private int read(int index, Asked asked) {
      String learned = lines.get(index).learned();
      int code = read[index];
      boolean again = code >= 0 && filled().contains(code);
      if (!again || !learned.equals(game.learned(position, asked, code, viewer))) {
        code = found(index, asked, learned);
      }
      codes[index] = code;
      return code;
    }

    private int found(int index, Asked asked, String learned) {
      int count = 0;
      int[] offered = asked.codes();
      if (fitting.length < offered.length) fitting = new int[offered.length];
      for (int code : offered) {
        boolean fits =
            learned == null || learned.equals(game.learned(position, asked, code, viewer));
        if (fits) fitting[count++] = code;
      }
      if (count == 0) throw contradicted(asked.seat(), asked, learned);
      boolean named =
          count == 1
              && learned != null
              && learned.equals(game.notation(position, asked, fitting[0]));
      if (named) return read[index] = fitting[0];
      Options options = nature.options();
      for (int i = 0; i < count; i++) options.add(fitting[i]);
      return nature.choose(Seat.NATURE, asked.prompt(), asked.context());
    }

    @Override
    public <T> Decided<T> together(List<Seat> asked, Branch<T> each, List<Asked> offers) {
      if (!looksRight()) throw Suspend.SIGNAL;
      List<T> results = new ArrayList<>(asked.size());
      branchUsed = new BitSet();
      boolean open = false;
      for (Seat seat : asked) {
        branch = seat;
        branchNext = next;
        try {
          results.add(each.run(seat));
        } catch (Suspend signal) {
          if (clue != null) throw signal;
          open = true;
        }
      }
      branch = null;
      int end = open ? lines.size() : Math.max(next, branchUsed.length());
      List<Answer> taken = taken(offers, end);
      next = end;
      if (open) throw Suspend.SIGNAL;
      return new Decided<>(results, taken);
    }

    /** The lines before {@code end} that no branch used: the offers taken. */
    private List<Answer> taken(List<Asked> offers, int end) {
      List<Answer> taken = new ArrayList<>();
      for (int i = next; i < end; i++) {
        if (branchUsed.get(i)) continue;
        Seat seat = seats[i];
        boolean again = taken.stream().anyMatch(answer -> answer.seat() == seat);
        Asked offer = offers.stream().filter(one -> one.seat() == seat).findFirst().orElse(null);
        if (offer == null || again) throw contradicted(null, null, null);
        Options options = options();
        for (int code : offer.codes()) options.add(code);
        taken.add(new Answer(seat, read(i, offer)));
      }
      return taken;
    }

    @Override
    public Answer first(List<Asked> questions) {
      step();
      if (!looksRight() || told()) throw Suspend.SIGNAL;
      Knowledge.Line line = lines.get(next);
      for (Asked asked : questions) {
        if (asked.seat() != line.by()) continue;
        Options options = options();
        for (int code : asked.codes()) options.add(code);
        return new Answer(asked.seat(), read(next++, asked));
      }
      throw contradicted(line.by(), null, line.learned());
    }

    @Override
    public boolean listening() {
      return false;
    }

    @Override
    public void tell(Event event) {}

    @Override
    public void noReturn() {}
  }
}

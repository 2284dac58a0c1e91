package arenhold.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * The table of an imagined match ({@link Imagination}): gives the answers the seat learned, and
 * random ones where it learned nothing. Plays one unit at a time and says how the unit ended.
 *
 * @param <P> the game's position
 */
final class Retelling<P> extends UnheardTable {

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

  /** The index after the last change that came while a question of this unit was open. */
  private int passed;

  private boolean changes;
  private boolean ends;
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
    passed = change;
    changes = false;
    ends = false;
    clue = null;
    branch = null;
    startUnit();
  }

  /** Plays the unit. */
  void play() {
    try {
      ends = !game.advance(position, this);
      if (ends) looksRight();
    } catch (Suspend signal) {
      ends = clue == null && !changes;
    }
  }

  Imagining.Clue clue() {
    return clue;
  }

  /** The same for the unit that began with this line, before this one. */
  Imagining.Clue clue(int line) {
    List<Knowledge.Line> since = lines.subList(line, lines.size());
    int index = clue.line() + from - line;
    return new Imagining.Clue(clue.by(), clue.asked(), clue.learned(), clue.view(), since, index);
  }

  /** Whether seats leave or come back before the unit's first question. */
  boolean changes() {
    return changes;
  }

  /** Whether it ends the match, or all that was learned of it. */
  boolean ends() {
    return ends;
  }

  int next() {
    return next;
  }

  /** The index after the last change that came while a question of the unit was open. */
  int passed() {
    return passed;
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
            marks(line),
            left(line));
    return Match.resumed(game, setup, checkpoint, departures, answers);
  }

  /** Which lines from this one on were time-outs; null for none. */
  private BitSet marks(int from) {
    BitSet marks = new BitSet();
    for (int i = from; i < lines.size(); i++) if (lines.get(i).unchosen()) marks.set(i - from);
    return marks.isEmpty() ? null : marks;
  }

  /** The seats that left in this unit, which began with this line. */
  private List<Answers.Left> left(int line) {
    List<Answers.Left> left = new ArrayList<>();
    for (Knowledge.Change change : known.changes().subList(due, known.changes().size())) {
      if (change.reason() == null) continue;
      for (Seat seat : change.seats()) left.add(new Answers.Left(change.after() - line, seat));
    }
    return List.copyOf(left);
  }

  @Override
  public boolean hasLeft(Seat seat) {
    for (Knowledge.Change change : known.changes().subList(due, passed)) {
      if (change.reason() != null && change.seats().contains(seat)) return true;
    }
    return false;
  }

  @Override
  protected boolean leaves(Seat seat) {
    // What was seen at the question that was open then is checked before anything is broken off.
    // A seat that left at an earlier question of the unit breaks off what has just begun.
    boolean now = comesChange() && known.changes().get(passed).after() == next;
    if (now && !looksRight()) throw Suspend.SIGNAL;
    while (comesChange()) passed++;
    return hasLeft(seat);
  }

  /** Whether a change came while this question was open, or earlier in the unit. */
  private boolean comesChange() {
    if (passed == known.changes().size()) return false;
    Knowledge.Change change = known.changes().get(passed);
    return change.after() <= next && !change.atOnce();
  }

  @Override
  public boolean unchosen() {
    int newest = (branch == null ? next : branchNext) - 1;
    return newest >= from && lines.get(newest).unchosen();
  }

  /** Whether the position matches the seat's last view, and no seat leaves or comes back first. */
  private boolean looksRight() {
    if (next == from && due < known.changes().size()) {
      Knowledge.Change change = known.changes().get(due);
      changes = change.after() == next && change.atOnce();
      if (changes) return false;
    }
    View view = view();
    if (view == null || imagining.fits(position, view)) return true;
    clue = clue(next, null, null, null, view);
    return false;
  }

  /** The seat's last view, or null. */
  private View view() {
    int newest = passed - 1;
    if (newest >= 0 && known.changes().get(newest).after() == next) {
      return known.changes().get(newest).view();
    }
    return next == 0 ? null : lines.get(next - 1).view();
  }

  private Suspend contradicted(int index, Seat by, Asked asked, String learned) {
    clue = clue(index, by, asked, learned, null);
    return Suspend.SIGNAL;
  }

  private Imagining.Clue clue(int index, Seat by, Asked asked, String learned, View view) {
    List<Knowledge.Line> since = lines.subList(from, lines.size());
    return new Imagining.Clue(by, asked, learned, view, since, index - from);
  }

  @Override
  protected int answer(Seat seat, Prompt prompt, Object context) {
    if (branch != null) return branchAnswer(seat, prompt, context);
    if (!looksRight() || told()) throw Suspend.SIGNAL;
    Knowledge.Line line = lines.get(next);
    if (line.by() != seat) throw contradicted(next, line.by(), null, line.learned());
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
      boolean fits = learned == null || learned.equals(game.learned(position, asked, code, viewer));
      if (fits) fitting[count++] = code;
    }
    if (count > 1) count = suiting(index, asked, count);
    if (count == 0) throw contradicted(index, asked.seat(), asked, learned);
    boolean named =
        count == 1 && learned != null && learned.equals(game.notation(position, asked, fitting[0]));
    if (named) return read[index] = fitting[0];
    Options options = nature.options();
    for (int i = 0; i < count; i++) options.add(fitting[i]);
    return nature.choose(Seat.NATURE, asked.prompt(), asked.context());
  }

  /** Keeps those of the first fitting codes that agree with what was learned later. */
  private int suiting(int index, Asked asked, int count) {
    List<Knowledge.Line> later = lines.subList(index + 1, lines.size());
    IntPredicate suits = imagining.suiting(position, asked, later);
    int kept = 0;
    for (int i = 0; i < count; i++) if (suits.test(fitting[i])) fitting[kept++] = fitting[i];
    return kept;
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
      if (offer == null || again) throw contradicted(i, null, null, null);
      options(offer);
      taken.add(new Answer(seat, read(i, offer)));
    }
    return taken;
  }

  @Override
  public Answer first(List<Asked> questions) {
    step();
    heedLeaving();
    if (!looksRight() || told()) throw Suspend.SIGNAL;
    Knowledge.Line line = lines.get(next);
    for (Asked asked : questions) {
      if (asked.seat() != line.by()) continue;
      options(asked);
      return new Answer(asked.seat(), read(next++, asked));
    }
    throw contradicted(next, line.by(), null, line.learned());
  }
}

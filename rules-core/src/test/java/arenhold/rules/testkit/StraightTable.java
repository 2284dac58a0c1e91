package arenhold.rules.testkit;

import arenhold.rules.Answer;
import arenhold.rules.Asked;
import arenhold.rules.Entry;
import arenhold.rules.Event;
import arenhold.rules.Game;
import arenhold.rules.Patience;
import arenhold.rules.Prompt;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Set;

/**
 * A table that answers from a finished log without ever suspending, and records all events: the
 * reference for a match played choice by choice.
 *
 * @param <P> the game's position
 */
public final class StraightTable<P> extends Table {

  private final Game<P> game;
  private final P position;
  private final LinkedList<Entry> log;
  private final List<Event> events = new ArrayList<>();
  private boolean inBranch;

  /** Whether nobody gave the newest answer: see {@link #unchosen}. */
  private boolean unchosen;

  /**
   * Plays {@code position} by {@code log}, which contains only choices that were not taken back.
   */
  public StraightTable(Game<P> game, P position, List<Entry> log) {
    this.game = game;
    this.position = position;
    this.log = new LinkedList<>(log);
  }

  /** Plays the match to its end. Returns whether every entry was used. */
  public boolean play() {
    do startUnit();
    while (game.advance(position, this));
    return log.isEmpty();
  }

  /** All events in order. */
  public List<Event> events() {
    return events;
  }

  @Override
  protected int answer(Seat seat, Prompt prompt, Object context) {
    Asked asked = new Asked(seat, prompt, context, filled().toArray(), false);
    for (var entries = log.iterator(); entries.hasNext(); ) {
      Entry entry = entries.next();
      if (entry.seat() == seat) {
        entries.remove();
        return code(asked, entry.notation());
      }
      if (!inBranch) throw new AssertionError("the log goes on with " + entry.text());
    }
    throw new AssertionError("the log has no more answer of seat " + seat);
  }

  private int code(Asked asked, String written) {
    boolean late = written.startsWith(Entry.FALLBACK);
    unchosen = late && game.patience(position, asked) instanceof Patience.Own own && own.ends();
    String notation = late ? written.substring(1) : written;
    for (int code : asked.codes()) {
      if (game.notation(position, asked, code).equals(notation)) return code;
    }
    throw new AssertionError("not offered: " + asked.seat() + " " + notation);
  }

  @Override
  public <T> Decided<T> together(List<Seat> seats, Branch<T> branch, List<Asked> offers) {
    List<Entry> before = List.copyOf(log);
    List<T> results = new ArrayList<>();
    inBranch = true;
    for (Seat seat : seats) results.add(branch.run(seat));
    inBranch = false;
    return new Decided<>(results, taken(before, offers));
  }

  /** The entries before the last one used by a branch, without those that branches used. */
  private List<Answer> taken(List<Entry> before, List<Asked> offers) {
    Set<Entry> left = Collections.newSetFromMap(new IdentityHashMap<>());
    left.addAll(log);
    int end = before.size();
    while (end > 0 && left.contains(before.get(end - 1))) end--;
    List<Answer> taken = new ArrayList<>();
    for (Entry entry : before.subList(0, end)) {
      if (!left.contains(entry)) continue;
      log.removeIf(other -> other == entry);
      Asked offer = offers.stream().filter(o -> o.seat() == entry.seat()).findFirst().orElseThrow();
      taken.add(new Answer(entry.seat(), code(offer, entry.notation())));
    }
    return taken;
  }

  @Override
  public Answer first(List<Asked> questions) {
    Seat seat = log.getFirst().seat();
    for (Asked asked : questions) {
      if (asked.seat() != seat) continue;
      options(asked);
      return new Answer(seat, answer(seat, asked.prompt(), asked.context()));
    }
    throw new AssertionError("seat " + seat + " was not asked");
  }

  @Override
  public boolean unchosen() {
    return unchosen;
  }

  @Override
  public boolean listening() {
    return true;
  }

  @Override
  public void tell(Event event) {
    step();
    events.add(event);
  }

  @Override
  public void noReturn() {}
}

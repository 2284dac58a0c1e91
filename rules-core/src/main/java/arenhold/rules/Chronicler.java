package arenhold.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes the {@link Chronicle} of a match while it is replayed. Holds more than any seat may know.
 *
 * @param <P> the game's position
 */
public final class Chronicler<P> {

  private final List<Witness<P>> witnesses = new ArrayList<>();
  private final List<Chronicle.Choice> choices = new ArrayList<>();
  private final List<Chronicle.Draw> draws = new ArrayList<>();

  /** The match at each moment. */
  private final List<Match<P>> moments = new ArrayList<>();

  private Match<P> match;
  private int moment;

  /** What each seat knew before the current run of chance; null outside one. */
  private List<Knowledge> before;

  private Turn turn;

  /** Which seats learned exactly what at least one choice of the run was. */
  private boolean[] learned;

  private boolean open;

  /** Starts with a match before its first entry. */
  public Chronicler(Match<P> start) {
    match = start;
    for (int seat = 0; seat < start.setup().size(); seat++) {
      witnesses.add(Witness.of(start, Seat.of(seat)));
    }
  }

  /**
   * Goes on by a line of the log.
   *
   * @param after the match after it
   */
  public void add(Entry entry, Match<P> after) {
    add(entry, after, true);
  }

  /**
   * Goes on by a line of the log.
   *
   * @param after the match after it
   * @param judged whether those who play the match made it; if not, it counts for nobody
   */
  public void add(Entry entry, Match<P> after, boolean judged) {
    boolean made = entry.seat() != Seat.NATURE && !entry.byFallback();
    boolean choice = !entry.isOrder() && Command.parse(entry.notation()) == null;
    boolean chance = choice && entry.seat() == Seat.NATURE;
    if (chance && judged && before == null) begin();
    if (!chance) end();
    if (choice && !chance) choose(entry, made, judged);
    if (made) {
      moment++;
      moments.add(match);
    }
    int lines = witnesses.getFirst().knowledge().lines().size();
    witnesses.replaceAll(witness -> witness.after(match, entry, after));
    if (before != null) learn(entry);
    int now = witnesses.getFirst().knowledge().lines().size();
    if (now < lines) {
      choices.removeIf(one -> one.known().lines().size() >= now);
      draws.removeIf(one -> one.before().lines().size() >= now);
    }
    match = after;
  }

  private void begin() {
    before = witnesses.stream().map(Witness::knowledge).toList();
    learned = new boolean[before.size()];
    open = true;
    turn = match.turn();
  }

  private void learn(Entry entry) {
    for (int seat = 0; seat < learned.length; seat++) {
      Knowledge known = witnesses.get(seat).knowledge();
      boolean exactly = entry.notation().equals(known.lines().getLast().learned());
      if (exactly) learned[seat] = true;
      else open = false;
    }
  }

  private void end() {
    if (before == null) return;
    for (int seat = 0; seat < learned.length; seat++) {
      if (!learned[seat]) continue;
      Knowledge after = witnesses.get(seat).knowledge();
      draws.add(new Chronicle.Draw(moment, turn, before.get(seat), after, open));
    }
    before = null;
  }

  private void choose(Entry entry, boolean made, boolean judged) {
    Question question = match.question(entry.seat()).orElse(null);
    if (question == null) return;
    String notation = made ? entry.notation() : entry.notation().substring(Entry.FALLBACK.length());
    int index = 0;
    while (index < question.choices().size()) {
      if (question.choices().get(index).notation().equals(notation)) break;
      index++;
    }
    if (index == question.choices().size()) return;
    Knowledge known = witnesses.get(entry.seat().index()).knowledge();
    choices.add(new Chronicle.Choice(moment, match.turn(), known, question, index, made && judged));
  }

  /** The match as it really stood at a moment of a {@link Chronicle.Choice}. */
  public World<P> truth(int moment) {
    return World.of(moments.get(moment));
  }

  /** What has been written so far. */
  public Chronicle chronicle() {
    end();
    List<List<Seat>> sides = new ArrayList<>();
    for (int seat = 0; seat < witnesses.size(); seat++) sides.add(match.sideOf(Seat.of(seat)));
    return new Chronicle(match.setup(), choices, draws, sides, match.outcome().orElse(null));
  }
}

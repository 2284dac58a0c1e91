package arenhold.rules.destiny;

import arenhold.rules.Knowledge;
import arenhold.rules.Seat;
import arenhold.rules.card.Cards;
import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Member;
import arenhold.rules.destiny.card.Team;
import arenhold.rules.destiny.play.Verb;
import arenhold.rules.destiny.position.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What one seat has learned of a match, looked up again and again while it is imagined: which cards
 * of others were shown after which line. Everything is worked out once and kept.
 *
 * <p>Lists of lines are those from some line to the last one, so that their length says where they
 * begin.
 */
final class Foretold {

  private final Seat viewer;

  /** The longest list of lines met so far; all others are the ends of it. */
  private List<Knowledge.Line> lines = List.of();

  /** For each other seat what is known of it, made when it is first asked for. */
  private final Map<Integer, Of> seats = new HashMap<>();

  /**
   * A card that is shown later.
   *
   * @param card its number
   * @param deck how many cards the deck of its player has until then
   */
  record Due(int card, int deck) {

    /** These cards, copies one by one. */
    static Cards cards(List<Due> all) {
      return Cards.of(all.stream().mapToInt(Due::card).toArray());
    }
  }

  /** What is known of one other seat. */
  private static final class Of {
    /** Whether the team was looked for, and what was found. */
    private boolean sought;

    private Team team;

    /** The cards seen, and those out of hand and deck, after each line. */
    private final List<Cards> seen = new ArrayList<>();

    private final List<Cards> out = new ArrayList<>();

    /** The answers given for each line. */
    private final Map<Integer, List<Due>> due = new HashMap<>();

    private final Map<Integer, Cards> next = new HashMap<>();
  }

  Foretold(Seat viewer) {
    this.viewer = viewer;
  }

  /** What another seat has brought, as far as all these lines show it; null if not enough. */
  Team team(List<Knowledge.Line> all, int other) {
    Of of = of(all, other);
    if (!of.sought) of.team = team(of, other);
    of.sought = true;
    return of.team;
  }

  /**
   * The cards that another seat turns out to hold in {@code p} or later, or to have played or
   * discarded from hand, in the order in which that is shown by what follows from the choice before
   * these lines and in them; those that only leave the deck are left out.
   */
  List<Due> due(Position p, List<Knowledge.Line> later, int other) {
    Of of = of(later, other);
    return due(p, of, lines.size() - later.size() - 1, other);
  }

  /** The same for what follows from the first of these lines. */
  List<Due> dueFrom(Position p, List<Knowledge.Line> first, int other) {
    Of of = of(first, other);
    return due(p, of, lines.size() - first.size(), other);
  }

  private List<Due> due(Position p, Of of, int from, int other) {
    return of.due.computeIfAbsent(from, line -> due(of, now(p, line), line, other));
  }

  /**
   * The cards of another seat that leave hand or deck next, by what follows from the choice before
   * these lines and in them.
   */
  Cards next(Position p, List<Knowledge.Line> later, int other) {
    Of of = of(later, other);
    return next(p, of, lines.size() - later.size() - 1, other);
  }

  /** The same for what follows from the first of these lines. */
  Cards nextFrom(Position p, List<Knowledge.Line> first, int other) {
    Of of = of(first, other);
    return next(p, of, lines.size() - first.size(), other);
  }

  private Cards next(Position p, Of of, int from, int other) {
    return of.next.computeIfAbsent(from, line -> next(of, now(p, line), line, other));
  }

  /**
   * The character of a seat on which the upgrade that it is playing in {@code p} is seen first, by
   * what follows from the choice before these lines and in them; null if it is not seen.
   */
  DestinyView.Character carrier(Position p, List<Knowledge.Line> later, int other, int card) {
    of(later, other);
    String key = arenhold.rules.destiny.card.Cards.of(card).key();
    for (int line = Math.max(0, lines.size() - later.size() - 1); line < lines.size(); line++) {
      if (!(lines.get(line).view() instanceof DestinyView view)) continue;
      for (DestinyView.Character each : view.seats().get(other).characters()) {
        for (DestinyView.Upgrade upgrade : each.upgrades()) {
          if (upgrade.card().equals(key) && number(upgrade.id()) > p.lastPiece) return each;
        }
      }
    }
    return null;
  }

  /**
   * How many cards leave the deck of a seat in these lines before chance is asked which one does;
   * -1 if it is not asked.
   */
  int drawnInOrder(List<Knowledge.Line> later, int other) {
    int drawn = 0;
    int before = -1;
    for (Knowledge.Line line : later) {
      if (!(line.view() instanceof DestinyView view)) continue;
      int deck = view.seats().get(other).deck();
      if (before >= 0 && deck < before) {
        if (line.by() == Seat.NATURE) return drawn;
        drawn += before - deck;
      }
      before = deck;
    }
    return -1;
  }

  /** The card that is shown on top of a seat's deck right after the choice before these lines. */
  Card onTop(Position p, List<Knowledge.Line> later, int other) {
    of(later, other);
    int from = lines.size() - later.size() - 1;
    if (from < 0 || !(lines.get(from).view() instanceof DestinyView view)) return null;
    List<String> top = view.seats().get(other).top();
    boolean changed = !top.equals(now(p, from).seats().get(other).top());
    return changed && !top.isEmpty() ? Foresight.named(String.valueOf(top.getFirst())) : null;
  }

  /**
   * The cards of its own that the viewer sees next without having drawn them by chance, by what
   * follows from the choice before these lines: others have looked at them in the deck.
   */
  Cards lookedAt(Position p, List<Knowledge.Line> later) {
    Of of = of(later, viewer.index());
    int from = Math.max(0, lines.size() - later.size() - 1);
    Cards ever = Foresight.seen(now(p, from), viewer.index());
    Cards last = null;
    for (int line = from; line < lines.size(); line++) {
      Cards seen = of.seen.get(line);
      if (seen == last || seen == null) continue;
      Cards shown = seen.less(ever);
      String learned = lines.get(line).learned();
      boolean drawn = lines.get(line).by() == Seat.NATURE && learned != null && !learned.isEmpty();
      if (!shown.isEmpty() && !drawn) return shown;
      ever = ever.and(shown);
      last = seen;
    }
    return Cards.NONE;
  }

  /** The cards that leave the discard piles right after the choice before these lines. */
  Cards taken(Position p, List<Knowledge.Line> later) {
    of(later, viewer.index());
    int from = lines.size() - later.size() - 1;
    if (from < 0 || !(lines.get(from).view() instanceof DestinyView view)) return Cards.NONE;
    DestinyView before = now(p, from);
    Cards taken = Cards.NONE;
    for (int at = 0; at < p.seats(); at++) {
      Cards pile = Foresight.pile(before, at);
      taken = taken.and(pile.less(Foresight.pile(view, at)));
    }
    return taken;
  }

  /** The number in the name of a card in play, which says when it came. */
  private static int number(String id) {
    return Integer.parseInt(id.substring(id.indexOf('.') + 1));
  }

  private Of of(List<Knowledge.Line> some, int other) {
    if (some.size() > lines.size()) {
      lines = some;
      seats.clear();
    }
    return seats.computeIfAbsent(other, seat -> gathered(seat));
  }

  /** Characters, battlefield, and every card ever seen. */
  private Team team(Of of, int other) {
    List<Member> members = null;
    Card battlefield = null;
    Cards seen = Cards.NONE;
    Cards last = null;
    for (int line = 0; line < lines.size(); line++) {
      if (!(lines.get(line).view() instanceof DestinyView view)) continue;
      DestinyView.Side side = view.seats().get(other);
      boolean characters = members == null && !side.characters().isEmpty();
      if (characters) members = Foresight.members(side);
      if (battlefield == null && side.unused() != null) battlefield = Foresight.card(side.unused());
      // Of each card the greatest number of copies seen at once.
      if (of.seen.get(line) != last) seen = seen.and(of.seen.get(line).less(seen));
      last = of.seen.get(line);
    }
    if (members == null || battlefield == null) return null;
    List<Card> deck = new ArrayList<>();
    for (int number : seen.toArray()) deck.add(arenhold.rules.destiny.card.Cards.of(number));
    return new Team(members, battlefield, deck);
  }

  private Of gathered(int other) {
    Of of = new Of();
    for (Knowledge.Line line : lines) {
      boolean shown = line.view() instanceof DestinyView;
      DestinyView view = shown ? (DestinyView) line.view() : null;
      Cards last = of.seen.isEmpty() ? Cards.NONE : of.seen.getLast();
      add(of.seen, shown ? seen(line, view, last, other) : null);
      add(of.out, shown ? Foresight.out(view, other) : null);
    }
    return of;
  }

  /** The cards seen after a line; of who goes out by it, those before and the one discarded. */
  private static Cards seen(Knowledge.Line line, DestinyView view, Cards before, int other) {
    Cards seen = Foresight.seen(view, other);
    boolean goes = view.seats().get(other).out() && line.by() == Seat.of(other);
    Card named = goes && line.learned() != null ? Foresight.named(line.learned()) : null;
    boolean held = named != null && named.inDecks() && !before.has(named.number);
    return held && !seen.has(named.number) ? before.with(named.number) : seen;
  }

  /** Appends these cards, as the same object where nothing has changed; null repeats the last. */
  private static void add(List<Cards> list, Cards cards) {
    Cards last = list.isEmpty() ? null : list.getLast();
    list.add(cards == null || cards.equals(last) ? last : cards);
  }

  /** What the viewer sees before this line: what the line before has shown. */
  private DestinyView now(Position p, int line) {
    boolean shown = line > 0 && lines.get(line - 1).view() instanceof DestinyView;
    return shown ? (DestinyView) lines.get(line - 1).view() : Foresight.view(p, viewer);
  }

  private List<Due> due(Of of, DestinyView now, int from, int other) {
    List<Due> due = new ArrayList<>();
    Cards ever = Foresight.seen(now, other);
    DestinyView before = now;
    Cards last = null;
    for (int line = Math.max(0, from); line < lines.size(); line++) {
      if (!(lines.get(line).view() instanceof DestinyView view)) continue;
      Cards seen = of.seen.get(line);
      Cards shown = seen == last ? Cards.NONE : seen.less(ever);
      if (!shown.isEmpty()) {
        for (int card : fromHand(shown, lines.get(line), before, view, other).toArray()) {
          due.add(new Due(card, before.seats().get(other).deck()));
        }
        ever = ever.and(shown);
      }
      last = seen;
      before = view;
    }
    return List.copyOf(due);
  }

  /** Which of the cards that one line has shown had been held. */
  private static Cards fromHand(
      Cards shown, Knowledge.Line line, DestinyView before, DestinyView after, int other) {
    if (!Foresight.deckChanges(before, after, other)) return shown;
    // What the player has done may have let cards leave the deck as well.
    if (line.by() != Seat.of(other) || line.learned() == null) return Cards.NONE;
    Card named = Foresight.named(line.learned());
    if (named != null && shown.has(named.number)) return Cards.of(named.number);
    boolean plays = line.learned().isEmpty() || line.learned().equals(Verb.PLAY.key());
    return plays && shown.size() == 1 ? shown : Cards.NONE;
  }

  private Cards next(Of of, DestinyView now, int from, int other) {
    Cards ever = Foresight.out(now, other);
    Cards last = null;
    for (int line = Math.max(0, from); line < lines.size(); line++) {
      Cards out = of.out.get(line);
      if (out == last || out == null) continue;
      Cards shown = out.less(ever);
      if (!shown.isEmpty()) return shown;
      last = out;
    }
    return Cards.NONE;
  }
}

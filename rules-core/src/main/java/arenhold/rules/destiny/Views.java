package arenhold.rules.destiny;

import arenhold.rules.Seat;
import arenhold.rules.Viewer;
import arenhold.rules.card.Row;
import arenhold.rules.destiny.card.Cards;
import arenhold.rules.destiny.card.Keyword;
import arenhold.rules.destiny.play.Activating;
import arenhold.rules.destiny.play.Pools;
import arenhold.rules.destiny.position.Action;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Phase;
import arenhold.rules.destiny.position.Piece;
import arenhold.rules.destiny.position.Position;
import arenhold.rules.destiny.position.Side;
import arenhold.rules.destiny.position.Trigger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** What each viewer sees, named piece by piece. */
final class Views {

  private Views() {}

  static DestinyView of(Position p, Viewer viewer) {
    List<DestinyView.Side> seats = new ArrayList<>();
    for (int seat = 0; seat < p.seats(); seat++) seats.add(side(p, seat, viewer));
    boolean begun = p.phase == Phase.ACTION || p.phase == Phase.REFILL;
    return new DestinyView(
        p.round,
        p.phase.key(),
        begun ? p.active : -1,
        p.extra,
        p.claimed,
        List.copyOf(seats),
        p.clockwise,
        p.field < 0 ? null : new DestinyView.Battlefield(key(p.field), p.fieldOwner, p.controller),
        action(p, viewer),
        queue(p),
        p.marked.stream().map(p::piece).map(Piece::name).toList(),
        p.quiet,
        exits(p),
        p.reason);
  }

  private static List<DestinyView.Exit> exits(Position p) {
    List<DestinyView.Exit> exits = new ArrayList<>();
    for (Position.Exit each : p.exits) {
      for (int seat : each.seats()) exits.add(new DestinyView.Exit(seat, each.how()));
    }
    return List.copyOf(exits);
  }

  private static DestinyView.Side side(Position p, int seat, Viewer viewer) {
    Side side = p.sides[seat];
    boolean own = viewer.knowsAs(Seat.of(seat));
    // All show their teams at once, when the first cards have been dealt (D5.1).
    boolean shown = own || p.phase.compareTo(Phase.DEAL) > 0;
    return new DestinyView.Side(
        side.out,
        side.passed,
        side.resources,
        arenhold.rules.destiny.play.HandSize.of(p, seat),
        own ? keys(side.hand.cards()) : null,
        side.hand.size(),
        keys(side.hand.knownTo(knower(viewer, seat))),
        side.deck.size(),
        known(side.deck.over(), viewer, true),
        known(side.deck.under(), viewer, false),
        keys(side.deck.discard()),
        aside(side),
        side.unused < 0 || !shown ? null : key(side.unused),
        shown ? p.characters(seat).stream().map(each -> character(p, each)).toList() : List.of(),
        p.supports(seat).stream().map(each -> support(p, each)).toList(),
        loose(p, seat));
  }

  private static List<DestinyView.Die> loose(Position p, int seat) {
    List<DestinyView.Die> dice = new ArrayList<>();
    for (Die each : p.dice) if (each.loose && each.inPool(seat)) dice.add(die(p, each));
    return List.copyOf(dice);
  }

  private static List<String> aside(Side side) {
    List<String> aside = new ArrayList<>(keys(side.aside));
    side.fallen.forEach(member -> aside.add(member.card().key()));
    return List.copyOf(aside);
  }

  /** Whose marks of a hand the viewer knows: their own, for all others those of everybody. */
  private static int knower(Viewer viewer, int seat) {
    if (viewer instanceof Viewer.Holder holder && holder.seat().index() != seat) {
      return holder.seat().index();
    }
    return Integer.numberOfTrailingZeros(Position.PUBLIC);
  }

  /** The cards in known places, null for those that the viewer does not know. */
  private static List<String> known(Row row, Viewer viewer, boolean fromTop) {
    List<String> cards = new ArrayList<>();
    boolean any = false;
    for (int i = 0; i < row.size(); i++) {
      boolean seen = false;
      for (int seat = 0; seat < Seat.MOST; seat++) {
        seen |= (row.knownTo(i) >> seat & 1) != 0 && viewer.knowsAs(Seat.of(seat));
      }
      seen |= (row.knownTo(i) & Position.PUBLIC) != 0;
      cards.add(seen ? key(row.card(i)) : null);
      any |= seen;
    }
    // How many places others know is nobody's business.
    return Collections.unmodifiableList(any ? trimmed(cards, fromTop) : List.of());
  }

  /** Without unknown cards on the side of the shuffled ones. */
  private static List<String> trimmed(List<String> cards, boolean fromTop) {
    int from = 0;
    int to = cards.size();
    if (fromTop) while (cards.get(to - 1) == null) to--;
    else while (cards.get(from) == null) from++;
    return cards.subList(from, to);
  }

  private static DestinyView.Character character(Position p, Piece piece) {
    List<String> keywords = new ArrayList<>();
    if (Activating.guards(p, piece)) keywords.add(Keyword.GUARDIAN.key());
    return new DestinyView.Character(
        piece.name(),
        piece.printed().key(),
        piece.ready,
        piece.damage,
        piece.shields,
        List.copyOf(keywords),
        copy(p, piece),
        p.upgrades(piece).stream().map(each -> upgrade(p, each)).toList(),
        dice(p, piece));
  }

  private static int copy(Position p, Piece piece) {
    int number = 0;
    int all = 0;
    for (Piece each : p.pieces) {
      if (each.card != piece.card || each.controller != piece.controller) continue;
      all++;
      if (each == piece) number = all;
    }
    return all == 1 ? 0 : number;
  }

  private static DestinyView.Upgrade upgrade(Position p, Piece piece) {
    Die held = piece.holds < 0 ? null : p.die(piece.holds);
    return new DestinyView.Upgrade(
        piece.name(),
        piece.printed().key(),
        piece.ready,
        piece.owner,
        dice(p, piece),
        held == null ? null : held.name());
  }

  private static DestinyView.Support support(Position p, Piece piece) {
    return new DestinyView.Support(
        piece.name(),
        piece.printed().key(),
        piece.ready,
        piece.owner,
        piece.damage,
        dice(p, piece));
  }

  private static List<DestinyView.Die> dice(Position p, Piece piece) {
    return p.diceOf(piece).stream().map(each -> die(p, each)).toList();
  }

  private static DestinyView.Die die(Position p, Die die) {
    Action action = p.action();
    boolean spent = die.barred > 0 && die.barred == p.round;
    spent |= action != null && action.resolved.contains(die);
    return new DestinyView.Die(
        die.name(),
        die.printed().key(),
        die.place.name().toLowerCase(Locale.ROOT),
        die.pool,
        die.side,
        die.inPool() ? Pools.value(p, die) : 0,
        spent);
  }

  private static DestinyView.Action action(Position p, Viewer viewer) {
    Action action = p.action();
    if (action == null) return null;
    // A card may let another player resolve dice: those of their own pool.
    int chooses = action.die == null ? action.seat : action.die.pool;
    boolean own = chooses >= 0 && viewer.knowsAs(Seat.of(chooses));
    boolean named = own || action.paid;
    boolean half = action.kind == Action.Kind.RESOLVE && action.resolved.isEmpty() && !named;
    boolean open = action.open && !half || viewer.knowsAs(Seat.of(action.seat));
    return new DestinyView.Action(
        action.kind.name().toLowerCase(Locale.ROOT),
        action.seat,
        action.card < 0 || !open ? null : key(action.card),
        p.limbo.isEmpty() ? null : key(p.limbo.getLast().card()),
        action.symbol == null || half ? null : action.symbol.key(),
        action.die == null || !named ? null : action.die.name(),
        named ? action.joined.stream().map(Die::name).toList() : List.of(),
        action.resolved.stream().map(Die::name).toList(),
        named ? action.total : 0,
        named ? action.cost : 0);
  }

  private static List<DestinyView.Ability> queue(Position p) {
    List<DestinyView.Ability> queue = new ArrayList<>();
    for (Trigger each : p.running) queue.add(ability(p, each, true));
    for (Trigger each : p.waiting) queue.add(ability(p, each, false));
    return List.copyOf(queue);
  }

  private static DestinyView.Ability ability(Position p, Trigger trigger, boolean now) {
    Piece piece = p.piece(trigger.piece());
    return new DestinyView.Ability(
        trigger.seat(),
        key(trigger.card()),
        piece == null ? null : piece.name(),
        trigger.cause(),
        trigger.about(),
        now,
        trigger.before());
  }

  private static String key(int card) {
    return Cards.of(card).key();
  }

  private static List<String> keys(arenhold.rules.card.Cards cards) {
    return Arrays.stream(cards.toArray()).mapToObj(Views::key).toList();
  }
}

package arenhold.rules.destiny.play;

import arenhold.rules.Options;
import arenhold.rules.destiny.card.Symbol;
import arenhold.rules.destiny.position.Action;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Piece;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Resolving dice (D7, D8). */
public final class Resolving {

  private final Run run;

  Resolving(Run run) {
    this.run = run;
  }

  /** Whether {@code seat} can resolve this die now (D8.11). */
  public boolean can(int seat, Die die, Change change) {
    if (!die.inPool(seat) || die.busy || used(die)) return false;
    var top = die.top();
    if (top.symbol() == Symbol.BLANK || top.plus() && !change.alone()) return false;
    if (top.symbol() == Symbol.SPECIAL && barred(die)) return false;
    return change.free() || top.cost() <= run.p.sides[seat].resources;
  }

  /** Whether it was resolved in this action (D8.6). */
  private boolean used(Die die) {
    return run.action() > 0 && die.usedIn == run.action();
  }

  /** Whether its special ability is barred in this round (D7.11). */
  private boolean barred(Die die) {
    return die.barred > 0 && die.barred == run.p.round;
  }

  /** The dice of the own pool that can be resolved now. */
  public List<Die> candidates(int seat, Change change) {
    List<Die> result = new ArrayList<>();
    for (Die each : run.p.pool(seat)) if (can(seat, each, change)) result.add(each);
    return result;
  }

  /** The modifiers that can join this base die at this cost so far (D8.7, D8.8). */
  private List<Die> pluses(int seat, Die base, List<Die> joined, Change change) {
    List<Die> result = new ArrayList<>();
    int left = run.p.sides[seat].resources - cost(base, joined, change);
    for (Die each : run.p.pool(seat)) {
      if (each == base || joined.contains(each) || each.busy || used(each)) continue;
      var top = each.top();
      boolean fits = top.plus() && top.symbol() == base.symbol();
      if (fits && (change.free() || top.cost() <= left)) result.add(each);
    }
    return result;
  }

  private static int cost(Die base, List<Die> joined, Change change) {
    if (change.free()) return 0;
    int cost = base.top().cost();
    for (Die each : joined) cost += each.top().cost();
    return cost;
  }

  /** A resolve action: this die, then as many more of its symbol as wanted (D8.1). */
  void action(int seat, Die first) {
    Action action = run.p.action();
    action.symbol = first.symbol();
    Symbol symbol = action.symbol;
    Die die = first;
    while (die != null) {
      resolve(seat, die, Change.NONE, true, -1);
      run.triggers.settle();
      if (run.phaseEnds()) return;
      die = run.isGone(seat) ? null : next(seat, symbol);
    }
  }

  private Die next(int seat, Symbol symbol) {
    List<Die> dice = candidates(seat, Change.NONE);
    dice.removeIf(die -> die.symbol() != symbol);
    if (dice.isEmpty()) return null;
    Options options = run.options();
    options.add(Code.of(Verb.DONE));
    for (Die each : dice) options.add(Code.of(Verb.RESOLVE, each));
    int code = run.choose(seat, Ask.NEXT, Source.RULES);
    return Code.is(code, Verb.DONE) ? null : Code.die(run.p, code);
  }

  /**
   * Lets a card resolve dice of the own pool, several if {@code many}, mixed symbols allowed.
   *
   * @param which those that the card allows
   * @return the dice that were resolved, empty if none could be
   */
  public List<Die> byCard(
      int seat, Predicate<Die> which, Change change, boolean many, boolean optional, int card) {
    List<Die> resolved = new ArrayList<>();
    while (true) {
      List<Die> allowed = run.p.pool(seat);
      allowed.removeIf(which.negate());
      List<Die> dice = allowed.stream().filter(each -> can(seat, each, change)).toList();
      if (dice.isEmpty()) return resolved;
      Source source = Source.of(card).of(allowed.stream().map(Die::name).toList(), change);
      Options options = run.options();
      if (optional || many) options.add(Code.of(Verb.DONE));
      for (Die each : dice) options.add(Code.of(Verb.RESOLVE, each));
      int code = run.chooseUnlessForced(seat, Ask.RESOLVE, source);
      if (Code.is(code, Verb.DONE)) return resolved;
      Die die = Code.die(run.p, code);
      resolved.add(die);
      resolved.addAll(resolve(seat, die, change, many, card));
      if (!many) return resolved;
    }
  }

  /**
   * Resolves one die with its modifiers (D8.2).
   *
   * @param joins whether modifiers may join
   * @param by the card that lets it be resolved, or -1
   * @return the modifiers that joined
   */
  private List<Die> resolve(int seat, Die die, Change change, boolean joins, int by) {
    Action action = run.p.action();
    Shown outer = action == null ? null : Shown.of(action);
    if (action != null) action.paid = false;
    List<Die> joined = new ArrayList<>();
    int lost;
    try {
      lost = use(action, seat, die, joined, change, joins, by);
    } catch (Lapsed ended) {
      busy(die, joined, false);
      if (action != null) outer.on(action);
      throw ended;
    }
    busy(die, joined, false);
    List<Die> all = new ArrayList<>(List.of(die));
    all.addAll(joined);
    for (Die each : all) {
      each.usedIn = run.action();
      if (action != null) action.resolved.add(each);
      if (!each.stays && each.inPool()) run.pools.goHome(each);
      each.stays = false;
    }
    if (action != null) outer.on(action);
    if (lost > 0) run.triggers.after(new Happening.Disrupted(seat, lost));
    return joined;
  }

  /** Lets modifiers join a die and carries out its symbol; answers what an opponent lost by it. */
  private int use(
      Action action, int seat, Die die, List<Die> joined, Change change, boolean joins, int by) {
    while (joins) {
      show(action, seat, die, joined, change);
      List<Die> pluses = pluses(seat, die, joined, change);
      if (pluses.isEmpty()) break;
      Options options = run.options();
      options.add(Code.of(Verb.DONE));
      for (Die each : pluses) options.add(Code.of(Verb.JOIN, each));
      List<String> chosen = new ArrayList<>(List.of(die.name()));
      for (Die each : joined) chosen.add(each.name());
      int code = run.choose(seat, Ask.JOIN, Source.RULES.after(chosen, 0));
      if (Code.is(code, Verb.DONE)) break;
      joined.add(Code.die(run.p, code));
    }
    int total = show(action, seat, die, joined, change);
    busy(die, joined, true);
    int cost = cost(die, joined, change);
    Symbol symbol = die.symbol();
    Runnable pays =
        () -> {
          if (action != null) action.paid = true;
          pay(seat, die, joined, symbol, total, cost, by);
        };
    return carryOut(seat, symbol, total, change, die.card, die, pays);
  }

  /** What is shown of a die being resolved, while a special ability resolves another (D7.8). */
  private record Shown(Die die, List<Die> joined, int total, int cost, boolean paid) {

    private static Shown of(Action action) {
      return new Shown(action.die, action.joined, action.total, action.cost, action.paid);
    }

    private void on(Action action) {
      action.die = die;
      action.joined = joined;
      action.total = total;
      action.cost = cost;
      action.paid = paid;
    }
  }

  private int show(Action action, int seat, Die die, List<Die> joined, Change change) {
    int shown = Pools.value(run.p, die);
    for (Die each : joined) shown += Pools.value(run.p, each);
    int total = change.total(shown);
    if (action != null) {
      action.die = die;
      action.joined = List.copyOf(joined);
      action.total = total;
      action.cost = cost(die, joined, change);
    }
    return total;
  }

  private static void busy(Die die, List<Die> joined, boolean busy) {
    die.busy = busy;
    for (Die each : joined) each.busy = busy;
  }

  /**
   * Carries out a symbol (D7.2-D7.8).
   *
   * @param card whose die it is
   * @param die the die, or null if none shows the symbol (D18.20)
   * @param pays what is done once everything is settled, before it happens (D19.1)
   * @return what an opponent lost by disrupting
   */
  int carryOut(
      int seat, Symbol symbol, int total, Change change, int card, Die die, Runnable pays) {
    Source source = Source.of(card);
    switch (symbol) {
      case MELEE, RANGED -> {
        Source.Blow blow = new Source.Blow(total, false, change.unblockable());
        Piece target = total == 0 ? null : character(seat, Ask.TARGET, source.with(blow));
        pays.run();
        if (target == null) return 0;
        List<Share> hit = List.of(new Share(target, total));
        run.wounds.deal(hit, symbol.key(), change.unblockable());
      }
      case SHIELD -> {
        if (Ongoing.divides(card, die)) {
          List<Share> shares = divided(seat, total, source);
          pays.run();
          run.shields.give(shares);
          return 0;
        }
        Source.Blow gift = new Source.Blow(total, true, false);
        Piece target = total == 0 ? null : character(seat, Ask.SHIELD, source.with(gift));
        pays.run();
        if (target != null) run.shields.give(target, total);
      }
      case RESOURCE -> {
        pays.run();
        gain(seat, total);
      }
      case DISRUPT -> {
        int opponent = total == 0 ? -1 : opponent(seat, source);
        pays.run();
        return opponent < 0 ? 0 : lose(opponent, total);
      }
      case DISCARD -> {
        int opponent = total == 0 ? -1 : opponent(seat, source);
        pays.run();
        if (opponent >= 0) run.hands.discardRandom(opponent, total);
      }
      case FOCUS -> {
        pays.run();
        focus(seat, total, source);
      }
      case SPECIAL -> {
        pays.run();
        Effect special = run.book.works(card).special;
        Deed deed =
            die == null ? Deed.of(run, seat, card) : Deed.of(run, seat, run.p.of(die), card);
        if (special != null) run.carry(deed.die(die), special);
      }
      case BLANK -> throw new IllegalStateException("a blank side is resolved");
    }
    return 0;
  }

  /**
   * Shields that may be divided among the own characters, one by one (D10.14); all of them may as
   * well go to one character of another player (D7.3).
   */
  private List<Share> divided(int seat, int total, Source source) {
    Map<Piece, Integer> got = new LinkedHashMap<>();
    List<String> names = new ArrayList<>();
    Source one = source.with(new Source.Blow(1, true, false));
    for (int left = total; left > 0; left--) {
      Options options = run.options();
      boolean first = left == total;
      List<Piece> takers = first ? run.p.characters() : run.p.characters(seat);
      for (Piece each : takers) options.add(Code.of(Verb.AT, each));
      int code = run.chooseUnlessForced(seat, Ask.SHIELD, one.after(names, left));
      Piece taker = Code.piece(run.p, code);
      if (taker.controller != seat) return List.of(new Share(taker, total));
      got.merge(taker, 1, Integer::sum);
      names.add(taker.name());
    }
    List<Share> shares = new ArrayList<>();
    got.forEach((taker, amount) -> shares.add(new Share(taker, amount)));
    return shares;
  }

  /**
   * Lets a player resolve a side of the die of a card that is not in play: one that could be
   * resolved if it showed (D8.11), without modifiers, since no die shows it (D8.7, D18.20).
   *
   * @return whether one could be resolved
   */
  public boolean side(int seat, int card) {
    Die die = run.pools.loose(card);
    int most = run.p.sides[seat].resources;
    List<Integer> sides =
        Pools.sides(die, top -> top.symbol() != Symbol.BLANK && !top.plus() && top.cost() <= most);
    int side = -1;
    if (!sides.isEmpty()) {
      Options options = run.options();
      for (int each : sides) options.add(Code.side(Verb.SIDE, die, each));
      side = Code.with(run.chooseUnlessForced(seat, Ask.RESOLVE_SIDE, Source.of(card)));
    }
    run.p.dice.remove(die);
    if (side < 0) return false;
    var top = die.printed().sides().get(side);
    int total = Pools.value(run.p, die, side, seat);
    Runnable pays = () -> pay(seat, die, List.of(), top.symbol(), total, top.cost(), card);
    carryOut(seat, top.symbol(), total, Change.NONE, card, null, pays);
    return true;
  }

  private void pay(
      int seat, Die die, List<Die> joined, Symbol symbol, int total, int cost, int by) {
    run.p.sides[seat].resources -= cost;
    run.p.stirred = true;
    run.tell(
        () ->
            new DestinyEvent.Resolved(
                seat,
                die.name(),
                die.printed().key(),
                joined.stream().map(Die::name).toList(),
                symbol.key(),
                total,
                cost,
                by < 0 ? null : arenhold.rules.destiny.card.Cards.of(by).key()));
  }

  /** Turns so many dice of the own pool, chosen together (D7.7). */
  private void focus(int seat, int total, Source source) {
    List<Die> left = run.pools.in(seat);
    List<Die> chosen = new ArrayList<>();
    List<String> names = new ArrayList<>();
    while (chosen.size() < total && !left.isEmpty()) {
      Options options = run.options();
      for (Die each : left) options.add(Code.of(Verb.DIE, each));
      int stillLeft = total - chosen.size();
      int code = run.chooseUnlessForced(seat, Ask.TURN, source.after(names, stillLeft));
      Die die = Code.die(run.p, code);
      left.remove(die);
      chosen.add(die);
      names.add(die.name());
    }
    for (Die each : chosen) run.pools.turn(seat, each, side -> true, source);
  }

  /** Lets a player choose any undefeated character (D7.10). */
  Piece character(int seat, Ask ask, Source source) {
    Options options = run.options();
    for (Piece each : run.p.characters()) options.add(Code.of(Verb.AT, each));
    if (options.size() == 0) return null;
    return Code.piece(run.p, run.chooseUnlessForced(seat, ask, source));
  }

  /** Lets a player choose an opponent (D15.4); -1 if there is none. */
  int opponent(int seat, Source source) {
    List<Integer> opponents = run.p.opponents(seat);
    if (opponents.isEmpty()) return -1;
    Options options = run.options();
    for (int each : opponents) options.add(Code.of(Verb.SEAT, each));
    return Code.with(run.chooseUnlessForced(seat, Ask.OPPONENT, source));
  }

  /** Gains resources (D10.11); who is out gains nothing (D15.5). */
  public void gain(int seat, int amount) {
    if (amount <= 0 || run.p.isOut(seat)) return;
    run.p.sides[seat].resources += amount;
    run.tell(() -> new DestinyEvent.Gained(seat, amount));
  }

  /** Loses resources, or all there are; answers how many (D7.5). */
  public int lose(int seat, int amount) {
    int lost = Math.min(amount, run.p.sides[seat].resources);
    if (lost == 0) return 0;
    run.p.sides[seat].resources -= lost;
    run.tell(() -> new DestinyEvent.Lost(seat, lost));
    return lost;
  }
}

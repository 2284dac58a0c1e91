package arenhold.rules.tashkalar.effect;

import arenhold.rules.Options;
import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.Board;
import arenhold.rules.tashkalar.Code;
import arenhold.rules.tashkalar.Direction;
import arenhold.rules.tashkalar.Rank;
import arenhold.rules.tashkalar.TashKalarPrompt;
import java.util.List;

/** Carries effects out, and looks ahead at what they would do. */
public final class Resolver {

  private Resolver() {}

  /** Carries {@code effect} out; returns whether anything was done. */
  public static boolean run(Effect effect, Run run) {
    return switch (effect) {
      case Effect.All all -> {
        boolean done = false;
        for (Effect part : all.parts()) done |= run(part, run);
        yield done;
      }
      case Effect.Then then -> {
        boolean first = run(then.first(), run);
        run(first ? then.next() : then.otherwise(), run);
        yield first;
      }
      case Effect.When when -> run(when.condition().holds(run) ? when.yes() : when.no(), run);
      case Effect.Pick pick -> pick(pick, run);
      case Effect.Each each -> each(each, run);
      case Effect.Choose choose -> choose(choose.branches(), run);
      case Effect.Aim aim -> aim(aim, run);
      case Effect.Destroy destroy -> {
        boolean here = run.here(destroy.piece());
        if (here) run.destroy(run.square(destroy.piece()), destroy.credited());
        yield here;
      }
      case Effect.Raise raise -> run.here(raise.piece()) && run.raise(run.square(raise.piece()));
      case Effect.Lower lower -> run.here(lower.piece()) && run.lower(run.square(lower.piece()));
      case Effect.EachColour each -> eachColour(each.then(), run);
      case Effect.Convert convert ->
          run.here(convert.piece()) && run.convert(run.square(convert.piece()), convert.rank());
      case Effect.GainAction gain -> {
        run.turn().gainAction();
        yield true;
      }
      case Effect.GainTurn gain -> {
        run.turn().gainTurn();
        yield true;
      }
      case Effect.ExtraCard extra -> {
        run.turn().extraCard(extra.kind());
        yield true;
      }
      case Effect.Borrow borrow -> {
        run.turn().borrow(borrow.atOnce());
        yield true;
      }
      case Effect.Banish banish -> {
        boolean here = run.here(banish.piece());
        if (here) run.banish(run.square(banish.piece()));
        yield here;
      }
      case Effect.Hinder hinder -> {
        run.turn().hinder();
        yield true;
      }
      case Effect.DiscardFlare discard -> run.turn().discardFlare();
      case Effect.Become become -> {
        boolean here = run.here(become.piece());
        if (here) run.becomeGateway(run.square(become.piece()));
        yield here;
      }
      case Effect.Exchange exchange -> exchange(exchange, run);
      case Effect.Place place -> place(place, run);
      case Effect.Moves moves -> Moving.moves(moves, run);
      case Effect.Slide slide -> Moving.slide(slide, run);
      case Effect.Leap leap -> Moving.leap(leap.mover(), run);
      case Effect.Shoot shoot -> shoot(shoot, run);
      case Effect.Scripted scripted -> scripted.possible().holds(run) && scripted.script().run(run);
    };
  }

  /** Whether {@code effect} could change anything as things stand (R13.3a). */
  public static boolean possible(Effect effect, Run run) {
    return switch (effect) {
      case Effect.All all -> {
        for (Effect part : all.parts()) if (possible(part, run)) yield true;
        yield false;
      }
      case Effect.Then then -> possible(then.first(), run) || possible(then.otherwise(), run);
      case Effect.When when -> possible(when.condition().holds(run) ? when.yes() : when.no(), run);
      case Effect.Pick pick -> !targets(pick, run).isEmpty();
      case Effect.Each each -> !each.from().in(run).isEmpty();
      case Effect.Choose choose -> {
        for (Effect.Branch branch : choose.branches())
          if (possible(branch.effect(), run)) yield true;
        yield false;
      }
      case Effect.Aim aim -> directions(aim, run) != 0;
      case Effect.Destroy destroy -> run.here(destroy.piece());
      case Effect.Raise raise ->
          run.here(raise.piece()) && run.board().canRaise(run.square(raise.piece()));
      case Effect.Lower lower ->
          run.here(lower.piece()) && run.board().canLower(run.square(lower.piece()));
      case Effect.EachColour each -> possibleForSome(each.then(), run);
      case Effect.Convert convert ->
          run.here(convert.piece()) && run.canConvert(run.square(convert.piece()), convert.rank());
      case Effect.GainAction gain -> true;
      case Effect.GainTurn gain -> true;
      case Effect.ExtraCard extra -> true;
      case Effect.Borrow borrow -> true;
      case Effect.Banish banish -> run.here(banish.piece());
      case Effect.Hinder hinder -> true;
      case Effect.DiscardFlare discard -> run.turn().holdsFlare();
      case Effect.Become become -> run.here(become.piece());
      case Effect.Exchange exchange -> !exchangeable(exchange, run).isEmpty();
      case Effect.Place place ->
          run.canPlace(place.rank())
              && !place.area().in(run).without(run.board().occupied()).isEmpty();
      case Effect.Moves moves -> Moving.possible(moves.movers(), run);
      case Effect.Slide slide -> Moving.possible(List.of(slide.mover()), run);
      case Effect.Leap leap -> !Moving.leapers(leap.mover(), run).isEmpty();
      case Effect.Shoot shoot -> !hits(shoot, run).isEmpty();
      case Effect.Scripted scripted -> scripted.possible().holds(run);
    };
  }

  /** The squares whose pieces {@code effect} destroys whatever is decided later. */
  public static SquareSet certain(Effect effect, Run run) {
    return switch (effect) {
      case Effect.All all -> {
        SquareSet result = SquareSet.NONE;
        for (Effect part : all.parts()) result = result.or(certain(part, run));
        yield result;
      }
      case Effect.Then then -> certain(then.first(), run);
      case Effect.When when -> certain(when.condition().holds(run) ? when.yes() : when.no(), run);
      case Effect.Each each -> {
        SquareSet result = SquareSet.NONE;
        SquareSet from = each.from().in(run);
        for (int s = from.first(); s >= 0; s = from.next(s)) {
          result = result.or(certain(each.then(), run.with(s)));
        }
        yield result;
      }
      case Effect.Destroy destroy -> run.only(destroy.piece());
      case Effect.Banish banish -> run.only(banish.piece());
      case Effect.Shoot shoot -> hits(shoot, run);
      default -> SquareSet.NONE;
    };
  }

  /** The squares whose pieces the choice {@code code} of the open question surely destroys. */
  public static SquareSet certain(TashKalarPrompt prompt, int code, Run run) {
    Effect then = run.pending();
    if (then == null || code == Code.SKIP || code == Code.STOP) return SquareSet.NONE;
    return switch (prompt) {
      case DIRECTION -> certain(then, run.aiming(Code.a(code)));
      case BRANCH -> certain(((Effect.Choose) then).branches().get(Code.a(code)).effect(), run);
      default -> certain(then, run.with(Code.a(code)));
    };
  }

  private static boolean pick(Effect.Pick pick, Run run) {
    SquareSet targets = targets(pick, run);
    if (targets.isEmpty()) return false;
    Options options = run.options();
    for (int s = targets.first(); s >= 0; s = targets.next(s)) options.add(Code.square(s));
    if (pick.optional()) options.add(Code.SKIP);
    run.start(1);
    int code = run.ask(prompt(pick.then()), pick.then());
    if (code == Code.SKIP) return false;
    int before = run.saveIt();
    run.setIt(Code.a(code));
    boolean done = run(pick.then(), run);
    run.restoreIt(before);
    return done;
  }

  /** The pieces on which the effect can be carried out (R13.3d). */
  private static SquareSet targets(Effect.Pick pick, Run run) {
    SquareSet targets = pick.from().in(run);
    Effect verb = verb(pick.then());
    SquareSet all = targets;
    for (int s = all.first(); s >= 0; s = all.next(s)) {
      boolean works =
          switch (verb) {
            case Effect.Raise raise -> run.board().canRaise(s);
            case Effect.Lower lower -> run.board().canLower(s);
            case Effect.Convert convert -> run.canConvert(s, convert.rank());
            default -> true;
          };
      if (!works) targets = targets.without(s);
    }
    return targets;
  }

  /** The first thing an effect does. */
  private static Effect verb(Effect effect) {
    return switch (effect) {
      case Effect.All all -> verb(all.parts().getFirst());
      case Effect.Then then -> verb(then.first());
      case Effect.When when -> verb(when.yes());
      default -> effect;
    };
  }

  private static TashKalarPrompt prompt(Effect effect) {
    return switch (verb(effect)) {
      case Effect.Destroy destroy -> TashKalarPrompt.DESTROY;
      case Effect.Banish banish -> TashKalarPrompt.DESTROY;
      case Effect.Raise raise -> TashKalarPrompt.RAISE;
      case Effect.Lower lower -> TashKalarPrompt.LOWER;
      case Effect.Convert convert -> TashKalarPrompt.CONVERT;
      case Effect.Become become -> TashKalarPrompt.GATEWAY;
      case Effect.Scripted scripted -> scripted.prompt();
      default -> TashKalarPrompt.PIECE;
    };
  }

  /** The pieces that have another one to change places with. */
  private static SquareSet exchangeable(Effect.Exchange exchange, Run run) {
    SquareSet all = exchange.one().in(run);
    SquareSet result = all;
    for (int s = all.first(); s >= 0; s = all.next(s)) {
      if (exchange.other().in(run.with(s)).without(s).isEmpty()) result = result.without(s);
    }
    return result;
  }

  private static boolean exchange(Effect.Exchange exchange, Run run) {
    SquareSet ones = exchangeable(exchange, run);
    if (ones.isEmpty()) return false;
    run.start(2);
    Options options = run.options();
    for (int s = ones.first(); s >= 0; s = ones.next(s)) options.add(Code.square(s));
    options.add(Code.SKIP);
    int code = run.ask(TashKalarPrompt.EXCHANGE);
    if (code == Code.SKIP) return false;
    run.chose(code);
    int one = Code.a(code);
    SquareSet others = exchange.other().in(run.with(one)).without(one);
    options = run.options();
    for (int s = others.first(); s >= 0; s = others.next(s)) options.add(Code.square(s));
    run.exchange(one, Code.a(run.ask(TashKalarPrompt.EXCHANGE)));
    return true;
  }

  private static boolean each(Effect.Each each, Run run) {
    SquareSet from = each.from().in(run);
    int before = run.saveIt();
    for (int s = from.first(); s >= 0; s = from.next(s)) {
      run.setIt(s);
      run(each.then(), run);
    }
    run.restoreIt(before);
    return !from.isEmpty();
  }

  private static boolean eachColour(Effect then, Run run) {
    boolean done = false;
    for (int colour = 0; colour < run.board().colours(); colour++) {
      run.thatColour(colour);
      done |= run(then, run);
    }
    return done;
  }

  private static boolean possibleForSome(Effect then, Run run) {
    for (int colour = 0; colour < run.board().colours(); colour++) {
      run.thatColour(colour);
      if (possible(then, run)) return true;
    }
    return false;
  }

  private static boolean choose(List<Effect.Branch> branches, Run run) {
    int possible = 0;
    for (int i = 0; i < branches.size(); i++) {
      Effect effect = branches.get(i).effect();
      if (declinable(effect) || possible(effect, run)) possible |= 1 << i;
    }
    if (possible == 0) return false;
    int chosen = Integer.numberOfTrailingZeros(possible);
    if (Integer.bitCount(possible) > 1) {
      Options options = run.options();
      for (int i = 0; i < branches.size(); i++) {
        if ((possible >> i & 1) != 0) options.add(Code.branch(i));
      }
      run.start(1);
      chosen = Code.a(run.ask(TashKalarPrompt.BRANCH, new Effect.Choose(branches)));
    }
    return run(branches.get(chosen).effect(), run);
  }

  /** Whether nothing need be done of an effect, so that it may always be named (R13.3c). */
  private static boolean declinable(Effect effect) {
    return effect instanceof Effect.Moves moves && moves.optional();
  }

  private static boolean aim(Effect.Aim aim, Run run) {
    int directions = directions(aim, run);
    if (directions == 0) return false;
    Options options = run.options();
    for (int direction = 0; direction < Direction.COUNT; direction++) {
      if ((directions >> direction & 1) != 0) options.add(Code.direction(direction));
    }
    if (aim.optional()) options.add(Code.SKIP);
    run.start(1);
    int code = run.ask(TashKalarPrompt.DIRECTION, aim.then());
    if (code == Code.SKIP) return false;
    run.aim(Code.a(code));
    return run(aim.then(), run);
  }

  /** The drawn directions in which something would be done (R13.3c), one bit each. */
  private static int directions(Effect.Aim aim, Run run) {
    int before = run.aim();
    int result = 0;
    for (int direction = 0; direction < Direction.COUNT; direction++) {
      if ((run.rays() >> direction & 1) == 0) continue;
      run.aim(direction);
      if (possible(aim.then(), run)) result |= 1 << direction;
    }
    run.aim(before);
    return result;
  }

  private static boolean place(Effect.Place place, Run run) {
    run.start(place.count());
    boolean placed = false;
    for (int i = 0; i < place.count() && run.canPlace(place.rank()); i++) {
      int square = square(place.optional(), place.area(), run);
      if (square < 0) break;
      run.place(square, place.rank());
      run.setIt(square);
      placed = true;
    }
    return placed;
  }

  /** Asks for an empty square there; -1 if there is none or no more are wished for. */
  static int square(boolean optional, Area area, Run run) {
    SquareSet free = area.in(run).without(run.board().occupied());
    if (free.isEmpty()) return -1;
    Options options = run.options();
    for (int s = free.first(); s >= 0; s = free.next(s)) options.add(Code.square(s));
    if (optional) options.add(Code.STOP);
    int code = run.ask(TashKalarPrompt.PLACE);
    if (code == Code.STOP) return -1;
    run.chose(code);
    return Code.a(code);
  }

  private static boolean shoot(Effect.Shoot shoot, Run run) {
    SquareSet hits = hits(shoot, run);
    for (int s = hits.first(); s >= 0; s = hits.next(s)) run.destroy(s, true);
    return !hits.isEmpty();
  }

  private static SquareSet hits(Effect.Shoot shoot, Run run) {
    SquareSet hits = SquareSet.NONE;
    int square = run.square(Ref.SELF);
    for (int left = shoot.shots(); left > 0; ) {
      square = run.arena().step(run.aim(), square);
      if (square < 0) break;
      int piece = run.board().at(square);
      if (piece == Board.NONE) continue;
      if (shoot.sparesLegends() && Board.rank(piece) == Rank.LEGENDARY.ordinal()) break;
      hits = hits.with(square);
      left--;
    }
    return hits;
  }
}

package arenhold.rules.destiny.play;

import arenhold.rules.Options;
import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Cards;
import arenhold.rules.destiny.position.Action;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Piece;
import arenhold.rules.destiny.position.Side;
import java.util.ArrayList;
import java.util.List;

/** The actions of a turn (D9.3). */
public final class Acting {

  private final Run run;

  Acting(Run run) {
    this.run = run;
  }

  /** Shows that something is being carried out. */
  Action begin(Action.Kind kind, int seat, int card) {
    Action action = new Action(kind, seat, card);
    run.p.actions.add(action);
    return action;
  }

  /** It is done. */
  void end(Action action) {
    run.p.actions.remove(action);
  }

  /**
   * Lists what {@code seat} may do: first to pass, or to take no additional action, which is also
   * what is done for those who do not choose.
   */
  void list(int seat, Options options, Verb nothing) {
    Side side = run.p.sides[seat];
    List<Integer> codes = new ArrayList<>();
    codes.add(Code.of(nothing));
    var hand = side.hand.cards();
    for (int card = hand.first(); card >= 0; card = hand.next(card)) {
      if (run.playing.can(seat, Cards.of(card), Playing.Terms.HAND)) {
        codes.add(Code.of(Verb.PLAY, card));
      }
    }
    for (Piece each : run.p.pieces) {
      boolean can = each.controller == seat && Activating.can(each);
      if (can) codes.add(Code.of(Verb.ACTIVATE, each));
    }
    for (Die each : run.resolving.candidates(seat, Change.NONE)) {
      codes.add(Code.of(Verb.RESOLVE, each));
    }
    boolean rerolls = side.hand.size() > 0 && !run.p.pool(seat).isEmpty();
    if (rerolls) codes.add(Code.of(Verb.REROLL));
    for (Piece each : run.p.pieces) {
      if (each.controller == seat && usable(seat, each)) codes.add(Code.of(Verb.USE, each));
    }
    if (run.p.claimed < 0) codes.add(Code.of(Verb.CLAIM));
    for (int code : codes) options.add(code);
  }

  private boolean usable(int seat, Piece piece) {
    Works works = run.book.works(piece.card);
    return works.action != null && works.actionPossible.holds(Deed.of(run, seat, piece));
  }

  /**
   * Asks for an action and carries it out, with all that waits for its end.
   *
   * @param additional whether it is an additional one, which may be declined (D9.5)
   * @return how many additional actions follow, or -1 if none was taken
   */
  public int act(int seat, boolean additional) {
    Verb nothing = additional ? Verb.DONE : Verb.PASS;
    list(seat, run.options(), nothing);
    int code = run.unlessGone(() -> asked(seat, additional), Code.of(nothing));
    if (Code.is(code, nothing)) return -1;
    return run.asAction(seat, () -> carryOut(seat, code));
  }

  /**
   * The action chosen. Who holds no card is not asked if nothing is left to be done: everybody sees
   * that (D19.4).
   */
  private int asked(int seat, boolean additional) {
    Ask ask = additional ? Ask.EXTRA : Ask.ACTION;
    boolean hides = run.p.sides[seat].hand.size() > 0;
    if (hides) return run.choose(seat, ask, Source.RULES);
    // A turn that passes by itself still settles what the player before has done (D19.3).
    if (!additional && run.table().filled().size() == 1) run.noReturn();
    return run.chooseUnlessForced(seat, ask, Source.RULES);
  }

  /**
   * Lets a player take additional actions outside their turn: so many, and those that they bring,
   * one after another until one is declined (D9.5).
   */
  public void additional(int seat, int count) {
    int left = count;
    while (left > 0 && run.p.claimed != seat && !run.isGone(seat) && !run.phaseEnds()) {
      int more = act(seat, true);
      left = more < 0 ? 0 : left - 1 + more;
    }
  }

  private void carryOut(int seat, int code) {
    switch (Code.verb(code)) {
      case PLAY -> run.playing.play(seat, Code.card(code), Playing.Terms.HAND);
      case ACTIVATE -> activate(seat, Code.piece(run.p, code));
      case RESOLVE -> {
        Die die = Code.die(run.p, code);
        Action action = begin(Action.Kind.RESOLVE, seat, die.card);
        run.resolving.action(seat, die);
        end(action);
      }
      case REROLL -> reroll(seat);
      case USE -> use(seat, Code.piece(run.p, code));
      case CLAIM -> claim(seat);
      default -> throw new IllegalStateException("no action");
    }
  }

  private void activate(int seat, Piece piece) {
    Action action = begin(Action.Kind.ACTIVATE, seat, piece.card);
    run.activating.activate(seat, List.of(piece));
    end(action);
  }

  /** Names dice, discards a card, rerolls them together (D9.11). */
  private void reroll(int seat) {
    Action action = begin(Action.Kind.REROLL, seat, -1);
    List<Die> left = run.pools.in(seat);
    List<Die> chosen = new ArrayList<>();
    List<String> names = new ArrayList<>();
    while (!left.isEmpty()) {
      Options options = run.options();
      if (!chosen.isEmpty()) options.add(Code.of(Verb.DONE));
      for (Die each : left) options.add(Code.of(Verb.DIE, each));
      int code = run.chooseUnlessForced(seat, Ask.REROLL, Source.RULES.after(names, 0));
      if (Code.is(code, Verb.DONE)) break;
      Die die = Code.die(run.p, code);
      left.remove(die);
      chosen.add(die);
      names.add(die.name());
    }
    run.hands.discardChosen(seat, 1, Source.RULES);
    run.pools.reroll(chosen);
    end(action);
  }

  private void use(int seat, Piece piece) {
    Action action = begin(Action.Kind.ACTION, seat, piece.card);
    run.p.stirred = true;
    run.tell(() -> new DestinyEvent.Used(seat, piece.name(), piece.printed().key()));
    run.carry(Deed.of(run, seat, piece), run.book.works(piece.card).action);
    end(action);
  }

  /** Takes the battlefield; its ability may be used (D9.13). */
  private void claim(int seat) {
    Action action = begin(Action.Kind.CLAIM, seat, run.p.field);
    run.p.claimed = seat;
    run.p.controller = seat;
    run.tell(() -> new DestinyEvent.Claimed(seat, Cards.of(run.p.field).key()));
    Options options = run.options();
    options.add(Code.of(Verb.NO));
    options.add(Code.of(Verb.YES));
    int code = run.choose(seat, Ask.CLAIM, Source.of(run.p.field));
    if (Code.is(code, Verb.YES)) claimAbility(seat);
    end(action);
  }

  /** Carries out the claim ability of the battlefield in use for {@code seat} (D18.9). */
  public void claimAbility(int seat) {
    Card field = Cards.of(run.p.field);
    run.tell(() -> new DestinyEvent.Triggered(seat, field.key(), null, "claimed", null));
    Effect effect = run.book.works(field.number).claim;
    if (effect != null) run.carry(Deed.of(run, seat, field.number), effect);
  }
}

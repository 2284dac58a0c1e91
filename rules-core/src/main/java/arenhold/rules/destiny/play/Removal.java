package arenhold.rules.destiny.play;

import arenhold.rules.Options;
import arenhold.rules.card.Cards;
import arenhold.rules.card.Deck;
import arenhold.rules.card.Hand;
import arenhold.rules.destiny.card.Member;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Phase;
import arenhold.rules.destiny.position.Piece;
import arenhold.rules.destiny.position.Position;
import arenhold.rules.destiny.position.Side;
import java.util.ArrayList;
import java.util.List;

/** What leaves play: cards with their dice, and players (D4.10, D15.5). */
public final class Removal {

  /** The most upgrades on a character (D6.6). */
  static final int MOST_UPGRADES = 3;

  /** Reasons why a match is over (D14.4). */
  public static final String DEFEAT = "defeat";

  public static final String DEFEAT_BOTH = "defeat-both";

  private final Run run;

  Removal(Run run) {
    this.run = run;
  }

  /** Takes a card and its dice out of play; where it goes is the caller's. */
  void leave(Piece piece) {
    leave(piece, List.of(piece));
  }

  /**
   * The same.
   *
   * @param together what leaves by the same effect, this card included
   */
  private void leave(Piece piece, List<Piece> together) {
    Position p = run.p;
    settleTwins(piece, together);
    p.pieces.remove(piece);
    for (Die die : p.diceOf(piece)) {
      die.goHome();
      p.dice.remove(die);
    }
    release(p, piece);
    for (Piece each : p.pieces) {
      if (each.holds >= 0 && p.die(each.holds) == null) each.holds = -1;
    }
    unmark(p, piece);
  }

  /** A delayed effect on something ends when that leaves play (D11.19, D18.22). */
  private static void unmark(Position p, Piece piece) {
    List<Integer> marked = new ArrayList<>(p.marked);
    if (marked.remove((Integer) piece.id)) p.marked = List.copyOf(marked);
  }

  /** Gives back the die that is held on a card which leaves play (card 102). */
  private static void release(Position p, Piece holder) {
    Die held = holder.holds < 0 ? null : p.die(holder.holds);
    if (held != null) held.goHome();
  }

  /**
   * Of two copies on one character with both dice in the pool, its controller picks the die that
   * goes (D4.11): if it is the other one's, the two change places. Nothing is picked if all the
   * copies leave together, or if the card's own die is being resolved, which no effect may choose
   * meanwhile (D8.15).
   */
  private void settleTwins(Piece piece, List<Piece> together) {
    if (!piece.isUpgrade()) return;
    Position p = run.p;
    List<Die> own = p.diceOf(piece);
    if (own.isEmpty() || !own.getFirst().inPool() || own.getFirst().busy) return;
    List<Die> dice = new ArrayList<>();
    boolean oneStays = false;
    for (Piece each : p.pieces) {
      if (each.host != piece.host || each.card != piece.card) continue;
      for (Die die : p.diceOf(each)) {
        if (!die.inPool() || die.busy) continue;
        dice.add(die);
        oneStays |= !together.contains(each);
      }
    }
    if (dice.size() < 2 || !oneStays) return;
    Options options = run.options();
    for (Die die : dice) options.add(Code.of(Verb.DIE, die));
    Source source = Source.of(piece.card);
    int its = Code.of(Verb.DIE, own.getFirst());
    int code = run.unlessGone(() -> run.choose(piece.controller, Ask.WHOSE_DIE, source), its);
    Code.die(p, code).swap(own.getFirst());
  }

  /** Discards an upgrade or a support in play to its owner's pile. */
  public void discard(Piece piece) {
    discard(piece, List.of(piece));
  }

  /** Discards upgrades and supports in play by one effect. */
  public void discard(List<Piece> together) {
    for (Piece each : List.copyOf(together)) discard(each, together);
  }

  private void discard(Piece piece, List<Piece> together) {
    if (!run.p.inPlay(piece)) return;
    leave(piece, together);
    Side side = run.p.sides[piece.owner];
    if (!side.out) side.deck = side.deck.discard(piece.card);
    run.p.stirred = true;
    run.tell(() -> new DestinyEvent.Discarded(piece.owner, piece.printed().key(), "play"));
  }

  /** Takes an upgrade or a support in play to its owner's hand, seen by everybody. */
  public void toHand(Piece piece) {
    leave(piece);
    Side side = run.p.sides[piece.owner];
    if (side.out) return;
    side.hand = side.hand.with(piece.card, Position.ALL & ~(1 << piece.owner));
    run.tell(() -> new DestinyEvent.TakenBack(piece.owner, piece.printed().key(), "play"));
  }

  /**
   * Moves an upgrade to another character, whose controller controls it from now on; its die goes
   * onto the card. With more than three there one of those there before is discarded (D6.6).
   */
  public void moveUpgrade(Piece upgrade, Piece to, boolean dieGoesHome) {
    upgrade.host = to.id;
    upgrade.controller = to.controller;
    if (dieGoesHome) for (Die die : run.p.diceOf(upgrade)) die.goHome();
    run.tell(
        () ->
            new DestinyEvent.UpgradeMoved(
                to.controller,
                upgrade.name(),
                upgrade.printed().key(),
                to.name(),
                to.printed().key()));
    surplus(to, upgrade);
  }

  /** An upgrade becomes a ready support; its die keeps its place (card 42). */
  public void convert(Piece upgrade) {
    upgrade.becomeSupport();
    run.tell(() -> DestinyEvent.Converted.of(upgrade));
  }

  /** A defeated character comes back, ready and without damage (card 70). */
  public void comeBack(int seat, int card) {
    Member member = run.p.sides[seat].rise(card);
    Piece piece = run.p.enter(card, seat, member.dice());
    run.tell(() -> new DestinyEvent.Returned(seat, piece.name(), piece.printed().key()));
  }

  /** Takes a die out of its pool and keeps it on an upgrade (card 102). */
  public void hold(Piece upgrade, Die die) {
    upgrade.hold(die);
    run.tell(() -> DestinyEvent.Held.of(upgrade, die));
  }

  /** Discards what is too much on a character, but not {@code arrived} (D6.6). */
  public void surplus(Piece host, Piece arrived) {
    while (run.p.upgrades(host).size() > MOST_UPGRADES) {
      Options options = run.options();
      for (Piece each : run.p.upgrades(host)) {
        if (each != arrived) options.add(Code.of(Verb.PIECE, each));
      }
      Source source = Source.of(arrived.card);
      int first = options.get(0);
      int code =
          run.unlessGone(() -> run.chooseUnlessForced(host.controller, Ask.SURPLUS, source), first);
      discard(Code.piece(run.p, code));
    }
  }

  /** Puts out who has no character left; ends the unit if that ends the match (D14.1, D15.5). */
  public void check() {
    List<Integer> gone = new ArrayList<>();
    for (int seat : run.p.present()) if (run.p.characters(seat).isEmpty()) gone.add(seat);
    if (!gone.isEmpty()) out(gone, DEFEAT, DEFEAT_BOTH);
  }

  /**
   * Puts players out, at the same moment; ends the unit if that ends the match.
   *
   * @param how why they are out
   * @param all why the match is over if nobody is left (D14.2, D14.3)
   */
  public void out(List<Integer> gone, String how, String all) {
    boolean over = leaveGame(run.p, gone, how, all);
    for (int seat : gone) run.tell(() -> new DestinyEvent.Out(seat, how));
    if (over) throw Over.SIGNAL;
    run.triggers.lapse();
  }

  /** Puts players out of a position; answers whether the match is over. */
  public static boolean leaveGame(Position p, List<Integer> gone, String how, String all) {
    List<Position.Exit> exits = new ArrayList<>(p.exits);
    exits.add(new Position.Exit(List.copyOf(gone), how));
    p.exits = List.copyOf(exits);
    int left = p.present().size() - gone.size();
    if (left <= 1) {
      p.reason = left == 0 ? all : how;
      p.phase = Phase.OVER;
      // The table stays as it is, to be looked at.
      return true;
    }
    p.passes -= passedOf(p, gone);
    for (int seat : gone) clear(p, seat);
    if (p.controller >= 0 && p.isOut(p.controller)) p.controller = p.next(p.controller);
    if (p.isOut(p.active)) p.extra = 0;
    return false;
  }

  /** How many of the passes in succession before this turn are those of players who go (D15.3). */
  private static int passedOf(Position p, List<Integer> gone) {
    int count = 0;
    int seat = p.active;
    for (int back = 0; back < p.passes; back++) {
      seat = p.previous(seat);
      if (gone.contains(seat)) count++;
    }
    return count;
  }

  private static void clear(Position p, int seat) {
    Side side = p.sides[seat];
    side.out = true;
    side.hand = Hand.EMPTY;
    side.deck = Deck.EMPTY;
    side.aside = Cards.NONE;
    side.unused = -1;
    side.resources = 0;
    for (Piece each : List.copyOf(p.pieces)) {
      if (each.controller != seat) continue;
      p.pieces.remove(each);
      unmark(p, each);
      p.dice.removeIf(die -> die.piece == each.id && !die.loose);
      release(p, each);
      Side owner = p.sides[each.owner];
      if (!owner.out) owner.deck = owner.deck.discard(each.card);
    }
    p.dice.removeIf(die -> die.loose && die.inPool(seat));
    for (Piece each : p.pieces) {
      if (each.holds >= 0 && p.die(each.holds) == null) each.holds = -1;
    }
  }
}

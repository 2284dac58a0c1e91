package arenhold.rules.destiny.play;

import arenhold.rules.Options;
import arenhold.rules.destiny.card.Keyword;
import arenhold.rules.destiny.card.Member;
import arenhold.rules.destiny.position.Piece;
import java.util.ArrayList;
import java.util.List;

/** Damage and defeat (D10, D18.1). */
public final class Wounds {

  private final Run run;

  Wounds(Run run) {
    this.run = run;
  }

  /** Deals damage of no kind to one character; answers how much was blocked. */
  public int deal(Piece piece, int amount) {
    return deal(List.of(new Share(piece, amount)), null, false);
  }

  /**
   * Deals damage at once (D10.14); an amount of 0 does nothing (D10.15).
   *
   * @param kind {@code melee}, {@code ranged} or null (D10.10)
   * @param unblockable whether nothing blocks it (D10.4)
   * @return how much was blocked by shields
   */
  public int deal(List<Share> shares, String kind, boolean unblockable) {
    List<Happening> coming = new ArrayList<>();
    for (Share each : shares) {
      if (each.amount() > 0 && run.p.inPlay(each.piece())) {
        coming.add(new Happening.Hit(each.piece(), each.amount()));
      }
    }
    if (coming.isEmpty()) return 0;
    run.triggers.before(coming);
    int blockedInAll = 0;
    List<Happening> taken = new ArrayList<>();
    List<Piece> dying = new ArrayList<>();
    for (Happening each : coming) {
      Happening.Hit hit = (Happening.Hit) each;
      Piece piece = hit.piece();
      if (!run.p.inPlay(piece)) continue;
      int blocked = unblockable ? 0 : Math.min(piece.shields, hit.amount());
      int through = Math.min(piece.left(), hit.amount() - blocked);
      piece.shields -= blocked;
      piece.damage += through;
      blockedInAll += blocked;
      run.tell(
          () ->
              new DestinyEvent.Damaged(
                  piece.name(), piece.printed().key(), piece.controller, blocked, through, kind));
      if (through > 0) taken.add(new Happening.Damaged(piece, kind));
      if (piece.left() <= 0) dying.add(piece);
    }
    defeat(dying, taken);
    return blockedInAll;
  }

  /** Moves damage past shields (D10.9): so much, or all there is; answers how much. */
  public int move(Piece from, Piece to, int amount) {
    int moved = Math.min(amount, from.damage);
    if (moved == 0) return 0;
    from.damage -= moved;
    to.damage += Math.min(to.left(), moved);
    run.tell(
        () ->
            new DestinyEvent.Moved(
                from.name(), from.printed().key(), to.name(), to.printed().key(), moved));
    if (to.left() <= 0) defeat(List.of(to), List.of());
    return moved;
  }

  /** Defeats characters by an effect; answers those that were defeated in fact. */
  public List<Piece> defeat(List<Piece> dying) {
    return defeat(dying, List.of());
  }

  /**
   * Defeats characters together, step by step (D18.1).
   *
   * @param first what has happened before and is watched for: it enters the queue first (D10.14)
   */
  private List<Piece> defeat(List<Piece> dying, List<Happening> first) {
    List<Piece> left = new ArrayList<>(dying);
    left.removeIf(piece -> !run.p.inPlay(piece) || saved(piece));
    if (!left.isEmpty()) {
      run.triggers.before(List.of(new Happening.Dying(List.copyOf(left))));
      redeploy(left);
      for (Piece each : left) remove(each);
      run.removal.check();
    }
    run.triggers.after(first);
    if (!left.isEmpty()) run.triggers.after(new Happening.Defeated(List.copyOf(left)));
    return left;
  }

  /** Whether something else happens instead of a defeat (D11.14, D18.2). */
  private boolean saved(Piece piece) {
    while (true) {
      Piece saver = null;
      for (Piece each : run.p.upgrades(piece)) {
        if (saver == null && run.book.works(each.card).instead != null) saver = each;
      }
      if (saver == null) return false;
      run.carry(Deed.of(run, saver.controller, saver), run.book.works(saver.card).instead);
      if (piece.left() > 0) return true;
    }
  }

  /** Redeploy (D12.4), for all that are defeated together before any of them leaves. */
  private void redeploy(List<Piece> dying) {
    for (Piece each : dying) {
      List<Piece> others = new ArrayList<>(run.p.characters(each.controller));
      others.removeAll(dying);
      if (others.isEmpty()) continue;
      for (Piece upgrade : run.p.upgrades(each)) {
        if (!upgrade.printed().has(Keyword.REDEPLOY)) continue;
        Options options = run.options();
        options.add(Code.of(Verb.DONE));
        for (Piece other : others) options.add(Code.of(Verb.AT, other));
        Source source = Source.of(upgrade.card);
        int done = Code.of(Verb.DONE);
        int code = run.unlessGone(() -> run.choose(each.controller, Ask.REDEPLOY, source), done);
        if (Code.is(code, Verb.AT)) run.removal.moveUpgrade(upgrade, Code.piece(run.p, code), true);
      }
    }
  }

  private void remove(Piece character) {
    run.tell(
        () ->
            new DestinyEvent.Defeated(
                character.controller, character.name(), character.printed().key()));
    run.removal.discard(run.p.upgrades(character));
    run.removal.leave(character);
    var side = run.p.sides[character.owner];
    List<Member> fallen = new ArrayList<>(side.fallen);
    fallen.add(new Member(character.printed(), character.dice == 2));
    side.fallen = List.copyOf(fallen);
  }
}

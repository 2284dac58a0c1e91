package arenhold.rules.destiny.play;

import arenhold.rules.destiny.position.Piece;
import java.util.ArrayList;
import java.util.List;

/** Shields and healing (D10.3, D10.8). */
public final class Shields {

  /** The most shields on a character (D10.3). */
  public static final int MOST = 3;

  private final Run run;

  Shields(Run run) {
    this.run = run;
  }

  /** Gives shields to one character; surplus ones are ignored. */
  public void give(Piece piece, int amount) {
    give(List.of(new Share(piece, amount)));
  }

  /** Gives shields to several characters at once (D10.14). */
  public void give(List<Share> shares) {
    List<Happening> coming = new ArrayList<>();
    for (Share each : shares) {
      if (each.amount() > 0 && run.p.inPlay(each.piece())) {
        coming.add(new Happening.Shielded(each.piece(), each.amount()));
      }
    }
    run.triggers.before(coming);
    for (Happening each : coming) {
      Happening.Shielded gift = (Happening.Shielded) each;
      Piece piece = gift.piece();
      if (!run.p.inPlay(piece)) continue;
      piece.shields = Math.min(MOST, piece.shields + gift.amount());
      run.tell(
          () ->
              new DestinyEvent.Shielded(
                  piece.name(), piece.printed().key(), gift.amount(), piece.shields));
    }
  }

  /** Places shields in set-up, which triggers nothing (D5.3). */
  public void place(Share share) {
    Piece piece = share.piece();
    piece.shields += share.amount();
    run.tell(
        () ->
            new DestinyEvent.Shielded(
                piece.name(), piece.printed().key(), share.amount(), piece.shields));
  }

  /** Takes shields away otherwise than by blocking: so many, or all if fewer. */
  public int take(Piece piece, int amount) {
    int lost = Math.min(amount, piece.shields);
    if (lost == 0) return 0;
    piece.shields -= lost;
    run.tell(() -> new DestinyEvent.Unshielded(piece.name(), piece.printed().key(), lost));
    return lost;
  }

  /** Heals so much damage, or all if less; answers how much. */
  public int heal(Piece piece, int amount) {
    int healed = Math.min(amount, piece.damage);
    if (healed == 0) return 0;
    piece.damage -= healed;
    run.tell(() -> new DestinyEvent.Healed(piece.name(), piece.printed().key(), healed));
    return healed;
  }
}

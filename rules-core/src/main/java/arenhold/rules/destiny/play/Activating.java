package arenhold.rules.destiny.play;

import arenhold.rules.Options;
import arenhold.rules.destiny.card.Keyword;
import arenhold.rules.destiny.card.Symbol;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Piece;
import arenhold.rules.destiny.position.Position;
import java.util.ArrayList;
import java.util.List;

/** Activating, exhausting and readying (D6.9, D9.10, D12.3). */
public final class Activating {

  private final Run run;

  Activating(Run run) {
    this.run = run;
  }

  /** Whether a character has Guardian (D12.1). */
  public static boolean guards(Position p, Piece piece) {
    if (!piece.isCharacter()) return false;
    return piece.printed().has(Keyword.GUARDIAN)
        || Ongoing.isGuardedByKind(p, piece)
        || Ongoing.isGuardedByUpgrade(p, piece);
  }

  /** Whether this card can be activated (D9.10). */
  public static boolean can(Piece piece) {
    return piece.ready && (piece.isCharacter() || piece.isSupport() && piece.printed().hasDie());
  }

  /** Activates cards of {@code seat} as one event (D18.14). */
  public void activate(int seat, List<Piece> pieces) {
    List<Piece> activated = new ArrayList<>(pieces);
    for (Piece each : pieces) if (guards(run.p, each)) guard(seat, each);
    activated.removeIf(piece -> !run.p.inPlay(piece) || !piece.ready);
    if (activated.isEmpty()) return;
    for (Piece each : activated) {
      each.ready = false;
      run.tell(() -> new DestinyEvent.Activated(seat, each.name(), each.printed().key()));
    }
    for (Piece each : activated) run.pools.rollIn(each);
    run.triggers.after(new Happening.Activated(seat, List.copyOf(activated)));
  }

  private void guard(int seat, Piece guardian) {
    List<Die> threats = new ArrayList<>();
    for (int other : run.p.opponents(seat)) {
      for (Die each : run.pools.in(other)) {
        if (each.shows(Symbol.MELEE) || each.shows(Symbol.RANGED)) threats.add(each);
      }
    }
    if (threats.isEmpty()) return;
    Options options = run.options();
    options.add(Code.of(Verb.DONE));
    for (Die each : threats) options.add(Code.of(Verb.DIE, each));
    int code = run.choose(seat, Ask.GUARDIAN, Source.of(guardian.card));
    if (Code.is(code, Verb.DONE)) return;
    Die die = Code.die(run.p, code);
    int value = Pools.value(run.p, die);
    run.pools.remove(die);
    run.wounds.deal(guardian, value);
  }

  /** Exhausts a card; false if it was exhausted. */
  public boolean exhaust(Piece piece) {
    if (!run.p.inPlay(piece) || !piece.ready) return false;
    piece.ready = false;
    run.tell(() -> new DestinyEvent.Exhausted(piece.name(), piece.printed().key()));
    return true;
  }

  /** Readies a card; false if it was ready. */
  public boolean ready(Piece piece) {
    if (!run.p.inPlay(piece) || piece.ready) return false;
    piece.ready = true;
    run.tell(() -> new DestinyEvent.Readied(piece.name(), piece.printed().key()));
    return true;
  }
}

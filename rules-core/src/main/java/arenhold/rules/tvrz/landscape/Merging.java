package arenhold.rules.tvrz.landscape;

import arenhold.rules.Options;
import arenhold.rules.Table;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Code.Verb;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Position;
import java.util.List;

/**
 * A monster that enters an animal in the same hand (T12.19, R50). It is chosen together with the
 * end of phase 2, which is all that others learn: a choice of its own could be told by its pause
 * (R124).
 */
final class Merging {

  private Merging() {}

  /** Adds every way in which a guest in hand may enter a host. */
  static void list(List<Body> garrison, Options options) {
    for (Body guest : garrison) {
      if (!guest.has(Trait.MERGE)) continue;
      for (Body host : garrison) {
        if (host.hosts(guest)) options.add(Code.of(Verb.MERGE, host.entered(guest)));
      }
    }
  }

  /** Makes one body of two in hand. */
  static void play(Position p, Table table, Body merged) {
    Body guest = merged.guest();
    p.forts[p.active].merge(merged.alone(), guest);
    if (!table.listening()) return;
    table.tell(new TvrzEvent.Merged(p.active, merged.printed().key(), guest.printed().key()));
  }
}

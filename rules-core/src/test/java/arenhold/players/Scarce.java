package arenhold.players;

import arenhold.rules.Imagining;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.View;
import arenhold.rules.testkit.toys.Heap;

/**
 * Lets so many of the matches that are begun fit, so many after them not, and all others again. For
 * one decision each.
 */
final class Scarce {

  private final int fitting;
  private final int lost;
  private int begun;

  Scarce(int fitting, int lost) {
    this.fitting = fitting;
    this.lost = lost;
  }

  /** Of which no more fit. */
  static Scarce after(int fitting) {
    return new Scarce(fitting, Integer.MAX_VALUE);
  }

  /** How many matches have been begun. */
  int begun() {
    return begun;
  }

  /** A heap of which matches are imagined like this. */
  Heap heap() {
    return new Heap() {
      @Override
      public Imagining<Stones> imagining(Setup known, Seat seat) {
        return of(super.imagining(known, seat));
      }
    };
  }

  /** Cups of which matches are imagined like this. */
  Cups cups() {
    return new Cups() {
      @Override
      public Imagining<Cup> imagining(Setup known, Seat seat) {
        return of(super.imagining(known, seat));
      }
    };
  }

  private <P> Imagining<P> of(Imagining<P> all) {
    return new Imagining<>() {
      @Override
      public P start(Setup known) {
        begun++;
        return all.start(known);
      }

      @Override
      public boolean fits(P position, View view) {
        return (begun <= fitting || begun - fitting > lost) && all.fits(position, view);
      }

      @Override
      public boolean retraces() {
        return true;
      }
    };
  }
}

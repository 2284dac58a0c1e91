package arenhold.players.tashkalar;

import arenhold.rules.tashkalar.Position;

/** The value that a net has learned: the log-odds of winning, and a little of the margin. */
final class Learned implements Value {

  /** How much a point of expected margin counts, so that what is won or lost is still played. */
  private static final double POINT = 0.02;

  /** Beyond all log-odds of a match that goes on. */
  static final double DECIDED = 30;

  private final Net net;
  private final Traits traits = new Traits();
  private final Inputs inputs = new Inputs();

  /** The value by this net, which must not be used by others at the same time. */
  Learned(Net net) {
    this.net = net;
  }

  @Override
  public double of(Position p, int seat) {
    traits.read(p, seat);
    if (traits.decided(p)) {
      double by = traits.decidedBy();
      return Math.signum(by) * DECIDED + POINT * by;
    }
    inputs.read(p, seat, traits);
    float[] out = net.of(inputs.index, inputs.amount, inputs.count);
    return Math.clamp(out[Net.WIN], -20, 20) + POINT * Net.SCALE * out[Net.MARGIN];
  }

  @Override
  public double chance(double value) {
    return Net.chance(value);
  }

  /** The inputs as read last. */
  Inputs inputs() {
    return inputs;
  }

  /** The traits as read last. */
  Traits traits() {
    return traits;
  }
}

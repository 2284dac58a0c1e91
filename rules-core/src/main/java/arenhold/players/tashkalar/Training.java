package arenhold.players.tashkalar;

import arenhold.players.Learner;
import arenhold.rules.tashkalar.TashKalar;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Learns a {@link Net} from matches with itself, by temporal differences: at the end of every turn
 * each side's chance of winning should be what it turns out to be later in the match. Matches are
 * played a {@link #ROUND} at a time with the same net. The net, with how far it has come, is all
 * there is to go on from.
 */
public final class Training implements Learner {

  /** How many matches are played with the same net. */
  private static final int ROUND = 16;

  /** The units of hidden layers. */
  private static final int HIDDEN = 32;

  /** How much of the next turn's target, and not of its value, goes into a turn's. */
  private static final double LAMBDA = 0.8;

  private final TashKalar game = new TashKalar();
  private final String form;
  private final int seats;
  private final long seed;
  private final int nodes;
  private final Net net;
  private int matches;
  private double error;

  private Training(Lesson lesson, Net net, int matches) {
    this.form = lesson.form();
    this.seats = lesson.seats();
    this.seed = lesson.seed();
    this.nodes = lesson.nodes();
    this.net = net;
    this.matches = matches;
  }

  /** Teaches every form of the game. */
  public static final class Forms implements Teacher {

    @Override
    public String game() {
      return "tashkalar";
    }

    @Override
    public boolean teaches(String form, int seats) {
      return arenhold.rules.tashkalar.form.Forms.named(form, seats) != null;
    }

    @Override
    public Learner begin(Lesson lesson) {
      return Training.begin(lesson);
    }

    @Override
    public Learner goOn(Lesson lesson, InputStream from) throws IOException {
      return Training.goOn(lesson, from);
    }
  }

  /** Training from nothing: the net begins with the value made by hand. */
  private static Training begin(Lesson lesson) {
    Net net = new Net(Inputs.COUNT, HIDDEN, lesson.seed());
    double[] weights = HandMade.usual();
    for (int i = 0; i < weights.length; i++) {
      net.setDirect(Net.WIN, i, (float) (HandMade.POINT * weights[i] * Inputs.unit(i)));
      net.setDirect(Net.MARGIN, i, (float) (weights[i] * Inputs.unit(i) / Net.SCALE));
    }
    return new Training(lesson, net, 0);
  }

  private static Training goOn(Lesson lesson, InputStream from) throws IOException {
    Net.Stored stored = Net.read(from);
    Training all = new Training(lesson, stored.net(), 0);
    String command = all.command();
    if (!stored.made().startsWith(command) || stored.net().inputs() != Inputs.COUNT) {
      throw new IOException("it was made by: " + stored.made());
    }
    all.matches = matches(stored.made().substring(command.length()));
    return all;
  }

  private static int matches(String number) throws IOException {
    if (!number.matches("\\d{1,9}")) throw new IOException("not a number of matches: " + number);
    return Integer.parseInt(number);
  }

  private String command() {
    return "train --game tashkalar --form "
        + form
        + " --seats "
        + seats
        + " --seed "
        + seed
        + " --budget "
        + nodes
        + " --matches ";
  }

  @Override
  public void write(OutputStream to) throws IOException {
    net.write(command() + matches, to);
  }

  @Override
  public int matches() {
    return matches;
  }

  @Override
  public double error() {
    return error;
  }

  @Override
  public void learn() {
    error = 0;
    int count = 0;
    List<SelfPlay.Episode> round = round();
    for (SelfPlay.Episode episode : round) {
      for (int side = 0; side < episode.won().length; side++) learn(episode, side);
      count += episode.samples().size();
      matches++;
    }
    error /= Math.max(1, count);
  }

  /** The matches of a round, all played with the net as it is. */
  private List<SelfPlay.Episode> round() {
    List<SelfPlay.Episode> round = new ArrayList<>();
    SelfPlay play = new SelfPlay(game, form, seats, net.copy(), nodes);
    for (int i = 0; i < ROUND; i++) {
      long own = new SplittableRandom(seed * 1_000_003 + matches + i).nextLong();
      round.add(play.play(own));
    }
    return round;
  }

  /** From the last turn to the first, each with the target that the later ones leave. */
  private void learn(SelfPlay.Episode episode, int side) {
    double win = episode.won()[side];
    double margin = episode.margins()[side];
    float rate = rate();
    List<SelfPlay.Sample> samples = episode.samples();
    for (int i = samples.size() - 1; i >= 0; i--) {
      SelfPlay.Sample each = samples.get(i);
      if (each.side() != side) continue;
      float[] out = net.of(each.index(), each.amount(), each.index().length);
      double chance = Net.chance(out[Net.WIN]);
      double lead = Net.SCALE * out[Net.MARGIN];
      net.learn(each.index(), each.amount(), each.index().length, win, margin, rate);
      error += (win - chance) * (win - chance);
      win = LAMBDA * win + (1 - LAMBDA) * chance;
      margin = LAMBDA * margin + (1 - LAMBDA) * lead;
    }
  }

  /** Large steps first, then smaller ones, by how far the training has come. */
  private float rate() {
    if (matches < 1500) return 0.01f;
    return matches < 6000 ? 0.004f : matches < 20_000 ? 0.0015f : 0.0005f;
  }
}

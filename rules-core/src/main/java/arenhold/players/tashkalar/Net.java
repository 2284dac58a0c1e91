package arenhold.players.tashkalar;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.SplittableRandom;

/**
 * A small net: sparse inputs, one hidden layer of rectified units, and a direct way from every
 * input to each output. The outputs are the log-odds of winning and the expected margin. All
 * arithmetic is that of strict floats, so that every machine computes the same.
 */
final class Net {

  /** The log-odds of winning. */
  static final int WIN = 0;

  /** The margin at the end, in {@link #SCALE} points. */
  static final int MARGIN = 1;

  static final int OUTPUTS = 2;

  /** Points a unit of the margin output. */
  static final float SCALE = 8;

  private static final float LEAK = 0.02f;

  private final int inputs;
  private final int hidden;

  /** Input by input, the weight to each hidden unit. */
  private final float[] first;

  private final float[] bias;

  /** Output by output, the weight of each hidden unit. */
  private final float[] second;

  /** Output by output, the weight of each input. */
  private final float[] direct;

  // What the last call of of() found.
  private final float[] sums;
  private final float[] units;
  private final float[] out = new float[OUTPUTS];

  /** A net that answers 0 to everything until it has direct weights. */
  Net(int inputs, int hidden, long seed) {
    this.inputs = inputs;
    this.hidden = hidden;
    first = new float[inputs * hidden];
    bias = new float[hidden];
    second = new float[OUTPUTS * hidden];
    direct = new float[OUTPUTS * inputs];
    sums = new float[hidden];
    units = new float[hidden];
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < first.length; i++) first[i] = (float) (0.2 * (random.nextDouble() - 0.5));
    for (int i = 0; i < hidden; i++) bias[i] = (float) (0.2 * (random.nextDouble() - 0.3));
    for (int i = 0; i < second.length; i++) {
      second[i] = (float) (0.05 * (random.nextDouble() - 0.5));
    }
  }

  private Net(Net other) {
    inputs = other.inputs;
    hidden = other.hidden;
    first = other.first.clone();
    bias = other.bias.clone();
    second = other.second.clone();
    direct = other.direct.clone();
    sums = new float[hidden];
    units = new float[hidden];
  }

  /** A copy that shares nothing. */
  Net copy() {
    return new Net(this);
  }

  /** Sets the weight of the direct way from an input to an output. */
  void setDirect(int output, int input, float weight) {
    direct[output * inputs + input] = weight;
  }

  /**
   * The outputs, valid until the next call.
   *
   * @param index the numbers of the inputs that are not 0
   * @param amount what they are
   * @param count how many there are
   */
  float[] of(int[] index, float[] amount, int count) {
    System.arraycopy(bias, 0, sums, 0, hidden);
    for (int i = 0; i < count; i++) {
      float x = amount[i];
      int from = index[i] * hidden;
      for (int h = 0; h < hidden; h++) sums[h] += x * first[from + h];
    }
    for (int h = 0; h < hidden; h++) units[h] = sums[h] > 0 ? sums[h] : LEAK * sums[h];
    for (int o = 0; o < OUTPUTS; o++) {
      float sum = 0;
      for (int h = 0; h < hidden; h++) sum += units[h] * second[o * hidden + h];
      for (int i = 0; i < count; i++) sum += amount[i] * direct[o * inputs + index[i]];
      out[o] = sum;
    }
    return out;
  }

  /** The chance of winning that belongs to log-odds. */
  static double chance(double odds) {
    return 1 / (1 + StrictMath.exp(-odds));
  }

  /**
   * Moves the weights a step towards what should have been answered.
   *
   * @param win the chance of winning it should be
   * @param margin the margin it should be, in points
   * @param rate the size of the step
   */
  void learn(int[] index, float[] amount, int count, double win, double margin, float rate) {
    of(index, amount, count);
    float[] error = new float[OUTPUTS];
    error[WIN] = (float) (win - chance(out[WIN]));
    error[MARGIN] = 0.2f * Math.clamp((float) (margin / SCALE) - out[MARGIN], -2f, 2f);
    float[] back = new float[hidden];
    for (int h = 0; h < hidden; h++) {
      float sum = 0;
      for (int o = 0; o < OUTPUTS; o++) sum += error[o] * second[o * hidden + h];
      back[h] = rate * (sums[h] > 0 ? sum : LEAK * sum);
    }
    for (int o = 0; o < OUTPUTS; o++) {
      float step = rate * error[o];
      for (int h = 0; h < hidden; h++) second[o * hidden + h] += step * units[h];
      for (int i = 0; i < count; i++) direct[o * inputs + index[i]] += step * amount[i];
    }
    for (int h = 0; h < hidden; h++) bias[h] += back[h];
    for (int i = 0; i < count; i++) {
      float x = amount[i];
      int to = index[i] * hidden;
      for (int h = 0; h < hidden; h++) first[to + h] += x * back[h];
    }
  }

  /**
   * Writes the net: a line that says how it was made, a line with the hash of that line and of the
   * weights, then the weights.
   */
  void write(String made, OutputStream to) throws IOException {
    byte[] weights = weights();
    String head = made + "\n" + hash(made, weights) + "\n";
    to.write(head.getBytes(StandardCharsets.UTF_8));
    to.write(weights);
  }

  private byte[] weights() throws IOException {
    var bytes = new java.io.ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeInt(inputs);
    out.writeInt(hidden);
    for (float[] part : parts()) for (float weight : part) out.writeFloat(weight);
    out.flush();
    return bytes.toByteArray();
  }

  private float[][] parts() {
    return new float[][] {first, bias, second, direct};
  }

  private static String hash(String made, byte[] weights) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(made.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest.digest(weights));
    } catch (NoSuchAlgorithmException none) {
      throw new IllegalStateException(none);
    }
  }

  /**
   * A net that was written.
   *
   * @param made how it was made: the command, and how far that has come
   * @param hash of that and the weights
   */
  record Stored(String made, String hash, Net net) {}

  /**
   * Reads a net.
   *
   * @throws IOException if it is not one, or is damaged
   */
  static Stored read(InputStream from) throws IOException {
    DataInputStream in = new DataInputStream(from);
    String made = line(in);
    String hash = line(in);
    int inputs = in.readInt();
    int hidden = in.readInt();
    if (inputs < 1 || inputs > 1 << 16 || hidden < 1 || hidden > 1 << 10) {
      throw new IOException("not a net");
    }
    Net net = new Net(inputs, hidden, 0);
    for (float[] part : net.parts()) {
      for (int i = 0; i < part.length; i++) part[i] = in.readFloat();
    }
    boolean whole = in.read() < 0 && hash(made, net.weights()).equals(hash);
    if (!whole) throw new IOException("a damaged net");
    return new Stored(made, hash, net);
  }

  private static String line(DataInputStream in) throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = in.read(); c != '\n'; c = in.read()) {
      if (c < ' ' || c > '~' || line.length() > 1000) throw new IOException("not a net");
      line.append((char) c);
    }
    return line.toString();
  }

  /** How many inputs it has. */
  int inputs() {
    return inputs;
  }
}

package arenhold.players.tashkalar;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class NetTest {

  private static final int INPUTS = 5;
  private static final int[] INDEX = {0, 2, 4};
  private static final float[] AMOUNT = {1, 0.5f, -1};

  private static Net net() {
    return new Net(INPUTS, 4, 3);
  }

  private static float[] of(Net net) {
    return net.of(INDEX, AMOUNT, INDEX.length).clone();
  }

  /** Learns the same again and again: a chance of winning, and a margin in points. */
  private static void learn(Net net, double win, double margin) {
    for (int i = 0; i < 2_000; i++) net.learn(INDEX, AMOUNT, INDEX.length, win, margin, 0.05f);
  }

  @Test
  void it_comes_to_answer_what_it_is_taught() {
    Net net = net();
    learn(net, 0.9, 4);
    assertEquals(0.9, Net.chance(of(net)[Net.WIN]), 0.02);
    assertEquals(4, Net.SCALE * of(net)[Net.MARGIN], 0.2);
    learn(net, 0.2, -6);
    assertEquals(0.2, Net.chance(of(net)[Net.WIN]), 0.02);
    assertEquals(-6, Net.SCALE * of(net)[Net.MARGIN], 0.2);
  }

  @Test
  void a_copy_learns_by_itself() {
    Net net = net();
    float[] before = of(net);
    Net copy = net.copy();
    learn(copy, 0.9, 4);
    assertArrayEquals(before, of(net));
    assertNotEquals(before[Net.WIN], of(copy)[Net.WIN]);
  }

  @Test
  void an_input_counts_directly_too() {
    Net net = net();
    float before = of(net)[Net.WIN];
    net.setDirect(Net.WIN, 2, 3);
    net.setDirect(Net.WIN, 1, 100);
    assertEquals(before + 1.5f, of(net)[Net.WIN], 1e-5);
  }

  @Test
  void what_is_written_is_read_again_as_it_was() throws IOException {
    Net net = net();
    learn(net, 0.7, 1);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    net.write("by hand", bytes);
    Net.Stored stored = Net.read(new ByteArrayInputStream(bytes.toByteArray()));
    assertEquals("by hand", stored.made());
    assertEquals(INPUTS, stored.net().inputs());
    assertArrayEquals(of(net), of(stored.net()));
    ByteArrayOutputStream again = new ByteArrayOutputStream();
    stored.net().write("by hand", again);
    assertArrayEquals(bytes.toByteArray(), again.toByteArray());
    assertTrue(stored.hash().matches("[0-9a-f]{64}"));
  }
}

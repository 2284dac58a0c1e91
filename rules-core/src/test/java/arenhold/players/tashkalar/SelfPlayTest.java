package arenhold.players.tashkalar;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.tashkalar.form.Form;
import arenhold.rules.tashkalar.form.Forms;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SelfPlayTest {

  private static SelfPlay.Episode played(Form form, long seed) {
    Net net = new Net(Inputs.COUNT, 4, 1);
    return new SelfPlay(Played.GAME, form.key(), form.seats(), net, 0).play(seed);
  }

  @Test
  void a_match_is_the_same_again_and_every_side_has_seen_every_turn() {
    for (Form form : List.of(Forms.named("duel", 2), Forms.named("melee", 4))) {
      SelfPlay.Episode episode = played(form, 8);
      SelfPlay.Episode again = played(form, 8);
      int sides = episode.won().length;
      assertEquals(1, Arrays.stream(episode.won()).sum(), 1e-9, form.key());
      assertEquals(sides, episode.margins().length);
      assertEquals(0, episode.samples().size() % sides);
      assertTrue(episode.samples().size() >= 10 * sides, form.key());
      assertArrayEquals(episode.won(), again.won());
      assertEquals(episode.samples().size(), again.samples().size());
      for (int i = 0; i < episode.samples().size(); i++) {
        SelfPlay.Sample sample = episode.samples().get(i);
        assertEquals(i % sides, sample.side());
        assertEquals(sample.index().length, sample.amount().length);
        for (int index : sample.index()) assertTrue(index >= 0 && index < Inputs.COUNT);
        assertArrayEquals(sample.index(), again.samples().get(i).index());
        assertArrayEquals(sample.amount(), again.samples().get(i).amount());
      }
    }
  }

  @Test
  void who_won_is_not_behind_in_points() {
    SelfPlay.Episode episode = played(Forms.named("duel", 2), 8);
    for (int side = 0; side < 2; side++) {
      if (episode.won()[side] == 1) assertTrue(episode.margins()[side] >= 0);
    }
    assertEquals(0, episode.margins()[0] + episode.margins()[1], 1e-9);
  }
}

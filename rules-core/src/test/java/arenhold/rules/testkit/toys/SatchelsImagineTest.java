package arenhold.rules.testkit.toys;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import arenhold.rules.Entry;
import arenhold.rules.Game;
import arenhold.rules.Knowledge;
import arenhold.rules.Match;
import arenhold.rules.Playout;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import arenhold.rules.Viewer;
import arenhold.rules.Witness;
import arenhold.rules.testkit.ImagineContractTest;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What others packed in secret is imagined and is not part of a seat's knowledge. */
class SatchelsImagineTest extends ImagineContractTest<Satchels.Gems> {

  @Override
  protected Game<Satchels.Gems> game() {
    return new Satchels();
  }

  @Override
  protected List<Setup> setups() {
    return new SatchelsContractTest().setups();
  }

  @Override
  protected int matches() {
    return 20;
  }

  @Override
  protected int every() {
    return 2;
  }

  /** A match has eight steps at most. */
  @Override
  protected int compared() {
    return 1;
  }

  @Override
  protected boolean parted(Viewer viewer, Match<Satchels.Gems> here, Match<Satchels.Gems> there) {
    return !here.chosen(viewer).equals(there.chosen(viewer));
  }

  /** How many gems each has left. */
  @Override
  protected Object whole(Satchels.Gems position) {
    return position.gems();
  }

  private static final Map<String, String> OWN = Map.of("satchel", "ruby:4", "charm", "bell");

  private Knowledge afterTwo(String satchel, boolean opens) {
    Setup setup =
        new Setup(
            "satchels", "gems", List.of(Map.of("satchel", satchel), OWN), Map.of("worth", "12"));
    Match<Satchels.Gems> match = Match.start(game(), setup);
    Witness<Satchels.Gems> witness = Witness.of(match, Seat.of(1));
    for (String line : opens ? List.of("1 open", "1 opal") : List.of("1 opal", "2 ruby")) {
      Entry entry = Entry.parse(line);
      var next = ((Step.Applied<Satchels.Gems>) match.apply(entry)).match();
      witness = witness.after(match, entry, next);
      match = next;
    }
    return witness.knowledge();
  }

  @Test
  void others_secrets_are_not_in_a_seats_knowledge() {
    Knowledge known = afterTwo("pearl:3,opal", false);
    assertEquals(afterTwo("opal:4", false), known);
    assertEquals(List.of(Map.of(), OWN), known.setup().seats());
    assertFalse(known.toString().contains("pearl"), known::toString);
  }

  @Test
  void set_ups_are_tried_until_one_can_be_played_however_few_can() {
    Map<String, String> poor = Map.of("satchel", "pearl:4", "charm", "bell");
    Setup setup = new Setup("satchels", "gems", List.of(poor, poor), Map.of("worth", "4"));
    var known = Witness.of(Match.start(game(), setup), Seat.of(1)).knowledge();
    AtomicInteger asked = new AtomicInteger();
    var nature =
        new Playout(
            (seat, prompt, options) -> asked.incrementAndGet() < 12_000 ? options.size() - 1 : 0);
    assertEquals(List.of(4, 4), game().imagine(known, nature).position().gems());
  }

  @Test
  void revealed_secrets_are_in_it() {
    Knowledge known = afterTwo("pearl:3,opal", true);
    assertEquals(
        List.of(Map.of("satchel", "pearl:3,opal", "charm", "none"), OWN), known.setup().seats());
  }
}

package arenhold.rules.tvrz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Asked;
import arenhold.rules.Event;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Viewer;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Windows tell nothing of hands, and no message names a card that its reader may not know. */
class SecrecyTest {

  private static final Viewer A = Viewer.of(Seat.of(0));
  private static final Viewer B = Viewer.of(Seat.of(1));

  /** Whom the table waits for, for what and how long, as everybody sees it. */
  private static List<String> waiting(Match<Position> match) {
    List<String> waiting = new ArrayList<>();
    for (Asked asked : match.open()) {
      if (asked.offer()) continue;
      waiting.add(asked.seat() + " " + asked.prompt().key() + " " + match.patience(asked.seat()));
    }
    return waiting;
  }

  /** The windows of an attack on a hand, and who may react in them. */
  private static List<List<String>> windows(String hand) {
    List<List<String>> windows = new ArrayList<>();
    Siege siege = Siege.duel("ankat dog", hand).play("attack ankat", "part west");
    windows.add(waiting(siege.played()));
    siege.passed();
    windows.add(waiting(siege.played()));
    siege.play("defend dog");
    windows.add(waiting(siege.played()));
    siege.passed();
    windows.add(waiting(siege.played()));
    return windows;
  }

  @Test
  void windows_are_alike_for_every_hand_TV_R69_TV_R106_TV_T17_4() {
    List<List<String>> plain = windows("dog spear-west");
    boolean insideFirst = plain.getFirst().getFirst().startsWith("2 approach Public");
    assertTrue(insideFirst, () -> "TV-T7.8: " + plain);
    assertEquals(2, plain.getFirst().size(), "both sides");
    for (String hand : List.of("dog robber", "dog korunka", "dog obloun", "dog flag-borzan")) {
      assertEquals(plain, windows(hand), hand);
    }
  }

  /** All that a viewer was told and now sees. */
  private static String stream(Siege siege, Viewer viewer) {
    StringBuilder stream = new StringBuilder();
    for (Event event : siege.told(Event.class)) event.seenBy(viewer).ifPresent(stream::append);
    return stream.append(siege.played().view(viewer)).toString();
  }

  private static void silent(Siege siege, Viewer viewer, String... cards) {
    for (String card : cards) assertFalse(stream(siege, viewer).contains(card), card);
  }

  @Test
  void an_inspection_that_recognises_nobody_names_no_card_TV_T17_1_TV_R85_TV_R18() {
    Siege siege = Siege.duel("dog olanor", "spear-west tamil-rider").phase("lay");
    siege.unit('A', 1, "gate-warder").unit('B', 2, "envoy-grey").play("unit 1", "inspect 2");
    assertTrue(stream(siege, B).contains("level=2"), "the level of the patrol");
    for (Viewer viewer : List.of(A, Viewer.SPECTATOR)) {
      silent(siege, viewer, "envoy-grey", "spear-west", "tamil-rider");
    }
    for (Viewer viewer : List.of(B, Viewer.SPECTATOR)) {
      silent(siege, viewer, "gate-warder", "olanor");
    }
    siege.play("let-go");
    silent(siege, A, "envoy-grey");
    silent(siege, B, "gate-warder");
  }

  @Test
  void an_assassin_sees_those_who_are_shown_alone_TV_T17_1_TV_R93() {
    Siege siege = Siege.duel("hooded-killer olanor", "gate-warder spear-north dog tamil-rider");
    siege.play("attack hooded-killer", "infiltrate", "show gate-warder", "show spear-north");
    siege.play("show dog");
    silent(siege, A, "tamil-rider");
    siege.play("murder spear-north", "defend gate-warder", "defend dog").passed();
    silent(siege, A, "tamil-rider");
    silent(siege, B, "olanor");
    silent(siege, Viewer.SPECTATOR, "tamil-rider", "olanor");
  }

  /** C's killer is in B's fort; A watches from the third seat. */
  private static Siege shown(String... defenders) {
    Siege siege = Siege.of(3).hand('A', "olanor dog").hand('C', "dog").with("active", 2);
    siege.with("turn", 9).hand('C', "hooded-killer dog").hand('B', String.join(" ", defenders));
    return siege.play("at 2", "attack hooded-killer", "infiltrate");
  }

  @Test
  void only_the_attacker_sees_which_defenders_are_shown_TV_T17_1_TV_R93() {
    Siege siege = shown("gate-warder", "spear-north", "dog", "tamil-rider");
    siege.play("show gate-warder", "show spear-north", "show dog");
    Viewer attacker = Viewer.of(Seat.of(2));
    assertTrue(stream(siege, attacker).contains("gate-warder"));
    assertEquals(List.of("dog", "spear-north", "gate-warder"), siege.known('C', 'B'));
    for (Viewer viewer : List.of(A, Viewer.SPECTATOR)) {
      silent(siege, viewer, "gate-warder", "spear-north", "tamil-rider");
      assertTrue(stream(siege, viewer).contains("count=3"), "how many");
    }
    siege.play("murder spear-north", "defend tamil-rider").passed();
    silent(siege, A, "gate-warder");
    assertEquals(List.of("dog", "gate-warder"), siege.known('C', 'B'));
    assertEquals(List.of(), siege.known('A', 'B'));
  }

  @Test
  void a_pair_that_is_shown_is_known_to_the_attacker_alone_TV_R93_TV_R124() {
    Siege siege = Siege.of(3).hand('A', "olanor dog").hand('B', "wolf lur dog spear-north");
    siege.fort('B', "bodies", List.of(Map.of("body", "wolf+lur"))).with("active", 2);
    siege.with("turn", 9).hand('C', "hooded-killer dog");
    siege.play("at 2", "attack hooded-killer", "infiltrate", "show wolf+lur", "show dog");
    siege.play("show spear-north", "murder dog");
    assertTrue(siege.view('C').seats().get(1).known().toString().contains("lur"));
    silent(siege, A, "wolf", "lur", "spear-north");
    siege.play("defend spear-north").passed();
    assertEquals(List.of("wolf"), siege.known('C', 'B'));
    silent(siege, A, "wolf", "lur");
  }

  @Test
  void a_gaze_behind_the_walls_shows_the_attacker_alone_TV_R63_TV_R93() {
    Siege siege = Siege.of(3).hand('A', "olanor dog").hand('B', "gate-warder spear-north dog");
    siege.with("active", 2).with("turn", 9).hand('C', "samota dog");
    siege.play("at 2", "attack samota", "part gate", "pass", "pass", "gaze");
    siege.play("show gate-warder", "show spear-north", "show dog", "look dog");
    assertEquals(List.of("spear-north", "gate-warder"), siege.known('C', 'B'));
    assertEquals(List.of(), siege.known('A', 'B'));
    silent(siege, A, "gate-warder", "spear-north");
  }

  @Test
  void a_seer_alone_sees_what_it_looks_at_TV_T12_14_TV_R47() {
    Siege siege = Siege.duel("jitra dog", "tamil-rider").play("attack jitra");
    assertTrue(stream(siege, A).contains("tamil-rider"));
    silent(siege, Viewer.SPECTATOR, "tamil-rider");
  }
}

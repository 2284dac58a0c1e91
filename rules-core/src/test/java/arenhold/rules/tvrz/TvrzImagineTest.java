package arenhold.rules.tvrz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Asked;
import arenhold.rules.Entry;
import arenhold.rules.Game;
import arenhold.rules.Imagination;
import arenhold.rules.Knowledge;
import arenhold.rules.Match;
import arenhold.rules.Playout;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import arenhold.rules.Table;
import arenhold.rules.Viewer;
import arenhold.rules.Witness;
import arenhold.rules.World;
import arenhold.rules.card.Cards;
import arenhold.rules.testkit.ImagineContractTest;
import arenhold.rules.tvrz.card.Bar;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Kind;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Fighter;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Phase;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Every number of players can be imagined from what a seat knows. */
class TvrzImagineTest extends ImagineContractTest<Position> {

  @Override
  protected Game<Position> game() {
    return new Tvrz();
  }

  @Override
  protected List<Setup> setups() {
    List<Setup> setups = new ArrayList<>();
    for (int seats = 2; seats <= Seat.MOST; seats++) {
      String truce = seats % 2 == 0 ? "no" : "yes";
      String packs = seats < 7 ? "1" : "2";
      String meddling = seats % 4 == 1 ? "yes" : "no";
      setups.add(
          TvrzContractTest.setup(
              seats, Map.of("truce", truce, "packs", packs, "meddling", meddling)));
      String size = seats % 3 == 2 ? "free" : "45";
      setups.add(TvrzContractTest.decks(seats, Map.of("truce", truce, "deck-size", size)));
    }
    return setups;
  }

  @Override
  protected int every() {
    return 120;
  }

  @Override
  protected boolean parted(Viewer viewer, Match<Position> here, Match<Position> there) {
    return new TvrzContractTest().parted(viewer, here, there);
  }

  /**
   * All cards, or of decks that others do not know how many each has, and which it has more often
   * than it may (T1.5); an opening hand lies nowhere until it stands.
   */
  @Override
  protected Object whole(Position p) {
    if (p.terms.ownDecks()) return decks(p);
    if (p.phase == Phase.DEAL) return p.pile(0).size();
    Cards all = p.pile(0).all().and(p.pile(0).discard());
    for (Fort fort : p.forts) {
      all = all.and(fort.all());
    }
    if (p.bout != null) {
      for (Body body : p.bout.bodies()) all = all.and(body.cards());
      for (Bout.Guard guard : p.bout.guards) {
        for (Fighter fighter : guard.fighters()) all = all.and(fighter.body().cards());
      }
    }
    return all;
  }

  private static List<Object> decks(Position p) {
    List<Object> decks = new ArrayList<>();
    for (int seat = 0; seat < p.seats(); seat++) {
      Cards all = p.pile(seat).all().and(p.pile(seat).discard()).and(p.forts[seat].all());
      Bout bout = p.bout;
      if (bout != null && bout.attacker == seat) {
        for (Body body : bout.bodies()) all = all.and(body.cards());
      }
      if (bout != null && bout.defender == seat) {
        for (Bout.Guard guard : bout.guards) {
          for (Fighter fighter : guard.fighters()) all = all.and(fighter.body().cards());
        }
        for (Body robber : bout.robbers) all = all.and(robber.cards());
      }
      decks.add(all.size());
      for (int card = all.first(); card >= 0; card = all.next(card)) {
        boolean twice = all.count(card) > 1 && Catalogue.card(card).bar() != Bar.BROWN;
        if (twice) decks.add(Catalogue.key(card));
      }
    }
    return decks;
  }

  @Test
  void a_dragon_comes_to_the_fort_to_which_everybody_saw_it_come() {
    // Both forts have five creatures, so the dragon leaves at once and the mage is asked for her
    // own turn; had it come to her fort she could cast something else at it.
    String first =
        "fort-ring-1,item-wagon,spear-north:12,spear-south:12,spear-east:9,goblin-brawler"
            + ",slave-quarry,bonesetter,rune-smith,wind-lady,ohvez";
    String second =
        "fort-east-2,fort-gate-2,item-wagon,spear-north:12,spear-south:12,spear-east:9,ford-lurker"
            + ",bonesetter,semena,light-rider,envoy-horse";
    Setup setup =
        new Setup(
            "tvrz",
            "decks",
            List.of(Map.of("deck", first), Map.of("deck", second)),
            Map.of("first", "1", "second-seat-card", "yes"));
    List<String> lines =
        """
        * fort-ring-1, * slave-quarry, * bonesetter, * ohvez, * item-wagon, * rune-smith
        * goblin-brawler, * fort-gate-2, * bonesetter, * semena, * fort-east-2, * item-wagon
        * light-rider, * envoy-horse, * ford-lurker, 1 done, 1 lay item-wagon, * wind-lady
        1 cast rune-smith, 1 spell rain, 1 cast ohvez, 1 spell dragon-guard, 1 cast wind-lady
        """
            .lines()
            .flatMap(line -> Arrays.stream(line.split(", ")))
            .toList();
    Match<Position> match = Match.start(game(), setup);
    Witness<Position> witness = Witness.of(match, Seat.of(0));
    for (String line : lines) {
      String[] parts = line.split(" ", 2);
      Seat by = parts[0].equals("*") ? Seat.NATURE : Seat.of(0);
      Entry entry = new Entry(by, parts[1]);
      Match<Position> next = ((Step.Applied<Position>) match.apply(entry)).match();
      witness = witness.after(match, entry, next);
      match = next;
    }
    assertEquals(3, match.question(Seat.of(0)).orElseThrow().choices().size());
    for (int i = 0; i < 30; i++) {
      assertEquals(
          match.question(Seat.of(0)),
          game().imagine(witness.knowledge(), nature(i)).question(Seat.of(0)));
    }
  }

  @Test
  void works_of_the_same_number_are_as_likely_in_a_hand_as_one_another() {
    Witnessed<Position> played =
        new Witnessed<>(game(), TvrzContractTest.setup(2, Map.of("first", "1")), 5);
    while (played.match().position().turn < 1) played.step();
    Imagination<Position> imagination = new Imagination<>(game(), played.knowledge(Seat.of(0)));
    List<Card> works =
        Catalogue.CARDS.stream()
            .filter(card -> card.kind() == Kind.FORTIFICATION && card.count() == 2)
            .filter(card -> !played.match().position().forts[0].hand.cards().has(card.number()))
            .toList();
    int[] found = new int[works.size()];
    Set<Object> hands = new HashSet<>();
    Table nature = nature(5);
    int worlds = 1500;
    for (int i = 0; i < worlds; i++) {
      Cards hand = imagination.world(nature).position().forts[1].hand.cards();
      hands.add(hand);
      for (int w = 0; w < found.length; w++) found[w] += hand.count(works.get(w).number());
    }
    double expected = Arrays.stream(found).average().orElseThrow();
    double chiSquare = 0;
    for (int count : found) chiSquare += (count - expected) * (count - expected) / expected;
    int free = found.length - 1;
    double most = free + 5 * Math.sqrt(2.0 * free);
    assertTrue(chiSquare <= most, "chi-square " + chiSquare + " of " + free);
    assertTrue(hands.size() > worlds - 5, "hardly two hands are alike: " + hands.size());
  }

  @Test
  void what_a_fort_held_that_fell_with_nobody_to_defend_is_found_soon() {
    for (int seed : List.of(123, 11, 183, 249)) {
      Setup setup = TvrzContractTest.setup(4, Map.of("first", "1"));
      Witnessed<Position> played = new Witnessed<>(game(), setup, seed);
      int fallen = 0;
      while (!played.match().isOver()) {
        int out = played.match().position().exits.size();
        played.step();
        if (played.match().position().exits.size() == out || played.match().isOver()) continue;
        Knowledge known = played.knowledge(Seat.of(0));
        if ("nobody".equals(known.lines().getLast().learned())) fallen++;
        for (int seat = 0; seat < setup.size(); seat++) {
          if (played.match().position().isOut(seat)) continue;
          game().imagine(played.knowledge(Seat.of(seat)), upTo(10_000, seed));
        }
      }
      assertTrue(fallen > 0, "none fell with nobody to defend in match " + seed);
    }
  }

  /** Random answers, so many at the most. */
  private static Table upTo(int draws, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int[] drawn = {0};
    return new Playout(
        (seat, prompt, options) -> {
          assertTrue(++drawn[0] <= draws, "more than " + draws + " draws");
          return random.nextInt(options.size());
        });
  }

  @Test
  void a_hand_that_stands_after_ten_redeals_is_imagined_by_others_TV_R79() {
    Map<String, String> options = Map.of("first", "1", "second-seat-card", "yes");
    List<Setup> setups =
        List.of(TvrzContractTest.setup(2, options), TvrzContractTest.decks(2, options));
    for (Setup setup : setups) {
      Match<Position> match = Match.start(game(), setup);
      Witness<Position> witness = Witness.of(match, Seat.of(0));
      while (match.position().phase == Phase.DEAL || match.position().phase == Phase.START) {
        Entry entry = drawn(match);
        Match<Position> next = ((Step.Applied<Position>) match.apply(entry)).match();
        witness = witness.after(match, entry, next);
        match = next;
      }
      int redeals = match.position().redeals;
      assertTrue(redeals >= 10, "the second hand was dealt again ten times");
      Imagination<Position> imagination = new Imagination<>(game(), witness.knowledge());
      Set<Object> hands = new HashSet<>();
      for (int i = 0; i < 30; i++) {
        World<Position> world = imagination.world(nature(i));
        assertEquals(match.view(Viewer.of(Seat.of(0))), world.view(Viewer.of(Seat.of(0))));
        assertEquals(redeals, world.position().redeals);
        hands.add(world.position().forts[1].hand.cards());
      }
      assertEquals(30, hands.size(), "the hand that stands may be any");
    }
  }

  /** Nature's next choice, such that the second seat is never dealt a defender. */
  private static Entry drawn(Match<Position> match) {
    Asked asked = match.open().getFirst();
    for (int code : asked.codes()) {
      boolean second = asked.context() instanceof Integer drawer && drawer == 1;
      if (second && Catalogue.card(Code.with(code)).isDefender()) continue;
      return new Entry(Seat.NATURE, match.game().notation(match.position(), asked, code));
    }
    throw new AssertionError("nothing but defenders");
  }
}

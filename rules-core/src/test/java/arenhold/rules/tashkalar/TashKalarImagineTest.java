package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertFalse;

import arenhold.rules.Game;
import arenhold.rules.Knowledge;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Viewer;
import arenhold.rules.card.Cards;
import arenhold.rules.card.Deck;
import arenhold.rules.testkit.ImagineContractTest;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every form of Tash-Kalar, with every school, can be imagined from what a seat knows. */
class TashKalarImagineTest extends ImagineContractTest<Position> {

  private static final int WORLDS = 100_000;

  @Override
  protected Game<Position> game() {
    return new TashKalar();
  }

  @Override
  protected List<Setup> setups() {
    List<Setup> setups = new ArrayList<>();
    setups.addAll(new HighFormContractTest().setups());
    setups.addAll(new DuelContractTest().setups());
    setups.addAll(new TutorialContractTest().setups());
    setups.addAll(new MeleeOfThreeContractTest().setups());
    setups.addAll(new MeleeOfFourContractTest().setups());
    setups.addAll(new TeamDuelContractTest().setups());
    setups.addAll(new TeamHighFormContractTest().setups());
    setups.addAll(new ExpansionsContractTest().setups());
    return setups;
  }

  @Override
  protected int every() {
    return 80;
  }

  @Override
  protected int compared() {
    return 24;
  }

  @Override
  protected boolean parted(Viewer viewer, Match<Position> here, Match<Position> there) {
    return new DuelContractTest().parted(viewer, here, there);
  }

  /** The cards of each deck, wherever they lie, and how many lie where. */
  @Override
  protected Object whole(Position p) {
    List<Object> whole = new ArrayList<>();
    for (int seat = 0; seat < p.seats(); seat++) {
      whole.add(cards(p, seat, Kind.BEINGS));
      for (Kind kind : Kind.ALL) whole.add(Integer.bitCount(p.hand(seat, kind)));
    }
    for (Kind kind : List.of(Kind.LEGENDS, Kind.FLARES)) whole.add(cards(p, 0, kind));
    for (Deck deck : p.decks) {
      whole.add(deck.discard());
      whole.add(List.of(deck.over().size(), deck.loose().size(), deck.under().size()));
    }
    return whole;
  }

  private static Cards cards(Position p, int owner, Kind kind) {
    Deck deck = p.decks[p.deck(owner, kind)];
    Cards cards = deck.all().and(deck.discard());
    for (int seat = 0; seat < p.seats(); seat++) {
      if (kind == Kind.BEINGS && seat != owner) continue;
      cards = cards.and(Cards.ofBits(p.hand(seat, kind)));
    }
    if (kind == Kind.BEINGS && p.frost.frozen(owner) >= 0)
      cards = cards.with(p.frost.frozen(owner));
    return cards;
  }

  @Test
  void every_hand_of_unseen_beings_and_legends_is_as_likely() {
    Witnessed<Position> played = new Witnessed<>(game(), RandomDuelTest.SETUP, 7);
    while (played.match().turn().number() == 0) played.step();
    even(played, Kind.BEINGS);
    even(played, Kind.LEGENDS);
    while (played.match().turn().number() < 12) played.step();
    even(played, Kind.BEINGS);
  }

  /** The other's hand is any of as many cards that the first seat has seen nowhere. */
  private void even(Witnessed<Position> played, Kind kind) {
    Knowledge known = played.knowledge(Seat.of(0));
    Position p = played.match().position();
    Deck deck = p.decks[p.deck(1, kind)];
    int held = Integer.bitCount(p.hand(1, kind));
    int unseen = held + deck.loose().size() + deck.under().size();
    boolean own = !deck.under().isEmpty() && kind != Kind.BEINGS;
    assertFalse(own, "a position where nobody put a card under a shared deck");
    int kinds = 1;
    for (int i = 0; i < held; i++) kinds = kinds * (unseen - i) / (i + 1);
    assertEven(known, WORLDS, kinds, world -> world.hand(1, kind));
  }
}

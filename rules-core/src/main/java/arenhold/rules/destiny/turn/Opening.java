package arenhold.rules.destiny.turn;

import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.card.Cards;
import arenhold.rules.card.Hand;
import arenhold.rules.destiny.play.Ask;
import arenhold.rules.destiny.play.Code;
import arenhold.rules.destiny.play.DestinyEvent;
import arenhold.rules.destiny.play.HandSize;
import arenhold.rules.destiny.play.Run;
import arenhold.rules.destiny.play.Share;
import arenhold.rules.destiny.play.Shields;
import arenhold.rules.destiny.play.Source;
import arenhold.rules.destiny.play.Verb;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Phase;
import arenhold.rules.destiny.position.Piece;
import arenhold.rules.destiny.position.Position;
import arenhold.rules.destiny.position.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** Set-up (D5). */
final class Opening {

  private static final int RESOURCES = 2;

  /** How many shields the others distribute, in a duel (D5.3) and with more players (D15.2). */
  private static final int DUEL_SHIELDS = 2;

  private static final int MORE_SHIELDS = 1;

  private Opening() {}

  /** It is drawn who sits where: who follows whom clockwise, from the first seat (D15.1). */
  static void seats(Run run) {
    Position p = run.p;
    List<Integer> left = new ArrayList<>(p.clockwise);
    List<Integer> clockwise = new ArrayList<>(List.of(left.removeFirst()));
    while (left.size() > 1) {
      Options options = run.options();
      for (int each : left) options.add(Code.of(Verb.SEAT, each));
      Integer next = Code.with(run.chance(Ask.BESIDE, clockwise.getLast()));
      left.remove(next);
      clockwise.add(next);
    }
    clockwise.addAll(left);
    p.clockwise = List.copyOf(clockwise);
    run.tell(() -> new DestinyEvent.Seated(p.clockwise));
    p.phase = Phase.DEAL;
  }

  /** Everybody draws their first hand, one after another. */
  static void deal(Run run) {
    for (int seat : run.p.present())
      run.hands.draw(seat, HandSize.USUAL - run.p.sides[seat].hand.size());
    run.p.phase = Phase.SET_BACK;
  }

  /** All decide at once what they shuffle back; then they draw, and take resources (D5.1). */
  static void setBack(Run run) {
    Position p = run.p;
    List<Integer> present = p.present();
    List<Cards> back =
        run.table().together(present.stream().map(Seat::of).toList(), seat -> chosen(run, seat));
    for (int i = 0; i < present.size(); i++) {
      int seat = present.get(i);
      Side side = p.sides[seat];
      int count = back.get(i).size();
      side.hand = new Hand(side.hand.cards().without(back.get(i)), side.hand.marks());
      side.deck =
          side.deck
              .shuffledWith(back.get(i))
              .with(side.deck.all().and(back.get(i)), side.deck.discard());
      run.tell(() -> new DestinyEvent.SetBack(seat, count));
    }
    for (int seat : present) {
      run.hands.draw(seat, HandSize.USUAL - p.sides[seat].hand.size());
      p.sides[seat].resources = RESOURCES;
    }
    p.phase = Phase.FIELD;
  }

  private static Cards chosen(Run run, Seat seat) {
    Cards left = run.p.sides[seat.index()].hand.cards();
    Cards chosen = Cards.NONE;
    List<String> names = new ArrayList<>();
    while (!left.isEmpty()) {
      Options options = run.options();
      options.add(Code.of(Verb.DONE));
      for (int card = left.first(); card >= 0; card = left.next(card)) {
        options.add(Code.of(Verb.CARD, card));
      }
      int code = run.table().choose(seat, Ask.SET_BACK, Source.RULES.after(names, 0));
      if (Code.is(code, Verb.DONE)) break;
      left = left.without(Code.with(code));
      chosen = chosen.with(Code.with(code));
      names.add(Code.card(code).key());
    }
    return chosen;
  }

  /**
   * The roll-off, ties again among the tied; the highest chooses a battlefield (D5.2, D15.2). If
   * they leave instead, the next one clockwise chooses (D15.5).
   */
  static void field(Run run) {
    Position p = run.p;
    List<Integer> rolling = p.present();
    while (rolling.size() > 1) {
      List<Integer> sums = new ArrayList<>(Collections.nCopies(p.seats(), null));
      for (int seat : rolling) sums.set(seat, rolled(run, seat));
      int best = rolling.stream().mapToInt(sums::get).max().orElseThrow();
      run.tell(() -> new DestinyEvent.RolledOff(Collections.unmodifiableList(sums)));
      rolling = rolling.stream().filter(seat -> sums.get(seat) == best).toList();
    }
    List<Integer> choosers = new ArrayList<>(rolling);
    choosers.addAll(p.opponents(rolling.getFirst()));
    int choice = -1;
    for (int i = 0; choice < 0; i++) {
      int chooser = choosers.get(i);
      choice = run.unlessGone(() -> chosenField(run, chooser), -1);
    }
    int owner = choice;
    p.useField(owner);
    p.controller = owner;
    run.tell(
        () ->
            new DestinyEvent.FieldChosen(
                owner, arenhold.rules.destiny.card.Cards.of(p.field).key()));
    p.phase = Phase.SHIELDS;
  }

  private static int chosenField(Run run, int chooser) {
    Options options = run.options();
    for (int seat : run.p.present()) {
      if (!run.isGone(seat)) options.add(Code.of(Verb.SEAT, seat));
    }
    return Code.with(run.choose(chooser, Ask.FIELD, Source.RULES));
  }

  private static int rolled(Run run, int seat) {
    int sum = 0;
    for (Die die : List.copyOf(run.p.dice)) {
      Piece piece = run.p.of(die);
      if (piece != null && piece.controller == seat) sum += run.pools.rollOff(die, seat);
    }
    return sum;
  }

  /** The others distribute shields, one after another clockwise (D5.3, D15.2). */
  static void shields(Run run) {
    Position p = run.p;
    int amount = p.seats() == 2 ? DUEL_SHIELDS : MORE_SHIELDS;
    for (int seat : p.opponents(p.controller)) {
      for (Share each : run.unlessGone(() -> distributed(run, seat, amount), List.<Share>of())) {
        run.shields.place(each);
      }
    }
    Turns.beginRound(run);
  }

  private static List<Share> distributed(Run run, int seat, int amount) {
    List<Piece> characters = run.p.characters(seat);
    int[] got = new int[characters.size()];
    for (int i = 0; i < amount; i++) {
      Options options = run.options();
      IntStream.range(0, got.length)
          .filter(index -> got[index] < Shields.MOST)
          .forEach(index -> options.add(Code.of(Verb.AT, characters.get(index))));
      Source.Blow one = new Source.Blow(1, true, false);
      int code =
          run.chooseUnlessForced(
              seat, Ask.SHIELD, Source.RULES.after(List.of(), amount - i).with(one));
      got[characters.indexOf(Code.piece(run.p, code))]++;
    }
    List<Share> shares = new ArrayList<>();
    for (int i = 0; i < got.length; i++) {
      if (got[i] > 0) shares.add(new Share(characters.get(i), got[i]));
    }
    return shares;
  }
}

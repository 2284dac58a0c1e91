package arenhold.rules.destiny.turn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.destiny.Duel;
import arenhold.rules.destiny.play.DestinyEvent;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is done before the first round. */
class OpeningTest {

  /** The numbers of the cards that this seat has seen itself draw. */
  private static List<Integer> drawn(Duel duel, char seat) {
    return told(duel, seat, DestinyEvent.Drew.class).stream()
        .filter(each -> each.seat() == seat - 'A')
        .map(each -> Integer.valueOf(each.card().substring(2)))
        .toList();
  }

  private static <E> List<E> told(Duel duel, char seat, Class<E> kind) {
    return duel.told(seat).stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  @Test
  void each_sets_back_once_without_knowing_what_the_other_does_DS_D5_1_DS_D5_5() {
    Duel duel = Duel.opening(2).asks('A', "set-back");
    List<Integer> hand = drawn(duel, 'A');
    assertEquals(5, hand.size());
    duel.play("card " + hand.getFirst(), "card " + hand.get(1), "done").asks('B', "set-back");
    assertEquals(List.of(), told(duel, 'B', DestinyEvent.SetBack.class));
    assertEquals(5, drawn(duel, 'A').size(), "drawn when both have decided");
    duel.play("done").asks("field");
    assertEquals(
        List.of(new DestinyEvent.SetBack(0, 2), new DestinyEvent.SetBack(1, 0)),
        told(duel, 'B', DestinyEvent.SetBack.class));
    assertEquals(7, drawn(duel, 'A').size());
    assertEquals(5, drawn(duel, 'B').size());
  }
}

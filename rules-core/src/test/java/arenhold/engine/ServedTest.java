package arenhold.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.players.Players;
import arenhold.players.Thinking;
import arenhold.rules.Game;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Our players behind the protocol, where one engine has several of them. */
class ServedTest {

  @Test
  void a_match_may_ask_for_another_of_our_players_and_is_told_where_one_was_cut_short() {
    Told.Played played = Told.all().getFirst();
    another(played.game(), played.setup());
  }

  private static <P> void another(Game<P> game, Setup setup) {
    Told<P> table = new Told<>(game, setup, 5);
    while (table.match().open().getFirst().seat() == Seat.NATURE) table.step();
    Seat seat = table.match().open().getFirst().seat();
    List<Served> engine = new ArrayList<>();
    Told.Direct wire = new Told.Direct(line -> engine.getFirst().hear(line));
    var first = Players.named("first");
    List<Runnable> thoughts = new ArrayList<>();
    engine.add(new Served(first, 0, Told::game, wire.answers::add, thoughts::add, () -> 0, 2));
    Conversation conversation = new Conversation(wire);
    conversation.hello();
    int rules = game.info().version();
    var greedy = Players.named("greedy");
    conversation.begin("m", rules, table.known(seat), 77, null, Served.label(greedy));
    conversation.hear(wire.answers.poll());
    assertTrue(conversation.ready("m"));
    conversation.put("m", table.seen(seat), null, 300L);
    thoughts.removeLast().run();
    while (!wire.answers.isEmpty()) conversation.hear(wire.answers.poll());
    Thinking thinking = Thinking.of(300, 77);
    assertEquals(
        greedy.seated().get().decide(table.seen(seat), thinking), conversation.decided("m"));
    conversation.put("m", table.seen(seat), null, 300L);
    conversation.stop("m");
    thoughts.removeLast().run();
    while (!wire.answers.isEmpty()) conversation.hear(wire.answers.poll());
    assertTrue(conversation.decided("m").cut());
    for (String none : List.of("greedy.1", "greedy", "nobody.1", "")) {
      conversation.begin("n", rules, table.known(seat), 77, null, none);
      EngineFault declined =
          assertThrows(EngineFault.class, () -> conversation.hear(wire.answers.poll()), none);
      assertEquals(Code.NOT_PLAYED, declined.code());
      assertEquals("n", declined.match());
    }
  }
}

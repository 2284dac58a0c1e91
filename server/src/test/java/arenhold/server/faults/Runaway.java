package arenhold.server.faults;

import arenhold.server.testing.Guest;
import arenhold.server.testing.Socket;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * Rules that loop for ever, recurse without end, ask without end or let their position grow without
 * end: the choice is not carried out, its room is stopped, and all other rooms are played on.
 */
final class Runaway extends UnderPlay {

  private static final List<String> WAYS = List.of("loop", "growth", "recursion", "asking");

  private int next;

  Runaway() {
    super("runaway", "runaway rules, an ever-growing position", 20, 0);
  }

  @Override
  TestBed bed(Run run) throws Exception {
    TestBed.Plan plan = TestBed.Plan.embedded(run.brief() ? 4 : 10, Style.QUICK);
    return new TestBed(run.folder(), key(), plan, FragileServer.class);
  }

  @Override
  long strike(TestBed bed, Run run) {
    Guest guest = Guest.at(bed.server().address());
    var wish = Map.of("game", "fragile", "form", "only", "table", Map.of(), "watching", false);
    Socket socket = guest.enter(guest.post("/api/rooms", wish).path("link").asString());
    socket.awaitState(state -> state.path("match").isObject());
    String went = choose(socket, "go", 0);
    socket.awaitAck(went);
    socket.awaitState(state -> state.at("/match/view/count").asInt() == 1);
    String match = socket.state().at("/match/id").asString();
    bed.told(new Invocation("alone", 0, match, 0, went, "go"));
    long asked = socket.state().at("/match/asked").asLong();
    String way = WAYS.get(next++ % WAYS.size());
    long since = System.nanoTime();
    String ack = choose(socket, way, asked);
    JsonNode answer = socket.await(frame -> ack.equals(frame.path("a").asString(null)));
    String code = answer.at("/d/code").asString("");
    if (!code.equals("parked")) run.wrong(way + " was answered with " + answer);
    JsonNode state = socket.awaitState(one -> one.at("/room/phase").asString().equals("parked"));
    if (state.at("/match/view/count").asInt() != 1) run.wrong(way + " changed its match");
    socket.tear();
    return since;
  }

  private static String choose(Socket socket, String choice, long asked) {
    return socket.sendAcked("choose", Map.of("choice", choice, "asked", asked));
  }
}

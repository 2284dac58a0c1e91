package arenhold.server.faults;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.time.Duration;

/**
 * A line of one match's log is damaged while the server is down: the server starts, that match is
 * stopped and says so, all others go on; once the line is repaired it goes on too.
 */
final class Unloadable extends UnderPlay {

  private static final Duration UNTIL_IT_IS_PARKED = Duration.ofMinutes(1);

  Unloadable() {
    super("unloadable", "a match that cannot be loaded", 10, 0);
  }

  @Override
  TestBed bed(Run run) throws Exception {
    return new TestBed(run.folder(), key(), TestBed.Plan.beside(run.brief() ? 4 : 8, Style.QUICK));
  }

  @Override
  long strike(TestBed bed, Run run) throws Exception {
    bed.quiet();
    PlayedRoom damaged = bed.rooms().get(run.random().nextInt(bed.rooms().size()));
    bed.server().kill();
    write(bed, damaged, "'?' || notation");
    bed.server().startAgain();
    long since = System.nanoTime();
    bed.loud();
    TestBed.await("it says that it is stopped", UNTIL_IT_IS_PARKED, damaged::parked);
    TestBed.await(
        "the others go on",
        UNTIL_IT_IS_PARKED,
        () -> bed.rooms().stream().allMatch(room -> room == damaged || room.goesOn(since)));
    bed.server().kill();
    write(bed, damaged, "substr(notation, 2)");
    bed.server().startAgain();
    return System.nanoTime();
  }

  /** Changes the first line of the room's newest match. */
  private static void write(TestBed bed, PlayedRoom room, String notation) throws Exception {
    String change =
        "update match_entry set notation = %s where seq = 0 and match_id ="
            + " (select (state ->> 'match')::uuid from room where seat_link = ?)";
    try (Connection connection = bed.connect();
        PreparedStatement statement = connection.prepareStatement(change.formatted(notation))) {
      statement.setString(1, room.link());
      statement.executeUpdate();
    }
  }
}

package arenhold.server.protocol;

import arenhold.players.Level;
import arenhold.rules.Waiting;
import arenhold.rules.notation.MatchFile;
import arenhold.server.computer.Computer;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import tools.jackson.databind.JsonNode;

/**
 * A match file as a browser steps through it: the match before its first choice, then one step for
 * every choice or command of a player, including the chance events that follow it.
 *
 * @param version of the game's rules
 * @param players the seats' names in seat order; empty where the file has none
 * @param computers for each seat how strong the computer that played it is, {@code engine} for one
 *     of somebody's own, or null for a person; empty where the file has no names
 * @param setup the options chosen
 * @param match the match's id, or null where the file has none
 * @param seedHash as the file has it, or null
 * @param seed as the file has it, or null; the deals are then checked
 * @param mixed for each seat the number mixed into the deal, or null for none; the list is null for
 *     a match dealt by its seed alone
 * @param start a {@link Moment}: the match when the first question to a player was open
 * @param log what had happened by then, each event with its {@code kind}
 */
public record ReplayDocument(
    String game,
    String form,
    int version,
    List<String> players,
    List<String> computers,
    RoomDocument.Settings setup,
    UUID match,
    String seedHash,
    String seed,
    List<RoomDocument.Mixed> mixed,
    JsonNode start,
    List<JsonNode> log,
    List<Step> steps) {

  /**
   * A match at one moment, as seen by a viewer who may see everything.
   *
   * @param line the line of the file that led here
   * @param view the game's own view
   * @param waiting the seats asked and their questions
   * @param closing who wants it to end or is out of it, and how it ended; sent among the other
   *     fields
   */
  public record Moment(
      int line,
      JsonNode view,
      List<Waiting> waiting,
      @JsonUnwrapped RoomDocument.Closing closing) {}

  /**
   * From one moment to the next.
   *
   * @param entries the log's entries, the player's first
   * @param patch RFC 6902 operations on the moment
   * @param events what happened, each with its {@code kind}
   */
  public record Step(List<String> entries, JsonNode patch, List<JsonNode> events) {}

  /**
   * How strong the computers at the seats are, by the names that only they have; engines of
   * people's own are marked as such.
   */
  public static List<String> levels(MatchFile file) {
    List<String> levels = new ArrayList<>(file.players());
    levels.replaceAll(name -> null);
    if (levels.isEmpty()) return levels;
    for (MatchFile.Computer computer : file.computers()) {
      if (computer.isOutside()) levels.set(computer.seat(), Computer.OUTSIDE);
      Level level = Computer.level(file.players().get(computer.seat()));
      if (level != null) levels.set(computer.seat(), level.key());
    }
    return levels;
  }
}

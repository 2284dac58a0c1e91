package arenhold.server.protocol;

import arenhold.server.clock.TimeControl;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import tools.jackson.databind.JsonNode;

/**
 * Everything the server sends on a page's live socket. The frame's type is the record's name in
 * camel case.
 */
public sealed interface ToBrowser
    permits ToBrowser.Tables,
        ToBrowser.TableChanges,
        ToBrowser.Mine,
        ToBrowser.Noticed,
        ToBrowser.Paired,
        ToBrowser.Challenged,
        ToBrowser.ChallengeGone,
        ToClient.Pong,
        ToClient.Bye {

  /**
   * All open tables, newest first: replaces what the page has.
   *
   * @param version raised by every {@link TableChanges}
   */
  record Tables(long version, List<JsonNode> all) implements ToBrowser {}

  /**
   * The changes since the previous version.
   *
   * @param changed new and changed tables
   * @param gone the rooms whose tables are no longer open
   */
  record TableChanges(long version, List<JsonNode> changed, List<UUID> gone) implements ToBrowser {}

  /**
   * A room that the player made or sits in.
   *
   * @param link that leads there
   * @param players by seat, null for a free one
   * @param seat the player's own, or -1
   * @param turn whether the player is asked
   * @param since when that question was put or, if there is none, when the room last changed;
   *     milliseconds since 1970
   * @param left milliseconds left on the player's clock, or null without one; it runs if {@code
   *     turn}
   */
  record MyRoom(
      UUID room,
      String link,
      String game,
      String form,
      String phase,
      List<RoomDocument.Person> players,
      int seat,
      boolean turn,
      long since,
      TimeControl clock,
      Long left) {}

  /**
   * The player's rooms: first those where they are asked, then the newest.
   *
   * @param turns in how many of them the player is asked
   * @param at the server's clock at that moment, milliseconds since 1970
   */
  record Mine(int turns, long at, List<MyRoom> rooms) implements ToBrowser {}

  /**
   * A notice for a player to see when they come back.
   *
   * @param kind of event; selects the sentence to show
   * @param page where it happened, such as {@code /r/…}, or null
   * @param params the sentence's parameters
   * @param at milliseconds since 1970
   */
  record Notice(
      long id, String kind, String page, Map<String, String> params, long at, boolean read) {}

  /**
   * How many notices are unread.
   *
   * @param newest the notice that has just arrived, or null if only the number has changed
   */
  record Noticed(int unread, Notice newest) implements ToBrowser {}

  /**
   * Opponents were found.
   *
   * @param link of the waiting table
   */
  record Paired(String link) implements ToBrowser {}

  /** The player was challenged. */
  record Challenged(
      UUID id, RoomDocument.Person from, String game, String form, TimeControl clock, boolean rated)
      implements ToBrowser {}

  /** A challenge is no longer open. */
  record ChallengeGone(UUID id) implements ToBrowser {}
}

package arenhold.server.protocol;

import arenhold.server.clock.TimeControl;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import tools.jackson.databind.JsonNode;

/**
 * Everything the server says on a page's live socket. The frame's type is the record's name, small
 * first.
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
   * All open tables, the newest first: replaces what the page has.
   *
   * @param version raised by every {@link TableChanges}
   */
  record Tables(long version, List<JsonNode> all) implements ToBrowser {}

  /**
   * What has changed since the version before.
   *
   * @param changed tables that are new or other than they were
   * @param gone the rooms whose tables are open no more
   */
  record TableChanges(long version, List<JsonNode> changed, List<UUID> gone) implements ToBrowser {}

  /**
   * A room that one made or sits in.
   *
   * @param link that leads there
   * @param players names by seat, null for a free one
   * @param seat one's own, or -1
   * @param turn whether one is asked
   * @param since when that question was put, or else when the room last changed; milliseconds since
   *     1970
   * @param left milliseconds left on one's own clock, or null without one; if {@code turn} it runs
   */
  record MyRoom(
      UUID room,
      String link,
      String game,
      String form,
      String phase,
      List<String> players,
      int seat,
      boolean turn,
      long since,
      TimeControl clock,
      Long left) {}

  /**
   * One's rooms: those where one is asked first, then the newest.
   *
   * @param turns in how many of them one is asked
   * @param at the server's clock when that was so, milliseconds since 1970
   */
  record Mine(int turns, long at, List<MyRoom> rooms) implements ToBrowser {}

  /**
   * Something worth knowing when one comes back.
   *
   * @param kind of what happened; says which sentence tells it
   * @param page where it happened, such as {@code /r/…}, or null
   * @param params what the sentence names
   * @param at milliseconds since 1970
   */
  record Notice(
      long id, String kind, String page, Map<String, String> params, long at, boolean read) {}

  /**
   * How many notices are unread.
   *
   * @param newest that has just come, or null if only their number has changed
   */
  record Noticed(int unread, Notice newest) implements ToBrowser {}

  /**
   * Somebody was found to play with.
   *
   * @param link of the table that waits
   */
  record Paired(String link) implements ToBrowser {}

  /** Somebody would like to play with one. */
  record Challenged(
      UUID id, RoomDocument.Person from, String game, String form, TimeControl clock, boolean rated)
      implements ToBrowser {}

  /** A challenge does not stand any more. */
  record ChallengeGone(UUID id) implements ToBrowser {}
}

package arenhold.server.view;

import arenhold.server.protocol.Frames;
import arenhold.server.protocol.RoomDocument;
import arenhold.server.protocol.ToClient;
import arenhold.server.protocol.Told;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * What one kind of viewer has been sent: its current document and the recent steps that led there.
 */
public final class Channel {

  private static final int MOST_STEPS = 64;

  /** Beyond this a snapshot is shorter than the missed steps. */
  private static final int MOST_CHARS = 32 * 1024;

  /**
   * A step kept for reconnecting viewers.
   *
   * @param frame as text: a tree would take several times as much memory
   */
  private record Sent(long version, String frame) {}

  private final Deque<Sent> recent = new ArrayDeque<>();
  private int chars;
  private JsonNode known;

  /** Starts with the kind's document at the room's current version. */
  public Channel(RoomDocument document) {
    known = Frames.tree(document);
  }

  /** The step from the current document to {@code document}, which becomes the current one. */
  public Told step(long version, RoomDocument document, List<JsonNode> events) {
    JsonNode next = Frames.tree(document);
    JsonNode patch = Patch.between(known, next);
    known = next;
    Told step = Told.at(version, new ToClient.Step(patch, events));
    String frame = step.text();
    recent.addLast(new Sent(version, frame));
    chars += frame.length();
    while (recent.size() > MOST_STEPS || chars > MOST_CHARS) {
      chars -= recent.removeFirst().frame.length();
    }
    return step;
  }

  /**
   * The steps from {@code version} to {@code current}, or null if some are no longer kept and a
   * snapshot is needed.
   */
  public List<Told> since(long version, long current) {
    if (version > current) return null;
    List<Told> steps = new ArrayList<>();
    for (Sent sent : recent) if (sent.version > version) steps.add(Told.written(sent.frame));
    return steps.size() == current - version ? steps : null;
  }
}

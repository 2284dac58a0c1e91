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
 * What one kind of viewer has been told: the document as it knows it and the steps that led there.
 */
public final class Channel {

  private static final int MOST_STEPS = 64;

  /** Beyond this a snapshot is shorter than what was missed. */
  private static final int MOST_CHARS = 32 * 1024;

  /**
   * A step as those are told it who come back.
   *
   * @param frame its text alone: a tree would take several times as much memory
   */
  private record Sent(long version, String frame) {}

  private final Deque<Sent> recent = new ArrayDeque<>();
  private int chars;
  private JsonNode known;

  /** Starts with {@code document} as what the kind knows at the room's present version. */
  public Channel(RoomDocument document) {
    known = Frames.tree(document);
  }

  /** The step that leads from what is known to {@code document}, which is then known. */
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
   * The steps that lead from {@code version} to {@code current}, or null if they are not remembered
   * and a snapshot is needed.
   */
  public List<Told> since(long version, long current) {
    if (version > current) return null;
    List<Told> steps = new ArrayList<>();
    for (Sent sent : recent) if (sent.version > version) steps.add(Told.written(sent.frame));
    return steps.size() == current - version ? steps : null;
  }
}

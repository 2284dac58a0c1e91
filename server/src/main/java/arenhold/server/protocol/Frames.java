package arenhold.server.protocol;

import arenhold.rules.Event;
import arenhold.rules.Seat;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.TreeBuildingGenerator;
import tools.jackson.databind.ser.std.StdSerializer;
import tools.jackson.databind.type.LogicalType;

/** Reads and writes socket frames as text: {@code {"t":type,"d":data,"v":version?,"a":ack id?}}. */
public final class Frames {

  /** The longest ack id. */
  private static final int LONGEST_ACK = 64;

  /**
   * The deepest JSON nesting accepted: enough for every message, too little to overflow a stack.
   */
  private static final int DEEPEST = 12;

  private static final Map<String, Class<? extends FromClient>> ROOM = types(FromClient.class);
  private static final Map<String, Class<? extends FromBrowser>> LIVE = types(FromBrowser.class);

  private static final Map<String, Class<? extends ToClient>> TOLD = types(ToClient.class);

  private static <M> Map<String, Class<? extends M>> types(Class<M> messages) {
    Map<String, Class<? extends M>> types = new HashMap<>();
    for (Class<?> type : messages.getPermittedSubclasses()) {
      String name = type.getSimpleName();
      String key = name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
      types.put(key, type.asSubclass(messages));
    }
    return Map.copyOf(types);
  }

  private static final JsonMapper READER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .build())
          .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          // No coercion: a number is not a text, nor a text a number, and 1.5 is not a seat.
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .withCoercionConfig(
              LogicalType.Textual,
              text ->
                  text.setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail)
                      .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                      .setCoercion(CoercionInputShape.Float, CoercionAction.Fail))
          .build();

  private static final JsonMapper WRITER =
      JsonMapper.builder()
          .addModule(
              new SimpleModule().addSerializer(new SeatAsNumber()).addSerializer(new TreeAsItIs()))
          .build();

  private Frames() {}

  /**
   * A message from a client.
   *
   * @param ack the client's own id for it, or null
   */
  public record Received<M>(M message, String ack) {}

  /** A frame that cannot be read; {@link #code} says why. */
  public static final class Unreadable extends Exception {
    private final Code code;

    Unreadable(Code code) {
      super(code.text(), null, false, false);
      this.code = code;
    }

    public Code code() {
      return code;
    }
  }

  /** Reads an untrusted frame for a room. */
  public static Received<FromClient> read(String text) throws Unreadable {
    return read(text, ROOM);
  }

  /** Reads an untrusted frame of a page's live socket. */
  public static Received<FromBrowser> readLive(String text) throws Unreadable {
    return read(text, LIVE);
  }

  private static <M> Received<M> read(String text, Map<String, Class<? extends M>> types)
      throws Unreadable {
    try {
      JsonNode frame = READER.readTree(text);
      if (frame == null || !frame.isObject() || !frame.path("t").isString()) throw malformed();
      Class<? extends M> type = types.get(frame.path("t").asString());
      if (type == null) throw new Unreadable(Code.UNKNOWN_MESSAGE);
      JsonNode data = frame.has("d") ? frame.get("d") : READER.createObjectNode();
      if (!data.isObject()) throw malformed();
      if (!whole(type, data)) throw malformed();
      M message = READER.treeToValue(hello(type, data), type);
      return new Received<>(message, ack(frame.get("a")));
    } catch (JacksonException unreadable) {
      throw malformed();
    }
  }

  /**
   * Whether only {@link OrNull} fields are null and no text contains NUL, which cannot be stored.
   */
  private static boolean whole(Class<?> type, JsonNode data) {
    for (RecordComponent field : type.getRecordComponents()) {
      boolean optional = field.isAnnotationPresent(OrNull.class);
      if (!optional && data.path(field.getName()).isNull()) return false;
    }
    return plain(data);
  }

  private static boolean plain(JsonNode node) {
    if (node.isString()) return node.asString().indexOf('\0') < 0;
    for (JsonNode part : node) if (!plain(part)) return false;
    return true;
  }

  /** A hello may omit fields; the missing ones get defaults. */
  private static JsonNode hello(Class<?> type, JsonNode data) {
    if (type != FromClient.Hello.class) return data;
    ObjectNode whole = READER.createObjectNode().putNull("epoch").putNull("version");
    whole.put("commits", false);
    whole.setAll((ObjectNode) data);
    return whole;
  }

  private static String ack(JsonNode ack) throws Unreadable {
    if (ack == null || ack.isNull()) return null;
    if (!ack.isString()) throw malformed();
    String id = ack.asString();
    // Stored as it is, so only printable ASCII is accepted.
    boolean plain = id.chars().allMatch(c -> c > ' ' && c <= '~');
    if (id.isEmpty() || id.length() > LONGEST_ACK || !plain) throw malformed();
    return id;
  }

  private static Unreadable malformed() {
    return new Unreadable(Code.MALFORMED);
  }

  /**
   * Writes a frame without version and ack id.
   *
   * @param message a {@link ToClient} or a {@link ToBrowser}
   */
  public static String write(Object message) {
    return write(message, null, null);
  }

  /**
   * Writes a frame.
   *
   * @param message a {@link ToClient} or a {@link ToBrowser}
   */
  public static String write(Object message, Long version, String ack) {
    ObjectNode frame = WRITER.createObjectNode();
    String name = message.getClass().getSimpleName();
    frame.put("t", Character.toLowerCase(name.charAt(0)) + name.substring(1));
    frame.set("d", WRITER.valueToTree(message));
    if (version != null) frame.put("v", version.longValue());
    if (ack != null) frame.put("a", ack);
    return WRITER.writeValueAsString(frame);
  }

  /**
   * Reads back the message of a frame that {@link #write} made for a room's member.
   *
   * @throws JacksonException if the text is not such a frame
   */
  static ToClient readTold(String text) {
    JsonNode frame = WRITER.readTree(text);
    return WRITER.treeToValue(frame.path("d"), TOLD.get(frame.path("t").asString("")));
  }

  /**
   * Whether this frame, made by {@link #write}, holds only changes. A later snapshot makes up for
   * its loss.
   */
  public static boolean isStep(String frame) {
    return frame.startsWith("{\"t\":\"step\"") || frame.startsWith("{\"t\":\"tableChanges\"");
  }

  /** Whether this frame, made by {@link #write}, is superseded by any newer one of its type. */
  public static boolean isWhole(String frame) {
    return frame.startsWith("{\"t\":\"mine\"");
  }

  /**
   * Any protocol value as a JSON tree. It shares the trees in {@code value}, which nobody may
   * change afterwards.
   */
  public static JsonNode tree(Object value) {
    return WRITER.valueToTree(value);
  }

  /** Any protocol value as JSON text. */
  public static String text(Object value) {
    return WRITER.writeValueAsString(value);
  }

  /** Events as they are sent, each with its {@code kind}. */
  public static List<JsonNode> events(List<Event> events) {
    List<JsonNode> trees = new ArrayList<>(events.size());
    for (Event event : events) {
      // An event is no tree itself, so this one is new and may be added to.
      ObjectNode tree = WRITER.valueToTree(event);
      tree.put("kind", event.kind());
      trees.add(tree);
    }
    return trees;
  }

  private static final class SeatAsNumber extends StdSerializer<Seat> {
    SeatAsNumber() {
      super(Seat.class);
    }

    @Override
    public void serialize(Seat seat, JsonGenerator out, SerializationContext context) {
      out.writeNumber(seat.index());
    }
  }

  /** Puts a tree, such as a view, into a larger one as it is; the usual serializer copies it. */
  private static final class TreeAsItIs extends StdSerializer<JsonNode> {
    TreeAsItIs() {
      super(JsonNode.class);
    }

    @Override
    public void serialize(JsonNode tree, JsonGenerator out, SerializationContext context) {
      // Elsewhere, writeTree would come back here.
      if (out instanceof TreeBuildingGenerator) out.writeTree(tree);
      else tree.serialize(out, context);
    }
  }
}

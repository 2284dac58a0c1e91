package arenhold.server.testing;

import arenhold.server.clock.TimeControl;
import arenhold.server.protocol.FromClient;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.UUID;

/** Frames for a room, from every kind of message, that are wrong in one place or more. */
public final class OddFrames {

  /** The fields that may be null according to the protocol's document. */
  private static final Set<String> OR_NULL =
      Set.of("Hello.epoch", "Hello.version", "Sit.seat", "Swap.seat", "Range.min", "Range.max");

  private static final List<Class<?>> KINDS =
      Arrays.stream(FromClient.class.getPermittedSubclasses())
          .filter(kind -> kind != FromClient.Hello.class)
          .toList();

  /** Values valid for no field at all. */
  private static final List<String> NEVER =
      List.of(
          "[]",
          "[1]",
          "{}",
          "{\"x\":1}",
          "NaN",
          "1e999",
          "-1e999",
          "1.5",
          "99999999999999999999999999",
          "\"a\\u0000b\"");

  private static final List<String> STRANGE =
      List.of(
          "null",
          "true",
          "0",
          "-1",
          "1",
          "2147483648",
          "9223372036854775807",
          "\"\"",
          "\"x\"",
          "\"\\ud800\"",
          "\"" + "x".repeat(300) + "\"",
          "{\"kind\":\"none\"}",
          "{\"kind\":\"live\",\"base\":-1,\"increment\":0,\"delay\":0}",
          "{\"kind\":\"days\"}",
          "{\"kind\":null}");

  /** Bytes of UTF-8 that a frame may have; more end the socket, which is another test's concern. */
  private static final int LARGEST = 8 * 1024;

  private final Random random;

  public OddFrames(Random random) {
    this.random = random;
  }

  /** A frame with nothing wrong that changes nothing. */
  public String ping() {
    return "{\"t\":\"ping\",\"d\":{},\"a\":\"p\"}";
  }

  /** A frame of legal size, wrong somewhere or only out of place. */
  public String frame() {
    String frame;
    do frame = any(KINDS.get(random.nextInt(KINDS.size())));
    while (frame.getBytes(StandardCharsets.UTF_8).length > LARGEST);
    return frame;
  }

  private String any(Class<?> kind) {
    List<String> fields = new ArrayList<>();
    for (RecordComponent field : kind.getRecordComponents()) {
      if (random.nextInt(8) > 0) fields.add(field(field, value(field)));
      if (random.nextInt(20) == 0) fields.add(field(field, usual(field)));
    }
    if (random.nextInt(10) == 0) fields.add("\"more\":" + STRANGE.get(random.nextInt(15)));
    String data = "{" + String.join(",", fields) + "}";
    String frame =
        switch (random.nextInt(12)) {
          case 0 -> "{\"t\":\"" + name(kind) + "\"}";
          case 1 -> "{\"d\":" + data + "}";
          case 2 -> "{\"t\":\"" + name(kind) + "x\",\"d\":" + data + "}";
          case 3 -> "{\"t\":\"" + name(kind) + "\",\"d\":" + deep(data) + "}";
          case 4 -> "{\"t\":\"" + name(kind) + "\",\"d\":" + data + ",\"d\":" + data + "}";
          case 5 -> "{\"t\":\"" + name(kind) + "\",\"d\":" + data + ",\"a\":" + any() + "}";
          default -> "{\"t\":\"" + name(kind) + "\",\"d\":" + data + ",\"a\":\"m\"}";
        };
    return random.nextInt(6) == 0 ? damaged(frame) : frame;
  }

  private String value(RecordComponent field) {
    return random.nextInt(3) == 0 ? any() : usual(field);
  }

  private String any() {
    int n = random.nextInt(NEVER.size() + STRANGE.size());
    return n < NEVER.size() ? NEVER.get(n) : STRANGE.get(n - NEVER.size());
  }

  private String deep(String data) {
    int depth = 1 + random.nextInt(500);
    return "{\"x\":".repeat(depth) + data + "}".repeat(depth);
  }

  /** Some characters lost, doubled or replaced. */
  private String damaged(String frame) {
    StringBuilder damaged = new StringBuilder(frame);
    for (int i = 1 + random.nextInt(4); i > 0 && !damaged.isEmpty(); i--) {
      int at = random.nextInt(damaged.length());
      switch (random.nextInt(4)) {
        case 0 -> damaged.deleteCharAt(at);
        case 1 -> damaged.insert(at, damaged.charAt(at));
        case 2 -> damaged.setCharAt(at, (char) random.nextInt(0xD800));
        default -> damaged.setLength(at + 1);
      }
    }
    return damaged.toString();
  }

  /** Every field of every kind of message, one after the other, with an invalid value. */
  public static List<String> wrong() {
    List<String> frames = new ArrayList<>();
    for (Class<?> kind : KINDS) {
      RecordComponent[] fields = kind.getRecordComponents();
      for (RecordComponent wrong : fields) {
        boolean list = wrong.getType() == List.class;
        for (String value : NEVER) {
          if (!list || !value.startsWith("[")) frames.add(with(kind, wrong, value));
        }
        boolean orNull = OR_NULL.contains(kind.getSimpleName() + "." + wrong.getName());
        if (!orNull) {
          frames.add(with(kind, wrong, "null"));
          frames.add(with(kind, wrong, null));
        }
        boolean text = wrong.getType() == String.class;
        frames.add(with(kind, wrong, text ? "7" : "\"7\""));
        frames.add(with(kind, wrong, wrong.getType() == boolean.class ? "1" : "true"));
      }
      frames.add("{\"t\":\"" + name(kind) + "\",\"d\":{\"more\":1}}");
      frames.add("{\"t\":\"" + name(kind) + "\",\"d\":null}");
      frames.add("{\"t\":\"" + name(kind) + "\",\"d\":{},\"a\":7}");
    }
    return frames;
  }

  /**
   * @param value null to leave the field out
   */
  private static String with(Class<?> kind, RecordComponent wrong, String value) {
    List<String> fields = new ArrayList<>();
    for (RecordComponent field : kind.getRecordComponents()) {
      boolean here = field.getName().equals(wrong.getName());
      if (here && value != null) fields.add(field(field, value));
      else if (!here) fields.add(field(field, usual(field)));
    }
    String data = String.join(",", fields);
    return "{\"t\":\"" + name(kind) + "\",\"d\":{" + data + "},\"a\":\"w\"}";
  }

  private static String field(RecordComponent field, String value) {
    return "\"" + field.getName() + "\":" + value;
  }

  private static String usual(RecordComponent field) {
    Class<?> type = field.getType();
    if (type == String.class) return "\"x\"";
    if (type == boolean.class) return "true";
    if (type == UUID.class) return "\"00000000-0000-4000-8000-000000000000\"";
    if (type == List.class) return "[\"x\"]";
    if (type == TimeControl.class) return "{\"kind\":\"none\"}";
    if (Number.class.isAssignableFrom(type) || type.isPrimitive()) return "1";
    throw new AssertionError("say what " + field + " usually is");
  }

  private static String name(Class<?> kind) {
    String name = kind.getSimpleName();
    return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }
}

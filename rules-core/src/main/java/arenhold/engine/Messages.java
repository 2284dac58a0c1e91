package arenhold.engine;

import arenhold.rules.notation.Excerpt;
import arenhold.rules.notation.Json;
import arenhold.rules.notation.Records;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** Messages as lines of JSON. Fields that are null are not written. */
final class Messages {

  private static final Map<String, Class<?>> TO_ENGINE = named(ToEngine.class);
  private static final Map<String, Class<?>> FROM_ENGINE = named(FromEngine.class);

  private Messages() {}

  private static Map<String, Class<?>> named(Class<?> messages) {
    Map<String, Class<?>> named = new LinkedHashMap<>();
    for (Class<?> each : messages.getPermittedSubclasses()) named.put(name(each), each);
    return Map.copyOf(named);
  }

  private static String name(Class<?> message) {
    return message.getSimpleName().toLowerCase(Locale.ROOT);
  }

  /** A message as a line. */
  static String line(Record message) {
    return line(name(message.getClass()), Records.fields(message));
  }

  /** A message of this type with these fields as a line. */
  static String line(String type, Map<String, Object> fields) {
    Map<String, Object> line = new LinkedHashMap<>();
    line.put("t", type);
    fields.forEach(
        (key, value) -> {
          if (value != null) line.put(key, value);
        });
    return Json.write(line);
  }

  /**
   * The fields of a line.
   *
   * @throws EngineFault if it is not a JSON object with a type
   */
  static Map<String, Object> fields(String line) {
    try {
      Map<String, Object> fields = Json.parseObject(line);
      if (fields.get("t") instanceof String) return fields;
      throw new EngineFault(Code.MALFORMED, "no type t in " + Excerpt.of(line));
    } catch (IllegalArgumentException wrong) {
      throw new EngineFault(Code.MALFORMED, wrong.getMessage() + " in " + Excerpt.of(line));
    }
  }

  /** The message to an engine in a line, or null if its type is none of them. */
  static ToEngine toEngine(Map<String, Object> fields) {
    Class<?> type = TO_ENGINE.get((String) fields.get("t"));
    return type == null ? null : (ToEngine) read(type, fields);
  }

  /**
   * The message of an engine in a line.
   *
   * @throws EngineFault if it is none
   */
  static FromEngine fromEngine(String line) {
    Map<String, Object> fields = fields(line);
    String name = (String) fields.get("t");
    Class<?> type = FROM_ENGINE.get(name);
    boolean known = type != null && type != FromEngine.Unknown.class;
    return known ? (FromEngine) read(type, fields) : new FromEngine.Unknown(name);
  }

  private static Object read(Class<?> type, Map<String, Object> fields) {
    try {
      return Records.read(type, fields);
    } catch (IllegalArgumentException wrong) {
      throw new EngineFault(Code.MALFORMED, name(type) + ": " + wrong.getMessage());
    }
  }
}

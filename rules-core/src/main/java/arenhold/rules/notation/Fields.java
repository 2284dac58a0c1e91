package arenhold.rules.notation;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads the fields of an untrusted JSON object, checking types and bounds. A null field counts as
 * missing. Errors name the field's path, such as {@code turn.actions}.
 */
public final class Fields {

  private final String path;
  private final Map<String, Object> written;

  private Fields(String path, Map<String, Object> written) {
    this.path = path;
    this.written = written;
  }

  /**
   * The fields of {@code value}; none if it is null.
   *
   * @param path the object's name in messages, empty for the outermost one
   * @param keys the fields that such an object may have
   * @throws IllegalArgumentException if it is not an object or has an unknown field
   */
  public static Fields of(String path, Object value, Set<String> keys) {
    if (value != null && !(value instanceof Map<?, ?>)) throw wrong(path, "an object", value);
    Map<String, Object> written = value == null ? Map.of() : Json.object(value);
    Fields fields = new Fields(path, written);
    for (String key : written.keySet()) {
      if (!keys.contains(key)) {
        throw new IllegalArgumentException("no such field: " + Excerpt.of(fields.path(key)));
      }
    }
    return fields;
  }

  /** The name of a field of this object in messages. */
  public String path(String key) {
    return path.isEmpty() ? key : path + "." + key;
  }

  /** Whether the field is present and not null. */
  public boolean has(String key) {
    return written.get(key) != null;
  }

  /** The raw value, or null. */
  public Object value(String key) {
    return written.get(key);
  }

  /** A whole number within these bounds; {@code fallback} if missing. */
  public int number(String key, int fallback, int least, int most) {
    return has(key) ? number(path(key), written.get(key), least, most) : fallback;
  }

  /** A boolean; false if missing. */
  public boolean flag(String key) {
    Object value = written.get(key);
    if (value == null || value instanceof Boolean) return Boolean.TRUE.equals(value);
    throw wrong(path(key), "true or false", value);
  }

  /** A text; null if missing. */
  public String text(String key) {
    return has(key) ? text(path(key), written.get(key)) : null;
  }

  /** A list of at most {@code most} values; empty if missing. */
  public List<Object> list(String key, int most) {
    return list(path(key), written.get(key), most);
  }

  /** An object with these fields; an empty one if missing. */
  public Fields object(String key, Set<String> keys) {
    return of(path(key), written.get(key), keys);
  }

  /** An object with arbitrary keys; empty if missing. */
  public Map<String, Object> map(String key) {
    Object value = written.get(key);
    if (value == null) return Map.of();
    if (!(value instanceof Map<?, ?>)) throw wrong(path(key), "an object", value);
    return Json.object(value);
  }

  /** {@code value} as a whole number within these bounds. */
  public static int number(String path, Object value, int least, int most) {
    if (value instanceof Number number
        && number.intValue() == number.doubleValue()
        && number.intValue() >= least
        && number.intValue() <= most) {
      return number.intValue();
    }
    throw wrong(path, "a whole number from " + least + " to " + most, value);
  }

  /** {@code value} as a text. */
  public static String text(String path, Object value) {
    if (value instanceof String text) return text;
    throw wrong(path, "a text", value);
  }

  /** {@code value} as a list of at most {@code most} values; null gives an empty one. */
  public static List<Object> list(String path, Object value, int most) {
    if (value == null) return List.of();
    if (!(value instanceof List<?>)) throw wrong(path, "a list", value);
    List<Object> list = Json.list(value);
    if (list.size() > most) throw wrong(path, "a list of at most " + most, value);
    return list;
  }

  /** The exception for a value other than the needed one. */
  public static IllegalArgumentException wrong(String path, String needed, Object found) {
    String where = path.isEmpty() ? "" : Excerpt.of(path) + ": ";
    return new IllegalArgumentException(
        where + needed + " is needed, not " + Excerpt.of(Json.write(found)));
  }
}

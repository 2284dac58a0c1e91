package arenhold.rules.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads and writes JSON as plain values: {@code Map<String, Object>} (in written order), {@code
 * List<Object>}, {@code String}, {@code Long}, {@code Double}, {@code Boolean} and null.
 */
public final class Json {

  /** The deepest nesting that is accepted. */
  private static final int DEEPEST = 200;

  private final String text;
  private int at;

  private Json(String text) {
    this.text = text;
  }

  /**
   * Parses a JSON value.
   *
   * @throws IllegalArgumentException if {@code text} is not exactly one JSON value, naming the
   *     position of the error
   */
  public static Object parse(String text) {
    Json reader = new Json(text);
    reader.space();
    Object value = reader.value(0);
    reader.space();
    if (reader.at < text.length()) throw reader.wrong("more text");
    return value;
  }

  /**
   * Parses a JSON object.
   *
   * @throws IllegalArgumentException if it is not exactly one JSON object
   */
  public static Map<String, Object> parseObject(String text) {
    return object(parse(text));
  }

  /**
   * {@code value} as an object.
   *
   * @throws IllegalArgumentException if it is not one
   */
  @SuppressWarnings("unchecked")
  public static Map<String, Object> object(Object value) {
    if (value instanceof Map<?, ?> map) return (Map<String, Object>) map;
    throw new IllegalArgumentException("an object is needed, not " + Excerpt.of(write(value)));
  }

  /**
   * {@code value} as a list.
   *
   * @throws IllegalArgumentException if it is not one
   */
  @SuppressWarnings("unchecked")
  public static List<Object> list(Object value) {
    if (value instanceof List<?> list) return (List<Object>) list;
    throw new IllegalArgumentException("a list is needed, not " + Excerpt.of(write(value)));
  }

  /**
   * {@code value} as a number.
   *
   * @throws IllegalArgumentException if it is not a whole number in range
   */
  public static int integer(Object value) {
    if (value instanceof Number number && number.intValue() == number.doubleValue()) {
      return number.intValue();
    }
    throw new IllegalArgumentException("a whole number is needed, not " + Excerpt.of(write(value)));
  }

  /**
   * {@code value} as a text.
   *
   * @throws IllegalArgumentException if it is not one
   */
  public static String string(Object value) {
    if (value instanceof String string) return string;
    throw new IllegalArgumentException("a text is needed, not " + Excerpt.of(write(value)));
  }

  /**
   * Writes {@code value} on one line, without spaces. Accepts all {@link Number}s but no arrays;
   * keys are written with {@code toString}.
   *
   * @throws IllegalArgumentException if {@code value} contains anything JSON cannot express
   */
  public static String write(Object value) {
    StringBuilder out = new StringBuilder();
    write(value, out);
    return out.toString();
  }

  private static void write(Object value, StringBuilder out) {
    switch (value) {
      case null -> out.append("null");
      case Boolean known -> out.append(known);
      case Number number -> out.append(finite(number));
      case CharSequence string -> quote(string, out);
      case Map<?, ?> map -> {
        String before = "{";
        for (var entry : map.entrySet()) {
          out.append(before);
          quote(String.valueOf(entry.getKey()), out);
          out.append(':');
          write(entry.getValue(), out);
          before = ",";
        }
        out.append(map.isEmpty() ? "{}" : "}");
      }
      case Iterable<?> list -> {
        out.append('[');
        boolean first = true;
        for (Object element : list) {
          if (!first) out.append(',');
          write(element, out);
          first = false;
        }
        out.append(']');
      }
      default -> throw new IllegalArgumentException("not JSON: " + value.getClass().getName());
    }
  }

  private static Number finite(Number number) {
    if (Double.isFinite(number.doubleValue())) return number;
    throw new IllegalArgumentException("no JSON number: " + number);
  }

  private static void quote(CharSequence string, StringBuilder out) {
    out.append('"');
    for (int i = 0; i < string.length(); i++) {
      char c = string.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (c < ' ') out.append(String.format("\\u%04x", (int) c));
          else out.append(c);
        }
      }
    }
    out.append('"');
  }

  private Object value(int depth) {
    if (depth > DEEPEST) throw wrong("nested too deeply");
    return switch (peek()) {
      case '{' -> readObject(depth);
      case '[' -> readList(depth);
      case '"' -> readString();
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      case 'n' -> word("null", null);
      default -> readNumber();
    };
  }

  private Map<String, Object> readObject(int depth) {
    Map<String, Object> result = new LinkedHashMap<>();
    at++;
    space();
    if (taken('}')) return result;
    do {
      space();
      if (peek() != '"') throw wrong("a key expected");
      String key = readString();
      space();
      if (!taken(':')) throw wrong("':' expected");
      space();
      if (result.containsKey(key)) throw wrong("the key " + Excerpt.of(key) + " twice");
      result.put(key, value(depth + 1));
      space();
    } while (taken(','));
    if (!taken('}')) throw wrong("',' or '}' expected");
    return result;
  }

  private List<Object> readList(int depth) {
    List<Object> result = new ArrayList<>();
    at++;
    space();
    if (taken(']')) return result;
    do {
      space();
      result.add(value(depth + 1));
      space();
    } while (taken(','));
    if (!taken(']')) throw wrong("',' or ']' expected");
    return result;
  }

  private String readString() {
    StringBuilder result = new StringBuilder();
    at++;
    while (true) {
      char c = next();
      if (c == '"') return result.toString();
      if (c < ' ') throw wrong("a control character in a text");
      result.append(c == '\\' ? escaped() : c);
    }
  }

  private char escaped() {
    char c = next();
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> {
        int code = 0;
        for (int i = 0; i < 4; i++) {
          int digit = Character.digit(next(), 16);
          if (digit < 0) throw wrong("a hexadecimal digit expected");
          code = 16 * code + digit;
        }
        yield (char) code;
      }
      default -> throw wrong("unknown escape");
    };
  }

  private Object readNumber() {
    int start = at;
    taken('-');
    digits();
    boolean whole = true;
    if (taken('.')) {
      whole = false;
      digits();
    }
    if (taken('e') || taken('E')) {
      whole = false;
      if (!taken('+')) taken('-');
      digits();
    }
    String number = text.substring(start, at);
    try {
      return whole ? (Object) Long.valueOf(number) : (Object) Double.valueOf(number);
    } catch (NumberFormatException tooLong) {
      throw wrong("a number that does not fit");
    }
  }

  private void digits() {
    int start = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') at++;
    if (at == start) throw wrong("a value expected");
  }

  private Object word(String word, Object meaning) {
    if (!text.startsWith(word, at)) throw wrong("a value expected");
    at += word.length();
    return meaning;
  }

  private void space() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
  }

  private boolean taken(char wanted) {
    if (at == text.length() || text.charAt(at) != wanted) return false;
    at++;
    return true;
  }

  private char peek() {
    if (at == text.length()) throw wrong("the text ends too early");
    return text.charAt(at);
  }

  private char next() {
    char c = peek();
    at++;
    return c;
  }

  private IllegalArgumentException wrong(String what) {
    return new IllegalArgumentException("JSON, character " + (at + 1) + ": " + what);
  }
}

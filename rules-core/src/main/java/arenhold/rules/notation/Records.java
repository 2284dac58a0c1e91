package arenhold.rules.notation;

import arenhold.rules.Seat;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;

/**
 * Records as plain JSON values (see {@link Json}) and back: a field for each component, in their
 * order, a null for a missing value. Components are texts, numbers, truth values, lists, maps with
 * texts as keys (by key, unless they have an order of their own), seats (numbers from 0, -1 for
 * Nature), further records, or plain values ({@code Object}).
 */
public final class Records {

  /** What is known of a record class. */
  private record Shape(Constructor<?> constructor, RecordComponent[] components) {

    static Shape of(Class<?> type) {
      RecordComponent[] components = type.getRecordComponents();
      Class<?>[] types = new Class<?>[components.length];
      for (int i = 0; i < types.length; i++) {
        types[i] = components[i].getType();
        components[i].getAccessor().setAccessible(true);
      }
      try {
        Constructor<?> constructor = type.getDeclaredConstructor(types);
        constructor.setAccessible(true);
        return new Shape(constructor, components);
      } catch (NoSuchMethodException none) {
        throw new IllegalStateException(none);
      }
    }
  }

  private static final ClassValue<Shape> SHAPES =
      new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
          return Shape.of(type);
        }
      };

  private Records() {}

  /**
   * {@code value} as plain values.
   *
   * @throws IllegalArgumentException if it holds anything else than what records may hold
   */
  public static Object plain(Object value) {
    return switch (value) {
      case null -> null;
      case String text -> text;
      case Boolean truth -> truth;
      case Number number -> number;
      case Seat seat -> seat.index();
      case Record record -> fields(record);
      case List<?> list -> {
        List<Object> plain = new ArrayList<>(list.size());
        for (Object each : list) plain.add(plain(each));
        yield plain;
      }
      case Map<?, ?> map -> {
        Map<String, Object> plain =
            map instanceof SequencedMap ? new LinkedHashMap<>() : new TreeMap<>();
        map.forEach((key, each) -> plain.put(String.valueOf(key), plain(each)));
        yield plain;
      }
      default -> throw new IllegalArgumentException("not plain: " + value.getClass().getName());
    };
  }

  /** The fields of a record, as plain values. */
  public static Map<String, Object> fields(Record record) {
    Map<String, Object> fields = new LinkedHashMap<>();
    for (RecordComponent each : SHAPES.get(record.getClass()).components()) {
      try {
        fields.put(each.getName(), plain(each.getAccessor().invoke(record)));
      } catch (IllegalAccessException | InvocationTargetException mistake) {
        throw new IllegalStateException(mistake);
      }
    }
    return fields;
  }

  /**
   * Reads a record. Unknown fields are ignored, so that newer senders are understood; a missing one
   * is null.
   *
   * @throws IllegalArgumentException if a field has another type, or a number or truth value that
   *     must be there is missing, naming its path
   */
  public static <R> R read(Class<R> type, Object plain) {
    return type.cast(record("", type, plain));
  }

  private static Object record(String path, Class<?> type, Object plain) {
    if (!(plain instanceof Map<?, ?> map)) throw Fields.wrong(path, "an object", plain);
    Shape shape = SHAPES.get(type);
    Object[] values = new Object[shape.components().length];
    for (int i = 0; i < values.length; i++) {
      RecordComponent each = shape.components()[i];
      String field = path.isEmpty() ? each.getName() : path + "." + each.getName();
      values[i] = value(field, each.getGenericType(), map.get(each.getName()));
    }
    try {
      return shape.constructor().newInstance(values);
    } catch (InvocationTargetException refused) {
      throw Fields.wrong(path, "a valid " + type.getSimpleName(), plain);
    } catch (InstantiationException | IllegalAccessException mistake) {
      throw new IllegalStateException(mistake);
    }
  }

  private static Object value(String path, Type type, Object plain) {
    if (type == int.class) return integer(path, plain);
    if (type == long.class) return whole(path, plain);
    if (type == boolean.class) return truth(path, plain);
    if (type == double.class) return real(path, plain);
    if (plain == null || type == Object.class) return plain;
    if (type == Integer.class) return integer(path, plain);
    if (type == Long.class) return whole(path, plain);
    if (type == Boolean.class) return truth(path, plain);
    if (type == Double.class) return real(path, plain);
    if (type == String.class) return Fields.text(path, plain);
    if (type == Seat.class) {
      int seat = Fields.number(path, plain, -1, Seat.MOST - 1);
      return seat < 0 ? Seat.NATURE : Seat.of(seat);
    }
    if (type instanceof ParameterizedType of) return held(path, of, plain);
    if (type instanceof Class<?> record && record.isRecord()) return record(path, record, plain);
    throw new IllegalStateException("records cannot hold " + type);
  }

  private static Object held(String path, ParameterizedType type, Object plain) {
    if (type.getRawType() == List.class) {
      List<Object> list = new ArrayList<>();
      for (Object each : Fields.list(path, plain, Integer.MAX_VALUE)) {
        list.add(value(path, type.getActualTypeArguments()[0], each));
      }
      return Collections.unmodifiableList(list);
    }
    if (type.getRawType() != Map.class) throw new IllegalStateException("cannot hold " + type);
    if (!(plain instanceof Map<?, ?> map)) throw Fields.wrong(path, "an object", plain);
    Map<String, Object> held = new LinkedHashMap<>();
    map.forEach(
        (key, each) ->
            held.put(
                (String) key, value(path + "." + key, type.getActualTypeArguments()[1], each)));
    return Collections.unmodifiableMap(held);
  }

  private static int integer(String path, Object plain) {
    return Fields.number(path, plain, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  private static long whole(String path, Object plain) {
    if (plain instanceof Long || plain instanceof Integer) return ((Number) plain).longValue();
    throw Fields.wrong(path, "a whole number", plain);
  }

  private static double real(String path, Object plain) {
    if (plain instanceof Number number) return number.doubleValue();
    throw Fields.wrong(path, "a number", plain);
  }

  private static boolean truth(String path, Object plain) {
    if (plain instanceof Boolean truth) return truth;
    throw Fields.wrong(path, "true or false", plain);
  }
}

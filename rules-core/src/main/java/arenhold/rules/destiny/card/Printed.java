package arenhold.rules.destiny.card;

import arenhold.rules.notation.Json;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * What is printed on one card, as {@code destiny.json} has it; fields that are left out are false,
 * 0, empty or null.
 */
record Printed(Map<String, Object> fields) {

  boolean flag(String key) {
    return Boolean.TRUE.equals(fields.get(key));
  }

  int number(String key) {
    return fields.containsKey(key) ? Json.integer(fields.get(key)) : 0;
  }

  String text(String key) {
    return Json.string(fields.get(key));
  }

  String text(String key, String otherwise) {
    return fields.containsKey(key) ? text(key) : otherwise;
  }

  <E extends Enum<E>> E constant(Class<E> type, String key) {
    return fields.containsKey(key) ? constant(type, fields.get(key)) : null;
  }

  <E extends Enum<E>> Set<E> constants(Class<E> type, String key) {
    Set<E> constants = EnumSet.noneOf(type);
    constants.addAll(list(type, key));
    return Collections.unmodifiableSet(constants);
  }

  <E extends Enum<E>> List<E> list(Class<E> type, String key) {
    if (!fields.containsKey(key)) return List.of();
    return Json.list(fields.get(key)).stream().map(one -> constant(type, one)).toList();
  }

  /** The six sides of a die, separated by spaces. */
  List<Side> sides(String key) {
    if (!fields.containsKey(key)) return List.of();
    return Arrays.stream(text(key).split(" ")).map(Side::parse).toList();
  }

  private static <E extends Enum<E>> E constant(Class<E> type, Object written) {
    String name = Json.string(written).replace('-', '_');
    return Enum.valueOf(type, name.toUpperCase(Locale.ROOT));
  }
}

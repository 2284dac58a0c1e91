package arenhold.server.ops;

import org.springframework.stereotype.Component;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads and writes the JSON that is kept in the database, where older and newer versions of the
 * server meet: fields that this version does not know are ignored, and fields that are missing are
 * null, 0 or false until the value's constructor gives them their default. What people send is read
 * strictly instead.
 */
@Component
public class StoredJson {

  private final JsonMapper mapper;

  public StoredJson(JsonMapper strict) {
    mapper =
        strict
            .rebuild()
            .disable(
                DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .build();
  }

  /**
   * What {@code text} says.
   *
   * @throws tools.jackson.core.JacksonException if it is damaged
   */
  public <T> T read(String text, Class<T> type) {
    return mapper.readValue(text, type);
  }

  /** The text that is kept for this value. */
  public String write(Object value) {
    return mapper.writeValueAsString(value);
  }
}

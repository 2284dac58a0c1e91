package arenhold.server.ops;

import org.springframework.stereotype.Component;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads and writes the JSON stored in the database. It is lenient, as older and newer versions of
 * the server share the data: unknown fields are ignored, and missing ones are null, 0 or false
 * until the value's constructor sets their default. Input from clients is read strictly instead.
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
   * Parses {@code text}.
   *
   * @throws tools.jackson.core.JacksonException if it is malformed
   */
  public <T> T read(String text, Class<T> type) {
    return mapper.readValue(text, type);
  }

  /** The stored form of this value. */
  public String write(Object value) {
    return mapper.writeValueAsString(value);
  }
}

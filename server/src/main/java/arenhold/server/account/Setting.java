package arenhold.server.account;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A setting that follows people from browser to browser, with the values it can have. */
public enum Setting {
  /** Whether anything is heard. */
  SOUNDS("sounds", new Switch()),
  /** How loud, in percent. */
  VOLUME("volume", new Percent()),
  /** Whether one's own turn is heard, also from another tab. */
  TURN_SOUND("turnSound", new Switch()),
  /** How fast things move; with {@code none} only the last frame is shown. */
  MOTION("motion", new OneOf(List.of("none", "quick", "full", "slow"))),
  /** Whether a choice that can be taken back is sent without being confirmed. */
  ONE_CLICK("oneClick", new Switch()),
  /** Whether every game is played on the plain table. */
  PLAIN_TABLE("plainTable", new Switch()),
  /** Whether single keys do something. */
  SHORTCUTS("shortcuts", new Switch()),
  LOOK("look", new OneOf(List.of("system", "noon", "night", "chalk"))),
  LANGUAGE("language", new OneOf(List.of("en", "cs", "it")));

  /** The values that a setting can have. */
  public sealed interface Values {
    boolean allow(Object value);
  }

  /** True or false. */
  public record Switch() implements Values {
    @Override
    public boolean allow(Object value) {
      return value instanceof Boolean;
    }
  }

  /** A whole number from 0 to 100. */
  public record Percent() implements Values {
    @Override
    public boolean allow(Object value) {
      return value instanceof Integer number && number >= 0 && number <= 100;
    }
  }

  /** One of these words. */
  public record OneOf(List<String> words) implements Values {
    @Override
    public boolean allow(Object value) {
      return value instanceof String word && words.contains(word);
    }
  }

  private static final Map<String, Setting> BY_KEY =
      Arrays.stream(values()).collect(Collectors.toMap(Setting::key, Function.identity()));

  private final String key;
  private final Values values;

  Setting(String key, Values values) {
    this.key = key;
    this.values = values;
  }

  /** The setting with this key, if there is one. */
  public static Optional<Setting> withKey(String key) {
    return Optional.ofNullable(BY_KEY.get(key));
  }

  /** Its name in JSON. */
  public String key() {
    return key;
  }

  /** What it can be set to. */
  public Values allowed() {
    return values;
  }
}

package arenhold.server.account;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A setting that follows a player from browser to browser, with its allowed values. */
public enum Setting {
  /** Whether sounds are played. */
  SOUNDS("sounds", new Switch()),
  /** The volume in percent. */
  VOLUME("volume", new Percent()),
  /** Whether a sound announces one's own turn, also from another tab. */
  TURN_SOUND("turnSound", new Switch()),
  /** The speed of animations; with {@code none} only their last frame is shown. */
  MOTION("motion", new OneOf(List.of("none", "quick", "full", "slow"))),
  /** Whether a choice that can be taken back is sent without confirmation. */
  ONE_CLICK("oneClick", new Switch()),
  /** Whether to be asked before a grave mistake, in matches against computers alone. */
  TUTOR("tutor", new Switch()),
  /** Whether every game is played on the plain table. */
  PLAIN_TABLE("plainTable", new Switch()),
  /** Whether single-key shortcuts are active. */
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

  /** The values it can have. */
  public Values allowed() {
    return values;
  }
}

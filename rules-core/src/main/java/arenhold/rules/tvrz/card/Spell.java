package arenhold.rules.tvrz.card;

import java.util.List;
import java.util.Locale;

/**
 * A spell as a mage knows it.
 *
 * @param name which one
 * @param level its printed level; 0 without one
 * @param scope for which creatures it works, where the card says so: a tag, or {@code self}; else
 *     null
 */
public record Spell(Name name, int level, String scope) {

  /** The scope of a spell that works on its mage alone. */
  public static final String SELF = "self";

  /** How long a spell goes on. */
  public enum Span {
    /** It is done at once. */
    ONCE,
    /** Until the turn in which it was cast ends. */
    TURN,
    /** Until the next turn of its owner begins (R1). */
    ROUND,
    /** Until its owner's envoys bring cards the next time (R57). */
    ENVOYS
  }

  /** All spells; those of the own turn first (T14), then those of any time (T15). */
  public enum Name {
    ANIMAL_ANTISCENT(Span.ROUND),
    CONFUSE_OPPONENTS(Span.ROUND),
    STRENGTHEN_FRIENDS(Span.ROUND),
    RAIN(Span.ROUND),
    ENVOY_CHARISMA(Span.ENVOYS),
    DRAGON_GUARD(Span.ONCE),
    FIREBALL(Span.ONCE),
    BLUE_LIGHTNING(Span.ONCE),
    MOBILIZATION(Span.TURN),
    DWARF_GIANT(Span.TURN),
    DEADLY_GAZE(Span.ONCE),
    SLOW(Span.ONCE),
    WINGS(Span.TURN),
    WEREWOLF_BREATH(Span.TURN),
    TRANSFER_SELF(Span.TURN),
    TRANSFER_COMPANION(Span.TURN),
    TRANSFER_ATTACKER(Span.ONCE);

    /** All of them, in order. */
    public static final List<Name> ALL = List.of(values());

    private final Span span;

    Name(Span span) {
      this.span = span;
    }

    /** How long it goes on. */
    public Span span() {
      return span;
    }

    /** The spell's name in positions, views and the catalogue, such as {@code blueLightning}. */
    public String key() {
      StringBuilder key = new StringBuilder();
      for (char c : name().toLowerCase(Locale.ROOT).toCharArray()) {
        boolean starts = !key.isEmpty() && key.charAt(key.length() - 1) == '_';
        if (starts) key.setLength(key.length() - 1);
        key.append(starts ? Character.toUpperCase(c) : c);
      }
      return key.toString();
    }
  }

  /** What views and choices call it: its name's key, and for which creatures it works. */
  public String key() {
    return scope == null ? name.key() : name.key() + "-" + scope;
  }

  /** What notations call it: its name, and for which creatures it works if the card says so. */
  public String word() {
    String word = name.name().toLowerCase(Locale.ROOT).replace('_', '-');
    return scope == null ? word : word + "-" + scope;
  }
}

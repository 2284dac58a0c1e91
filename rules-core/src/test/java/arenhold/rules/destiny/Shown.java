package arenhold.rules.destiny;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What a test shows of a card; {@link DestinyCardsShownTest} asks for every kind. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(Shown.All.class)
public @interface Shown {

  /** The number of the card. */
  int card();

  Case[] as();

  /** What is shown. */
  enum Case {
    /** It does what its text says; without a text, its dice do. */
    SUCCESS,

    /**
     * It is refused, nothing comes of it, or it ends where its text does: what it must not touch is
     * there and stays as it was. That its price is missing is not enough.
     */
    LIMIT,

    /**
     * It meets another ability, a keyword, a defeat, what replaces or interrupts it, a third
     * player, or a player who leaves.
     */
    INTERACTION
  }

  /** All that one test shows. */
  @Target(ElementType.METHOD)
  @Retention(RetentionPolicy.RUNTIME)
  @interface All {
    Shown[] value();
  }
}

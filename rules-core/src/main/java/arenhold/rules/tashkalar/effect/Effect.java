package arenhold.rules.tashkalar.effect;

import arenhold.rules.tashkalar.Kind;
import arenhold.rules.tashkalar.Rank;
import arenhold.rules.tashkalar.TashKalarPrompt;
import java.util.List;

/**
 * What a card does, as a tree of a few kinds of nodes; {@link Vocabulary} has the words to build it
 * and {@link Resolver} carries it out. Carrying a node out says whether anything was done.
 */
public sealed interface Effect {

  /** All parts in order (R13.1). */
  record All(List<Effect> parts) implements Effect {}

  /** The second if the first was done, else the third. */
  record Then(Effect first, Effect next, Effect otherwise) implements Effect {}

  /** One of two, by a condition. */
  record When(Condition condition, Effect yes, Effect no) implements Effect {}

  /** Choose a piece, which becomes "it" for {@code then} (R13.2). */
  record Pick(boolean optional, Pieces from, Effect then) implements Effect {}

  /** For every such piece, as they stand at first; each becomes "it" for {@code then}. */
  record Each(Pieces from, Effect then) implements Effect {}

  /** Choose one of several (R13.3a). */
  record Choose(List<Branch> branches) implements Effect {}

  /** Choose a drawn direction, or any of the eight, for {@code then}. */
  record Aim(boolean optional, Effect then) implements Effect {}

  /** Destroy a piece (R13.16); {@code credited} unless the card exempts it (R10.6). */
  record Destroy(Ref piece, boolean credited) implements Effect {}

  /** Upgrade a piece (R13.14). */
  record Raise(Ref piece) implements Effect {}

  /** Downgrade a piece (R13.15). */
  record Lower(Ref piece) implements Effect {}

  /** Do that once for every colour in the game, which becomes "that colour". */
  record EachColour(Effect then) implements Effect {}

  /** Convert an enemy piece to an own one of this rank, or of its own if null (R13.17). */
  record Convert(Ref piece, Rank rank) implements Effect {}

  /** Gain an action (R4.6). */
  record GainAction() implements Effect {}

  /** Take an extra turn after this one (R15.8). */
  record GainTurn() implements Effect {}

  /** Draw an extra card at the end of this turn (R13.19). */
  record ExtraCard(Kind kind) implements Effect {}

  /**
   * Let the next being of this turn use one enemy piece (R9.5); {@code atOnce} if nothing but its
   * summoning may come next (R18.10).
   */
  record Borrow(boolean atOnce) implements Effect {}

  /** Destroy a piece that counts twice and leaves the game (R18.9). */
  record Banish(Ref piece) implements Effect {}

  /** Every other side has an action fewer in its next turn (R18.8). */
  record Hinder() implements Effect {}

  /** The holder of a flare may discard it (R18.11). */
  record DiscardFlare() implements Effect {}

  /** Make a piece the Gateway (R19.1). */
  record Become(Ref piece) implements Effect {}

  /**
   * A piece may change places with another one, which is chosen while the first is "it" (R20.9).
   */
  record Exchange(Pieces one, Pieces other) implements Effect {}

  /**
   * Place this many own pieces of this rank on empty squares there (R13.13); the last one becomes
   * "it".
   */
  record Place(boolean optional, int count, Rank rank, Area area) implements Effect {}

  /**
   * Make up to {@code most} moves, one by one (R13.8).
   *
   * @param optional whether one may stop before that
   * @param exclusive whether only one of the movers may be used in all
   * @param pieces whether one piece makes all the moves, each piece one (all perhaps of one
   *     colour), or any piece any number
   */
  record Moves(boolean optional, int most, boolean exclusive, Share pieces, List<Mover> movers)
      implements Effect {}

  /** How several moves are shared among pieces. */
  enum Share {
    FREELY,
    ALL_BY_ONE,
    ONE_EACH,
    ONE_EACH_OF_ONE_COLOUR;

    /** Whether no piece makes more than one of them. */
    boolean oneEach() {
      return this == ONE_EACH || this == ONE_EACH_OF_ONE_COLOUR;
    }
  }

  /**
   * Move step by step in one direction, as often as wished, {@code most} times at the most.
   *
   * @param allTheWay whether the piece has to go on as far as possible once it has moved
   */
  record Slide(Mover mover, int most, boolean endsAtLegend, boolean allTheWay) implements Effect {}

  /** Make one leap (R13.11); the summoned piece if {@code mover} names nobody else. */
  record Leap(Mover mover) implements Effect {}

  /** Destroy the nearest pieces in the direction aimed at; a legendary piece may end it. */
  record Shoot(int shots, boolean sparesLegends) implements Effect {}

  /** The one open leaf: code over the methods of {@link Run}. */
  record Scripted(TashKalarPrompt prompt, Condition possible, Script script) implements Effect {}

  /** What a {@link Scripted} effect does. */
  @FunctionalInterface
  interface Script {
    /** Does it; returns whether anything was done. */
    boolean run(Run run);
  }

  /** One effect of a {@link Choose}, with the word that notation names it by. */
  record Branch(String word, Effect effect) {}
}

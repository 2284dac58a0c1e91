package arenhold.rules.tashkalar.effect;

import static arenhold.rules.tashkalar.effect.Vocabulary.any;
import static arenhold.rules.tashkalar.effect.Vocabulary.outnumbering;
import static arenhold.rules.tashkalar.effect.Vocabulary.own;
import static arenhold.rules.tashkalar.effect.Vocabulary.there;

import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.TashKalarPrompt;

/** The words that only the beings of Nethervoid use (R19), besides {@link Vocabulary}. */
public final class GatewayVocabulary {

  /** The piece that is the Gateway (R19.1). */
  public static final Ref GATEWAY = Ref.GATEWAY;

  /** Adjacent to the Gateway; nowhere if there is none (R19.7). */
  public static final Area NEAR_GATEWAY =
      run -> run.here(GATEWAY) ? run.arena().near(run.square(GATEWAY)) : SquareSet.NONE;

  /** Anywhere but on the Gateway's square. */
  public static final Area OFF_GATEWAY = run -> run.arena().squares().without(run.only(GATEWAY));

  /** The summoned piece is the Gateway. */
  public static final Condition SELF_IS_GATEWAY =
      run -> run.here(Ref.SELF) && run.square(Ref.SELF) == run.square(GATEWAY);

  /** This effect has destroyed a legendary piece. */
  public static final Condition DESTROYED_A_LEGEND = Run::destroyedLegend;

  /** An opponent has more pieces on the board than the side that acts. */
  public static final Condition OUTNUMBERED = there(any().at(outnumbering(own())));

  /** Spend an action of this turn on nothing (R19.9). */
  public static final Effect SPEND_ACTION = deed(run -> run.turn().spendAction());

  /** Count this summoning as that of a legend as well (R19.10). */
  public static final Effect COUNTS_AS_LEGEND = deed(run -> run.turn().countAsLegend());

  /** The card goes under its deck afterwards, if there are cards in it (R19.8). */
  public static final Effect UNDER_DECK = deed(run -> run.turn().putPlayedUnder());

  private GatewayVocabulary() {}

  /** The Gateway, if there is one. */
  public static Pieces gateway() {
    return any().at(run -> run.only(GATEWAY));
  }

  /** Make this piece the Gateway. */
  public static Effect become(Ref piece) {
    return new Effect.Become(piece);
  }

  /** Something that can always be done and asks nothing. */
  private static Effect deed(Deed deed) {
    return new Effect.Scripted(
        TashKalarPrompt.ACTION,
        run -> true,
        run -> {
          deed.carryOut(run);
          return true;
        });
  }

  @FunctionalInterface
  private interface Deed {
    void carryOut(Run run);
  }
}

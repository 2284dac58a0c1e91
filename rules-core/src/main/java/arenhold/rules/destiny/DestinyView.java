package arenhold.rules.destiny;

import arenhold.rules.View;
import java.util.List;

/**
 * What one viewer sees of a match. Seats are numbers from 0, cards are keys such as {@code aw011}.
 * Cards in play have a name of their own for as long as they stay there, such as {@code aw011.3},
 * and their dice one more letter, {@code aw011.3a}.
 *
 * @param round the number of the round, from 1; 0 during set-up
 * @param phase {@code setup}, {@code action}, {@code upkeep} or {@code over}
 * @param active whose turn it is, or -1
 * @param extra how many additional actions they still have after this one
 * @param claimed who has claimed in this round, or -1
 * @param seats every player's side of the table
 * @param clockwise the seats as they follow one another around the table
 * @param battlefield the battlefield in use; null before it is chosen
 * @param action what is being carried out; null between actions
 * @param queue the abilities that wait, in the order in which they will be carried out
 * @param marked characters that are defeated when the round is over, by name
 * @param quietRounds how many rounds in a row nothing happened (D14.5)
 * @param exits who went out, in that order; of those at the same moment in seat order
 * @param end why the match was over by the rules (D14.4, D14.5): {@code defeat}, {@code
 *     defeat-both}, {@code deck-out}, {@code deck-out-both}, {@code standstill}, {@code
 *     round-limit}, or how the last opponent left; null before
 */
public record DestinyView(
    int round,
    String phase,
    int active,
    int extra,
    int claimed,
    List<Side> seats,
    List<Integer> clockwise,
    Battlefield battlefield,
    Action action,
    List<Ability> queue,
    List<String> marked,
    int quietRounds,
    List<Exit> exits,
    String end)
    implements View {

  /**
   * A player who is out.
   *
   * @param how {@code defeat}, {@code deck-out}, {@code resigned}, {@code time} or {@code left}
   */
  public record Exit(int seat, String how) {}

  /**
   * A player's side of the table.
   *
   * @param out whether the player is out of the match
   * @param passed whether their last turn was a pass
   * @param resources how many resources they have
   * @param handSize up to how many cards they draw in upkeep
   * @param hand their cards; null for those who may not know them
   * @param cards how many cards they hold
   * @param known cards of the hand that this viewer, or everybody, has seen and that may still be
   *     there
   * @param deck how many cards their deck has
   * @param top the cards on top of the deck that the viewer knows, from the top; null for an
   *     unknown one among them
   * @param bottom likewise at the bottom, from the highest
   * @param discard the discard pile, in the order of the catalogue
   * @param aside cards set aside face up, and characters removed from the game
   * @param unused the battlefield that was put away, or null
   * @param characters the characters in play
   * @param supports the supports in play
   * @param loose dice in the pool without a card in play
   */
  public record Side(
      boolean out,
      boolean passed,
      int resources,
      int handSize,
      List<String> hand,
      int cards,
      List<String> known,
      int deck,
      List<String> top,
      List<String> bottom,
      List<String> discard,
      List<String> aside,
      String unused,
      List<Character> characters,
      List<Support> supports,
      List<Die> loose) {}

  /**
   * A character in play.
   *
   * @param id its name in play
   * @param card its card
   * @param ready whether it is ready; if not, it is exhausted
   * @param damage the damage on it
   * @param shields the shields on it
   * @param keywords the keywords it has at the moment
   * @param copy which copy of the same character it is, from 1; 0 if there is only one
   * @param upgrades the upgrades on it
   * @param dice its own dice, wherever they are
   */
  public record Character(
      String id,
      String card,
      boolean ready,
      int damage,
      int shields,
      List<String> keywords,
      int copy,
      List<Upgrade> upgrades,
      List<Die> dice) {}

  /**
   * An upgrade in play.
   *
   * @param owner who brought it
   * @param holds a die taken onto it, by name, or null (card 102)
   */
  public record Upgrade(
      String id, String card, boolean ready, int owner, List<Die> dice, String holds) {}

  /**
   * A support in play.
   *
   * @param owner who brought it
   * @param damage the damage that lies on it (card 99)
   */
  public record Support(
      String id, String card, boolean ready, int owner, int damage, List<Die> dice) {}

  /**
   * A die in play.
   *
   * @param card the card it belongs to, whose sides it has
   * @param place {@code card}, {@code pool}, or {@code held} on a card of an opponent
   * @param pool whose pool it lies in, or -1
   * @param side which of its six sides shows, from 0; -1 on its card
   * @param value the value of that side at the moment; 0 for blank and special
   * @param spent whether it is barred: resolved in this action, or its special ability used (D7.11)
   */
  public record Die(
      String id, String card, String place, int pool, int side, int value, boolean spent) {}

  /**
   * The battlefield in use.
   *
   * @param owner who brought it
   * @param controller who controls it
   */
  public record Battlefield(String card, int owner, int controller) {}

  /**
   * What is being carried out.
   *
   * @param kind {@code resolve}, {@code play}, {@code activate}, {@code reroll}, {@code action},
   *     {@code claim} or {@code upkeep}
   * @param seat who carries it out
   * @param card the card it is about, or null
   * @param limbo the event that is being carried out, or null
   * @param symbol the symbol resolved in this action, or null
   * @param die the die being resolved, or null; until it is paid for only its player sees it, with
   *     all that is said of it here (D19.10)
   * @param joined the dice joined to it
   * @param resolved the dice resolved so far in this action
   * @param total the total of the die being resolved with all that has joined it
   * @param cost what resolving it costs
   */
  public record Action(
      String kind,
      int seat,
      String card,
      String limbo,
      String symbol,
      String die,
      List<String> joined,
      List<String> resolved,
      int total,
      int cost) {}

  /**
   * A triggered ability that waits or is being carried out.
   *
   * @param seat whose it is
   * @param card whose ability it is
   * @param id that card's name in play, if it is still there
   * @param cause what has triggered it, a key: {@code activated}, {@code defeated}, {@code played},
   *     {@code damaged}, {@code last-card}, {@code disrupted}, or what it interrupts: {@code hit},
   *     {@code shielded}, {@code dying}, {@code playing}
   * @param about the card or die that has triggered it, by name in play
   * @param now whether it is the one being carried out
   * @param before whether it interrupts what triggered it
   */
  public record Ability(
      int seat, String card, String id, String cause, String about, boolean now, boolean before) {}
}

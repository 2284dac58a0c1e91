package arenhold.rules.tvrz;

import arenhold.rules.View;
import java.util.List;

/**
 * What one viewer sees of a match. Seats are numbers from 0, cards are keys, a card that the viewer
 * does not know is null.
 *
 * @param phase the phase of the turn
 * @param turn the number of the turn, from 1; 0 before the first
 * @param active whose turn it is
 * @param first who began; -1 before that is known
 * @param seats every seat's fort and landscape
 * @param piles the draw piles with their discards: one if it is shared, otherwise one a seat
 * @param attack the running attack; null if there is none
 * @param out who is out, in the order in which they went
 * @param dragon whose fort a dragon has come to in the running action; -1 if it left at once, null
 *     if there is none
 * @param quietRounds how many rounds in a row nothing was discarded with all piles empty
 */
public record TvrzView(
    String phase,
    int turn,
    int active,
    int first,
    List<Fort> seats,
    List<Pile> piles,
    Attack attack,
    List<Out> out,
    Integer dragon,
    int quietRounds)
    implements View {

  /**
   * A draw pile.
   *
   * @param cards how many cards it has
   * @param discard its discards, in the order of the catalogue
   */
  public record Pile(int cards, List<String> discard) {}

  /**
   * A card with all that belongs to it.
   *
   * @param card the card; of merged ones the host
   * @param items what is attached to it
   * @param guest the creature that has entered it, or null
   * @param attack its attack strength: what is printed, {@code times} over, plus what is attached
   *     to it; nothing else that counts in a fight. Null for all but creatures
   * @param defence its defence strength likewise
   * @param times how many times its printed strengths count in the running attack: 3 for slaves
   *     promised freedom (T12.5), otherwise 1; null for all but creatures
   */
  public record Body(
      String card,
      List<String> items,
      String guest,
      Integer attack,
      Integer defence,
      Integer times) {}

  /**
   * A seat's fort and landscape.
   *
   * @param hand the garrison; null for those who may not know it
   * @param cards how many cards the garrison has
   * @param known cards that were seen in this hand and nowhere else since: in hand, or out
   * @param works the fortifications laid
   * @param items the items laid
   * @param flag the flag laid, or null
   * @param shadows the shadows laid
   * @param pact with whom the pact is that lies here, or -1
   * @param promise against whom the slaves have been promised freedom, or -1
   * @param spells the lasting spells that its mages have cast
   * @param spent its mages that have cast a spell in this turn
   * @param units what lies in the landscape
   * @param waiting its attackers that have been slowed, in the order of their arrival
   */
  public record Fort(
      List<Body> hand,
      int cards,
      List<Body> known,
      List<String> works,
      List<String> items,
      String flag,
      List<String> shadows,
      int pact,
      int promise,
      List<Lasting> spells,
      List<String> spent,
      List<Unit> units,
      List<Waiting> waiting) {}

  /**
   * A lasting spell.
   *
   * @param spell which one
   * @param mage who cast it
   * @param level its level, or null
   * @param on the creatures it works on, if they were named
   */
  public record Lasting(String spell, String mage, Integer level, List<String> on) {}

  /**
   * An attacker that was slowed (T15.6).
   *
   * @param cards the card, or the two of a pair
   * @param target before whose fort it lies
   * @param part the part it will attack; null if it will slip in
   * @param rounds in how many turns of its owner it arrives
   */
  public record Waiting(List<Body> cards, int target, String part, int rounds) {}

  /**
   * A card or a stack in the landscape.
   *
   * @param number its name at the table
   * @param cards its cards
   * @param open which of them lie face-up
   * @param since the turn in which it was laid
   * @param moved the turn in which it last moved
   */
  public record Unit(int number, List<Body> cards, List<Boolean> open, int since, int moved) {}

  /**
   * A running attack.
   *
   * @param number which attack of the match it is, as orders name it
   * @param seat who attacks
   * @param target whose fort it is
   * @param cards the card that attacks, or the two of a pair
   * @param part the part attacked, or null as long as it is not declared
   * @param infiltrates whether it slips into the fort instead
   * @param left what the attacker has left
   * @param doubled whether that has been doubled
   * @param guards the defenders committed, in order
   * @param slowed the defender that has been slowed and is still to come; null for none
   * @param steps what has changed the strength of the attack so far, in order
   */
  public record Attack(
      int number,
      int seat,
      int target,
      List<Body> cards,
      String part,
      boolean infiltrates,
      int left,
      boolean doubled,
      List<Guard> guards,
      Slowed slowed,
      List<Step> steps) {}

  /**
   * A defender committed.
   *
   * @param cards the card, or the two of a pair
   * @param local whether it stands where the attack comes
   * @param strength what it began with; null while its window is open
   * @param left what it has left; null while its window is open
   */
  public record Guard(List<Body> cards, boolean local, Integer strength, Integer left) {}

  /**
   * A defender that has been slowed (T15.5).
   *
   * @param cards the card, or the two of a pair
   * @param others how many others are committed before it comes back
   */
  public record Slowed(List<Body> cards, int others) {}

  /**
   * A step in the arithmetic of a fight.
   *
   * @param kind what it is: {@code comes}, {@code works}, {@code defender}, {@code doubled}, {@code
   *     shadows}, {@code lightning}, {@code gaze}, {@code ambush}, {@code inside}
   * @param cards what causes it
   * @param strength with what strength; 0 where that has no meaning
   * @param left what the attacker has left after it; in an ambush of its DS
   * @param kept what that which caused it has left; null where that has no meaning
   */
  public record Step(String kind, List<String> cards, int strength, int left, Integer kept) {}

  /**
   * A seat that is out.
   *
   * @param how in which way
   * @param by who conquered it, or -1
   */
  public record Out(int seat, String how, int by) {}
}

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
 * @param pile how many cards the draw pile has
 * @param discard the discard pile, in the order of the catalogue
 * @param attack the running attack; null if there is none
 * @param out who is out, in the order in which they went
 * @param quietRounds how many rounds in a row nothing was discarded with an empty pile
 */
public record TvrzView(
    String phase,
    int turn,
    int active,
    int first,
    List<Fort> seats,
    int pile,
    List<String> discard,
    Attack attack,
    List<Out> out,
    int quietRounds)
    implements View {

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
   * @param units what lies in the landscape
   */
  public record Fort(
      List<String> hand,
      int cards,
      List<String> known,
      List<String> works,
      List<String> items,
      String flag,
      List<String> shadows,
      int pact,
      int promise,
      List<Unit> units) {}

  /**
   * A card or a stack in the landscape.
   *
   * @param number its name at the table
   * @param cards its cards
   * @param open which of them lie face-up
   * @param since the turn in which it was laid
   * @param moved the turn in which it last moved
   */
  public record Unit(int number, List<String> cards, List<Boolean> open, int since, int moved) {}

  /**
   * A running attack.
   *
   * @param seat who attacks
   * @param target whose fort it is
   * @param card the card that attacks
   * @param part the part attacked, or null as long as it is not declared
   * @param infiltrates whether it slips into the fort instead
   * @param left what the attacker has left
   * @param doubled whether that has been doubled
   * @param guards the defenders committed, in order
   */
  public record Attack(
      int seat,
      int target,
      String card,
      String part,
      boolean infiltrates,
      int left,
      boolean doubled,
      List<Guard> guards) {}

  /**
   * A defender committed.
   *
   * @param strength what it began with; null while its window is open
   * @param left what it has left; null while its window is open
   */
  public record Guard(String card, Integer strength, Integer left) {}

  /**
   * A seat that is out.
   *
   * @param how in which way
   * @param by who conquered it, or -1
   */
  public record Out(int seat, String how, int by) {}
}

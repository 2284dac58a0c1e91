package arenhold.rules.tashkalar.effect;

import arenhold.rules.Options;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.board.Square;
import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.Board;
import arenhold.rules.tashkalar.Code;
import arenhold.rules.tashkalar.Edition;
import arenhold.rules.tashkalar.Position;
import arenhold.rules.tashkalar.Rank;
import arenhold.rules.tashkalar.Resolution;
import arenhold.rules.tashkalar.TashKalarEvent;
import arenhold.rules.tashkalar.TashKalarPrompt;
import arenhold.rules.tashkalar.TurnVerbs;
import arenhold.rules.tashkalar.WarpVerbs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One effect being carried out: whose it is, the verbs (R13.8 to R13.18), and the questions it
 * asks. Every removal and every move goes through here, so that "that piece" and "if it is still
 * there" stay true by themselves.
 */
public final class Run extends PiecesInSight implements Resolution {

  private final Table table;
  private Seat acting;
  private final int colour;
  private final String source;

  /** The piece destroyed by the move made last, or none. */
  private int entered = Board.NONE;

  /** Whether this effect has destroyed a legendary piece. */
  private boolean destroyedLegend;

  /** The colour that an effect on every colour has come to. */
  private int thatColour;

  /** What was chosen so far for the open question, as codes, and how many choices may follow. */
  private int[] chosen = new int[4];

  private int chosenCount;
  private int left;

  /** What will be done with the answer to the open question, or null. */
  private Effect pending;

  /**
   * An effect of the card {@code source}.
   *
   * @param acting who decides
   * @param colour whose pieces are "own"
   */
  public Run(Position position, Table table, Seat acting, int colour, String source) {
    super(position);
    this.table = table;
    this.acting = acting;
    this.colour = colour;
    this.source = source;
  }

  /** The version of the rules. */
  public Edition edition() {
    return position.edition();
  }

  /** A run that starts as this one stands, with "it" on that square, to look ahead. */
  Run with(int square) {
    Run ahead = ahead();
    ahead.setIt(square);
    return ahead;
  }

  /** A run that starts as this one stands, aiming there, to look ahead. */
  Run aiming(int direction) {
    Run ahead = ahead();
    ahead.aim(direction);
    return ahead;
  }

  private Run ahead() {
    try {
      return (Run) clone();
    } catch (CloneNotSupportedException impossible) {
      throw new AssertionError(impossible);
    }
  }

  @Override
  public String source() {
    return source;
  }

  /** What will be done with the answer to the open question, or null. */
  Effect pending() {
    return pending;
  }

  Table table() {
    return table;
  }

  @Override
  public int colour() {
    return colour;
  }

  /** Whether the move made last destroyed a piece. */
  boolean destroyedByMoving() {
    return entered != Board.NONE;
  }

  /** Whether this effect has destroyed a legendary piece. */
  boolean destroyedLegend() {
    return destroyedLegend;
  }

  /** The colour that an effect on every colour has come to. */
  int thatColour() {
    return thatColour;
  }

  void thatColour(int next) {
    thatColour = next;
  }

  // Verbs

  /** Destroys what stands on a square (R13.16). */
  public void destroy(int square, boolean credited) {
    int piece = board().at(square);
    boolean counts = credited && Board.colour(piece) != colour;
    if (Board.rank(piece) == Rank.LEGENDARY.ordinal()) destroyedLegend = true;
    remove(piece, square);
    if (counts) position.credit(piece);
    if (table.listening()) {
      tell(new TashKalarEvent.Destroyed(Square.name(square), position.name(piece), counts));
    }
  }

  /** Destroys what stands on a square; it counts twice and leaves the game (R18.9). */
  void banish(int square) {
    int piece = board().at(square);
    boolean counts = Board.colour(piece) != colour;
    remove(piece, square);
    board().leave(piece);
    for (int i = 0; counts && i < 2; i++) position.credit(piece);
    if (table.listening()) {
      tell(new TashKalarEvent.Banished(Square.name(square), position.name(piece), counts));
    }
  }

  /** Takes an own piece off the board, which does not destroy it. */
  public void takeOff(int square) {
    int piece = board().at(square);
    remove(piece, square);
    if (table.listening()) {
      String name = Square.name(square);
      tell(new TashKalarEvent.Recalled(acting.index(), name, position.name(piece)));
    }
  }

  /** Takes a piece off the board and stores it (R20.10). */
  public void store(int square) {
    warping().store(square);
    forget(square);
  }

  /** Puts the stored piece on a square, destroying what stands there (R20.10). */
  public void restore(int square) {
    if (board().at(square) != Board.NONE) destroy(square, true);
    warping().restore(square);
  }

  /** Lets two pieces change places, which is no move and destroys nothing (R20.9). */
  void exchange(int one, int other) {
    board().exchange(one, other);
    exchanged(one, other);
    if (table.listening()) {
      String first = position.name(board().at(other));
      String second = position.name(board().at(one));
      tell(new TashKalarEvent.Exchanged(Square.name(one), Square.name(other), first, second));
    }
  }

  private void remove(int piece, int square) {
    int gateway = board().gateway();
    board().take(piece, square);
    forget(square);
    position.tellGateway(gateway, table);
  }

  /** Moves a piece, destroying what stands on the destination (R13.8). */
  public void move(int from, int to, boolean leap) {
    entered = board().at(to);
    if (entered != Board.NONE) destroy(to, true);
    int piece = board().at(from);
    board().move(piece, from, to);
    moved(from, to);
    if (table.listening()) {
      String name = position.name(piece);
      tell(new TashKalarEvent.Moved(Square.name(from), Square.name(to), name, leap));
    }
  }

  /** Upgrades a piece if it can be (R13.14); returns whether. */
  public boolean raise(int square) {
    if (!board().canRaise(square)) return false;
    int piece = board().at(square);
    int gateway = board().gateway();
    board().change(piece, piece + 1, square);
    if (table.listening()) {
      String name = Square.name(square);
      tell(new TashKalarEvent.Raised(name, position.name(piece), position.name(piece + 1)));
    }
    position.tellGateway(gateway, table);
    return true;
  }

  /** Downgrades a piece if it can be (R13.15); returns whether. */
  public boolean lower(int square) {
    if (!board().canLower(square)) return false;
    int piece = board().at(square);
    board().change(piece, piece - 1, square);
    if (table.listening()) {
      String name = Square.name(square);
      tell(new TashKalarEvent.Lowered(name, position.name(piece), position.name(piece - 1)));
    }
    return true;
  }

  private Rank converted(int square, Rank rank) {
    return rank == null ? Rank.of(Board.rank(board().at(square))) : rank;
  }

  /** Whether the piece on a square can become an own one of this or else its rank (R13.17). */
  boolean canConvert(int square, Rank rank) {
    return canPlace(converted(square, rank));
  }

  /** Converts the enemy piece on a square if it can be (R13.17); returns whether. */
  boolean convert(int square, Rank rank) {
    if (!canConvert(square, rank)) return false;
    int piece = board().at(square);
    int own = Board.piece(colour, converted(square, rank));
    int gateway = board().gateway();
    board().change(piece, own, square);
    position.credit(piece);
    if (table.listening()) {
      String name = Square.name(square);
      tell(new TashKalarEvent.Converted(name, position.name(piece), position.name(own)));
    }
    position.tellGateway(gateway, table);
    return true;
  }

  /** Makes the piece on a square the Gateway (R19.1). */
  void becomeGateway(int square) {
    int before = board().gateway();
    board().setGateway(square);
    position.tellGateway(before, table);
  }

  /** Whether an own piece of this rank can be placed by an effect (R13.13). */
  public boolean canPlace(Rank rank) {
    return board().supplyOf(Board.piece(colour, rank)) > 0;
  }

  /** Places an own piece of this rank on an empty square (R13.13). */
  public void place(int square, Rank rank) {
    placeFor(square, Board.piece(colour, rank));
  }

  /** Places a piece of any colour from its owner's supply on an empty square (R13.13). */
  public void placeFor(int square, int piece) {
    board().put(piece, square);
    if (table.listening()) {
      int seat = acting.index();
      tell(new TashKalarEvent.Placed(seat, Square.name(square), position.name(piece)));
    }
  }

  void tell(TashKalarEvent event) {
    table.tell(event);
  }

  /** What may be done to the turn and to cards. */
  public TurnVerbs turn() {
    return new TurnVerbs(position, table);
  }

  /** Pending beings and warp effects (R20). */
  public WarpVerbs warping() {
    return new WarpVerbs(position, table);
  }

  // Questions

  /** The empty list to fill for the next question. */
  public Options options() {
    return table.options();
  }

  @Override
  public void start(int most) {
    chosenCount = 0;
    left = most;
  }

  /** Notes a choice made for the purpose at hand. */
  public void chose(int code) {
    if (chosenCount == chosen.length) chosen = Arrays.copyOf(chosen, 2 * chosenCount);
    chosen[chosenCount++] = code;
    left--;
  }

  /** Says how many choices may follow for the purpose at hand. */
  public void leave(int more) {
    left = more;
  }

  /** Asks for one of the filled {@link #options}; {@code then} is what the answer is for. */
  int ask(TashKalarPrompt prompt, Effect then) {
    pending = then;
    int code = askOrHandOver(prompt);
    pending = null;
    return code;
  }

  /** Asks, offering to hand the decision over to the teammate where that is possible (R12.3). */
  private int askOrHandOver(TashKalarPrompt prompt) {
    if (!position.mayHandOver()) return table.choose(acting, prompt);
    Options options = table.filled();
    options.add(Code.HAND_OVER);
    int code = table.choose(acting, prompt);
    if (code != Code.HAND_OVER) return code;
    options.cut(options.size() - 1);
    acting = position.handOver(table);
    return table.choose(acting, prompt);
  }

  /**
   * As {@link #ask(TashKalarPrompt)} unless there is one choice, which everybody can derive: for
   * what is left of linked effects (R20.8).
   */
  public int askIfOpen(TashKalarPrompt prompt) {
    Options options = table.filled();
    return options.size() == 1 ? options.get(0) : ask(prompt);
  }

  @Override
  public int ask(TashKalarPrompt prompt) {
    return ask(prompt, null);
  }

  @Override
  public SquareSet certain(TashKalarPrompt prompt, int code) {
    return Resolver.certain(prompt, code, this);
  }

  @Override
  public String word(int branch) {
    return ((Effect.Choose) pending).branches().get(branch).word();
  }

  @Override
  public Question.Context context() {
    List<String> names = new ArrayList<>(chosenCount);
    for (int i = 0; i < chosenCount; i++) names.add(Code.text(chosen[i]));
    return new Question.Context(source, names, Math.max(left, 0));
  }
}

package arenhold.rules.tashkalar.effect;

import arenhold.rules.Options;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.board.Square;
import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.Arena;
import arenhold.rules.tashkalar.Board;
import arenhold.rules.tashkalar.Code;
import arenhold.rules.tashkalar.Edition;
import arenhold.rules.tashkalar.Kind;
import arenhold.rules.tashkalar.Position;
import arenhold.rules.tashkalar.Rank;
import arenhold.rules.tashkalar.TashKalarEvent;
import arenhold.rules.tashkalar.TashKalarPrompt;
import arenhold.rules.tashkalar.Warping;
import arenhold.rules.tashkalar.card.Being;
import arenhold.rules.tashkalar.pattern.Turned;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/**
 * One effect being carried out: whose it is, the pieces it keeps in sight, and the verbs (R13.8 to
 * R13.18). Every removal and every move goes through here, so that "that piece" and "if it is still
 * there" stay true by themselves; hence the length of this file.
 */
public final class Run implements Cloneable {

  private static final int GONE = -1;

  private final Position position;
  private final Table table;
  private Seat acting;
  private final int colour;
  private final String source;

  private SquareSet used = SquareSet.NONE;
  private SquareSet marks = SquareSet.NONE;
  private SquareSet secondMarks = SquareSet.NONE;
  private int rays = (1 << 8) - 1;

  private int self = GONE;
  private boolean selfHere;
  private int it = GONE;
  private boolean itHere;
  private int aim;

  /** The piece destroyed by putting the being down, or none. */
  private int trampled = Board.NONE;

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
    this.position = position;
    this.table = table;
    this.acting = acting;
    this.colour = colour;
    this.source = source;
  }

  /** The version of the rules. */
  public Edition edition() {
    return position.edition();
  }

  /** Notes which piece is destroyed by putting the being down (R6.3.2). */
  public void tramples(int piece) {
    trampled = piece;
  }

  /** Notes how the being was summoned: where it stands, and its pattern as it lay on the board. */
  public void summoned(int square, Turned turned, SquareSet pieces) {
    self = square;
    selfHere = true;
    used = pieces;
    marks = turned.marks(square, arena());
    secondMarks = turned.secondMarks(square, arena());
    rays = turned.rays();
  }

  /** A run that starts as this one stands, with "it" on that square, in order to look ahead. */
  Run with(int square) {
    Run ahead = ahead();
    ahead.it = square;
    ahead.itHere = true;
    return ahead;
  }

  /** A run that starts as this one stands, aiming there, in order to look ahead. */
  Run aiming(int direction) {
    Run ahead = ahead();
    ahead.aim = direction;
    return ahead;
  }

  private Run ahead() {
    try {
      return (Run) clone();
    } catch (CloneNotSupportedException impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** The card whose effect this is. */
  public String source() {
    return source;
  }

  /** What will be done with the answer to the open question, or null. */
  Effect pending() {
    return pending;
  }

  Position position() {
    return position;
  }

  Table table() {
    return table;
  }

  public Arena arena() {
    return position.arena();
  }

  public Board board() {
    return position.board();
  }

  /** Whose pieces are "own". */
  public int colour() {
    return colour;
  }

  /** Actions left this turn. */
  int actions() {
    return position.actions();
  }

  /** Where the pieces used to summon stand now, as far as they are still there. */
  public SquareSet used() {
    return used;
  }

  /** The marked squares; they stay where the pattern put them (R13.6). */
  public SquareSet marks() {
    return marks;
  }

  /** The squares marked in the second of two ways; they stay as well. */
  public SquareSet secondMarks() {
    return secondMarks;
  }

  /** The drawn directions, one bit each. */
  int rays() {
    return rays;
  }

  /** The direction aimed at. */
  int aim() {
    return aim;
  }

  void aim(int direction) {
    aim = direction;
  }

  /** The piece destroyed by putting the being down, or a negative number. */
  int trampled() {
    return trampled;
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

  /** Whether this piece is still on the board (R13.4a). */
  public boolean here(Ref ref) {
    return switch (ref) {
      case SELF -> selfHere;
      case IT -> itHere;
      case GATEWAY -> board().gateway() != Board.NONE;
    };
  }

  /** Where this piece stands, or stood last (R13.6b); below 0 if there is no Gateway. */
  public int square(Ref ref) {
    return switch (ref) {
      case SELF -> self;
      case IT -> it;
      case GATEWAY -> board().gateway();
    };
  }

  /** The square of this piece alone, or none if it has left. */
  SquareSet only(Ref ref) {
    return here(ref) ? SquareSet.of(square(ref)) : SquareSet.NONE;
  }

  /** The rank of this piece as an ordinal, or -1 if it has left. */
  int rank(Ref ref) {
    return here(ref) ? Board.rank(board().at(square(ref))) : GONE;
  }

  /** Makes the piece on this square "it". */
  public void setIt(int square) {
    it = square;
    itHere = true;
  }

  /** "It" as one number, in order to come back to it by {@link #restoreIt}. */
  int saveIt() {
    return itHere ? it : ~it;
  }

  void restoreIt(int saved) {
    itHere = saved >= 0;
    it = itHere ? saved : ~saved;
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
    if (used.has(one) != used.has(other)) {
      used = used.has(one) ? used.without(one).with(other) : used.without(other).with(one);
    }
    if (selfHere) self = exchanged(self, one, other);
    if (itHere) it = exchanged(it, one, other);
    if (table.listening()) {
      String first = position.name(board().at(other));
      String second = position.name(board().at(one));
      tell(new TashKalarEvent.Exchanged(Square.name(one), Square.name(other), first, second));
    }
  }

  private static int exchanged(int square, int one, int other) {
    if (square == one) return other;
    return square == other ? one : square;
  }

  private void remove(int piece, int square) {
    int gateway = board().gateway();
    board().take(piece, square);
    forget(square);
    position.tellGateway(gateway, table);
  }

  private void forget(int square) {
    used = used.without(square);
    if (selfHere && square == self) selfHere = false;
    if (itHere && square == it) itHere = false;
  }

  /** Moves a piece, destroying what stands on the destination (R13.8). */
  public void move(int from, int to, boolean leap) {
    entered = board().at(to);
    if (entered != Board.NONE) destroy(to, true);
    int piece = board().at(from);
    board().move(piece, from, to);
    if (used.has(from)) used = used.without(from).with(to);
    if (selfHere && from == self) self = to;
    if (itHere && from == it) it = to;
    if (table.listening()) {
      String name = position.name(piece);
      tell(new TashKalarEvent.Moved(Square.name(from), Square.name(to), name, leap));
    }
  }

  /** Upgrades a piece if it can be (R13.14); answers whether. */
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

  /** Downgrades a piece if it can be (R13.15); answers whether. */
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

  /** Converts the enemy piece on a square if it can be (R13.17); answers whether. */
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

  void gainAction() {
    position.gainAction();
    if (table.listening()) {
      tell(new TashKalarEvent.GainedAction(position.seat(), position.actions()));
    }
  }

  void gainTurn() {
    position.gainExtraTurn();
    if (table.listening()) tell(new TashKalarEvent.ExtraTurn(position.seat()));
  }

  void extraCard(Kind kind) {
    position.grantCard(kind);
    if (table.listening()) tell(new TashKalarEvent.ExtraCard(position.seat(), kind.key()));
  }

  void borrow(boolean atOnce) {
    position.grantBorrowing(atOnce);
    if (table.listening()) tell(new TashKalarEvent.Borrowing(position.seat()));
  }

  /** Lets pieces of that colour serve as own ones in the next summoning (R19.11). */
  public void possess(int other) {
    boolean serves = position.possess(other);
    if (serves && table.listening()) {
      String piece = position.name(Board.piece(other, Rank.COMMON));
      tell(new TashKalarEvent.Possessed(position.seat(), piece.substring(0, 1)));
    }
  }

  /** The discard pile of the player who played the card (R12.3c), as choices. */
  public Options discards() {
    return discards(being -> true);
  }

  /** Those cards of that pile that are so. */
  public Options discards(Predicate<Being> so) {
    Options options = table.options();
    int owner = position.seat();
    for (int rest = position.discards(owner); rest != 0; rest &= rest - 1) {
      int card = Integer.numberOfTrailingZeros(rest);
      if (so.test(position.being(owner, card))) {
        options.add(Code.card(Kind.BEINGS, card, owner));
      }
    }
    return options;
  }

  /** Takes a card from that pile as the same player's frozen effect (R18.7). */
  public void freeze(int code) {
    position.freezeFromPile(Code.cardNumber(code), table);
  }

  void hinder() {
    position.hinderOthers();
    if (table.listening()) tell(new TashKalarEvent.Hindered(position.seat()));
  }

  /** Whether the player whose turn it is holds a flare. */
  boolean holdsFlare() {
    return position.heldFlare() >= 0;
  }

  /** Offers its holder, and nobody else, to discard the flare in hand; answers whether he did. */
  boolean discardFlare() {
    if (!holdsFlare()) return false;
    Options options = table.options();
    options.add(Code.card(Kind.FLARES, position.heldFlare(), position.seat()));
    options.add(Code.SKIP);
    start(1);
    int code = table.choose(Seat.of(position.seat()), TashKalarPrompt.DISCARD_FLARE);
    if (code == Code.SKIP) return false;
    String key = position.discardFlare();
    if (table.listening()) tell(new TashKalarEvent.Discarded(position.seat(), key));
    return true;
  }

  /** Puts a card from that pile on top of the same player's deck. */
  public void recover(int code) {
    String key = position.recover(position.seat(), Code.cardNumber(code));
    if (table.listening()) tell(new TashKalarEvent.Recovered(position.seat(), key));
  }

  void tell(TashKalarEvent event) {
    table.tell(event);
  }

  /** Pending beings and warp effects (R20). */
  public Warping warping() {
    return new Warping(position, table);
  }

  // Questions

  /** The empty list to fill for the next question. */
  public Options options() {
    return table.options();
  }

  /** Starts a purpose for which nothing is chosen yet and {@code most} choices may follow. */
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

  /** Asks for one of the filled {@link #options}. */
  public int ask(TashKalarPrompt prompt) {
    return ask(prompt, null);
  }

  /** The word for one of the effects to choose from in the open question. */
  public String word(int branch) {
    return ((Effect.Choose) pending).branches().get(branch).word();
  }

  /** What the open question is about. */
  public Question.Context context() {
    List<String> names = new ArrayList<>(chosenCount);
    for (int i = 0; i < chosenCount; i++) names.add(Code.text(chosen[i]));
    return new Question.Context(source, names, Math.max(left, 0));
  }
}

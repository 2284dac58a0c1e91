package arenhold.rules.tashkalar;

import arenhold.rules.board.Square;
import arenhold.rules.notation.Fields;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Reads where the pieces of a written position are: on the board, in supply, or stored. */
final class BoardReader {

  private final Position p;
  private final Fields written;

  BoardReader(Position p, Fields written) {
    this.p = p;
    this.written = written;
  }

  void read() {
    board(written.value("board"));
    gateway("gateway", written.text("gateway"));
    stored();
    supplies();
  }

  private void board(Object board) {
    if (board instanceof String text) {
      drawnBoard(text);
      return;
    }
    for (var entry : written.map("board").entrySet()) {
      String path = "board." + entry.getKey();
      put(square(path, entry.getKey()), path, Fields.text(path, entry.getValue()));
    }
  }

  private static int square(String path, String name) {
    try {
      return Square.parse(name);
    } catch (IllegalArgumentException none) {
      throw Fields.wrong(path, "a square", name);
    }
  }

  /**
   * Nine rows from the top, each on its own line or after a slash: a piece's two letters, {@code
   * ..} or {@code ##}, spaces between them, perhaps the row's number first; a heading is skipped.
   * The Gateway is written in capitals.
   */
  private void drawnBoard(String text) {
    int row = 0;
    for (String line : text.split("[\n/]")) {
      String[] cells = line.strip().split("\\s+");
      int from = cells[0].length() == 1 ? 1 : 0;
      boolean heading = row == 0 && line.strip().replaceAll("\\s+", "").equals("abcdefghi");
      if (line.isBlank() || heading) continue;
      if (row == Square.SIDE || cells.length - from != Square.SIDE) {
        throw Fields.wrong("board", "nine rows of nine cells", line);
      }
      if (from == 1 && !cells[0].equals(String.valueOf(row + 1))) {
        throw Fields.wrong("board", "row " + (row + 1), line);
      }
      for (int column = 0; column < Square.SIDE; column++) {
        String cell = cells[from + column];
        boolean empty = cell.equals("..") || cell.equals("##");
        if (!empty) put(Square.at(row, column), "board", cell);
      }
      row++;
    }
    if (row != Square.SIDE) throw Fields.wrong("board", "nine rows", text);
  }

  /** Puts a piece on a square; written in capitals it is the Gateway. */
  private void put(int square, String path, String name) {
    if (!p.arena().squares().has(square) || p.board.at(square) != Board.NONE) {
      throw new IllegalArgumentException(path + ": no piece stands on " + Square.name(square));
    }
    String small = name.toLowerCase(Locale.ROOT);
    p.board.put(piece(path, small), square);
    if (!name.equals(small)) gateway(path, Square.name(square));
  }

  /** A common or heroic piece of a side that has a player of Nethervoid (R19.1). */
  private void gateway(String path, String name) {
    if (name == null) return;
    int square = square(path, name);
    if (p.board.gateway() != Board.NONE && p.board.gateway() != square)
      throw PositionReader.twice(path, name);
    int piece = p.board.at(square);
    if (piece == Board.NONE || !mayBeGateway(piece)) {
      throw Fields.wrong(path, "a piece that may be the Gateway", name);
    }
    p.board.setGateway(square);
  }

  private boolean mayBeGateway(int piece) {
    if (Board.rank(piece) == Rank.LEGENDARY.ordinal()) return false;
    for (int seat = 0; seat < p.seats(); seat++) {
      if (p.schools[seat].hasGateway() && p.colour(seat) == Board.colour(piece)) return true;
    }
    return false;
  }

  /** The piece that is written so. */
  int piece(String path, String name) {
    for (int colour = 0; colour < p.sides(); colour++) {
      for (Rank rank : Rank.values()) {
        int piece = Board.piece(colour, rank);
        if (p.name(piece).equals(name)) return piece;
      }
    }
    throw Fields.wrong(path, "a piece of this match", name);
  }

  /**
   * A supply that is stated overrides what the board leaves, and cannot be more. Where it is stated
   * as 0, a made-up board may have more pieces than there are.
   */
  private void supplies() {
    List<Object> supplies = written.list("supply", p.sides());
    for (int side = 0; side < p.sides(); side++) {
      Object value = side < supplies.size() ? supplies.get(side) : null;
      Fields supply = Fields.of("supply." + side, value, Set.of("pieces", "legendary"));
      supply(Board.piece(side, Rank.COMMON), supply, "pieces");
      supply(Board.piece(side, Rank.LEGENDARY), supply, "legendary");
    }
  }

  private void supply(int piece, Fields supply, String key) {
    int left = p.board.supplyOf(piece);
    if (left < 0 && !supply.has(key)) {
      throw new IllegalArgumentException("board: more pieces of " + p.name(piece) + " than exist");
    }
    p.board.setSupply(piece, supply.number(key, left, 0, Math.max(0, left)));
  }

  /** The piece that is stored, which is then not in supply (R20.10). */
  private void stored() {
    String name = written.text("stored");
    boolean gateway = written.flag("storedGateway");
    int piece = name == null ? Board.NONE : piece("stored", name);
    if (gateway && (piece == Board.NONE || !mayBeGateway(piece))) {
      throw Fields.wrong("storedGateway", "a stored piece that may be the Gateway", name);
    }
    if (piece == Board.NONE) return;
    p.weave.stored = piece;
    p.weave.storedGateway = gateway;
    p.board.setSupply(piece, p.board.supplyOf(piece) - 1);
  }
}

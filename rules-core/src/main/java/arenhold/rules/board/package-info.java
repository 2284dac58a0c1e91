/**
 * Building blocks of board games: squares of a grid and sets of squares.
 *
 * <p>May depend on nothing but the JDK. Start reading at {@link arenhold.rules.board.SquareSet}.
 */
package arenhold.rules.board;

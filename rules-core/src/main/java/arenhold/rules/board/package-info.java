/**
 * What board games share: squares of a grid and sets of them.
 *
 * <p>May depend on nothing but the JDK. Start reading at {@link arenhold.rules.board.SquareSet}.
 */
package arenhold.rules.board;

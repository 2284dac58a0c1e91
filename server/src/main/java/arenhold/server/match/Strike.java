package arenhold.server.match;

/**
 * An engine of somebody's own that did not answer as it should.
 *
 * @param seat its number from 0
 * @param count how often by now
 * @param fault how the last time: a code of the engine protocol
 */
public record Strike(int seat, int count, String fault) {

  /** With so many an engine loses its seat. */
  public static final int LAST = 3;

  /** Whether the engine has lost its seat by this. */
  public boolean last() {
    return count >= LAST;
  }
}

package arenhold.server.faults;

import java.util.List;

/**
 * The findings of a comparison since the previous one.
 *
 * @param acknowledged invocations that were acknowledged, each of which was looked up
 * @param resent how often a message was resent because its fate was unknown
 * @param unknown whose fate nobody ever learned
 * @param odd impossible messages to clients: a skipped version, an older state, both an
 *     acknowledgement and a refusal; counted since the start of the server
 * @param words what is wrong, in words
 */
record Findings(
    long acknowledged,
    long resent,
    long lost,
    long twice,
    long gaps,
    long invented,
    long unknown,
    long odd,
    List<String> words) {

  /** Whether nothing is wrong. */
  boolean good() {
    return lost + twice + gaps + invented + unknown + odd == 0;
  }
}

package arenhold.server.faults;

import java.util.List;

/**
 * What a comparison found since the one before.
 *
 * @param acknowledged invocations that were acknowledged, each of which was looked up
 * @param resent how often something was sent again because its fate was unknown
 * @param unknown whose fate nobody ever learned
 * @param odd told clients something that cannot be: a version left out, an older state, both an
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

  /** Whether all is as it must be. */
  boolean good() {
    return lost + twice + gaps + invented + unknown + odd == 0;
  }
}

package arenhold.server.protocol;

import arenhold.rules.Question;
import arenhold.rules.Waiting;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * A turn of a finished match that its player tries again: the match as their seat sees it after
 * what was tried so far. Everything that the seat did not know is imagined.
 *
 * @param setup the options chosen, as far as the seat knew them
 * @param view the game's own view
 * @param waiting the seats asked and their questions, as far as the seat may know
 * @param question what the seat is to choose next; null once the try is over
 * @param closing who wanted the match to end or was out of it; sent among the other fields
 * @param log what the seat had been told before; only before the first choice, and else empty
 * @param events what it is told of what was tried
 * @param verdict what the try has come to; null unless it is over and was to be judged
 */
public record TryDocument(
    RoomDocument.Settings setup,
    JsonNode view,
    List<Waiting> waiting,
    Question question,
    @JsonUnwrapped RoomDocument.Closing closing,
    List<JsonNode> log,
    List<JsonNode> events,
    Verdict verdict) {

  /**
   * What a try has come to.
   *
   * @param result {@code found} if it is as good as the best that was found, as far as can be told;
   *     {@code better} than what was played, the {@code same} or {@code worse}
   * @param behind how much more the best that was found is worth, in points of a hundred
   * @param gained how much more the try is worth than what was played
   */
  public record Verdict(
      String result, AnalysisDocument.Points behind, AnalysisDocument.Points gained) {}
}

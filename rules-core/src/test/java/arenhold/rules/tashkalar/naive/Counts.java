package arenhold.rules.tashkalar.naive;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;

/** How often each kind of choice was made and each effect was carried out, with a result or not. */
final class Counts {

  private final Map<String, LongAdder> choices = new ConcurrentSkipListMap<>();
  private final Map<String, LongAdder> carriedOut = new ConcurrentSkipListMap<>();
  private final Map<String, LongAdder> changing = new ConcurrentSkipListMap<>();

  private final LongAdder questions = new LongAdder();
  private final LongAdder offered = new LongAdder();

  /** Counts questions that both sides asked alike, and what they offered. */
  void compared(List<Script.Line> lines) {
    questions.add(lines.size());
    for (Script.Line line : lines) offered.add(line.choices().size());
  }

  void choice(String kind) {
    add(choices, kind);
  }

  /** Carries out an effect and counts it. */
  void effect(String kind, String card, Situation at, Runnable effect) {
    String before = state(at);
    effect.run();
    add(carriedOut, kind + " " + card);
    if (!before.equals(state(at))) add(changing, kind + " " + card);
  }

  private static String state(Situation at) {
    return at.inFlight() + " " + at.hands + at.turn + at.pending + at.frozen;
  }

  private static void add(Map<String, LongAdder> counts, String key) {
    counts.computeIfAbsent(key, each -> new LongAdder()).increment();
  }

  /** How often the effect was carried out. */
  long of(String kind, String card) {
    return sum(carriedOut, kind + " " + card);
  }

  /** How often it changed something. */
  long changes(String kind, String card) {
    return sum(changing, kind + " " + card);
  }

  private static long sum(Map<String, LongAdder> counts, String key) {
    LongAdder sum = counts.get(key);
    return sum == null ? 0 : sum.sum();
  }

  /** How often each kind of choice was made. */
  Map<String, Long> choices() {
    Map<String, Long> sums = new TreeMap<>();
    choices.forEach((kind, count) -> sums.put(kind, count.sum()));
    return sums;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(choices().toString());
    text.append('\n').append(questions.sum()).append(" questions, ");
    text.append(offered.sum()).append(" choices");
    carriedOut.forEach(
        (effect, count) ->
            text.append('\n')
                .append(effect)
                .append(' ')
                .append(count.sum())
                .append(", changing ")
                .append(sum(changing, effect)));
    return text.toString();
  }
}

package arenhold.rules.tashkalar;

import arenhold.rules.Asked;
import arenhold.rules.Choice;
import arenhold.rules.Prompt;
import arenhold.rules.board.Square;
import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.card.Being;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.effect.Ref;
import arenhold.rules.tashkalar.pattern.Turned;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Puts packed choices into text, for those outside the rules. */
final class Choices {

  private Choices() {}

  /** How a choice is written, unique within its question. */
  static String notation(Position p, Asked asked, int code) {
    int a = Code.a(code);
    int b = Code.b(code);
    return switch (Code.verb(code)) {
      case Code.PLACE -> "place " + Square.name(a);
      case Code.RECALL -> "recall " + Square.name(a);
      case Code.SUMMON -> summon(p, asked, code);
      case Code.SUMMON_CARD -> "summon " + key(p, b);
      case Code.DISCARD -> "discard " + key(p, b);
      case Code.FLARE -> "flare " + key(p, b) + against(p, a);
      case Code.COLOUR -> String.valueOf(p.letter(a));
      case Code.THAW -> "thaw " + key(p, b);
      case Code.WARP -> "warp " + key(p, b);
      case Code.END -> "end";
      case Code.MOVE -> asked.prompt() == TashKalarPrompt.LEAP ? Square.name(b) : Code.text(code);
      case Code.BRANCH -> p.run.word(a);
      case Code.CARD -> p.key(b, Code.kind(a), Code.number(a));
      case Code.SEAT -> "first " + (a + 1);
      case Code.TASK -> task(asked.prompt(), a);
      case Code.SCHOOL -> Catalogue.SCHOOLS.get(a).key();
      case Code.START -> p.name(b) + " " + Square.name(a);
      case Code.STOP_VERB -> "stop";
      case Code.SKIP_VERB -> "skip";
      case Code.HAND_OVER_VERB -> "handover";
      default -> Code.text(code);
    };
  }

  /** The opponent a flare is played against, named only where there are several (R8.7). */
  private static String against(Position p, int side) {
    return p.sides() > 2 ? " " + p.letter(side) : "";
  }

  private static String task(Prompt prompt, int task) {
    String key = TaskBoard.task(task).key();
    return prompt == TashKalarPrompt.CLAIM ? "claim " + key : key;
  }

  private static String key(Position p, int card) {
    return p.key(p.seat, Code.kind(card), Code.number(card));
  }

  /** Names the orientation only where the card can be summoned on the square in several. */
  private static String summon(Position p, Asked asked, int code) {
    String text = "summon " + key(p, Code.b(code)) + " " + Square.name(Code.a(code));
    for (int other : asked.codes()) {
      if (other != code && (other & 0xff00ffff) == (code & 0xff00ffff)) {
        return text + " " + Turned.name(Code.c(code));
      }
    }
    return text;
  }

  /** The choice with its verb and everything it names. */
  static Choice choice(Position p, Asked asked, int code) {
    Map<String, List<String>> parts = new LinkedHashMap<>();
    TashKalarPrompt prompt = (TashKalarPrompt) asked.prompt();
    String verb = describe(p, prompt, code, parts);
    return new Choice(notation(p, asked, code), verb, Map.copyOf(parts));
  }

  private static String describe(
      Position p, TashKalarPrompt prompt, int code, Map<String, List<String>> parts) {
    int a = Code.a(code);
    int b = Code.b(code);
    switch (Code.verb(code)) {
      case Code.PLACE -> {
        int piece = Board.piece(p.colour(p.seat), Rank.COMMON);
        parts.put("at", square(a));
        parts.put("piece", List.of(p.name(piece)));
        meets(TaskViews.meets(p, piece, a, false), parts);
        return "place";
      }
      case Code.RECALL -> {
        parts.put("from", square(a));
        parts.put("piece", List.of(p.name(p.board.at(a))));
        return "recall";
      }
      case Code.SUMMON -> {
        summoning(p, code, parts);
        return "summon";
      }
      case Code.SUMMON_CARD -> {
        parts.put("card", List.of(key(p, b)));
        return "summon";
      }
      case Code.DISCARD -> {
        parts.put("card", List.of(key(p, b)));
        return "discard";
      }
      case Code.FLARE -> {
        parts.put("card", List.of(key(p, b)));
        parts.put("colour", List.of(String.valueOf(p.letter(a))));
        return "flare";
      }
      case Code.END -> {
        return "end";
      }
      case Code.THAW -> {
        parts.put("card", List.of(key(p, b)));
        return "thaw";
      }
      case Code.WARP -> {
        parts.put("card", List.of(key(p, b)));
        return "warp";
      }
      case Code.MOVE -> {
        parts.put("from", square(a));
        parts.put("to", square(b));
        parts.put("piece", List.of(p.name(p.board.at(a))));
        destroys(p.board.at(b) == Board.NONE ? SquareSet.NONE : SquareSet.of(b), parts);
        return prompt == TashKalarPrompt.LEAP ? "leap" : "move";
      }
      case Code.DIRECTION -> {
        parts.put("direction", List.of(Direction.key(a)));
        parts.put("at", p.arena().ray(a, p.run.square(Ref.SELF)).names());
        destroys(p.run.certain(prompt, code), parts);
        return "aim";
      }
      case Code.BRANCH -> {
        parts.put("branch", List.of(p.run.word(a)));
        destroys(p.run.certain(prompt, code), parts);
        return "branch";
      }
      case Code.RANK -> {
        parts.put("rank", List.of(Rank.of(a).key()));
        parts.put("piece", List.of(p.name(Board.piece(p.run.colour(), Rank.of(a)))));
        return "rank";
      }
      case Code.CARD -> {
        parts.put("card", List.of(p.key(b, Code.kind(a), Code.number(a))));
        parts.put("deck", List.of(Code.kind(a).key()));
        return prompt.key();
      }
      case Code.SEAT -> {
        return "first";
      }
      case Code.COLOUR -> {
        parts.put("colour", List.of(String.valueOf(p.letter(a))));
        return prompt.key();
      }
      case Code.TASK -> {
        parts.put("task", List.of(TaskBoard.task(a).key()));
        return prompt.key();
      }
      case Code.SCHOOL -> {
        parts.put("school", List.of(Catalogue.SCHOOLS.get(a).key()));
        return prompt.key();
      }
      case Code.START -> {
        parts.put("at", square(a));
        parts.put("piece", List.of(p.name(b)));
        return "place";
      }
      case Code.STOP_VERB -> {
        return "stop";
      }
      case Code.SKIP_VERB -> {
        return "skip";
      }
      case Code.HAND_OVER_VERB -> {
        return "handOver";
      }
      default -> {
        parts.put("at", square(a));
        target(p, prompt, code, parts);
        return prompt.key();
      }
    }
  }

  private static void target(
      Position p, TashKalarPrompt prompt, int code, Map<String, List<String>> parts) {
    int piece = p.board.at(Code.a(code));
    if (piece != Board.NONE) parts.put("piece", List.of(p.name(piece)));
    switch (prompt) {
      case TARGET -> destroys(SquareSet.of(Code.a(code)), parts);
      case RESTORE -> {
        if (piece != Board.NONE) destroys(SquareSet.of(Code.a(code)), parts);
      }
      case GROUP -> {
        boolean common = Board.rank(piece) == Rank.COMMON.ordinal();
        if (common) destroys(SquareSet.of(Code.a(code)), parts);
      }
      case SQUARE -> {
        boolean enemy = piece != Board.NONE && Board.colour(piece) != p.run.colour();
        if (enemy) destroys(SquareSet.of(Code.a(code)), parts);
      }
      default -> {
        if (p.run != null) destroys(p.run.certain(prompt, code), parts);
      }
    }
  }

  private static void summoning(Position p, int code, Map<String, List<String>> parts) {
    int at = Code.a(code);
    int card = Code.b(code);
    Being being = p.being(p.seat, Code.kind(card), Code.number(card));
    Turned turned = being.pattern().oriented(Code.c(code));
    SquareSet uses = turned.uses(at);
    int piece = Board.piece(p.colour(p.seat), being.rank());
    parts.put("card", List.of(being.key()));
    parts.put("at", square(at));
    if (!being.pattern().apart()) { // R20.14: where it stands is asked afterwards
      parts.put("piece", List.of(p.name(piece)));
      // R6.5.2: which piece is taken off first is asked afterwards, and may undo what a task wants.
      boolean taken = !Summon.spare(p, being, at, uses).isEmpty();
      if (!taken) meets(TaskViews.meets(p, piece, at, true), parts);
    }
    boolean shown = being.pattern().onSummonSquare() != null;
    SquareSet cells = shown ? uses.with(at) : uses;
    parts.put("uses", cells.and(p.board.occupied()).names());
    SquareSet empty = cells.without(p.board.occupied());
    if (!empty.isEmpty()) parts.put("empty", empty.names());
    SquareSet foreign = Summon.foreign(p, being, at, uses);
    if (!foreign.isEmpty()) parts.put("borrows", foreign.names());
    SquareSet marks = turned.marks(at, p.arena());
    if (!marks.isEmpty()) parts.put("marks", marks.names());
    SquareSet second = turned.secondMarks(at, p.arena());
    if (!second.isEmpty()) parts.put("secondMarks", second.names());
    if (turned.rays() != 0) {
      List<String> rays = new ArrayList<>();
      for (int direction = 0; direction < Direction.COUNT; direction++) {
        if ((turned.rays() >> direction & 1) != 0) rays.add(Direction.key(direction));
      }
      parts.put("rays", rays);
    }
    destroys(Summon.destroys(p, code), parts);
  }

  private static void meets(List<String> tasks, Map<String, List<String>> parts) {
    if (!tasks.isEmpty()) parts.put("meets", tasks);
  }

  private static void destroys(SquareSet squares, Map<String, List<String>> parts) {
    if (!squares.isEmpty()) parts.put("destroys", squares.names());
  }

  private static List<String> square(int square) {
    return List.of(Square.name(square));
  }
}

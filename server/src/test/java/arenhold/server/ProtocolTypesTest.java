package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.Choice;
import arenhold.rules.GameCatalogue;
import arenhold.rules.GameInfo;
import arenhold.rules.GameWords;
import arenhold.rules.Option;
import arenhold.rules.Order;
import arenhold.rules.Outcome;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.TableWords;
import arenhold.rules.Waiting;
import arenhold.rules.notation.FairDeal;
import arenhold.server.account.Setting;
import arenhold.server.clock.Consent;
import arenhold.server.clock.TimeControl;
import arenhold.server.protocol.AnalysisDocument;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.FromBrowser;
import arenhold.server.protocol.FromClient;
import arenhold.server.protocol.RatingRange;
import arenhold.server.protocol.ReplayDocument;
import arenhold.server.protocol.RoomDocument;
import arenhold.server.protocol.ToBrowser;
import arenhold.server.protocol.ToClient;
import arenhold.server.protocol.TryDocument;
import arenhold.server.room.news.OpenTables;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * The TypeScript types of the protocol are generated from the Java records. After a change of the
 * records run this test with {@code -Dprotocol.write=true}: it then writes the file instead of
 * comparing.
 */
class ProtocolTypesTest {

  private static final Path FILE = Path.of("../web-client/src/protocol/generated.ts");

  /** The records' names in the client, in the order of the file. */
  private static final Map<Class<?>, String> NAMES = new LinkedHashMap<>();

  static {
    NAMES.put(RoomDocument.class, "State");
    NAMES.put(RoomDocument.Room.class, "RoomState");
    NAMES.put(RoomDocument.Place.class, "SeatState");
    NAMES.put(RoomDocument.Person.class, "PlayerName");
    NAMES.put(RoomDocument.Deal.class, "NextDeal");
    NAMES.put(RoomDocument.Mixed.class, "MixedNumber");
    NAMES.put(RoomDocument.Played.class, "PlayedMatch");
    NAMES.put(RoomDocument.Match.class, "MatchState");
    NAMES.put(RoomDocument.Clock.class, "ClockState");
    NAMES.put(Consent.Pause.class, "ClockPause");
    NAMES.put(Consent.Proposal.class, "ClockProposal");
    NAMES.put(Consent.Declined.class, "DeclinedProposal");
    NAMES.put(RoomDocument.Absent.class, "AbsentSeat");
    NAMES.put(RoomDocument.Out.class, "OutSeat");
    NAMES.put(RoomDocument.StandIn.class, "StandInSeat");
    NAMES.put(RoomDocument.Strikes.class, "EngineStrikes");
    NAMES.put(RoomDocument.Window.class, "QuestionWindow");
    NAMES.put(RoomDocument.Held.class, "HeldClock");
    NAMES.put(ToClient.Given.class, "GivenAnswer");
    NAMES.put(ToClient.Reason.class, "HintReason");
    NAMES.put(Order.class, "StandingOrder");
    NAMES.put(TimeControl.class, "TimeControl");
    NAMES.put(RatingRange.class, "RatingRange");
    NAMES.put(RoomDocument.Settings.class, "Settings");
    NAMES.put(FairDeal.Sealed.class, "SealedChoice");
    NAMES.put(OpenTables.Table.class, "OpenTable");
    NAMES.put(ToBrowser.MyRoom.class, "MyRoom");
    NAMES.put(ToBrowser.Notice.class, "Notice");
    NAMES.put(ReplayDocument.class, "Replay");
    NAMES.put(ReplayDocument.Moment.class, "ReplayMoment");
    NAMES.put(ReplayDocument.Step.class, "ReplayStep");
    NAMES.put(AnalysisDocument.class, "Analysis");
    NAMES.put(AnalysisDocument.OfSeat.class, "SeatAnalysis");
    NAMES.put(AnalysisDocument.OfTurn.class, "TurnAnalysis");
    NAMES.put(AnalysisDocument.OfDraw.class, "DrawAnalysis");
    NAMES.put(AnalysisDocument.Points.class, "Points");
    NAMES.put(AnalysisDocument.Reason.class, "TurnReason");
    NAMES.put(TryDocument.class, "Try");
    NAMES.put(TryDocument.Verdict.class, "TryVerdict");
    NAMES.put(Question.class, "Question");
    NAMES.put(Question.Context.class, "QuestionContext");
    NAMES.put(Choice.class, "Choice");
    NAMES.put(Waiting.class, "Waiting");
    NAMES.put(Outcome.class, "Outcome");
    NAMES.put(Outcome.Decider.class, "Decider");
    NAMES.put(GameInfo.class, "GameInfo");
    NAMES.put(GameInfo.Form.class, "FormInfo");
    NAMES.put(Option.class, "OptionInfo");
    NAMES.put(GameInfo.When.class, "TableChoice");
    NAMES.put(GameInfo.Usual.class, "UsualChoice");
    NAMES.put(Option.DeckList.Prepared.class, "PreparedDeck");
    NAMES.put(GameCatalogue.class, "Catalogue");
    NAMES.put(GameCatalogue.Card.class, "CardWords");
    NAMES.put(TableWords.class, "TableWords");
    NAMES.put(TableWords.OrderWords.class, "OrderWords");
    NAMES.put(TableWords.AnswerWords.class, "AnswerWords");
    NAMES.put(GameWords.class, "GameWords");
    NAMES.put(GameWords.Form.class, "FormWords");
    NAMES.put(GameWords.Option.class, "OptionWords");
    NAMES.put(GameWords.Value.class, "ValueWords");
  }

  /** Components that may be null, as {@code Record.component}; all others never are. */
  private static final Set<String> NULLABLE =
      Set.of(
          "Sit.seat",
          "Swap.seat",
          "Place.swap",
          "RoomDocument.match",
          "Door.seatLink",
          "Door.watchLink",
          "Room.parked",
          "Door.range",
          "Room.deal",
          "Sealed.salt",
          "Range.min",
          "Range.max",
          "RatingRange.min",
          "RatingRange.max",
          "Place.player",
          "Place.commitment",
          "Dealt.seed",
          "Own.question",
          "Closing.outcome",
          "Match.clock",
          "Match.continues",
          "Clock.paused",
          "Clock.proposal",
          "Clock.declined",
          "Window.held",
          "Held.seat",
          "Absent.computer",
          "Plans.given",
          "Hint.verb",
          "Hint.chance",
          "Proposal.control",
          "MyRoom.left",
          "Notice.page",
          "Noticed.newest",
          "Table.range",
          "OfTurn.branch",
          "OfTurn.opened",
          "TryDocument.question",
          "TryDocument.verdict",
          "ReplayDocument.match",
          "ReplayDocument.seedHash",
          "ReplayDocument.seed",
          "Context.source",
          "Waiting.prompt",
          "Waiting.source",
          "OneOf.fallback",
          "OneOf.together",
          "Range.fallback",
          "DeckList.fallback");

  @Test
  void the_clients_types_are_those_of_the_records() throws IOException {
    String wanted = generate();
    if (Boolean.getBoolean("protocol.write")) Files.writeString(FILE, wanted);
    assertEquals(wanted, Files.readString(FILE), "run this test with -Dprotocol.write=true");
  }

  private static String generate() {
    StringBuilder out = new StringBuilder();
    out.append(
        """
        // Made from the server's protocol records by ProtocolTypesTest; not to be edited.
        // docs/protocol.md explains what they mean.

        export interface Frame<T extends string, D> {
          t: T;
          d: D;
          v?: number;
          a?: string;
        }

        export interface PatchOperation {
          op: "add" | "remove" | "replace" | "move" | "copy" | "test";
          path: string;
          from?: string;
          value?: unknown;
        }

        export interface MatchEvent {
          kind: string;
          [field: string]: unknown;
        }

        """);
    out.append("export type Code =\n");
    out.append(
        Arrays.stream(Code.values())
            .map(code -> "  | \"" + code.text() + "\"")
            .collect(Collectors.joining("\n", "", ";\n\n")));
    out.append(messages("FromClient", FromClient.class));
    out.append(messages("ToClient", ToClient.class));
    out.append(messages("FromBrowser", FromBrowser.class));
    out.append(messages("ToBrowser", ToBrowser.class));
    NAMES.forEach((type, name) -> out.append(declared(name, type)));
    out.append(settings());
    return out.toString().stripTrailing() + "\n";
  }

  /** A setting that was never changed is omitted. */
  private static String settings() {
    return Arrays.stream(Setting.values())
        .map(setting -> "  " + setting.key() + "?: " + values(setting.allowed()) + ";\n")
        .collect(Collectors.joining("", "export interface StoredSettings {\n", "}\n\n"));
  }

  private static String values(Setting.Values allowed) {
    return switch (allowed) {
      case Setting.Switch() -> "boolean";
      case Setting.Percent() -> "number";
      case Setting.OneOf(var words) ->
          words.stream().map(word -> '"' + word + '"').collect(Collectors.joining(" | "));
    };
  }

  private static String messages(String name, Class<?> sealed) {
    StringBuilder out = new StringBuilder("export interface " + name + " {\n");
    for (Class<?> message : sealed.getPermittedSubclasses()) {
      String simple = message.getSimpleName();
      String key = Character.toLowerCase(simple.charAt(0)) + simple.substring(1);
      out.append("  ").append(key).append(": ").append(inline(message)).append(";\n");
    }
    return out.append("}\n\n").toString();
  }

  private static String inline(Class<?> message) {
    RecordComponent[] parts = message.getRecordComponents();
    if (parts.length == 0) return "Record<string, never>";
    boolean hello = message == FromClient.Hello.class;
    return Arrays.stream(parts)
        .map(
            part -> {
              boolean optional = hello && !part.getName().equals("ticket");
              return part.getName() + (optional ? "?: " : ": ") + type(message, part);
            })
        .collect(Collectors.joining("; ", "{ ", " }"));
  }

  private static String declared(String name, Class<?> type) {
    if (type.isSealed()) return kinds(name, type);
    return fields(type)
        .collect(Collectors.joining("", "export interface " + name + " {\n", "}\n\n"));
  }

  /** The fields of a record; those of an unwrapped one are inlined. */
  private static Stream<String> fields(Class<?> type) {
    return Arrays.stream(type.getRecordComponents())
        .flatMap(
            part ->
                part.getAccessor().isAnnotationPresent(JsonUnwrapped.class)
                    ? fields(part.getType())
                    : Stream.of("  " + name(part) + ": " + type(type, part) + ";\n"));
  }

  /** With a question mark where nothing is sent for null. */
  private static String name(RecordComponent part) {
    boolean left = part.getAccessor().isAnnotationPresent(JsonInclude.class);
    return part.getName() + (left ? "?" : "");
  }

  /** A union of records, told apart by their {@code kind}. */
  private static String kinds(String name, Class<?> sealed) {
    return Arrays.stream(sealed.getPermittedSubclasses())
        .map(
            kind ->
                Stream.concat(
                        Stream.of(
                            "kind: \"" + kind.getSimpleName().toLowerCase(Locale.ROOT) + "\""),
                        Arrays.stream(kind.getRecordComponents())
                            .map(part -> part.getName() + ": " + type(kind, part)))
                    .collect(Collectors.joining("; ", "\n  | { ", " }")))
        .collect(Collectors.joining("", "export type " + name + " =", ";\n\n"));
  }

  private static String type(Class<?> record, RecordComponent part) {
    if (part.getName().equals("left") && record == RoomDocument.Clock.class)
      return "(number | null)[]";
    if (record == Consent.Proposal.class && part.getName().equals("kind"))
      return "\"pause\" | \"control\"";
    if (record == ToBrowser.MyRoom.class && part.getName().equals("players"))
      return "(PlayerName | null)[]";
    if (record == ReplayDocument.class && part.getName().equals("computers"))
      return "(string | null)[]";
    if (part.getName().equals("mixed")) return "(MixedNumber | null)[] | null";
    if (part.getName().equals("all") || part.getName().equals("changed")) return "OpenTable[]";
    if (part.getName().equals("patch")) return "PatchOperation[]";
    if (part.getName().equals("start")) return "ReplayMoment";
    if (part.getName().equals("events") || part.getName().equals("log")) return "MatchEvent[]";
    if (part.getName().equals("phase"))
      return "\"gathering\" | \"playing\" | \"over\" | \"parked\"";
    if (record == GameCatalogue.class && part.getName().equals("data")) return "unknown";
    if (part.getName().equals("role")) return "\"seat\" | \"watch\"";
    String type = type(part.getGenericType());
    boolean nullable = NULLABLE.contains(record.getSimpleName() + "." + part.getName());
    return nullable ? type + " | null" : type;
  }

  private static String type(Type type) {
    if (type instanceof ParameterizedType generic) {
      List<String> arguments =
          Arrays.stream(generic.getActualTypeArguments()).map(ProtocolTypesTest::type).toList();
      return generic.getRawType() == List.class
          ? arguments.getFirst() + "[]"
          : "Record<" + arguments.get(0) + ", " + arguments.get(1) + ">";
    }
    if (type == String.class || type == UUID.class || type == Instant.class) return "string";
    if (type == boolean.class || type == Boolean.class) return "boolean";
    if (type == double.class) return "number";
    if (type == int.class || type == long.class || type == Seat.class) return "number";
    if (type == Integer.class || type == Long.class) return "number";
    if (type == JsonNode.class) return "unknown";
    if (type == Code.class) return "Code";
    String name = NAMES.get((Class<?>) type);
    if (name == null) throw new AssertionError("no name in the client for " + type);
    return name;
  }
}

package arenhold.server;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Which package of the server may depend on which, and that none knows a game. */
class ArchitectureTest {

  private static final String SERVER = "arenhold.server.";

  /** Every allowed dependency. */
  private static final Map<String, List<String>> ARROWS =
      Map.ofEntries(
          Map.entry("account", List.of("ops")),
          Map.entry("ops", List.of()),
          Map.entry("clock", List.of("ops")),
          Map.entry("computer", List.of("ops")),
          Map.entry("engine", List.of("clock", "ops")),
          Map.entry("analysis", List.of("catalogue", "ops", "protocol", "room.store", "view")),
          Map.entry("protocol", List.of("clock", "computer")),
          Map.entry("match", List.of("clock", "ops")),
          Map.entry("catalogue", List.of()),
          Map.entry("view", List.of("protocol")),
          Map.entry("replay", List.of("catalogue", "ops", "protocol", "view")),
          Map.entry("retention", List.of("account", "ops", "room", "room.store")),
          Map.entry("rating", List.of()),
          Map.entry(
              "pairing",
              List.of(
                  "account",
                  "catalogue",
                  "clock",
                  "computer",
                  "live",
                  "notice",
                  "ops",
                  "protocol",
                  "rating",
                  "room",
                  "room.message",
                  "room.news",
                  "room.state",
                  "room.store")),
          Map.entry(
              "notice",
              List.of(
                  "account",
                  "catalogue",
                  "clock",
                  "computer",
                  "live",
                  "ops",
                  "protocol",
                  "room.news",
                  "room.state")),
          Map.entry(
              "live",
              List.of(
                  "account", "clock", "ops", "protocol", "room.news", "room.state", "room.store")),
          Map.entry("history", List.of("account", "protocol", "rating")),
          Map.entry(
              "room",
              List.of(
                  "account",
                  "catalogue",
                  "clock",
                  "computer",
                  "engine",
                  "match",
                  "ops",
                  "protocol",
                  "rating",
                  "room.decide",
                  "room.guest",
                  "room.message",
                  "room.news",
                  "room.state",
                  "room.store")),
          Map.entry(
              "room.decide",
              List.of("account", "clock", "computer", "match", "protocol", "room.state")),
          Map.entry(
              "room.guest",
              List.of(
                  "account",
                  "catalogue",
                  "clock",
                  "computer",
                  "match",
                  "protocol",
                  "rating",
                  "room.message",
                  "room.news",
                  "room.state",
                  "view")),
          Map.entry("room.news", List.of("account", "clock", "protocol", "room.state")),
          Map.entry(
              "room.store",
              List.of(
                  "account",
                  "catalogue",
                  "clock",
                  "computer",
                  "match",
                  "ops",
                  "rating",
                  "room.state")),
          Map.entry("room.message", List.of("protocol")),
          Map.entry("room.state", List.of("account", "clock", "computer", "match", "protocol")),
          Map.entry(
              "gateway.http",
              List.of(
                  "account",
                  "analysis",
                  "catalogue",
                  "clock",
                  "computer",
                  "engine",
                  "gateway.limit",
                  "gateway.refusal",
                  "gateway.request",
                  "gateway.session",
                  "gateway.socket",
                  "history",
                  "live",
                  "notice",
                  "ops",
                  "pairing",
                  "protocol",
                  "rating",
                  "replay",
                  "room",
                  "room.decide",
                  "room.news",
                  "room.state",
                  "room.store")),
          Map.entry(
              "gateway.socket",
              List.of(
                  "account",
                  "clock",
                  "engine",
                  "gateway.connection",
                  "gateway.limit",
                  "gateway.refusal",
                  "gateway.request",
                  "gateway.session",
                  "live",
                  "ops",
                  "protocol",
                  "room",
                  "room.message")),
          Map.entry(
              "gateway.session",
              List.of(
                  "account",
                  "gateway.limit",
                  "gateway.refusal",
                  "gateway.request",
                  "ops",
                  "protocol")),
          Map.entry(
              "gateway.limit",
              List.of("account", "gateway.refusal", "gateway.request", "ops", "protocol")),
          Map.entry("gateway.connection", List.of("gateway.request", "ops")),
          Map.entry("gateway.request", List.of("ops")),
          Map.entry(
              "gateway.refusal", List.of("account", "ops", "pairing", "protocol", "room.store")));

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("arenhold.server");

  @Test
  void every_package_has_its_arrows_listed() {
    Set<String> packages =
        CLASSES.stream()
            .filter(one -> !one.getSimpleName().equals("package-info"))
            .map(one -> one.getPackageName())
            .filter(name -> name.startsWith(SERVER))
            .map(name -> name.substring(SERVER.length()))
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(new TreeSet<>(ARROWS.keySet()), packages);
  }

  @Test
  void packages_depend_only_on_what_is_allowed() {
    ARROWS.forEach(
        (from, allowed) -> {
          List<String> others = new ArrayList<>(ARROWS.keySet());
          others.removeAll(allowed);
          others.remove(from);
          String[] forbidden = others.stream().map(name -> SERVER + name).toArray(String[]::new);
          ArchRule rule =
              noClasses()
                  .that()
                  .resideInAPackage(SERVER + from)
                  .should()
                  .dependOnClassesThat()
                  .resideInAnyPackage(forbidden);
          rule.check(CLASSES);
        });
  }

  @Test
  void no_packages_know_each_other() {
    slices().matching(SERVER + "(**)").should().beFreeOfCycles().check(CLASSES);
  }

  @Test
  void the_server_knows_the_rules_by_their_interface_alone() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideOutsideOfPackage("arenhold.rules.tashkalar..")
        .check(CLASSES);
  }

  @Test
  void rooms_know_no_web_and_the_edge_knows_no_log() {
    noClasses()
        .that()
        .resideInAnyPackage(SERVER + "room..", SERVER + "match", SERVER + "view", SERVER + "replay")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.springframework.web..", "jakarta.servlet..")
        .check(CLASSES);
  }
}

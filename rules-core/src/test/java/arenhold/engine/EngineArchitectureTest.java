package arenhold.engine;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** What the engine protocol can reach: never a running match, a clock, a process or a network. */
@AnalyzeClasses(packages = "arenhold.engine", importOptions = ImportOption.DoNotIncludeTests.class)
class EngineArchitectureTest {

  private static final String PROTOCOL = "arenhold.engine";

  @ArchTest
  static final ArchRule processesKnowTheProtocolOnly =
      classes()
          .that()
          .resideInAPackage("arenhold.engine.process")
          .should()
          .onlyDependOnClassesThat(resideInAnyPackage(PROTOCOL + "..", "java.."));

  @ArchTest
  static final ArchRule itKnowsTheKernelTheNotationAndThePlayers =
      classes()
          .that()
          .resideInAPackage(PROTOCOL)
          .should()
          .onlyDependOnClassesThat(
              resideInAnyPackage(
                  PROTOCOL,
                  "arenhold.players",
                  "arenhold.rules",
                  "arenhold.rules.notation",
                  "java.lang..",
                  "java.nio.charset",
                  "java.util",
                  "java.util.function",
                  "java.util.stream",
                  "java.util.concurrent"));

  @ArchTest
  static final ArchRule whatEnginesAreToldIsMadeOfWhatTheirSeatsKnow =
      noClasses()
          .should()
          .dependOnClassesThat()
          .haveNameMatching(
              "arenhold\\.rules\\.("
                  + "Match|Witness|Commands|AutomaticAnswers|Sight|Step|Entry|Recording"
                  + "|notation\\.(FairDeal|MatchFile|MatchRun).*)(\\$.*)?");

  @ArchTest
  static final ArchRule itStartsNothingAndReadsNoClock =
      noClasses()
          .that()
          .resideInAPackage(PROTOCOL)
          .should()
          .dependOnClassesThat()
          .haveNameMatching("java\\.lang\\.(Thread\\$Builder.*|Process.*|Runtime)")
          .orShould()
          .callConstructor(Thread.class, Runnable.class)
          .orShould()
          .callConstructor(Thread.class, Runnable.class, String.class)
          .orShould()
          .callMethod(System.class, "nanoTime")
          .orShould()
          .callMethod(System.class, "currentTimeMillis");
}

package arenhold.players;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.time.Clock;
import java.util.Collection;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** What computer players can reach: never a running match, a clock, a thread or chance unseeded. */
@AnalyzeClasses(packages = "arenhold.players", importOptions = ImportOption.DoNotIncludeTests.class)
class PlayersArchitectureTest {

  private static final String PLAYERS = "arenhold.players";
  private static final String KERNEL = "arenhold.rules";

  /** What holds a running match or leads to one, or to the deals of one. */
  private static final String MATCHES =
      "arenhold\\.rules\\.("
          + "Match|Witness|Chronicler|Commands|AutomaticAnswers|Sight|Step|Entry|Recording"
          + "|notation\\.(FairDeal|MatchFile|MatchRun).*)(\\$.*)?";

  @ArchTest
  static final ArchRule generalPlayersKnowTheKernelOnly =
      classes()
          .that()
          .resideInAPackage(PLAYERS)
          .should()
          .onlyDependOnClassesThat(resideInAnyPackage(PLAYERS + "..", KERNEL, "java.."));

  @ArchTest
  static final ArchRule playersOfOneGameKnowRulesOnly =
      classes()
          .should()
          .onlyDependOnClassesThat(resideInAnyPackage(PLAYERS + "..", KERNEL + "..", "java.."));

  @ArchTest
  static final ArchRule noPlayerReachesARunningMatch =
      noClasses()
          .should()
          .dependOnClassesThat()
          .haveNameMatching(MATCHES)
          .orShould()
          .dependOnClassesThat()
          .resideInAPackage("arenhold.rules.cli..");

  @ArchTest
  static final ArchRule playersReadNoClock =
      noClasses()
          .should()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .callMethod(System.class, "nanoTime")
          .orShould()
          .dependOnClassesThat()
          .areAssignableTo(Clock.class)
          .orShould()
          .dependOnClassesThat()
          .resideInAPackage("java.time..");

  @ArchTest
  static final ArchRule allRandomnessComesFromASeed =
      noClasses()
          .should()
          .dependOnClassesThat()
          .areAssignableTo(Random.class)
          .orShould()
          .callMethod(Math.class, "random")
          .orShould()
          .callMethod(System.class, "identityHashCode", Object.class)
          .orShould()
          .callConstructorWhere(
              JavaCall.Predicates.target(
                  DescribedPredicate.describe(
                      "is that of a SplittableRandom without a seed",
                      target ->
                          target.getOwner().getName().equals("java.util.SplittableRandom")
                              && target.getFullName().endsWith("()"))));

  /** Only {@link StrictMath} gives the same numbers on every machine. */
  @ArchTest
  static final ArchRule numbersAreTheSameOnEveryMachine =
      noClasses()
          .should()
          .accessTargetWhere(
              JavaAccess.Predicates.target(
                  DescribedPredicate.describe(
                      "is inexact in Math",
                      target ->
                          target.getOwner().getName().equals("java.lang.Math")
                              && Set.of("exp", "expm1", "log", "log10", "log1p", "pow", "tanh")
                                  .contains(target.getName()))));

  @ArchTest
  static final ArchRule playersStartNoThreadsAndTouchNoFilesOrNetworks =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "java.util.logging..", "java.util.concurrent..", "java.nio.file..", "java.net..")
          .orShould()
          .dependOnClassesThat()
          .haveNameMatching("java\\.lang\\.(System\\$Logger|Thread.*|ProcessBuilder|Runtime)")
          .orShould()
          .dependOnClassesThat()
          .haveNameMatching("java\\.io\\.(File.*|PrintStream|RandomAccessFile)");

  @ArchTest
  static final ArchRule nothingIsSharedBetweenSeats =
      fields()
          .that()
          .areStatic()
          .should()
          .beFinal()
          .andShould()
          .notHaveRawType(
              DescribedPredicate.describe("a mutable collection", PlayersArchitectureTest::changes))
          .allowEmptyShould(true);

  private static boolean changes(JavaClass type) {
    boolean collection = type.isAssignableTo(Collection.class) || type.isAssignableTo(Map.class);
    return collection
        && !Set.of("java.util.List", "java.util.Set", "java.util.Map").contains(type.getName());
  }

  @ArchTest
  static final ArchRule namesComeFromTheField =
      noClasses().should().haveNameMatching(".*(Manager|Helper|Util|Utils|Impl)");
}

package arenhold.rules;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaAccess.Predicates;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.time.Clock;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** The module's architecture: allowed dependencies, and APIs that rules must never use. */
@AnalyzeClasses(packages = "arenhold.rules", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  private static final String KERNEL = "arenhold.rules";
  private static final String NOTATION = "arenhold.rules.notation..";
  private static final String BOARD = "arenhold.rules.board..";
  private static final String CARD = "arenhold.rules.card..";
  private static final String TASH_KALAR = "arenhold.rules.tashkalar";
  private static final String CARRIES_OUT =
      "arenhold\\.rules\\.tashkalar\\.effect\\.(Run|Resolver)";
  private static final String CLI = "arenhold.rules.cli..";
  private static final String PLAYERS = "arenhold.players..";
  private static final String ENGINE = "arenhold.engine..";

  @ArchTest
  static final ArchRule theModuleDependsOnNothingButTheJdk =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("java..", "javax.crypto..", "arenhold.rules..", PLAYERS, ENGINE);

  @ArchTest
  static final ArchRule onlyTheCommandLineKnowsComputerPlayersAndEngines =
      noClasses()
          .that()
          .resideOutsideOfPackage(CLI)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(PLAYERS, ENGINE);

  @ArchTest
  static final ArchRule theKernelKnowsNoGameExceptInTheRegistry =
      classes()
          .that()
          .resideInAPackage(KERNEL)
          .and(DescribedPredicate.not(type(Games.class)))
          .should()
          .onlyDependOnClassesThat(resideInAnyPackage(KERNEL, "java.."));

  @ArchTest
  static final ArchRule notationKnowsTheKernelOnly =
      classes()
          .that()
          .resideInAPackage(NOTATION)
          .should()
          .onlyDependOnClassesThat(
              resideInAnyPackage(KERNEL, NOTATION, "java..", "javax.crypto.."));

  @ArchTest
  static final ArchRule boardsKnowNothing =
      classes()
          .that()
          .resideInAPackage(BOARD)
          .should()
          .onlyDependOnClassesThat(resideInAnyPackage(BOARD, "java.."))
          .allowEmptyShould(true);

  @ArchTest
  static final ArchRule cardsKnowNothing =
      classes()
          .that()
          .resideInAPackage(CARD)
          .should()
          .onlyDependOnClassesThat(resideInAnyPackage(CARD, "java.."));

  /** The position and the effect primitives, with everything of the game that these call. */
  @ArchTest
  static final ArchRule whatEffectsChangeDoesNotKnowHowTheyAreCarriedOut =
      classes()
          .that()
          .haveNameMatching(
              "arenhold\\.rules\\.tashkalar\\.(Position|TurnVerbs|WarpVerbs|Resolution)")
          .should(
              new ArchCondition<>("not lead to Run or Resolver within their package") {
                @Override
                public void check(JavaClass start, ConditionEvents events) {
                  for (JavaClass reached : reachedWithin(TASH_KALAR, start)) {
                    for (Dependency each : reached.getDirectDependenciesFromSelf()) {
                      boolean carriesOut = each.getTargetClass().getName().matches(CARRIES_OUT);
                      if (!carriesOut) continue;
                      String via = start.getSimpleName() + " leads to: " + each.getDescription();
                      events.add(SimpleConditionEvent.violated(start, via));
                    }
                  }
                }
              });

  private static Set<JavaClass> reachedWithin(String name, JavaClass start) {
    Set<JavaClass> reached = new LinkedHashSet<>(Set.of(start));
    Deque<JavaClass> open = new ArrayDeque<>(reached);
    while (!open.isEmpty()) {
      for (Dependency each : open.pop().getDirectDependenciesFromSelf()) {
        JavaClass next = each.getTargetClass();
        if (next.getPackageName().equals(name) && reached.add(next)) open.push(next);
      }
    }
    return reached;
  }

  @ArchTest
  static final ArchRule nobodyKnowsTheCommandLine =
      noClasses()
          .that()
          .resideOutsideOfPackage(CLI)
          .should()
          .dependOnClassesThat()
          .resideInAPackage(CLI);

  @ArchTest
  static final ArchRule rulesReadNoClock =
      noClasses()
          .that()
          .resideOutsideOfPackage(CLI)
          .should()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .callMethod(System.class, "nanoTime")
          .orShould()
          .accessTargetWhere(calledNow())
          .orShould()
          .dependOnClassesThat()
          .areAssignableTo(Clock.class);

  private static DescribedPredicate<JavaAccess<?>> calledNow() {
    return Predicates.target(
        DescribedPredicate.describe(
            "is called now and belongs to java.time",
            target ->
                target.getName().equals("now")
                    && target.getOwner().getPackageName().equals("java.time")));
  }

  @ArchTest
  static final ArchRule rulesDrawNoLots =
      noClasses()
          .that()
          .resideOutsideOfPackage(CLI)
          .should()
          .dependOnClassesThat()
          .areAssignableTo(Random.class)
          .orShould()
          .dependOnClassesThat()
          .resideInAPackage("java.util.random..")
          .orShould()
          .dependOnClassesThat()
          .haveFullyQualifiedName("java.util.SplittableRandom")
          .orShould()
          .callMethod(Math.class, "random");

  @ArchTest
  static final ArchRule rulesWriteNoLogsAndTouchNoFilesNetworksOrThreads =
      noClasses()
          .that()
          .resideOutsideOfPackage(CLI)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "java.util.logging..", "java.util.concurrent..", "java.nio.file..", "java.net..")
          .orShould()
          .dependOnClassesThat()
          .haveNameMatching("java\\.lang\\.(System\\$Logger|Thread|ProcessBuilder|Runtime)")
          .orShould()
          .dependOnClassesThat()
          .haveNameMatching("java\\.io\\.(File.*|PrintStream|RandomAccessFile)");

  @ArchTest
  static final ArchRule staticFieldsAreConstants =
      fields().that().areStatic().should().beFinal().allowEmptyShould(true);

  @ArchTest
  static final ArchRule staticFieldsAreNotDeclaredAsMutableCollections =
      fields()
          .that()
          .areStatic()
          .and(DescribedPredicate.describe("hold collections", f -> isCollection(f.getRawType())))
          .should()
          .haveRawType(
              DescribedPredicate.describe(
                  "List, Set or Map (made by of or copyOf)",
                  c ->
                      Set.of("java.util.List", "java.util.Set", "java.util.Map")
                          .contains(c.getName())))
          .allowEmptyShould(true);

  private static boolean isCollection(JavaClass type) {
    return type.isAssignableTo(Collection.class) || type.isAssignableTo(Map.class);
  }

  @ArchTest
  static final ArchRule namesComeFromTheRuleBook =
      noClasses().should().haveNameMatching(".*(Manager|Helper|Util|Utils|Impl)");
}

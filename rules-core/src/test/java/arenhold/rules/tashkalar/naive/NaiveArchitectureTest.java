package arenhold.rules.tashkalar.naive;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import arenhold.rules.notation.Json;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The naive reading shares nothing with the game that it checks but how things are written. */
@AnalyzeClasses(
    packages = "arenhold.rules.tashkalar.naive",
    importOptions = ImportOption.OnlyIncludeTests.class)
class NaiveArchitectureTest {

  @ArchTest
  static final ArchRule theNaiveReadingKnowsNoClassOfTheGame =
      classes()
          .that()
          .resideInAPackage("arenhold.rules.tashkalar.naive")
          .should()
          .onlyDependOnClassesThat(
              resideInAPackage("arenhold.rules.tashkalar.naive")
                  .or(resideInAPackage("arenhold.rules"))
                  .or(type(Json.class))
                  .or(resideInAnyPackage("java..", "org.junit..", "com.tngtech.archunit..")));
}

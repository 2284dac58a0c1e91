package arenhold.rules.tvrz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.Bundle;
import arenhold.rules.TableWords;
import arenhold.rules.tvrz.card.Part;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Exit;
import arenhold.rules.tvrz.position.Phase;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Everything that is asked, chosen, told or shown has words in every language. */
class TvrzWordsTest {

  private static final Set<Ask> OF_NATURE =
      EnumSet.of(Ask.FIRST, Ask.DRAW, Ask.SEE, Ask.HIT, Ask.CONFUSED);
  private static final Set<Code.Verb> BY_CHANCE =
      EnumSet.of(Code.Verb.FIRST, Code.Verb.DRAW, Code.Verb.SEE, Code.Verb.HIT, Code.Verb.FALLS);
  private static final Pattern IN_BRACES = Pattern.compile("\\{(\\w+)[^{}]*}");

  static Stream<Locale> languages() {
    return Bundle.LANGUAGES.stream().map(Locale::forLanguageTag);
  }

  private static TableWords words(Locale language) {
    return new Tvrz().catalogue(language).table();
  }

  @ParameterizedTest
  @MethodSource("languages")
  void every_question_and_choice_has_words(Locale language) {
    Set<String> lacking = new TreeSet<>();
    for (Ask ask : EnumSet.complementOf(EnumSet.copyOf(OF_NATURE))) lacking.add(ask.key());
    lacking.removeAll(words(language).prompts().keySet());
    for (Code.Verb verb : EnumSet.complementOf(EnumSet.copyOf(BY_CHANCE))) {
      if (!words(language).choices().containsKey(verb.key())) lacking.add(verb.key());
    }
    assertEquals(Set.of(), lacking);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void every_event_has_a_sentence_of_its_own_fields(Locale language) {
    Set<String> wrong = new TreeSet<>();
    Set<String> read = new HashSet<>();
    for (Class<?> kind : TvrzEvent.class.getPermittedSubclasses()) {
      String name = kind.getSimpleName();
      name = Character.toLowerCase(name.charAt(0)) + name.substring(1);
      if (!words(language).happened().containsKey(name)) wrong.add(name + " has no words");
      Set<String> fields = new HashSet<>();
      for (RecordComponent field : kind.getRecordComponents()) fields.add(field.getName());
      for (var each : words(language).happened().entrySet()) {
        List<String> key = List.of(each.getKey().split("\\."));
        if (!key.getFirst().equals(name)) continue;
        read.add(each.getKey());
        boolean known = key.size() == 1 || key.get(1).equals("unknown");
        if (!known && !fields.contains(key.get(1))) wrong.add(each.getKey());
        IN_BRACES
            .matcher(each.getValue())
            .results()
            .filter(part -> !fields.contains(part.group(1)))
            .forEach(part -> wrong.add(each.getKey() + " names " + part.group(1)));
      }
    }
    assertEquals(Set.of(), wrong);
    assertEquals(read, words(language).happened().keySet(), "no sentence is for nothing");
  }

  @ParameterizedTest
  @MethodSource("languages")
  void every_field_of_a_view_and_every_value_that_is_a_key_has_a_name(Locale language) {
    Set<String> lacking = new TreeSet<>();
    fields(TvrzView.class, lacking);
    values("part", Part.values(), lacking);
    lacking.add("part.universal");
    values("how", Exit.How.values(), lacking);
    values("phase", Phase.values(), lacking);
    values("kind", Bout.Step.Kind.values(), lacking);
    lacking.addAll(List.of("defenders", "defence", "attack"));
    lacking.removeAll(words(language).fields().keySet());
    assertEquals(Set.of(), lacking);
  }

  private static void values(String field, Enum<?>[] values, Set<String> into) {
    Arrays.stream(values)
        .forEach(each -> into.add(field + "." + each.name().toLowerCase(Locale.ROOT)));
  }

  private static void fields(Type type, Set<String> into) {
    if (type instanceof ParameterizedType list) fields(list.getActualTypeArguments()[0], into);
    if (!(type instanceof Class<?> record) || !record.isRecord()) return;
    for (RecordComponent field : record.getRecordComponents()) {
      into.add(field.getName());
      fields(field.getGenericType(), into);
    }
  }
}

package arenhold.rules.destiny;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.destiny.ability.Abilities;
import arenhold.rules.destiny.play.Works;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The tests that show a card working or meeting something else can fail: none of them passes when
 * the card does nothing.
 */
class DestinyCardsMissedTest {

  /** The game and its tests loaded anew: what is taken away here is missed by no other test. */
  private static final class Apart extends ClassLoader {

    Apart() {
      super(DestinyCardsMissedTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith("arenhold.")) return super.loadClass(name, resolve);
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        return loaded != null ? loaded : define(name);
      }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
      try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
        if (in == null) throw new ClassNotFoundException(name);
        byte[] bytes = in.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private final Apart apart = new Apart();

  /** What the cards do there, by number. */
  private final Object[] works;

  private final Object nothing;

  DestinyCardsMissedTest() throws ReflectiveOperationException {
    Field all = apart.loadClass(Abilities.class.getName()).getDeclaredField("WORKS");
    all.setAccessible(true);
    works = (Object[]) all.get(null);
    nothing = apart.loadClass(Works.class.getName()).getField("NONE").get(null);
  }

  @Test
  void no_test_of_a_card_passes_without_its_abilities() throws Exception {
    List<String> passed = new ArrayList<>();
    List<String> failed = new ArrayList<>();
    for (ShownCase each : ShownCase.all()) {
      boolean limit = each.as().stream().allMatch(Shown.Case.LIMIT::equals);
      Object does = works[each.card()];
      // What is ongoing and what keywords do stands elsewhere, and cannot be taken away.
      if (limit || does == nothing) continue;
      if (!passes(each.test())) failed.add(each.toString());
      works[each.card()] = nothing;
      if (passes(each.test())) passed.add(each.toString());
      works[each.card()] = does;
    }
    assertEquals(List.of(), passed);
    assertEquals(List.of(), failed, "with all abilities");
  }

  private boolean passes(Method test) throws ReflectiveOperationException {
    Class<?> there = apart.loadClass(test.getDeclaringClass().getName());
    Constructor<?> fresh = there.getDeclaredConstructor();
    Method method = there.getDeclaredMethod(test.getName());
    fresh.setAccessible(true);
    method.setAccessible(true);
    try {
      method.invoke(fresh.newInstance());
      return true;
    } catch (InvocationTargetException failed) {
      return false;
    }
  }
}

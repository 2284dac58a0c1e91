package arenhold.server.migrations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every migration since the rule exists obeys it, and the rule detects violations. */
class ScriptsTest {

  private static final Path SCRIPTS = Path.of("src/main/resources/db/migration");

  /** The first version under the rule. */
  private static final int FIRST = 18;

  /** Numbers that were given out and withdrawn: databases may know scripts of others by them. */
  private static final Set<Integer> WITHDRAWN = Set.of(42, 43);

  private static final String CONCURRENTLY = "executeInTransaction=false";

  private static int version(Path script) {
    return Integer.parseInt(script.getFileName().toString().replaceAll("V(\\d+)__.*", "$1"));
  }

  @Test
  void every_script_keeps_the_rule() throws IOException {
    int judged = 0;
    try (Stream<Path> files = Files.list(SCRIPTS)) {
      for (Path file : files.filter(one -> one.toString().endsWith(".sql")).sorted().toList()) {
        if (version(file) < FIRST) continue;
        Path conf = file.resolveSibling(file.getFileName() + ".conf");
        String configuration = Files.exists(conf) ? Files.readString(conf) : "";
        assertEquals(
            List.of(),
            Rule.problems(Files.readString(file), configuration),
            file.getFileName().toString());
        judged++;
      }
    }
    assertTrue(judged > 0);
  }

  @Test
  void numbers_that_were_withdrawn_are_never_used_again() throws IOException {
    try (Stream<Path> files = Files.list(SCRIPTS)) {
      assertEquals(
          List.of(), files.filter(one -> WITHDRAWN.contains(version(one))).sorted().toList());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "update room set state = state || '{}'",
        "UPDATE only match SET rated = true",
        "with some as (select 1) update match_player set cards = '{}'",
        "delete from notice where at < now()",
        "insert into match_player (match_id) select id from match",
        "create table x as select * from match_entry",
        "create index match_form on match (form)",
        "create unique index concurrently x on match (form)",
        "create index concurrently if not exists x on match (form)",
        "drop index match_player_asked",
        "drop table room_player",
        "alter table match alter column form type varchar(20)",
        "alter table match alter form set data type text",
        "alter table room rename column host to owner",
        "alter table room rename to table_of_people",
        "alter table player add column code uuid not null default gen_random_uuid()",
        "alter table player add column number bigint generated always as identity",
        "alter table player add column email text unique",
        "alter table player add column email text not null",
        "alter table match add column host uuid references player (id)",
        "alter table match add column turns int check (turns > 0)",
        "alter table match add constraint turns check (turns > 0)",
        "alter table match add check (turns > 0)",
        "alter table match add constraint h foreign key (host) references player (id)",
        "alter table match add constraint u unique (seed)",
        "alter table match alter column outcome set not null",
        "alter table match add constraint c check (a > 0) not valid;"
            + "alter table match validate constraint c",
        "alter table match add column a int; alter table room add column a int",
        "alter table match add column a int, alter column form type text",
        "do $$ begin update room set version = 0; end $$",
        "lock table match",
        "truncate session",
        "vacuum full match_entry",
        "cluster match using match_pkey",
        "reindex table match",
        "set lock_timeout = 0; alter table match add column a int",
        "/* harmless */ update -- really\n match set a = 1"
      })
  void violations_are_found(String script) {
    assertEquals(1, Math.min(1, Rule.problems(script, "").size()), script);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "alter table match add column note text",
        "alter table match add column a int, add column b text not null default 'x'",
        "alter table player add column seen timestamptz not null default now()",
        "alter table match drop column note",
        "alter table match alter column note drop not null",
        "alter table match_clock set (fillfactor = 50)",
        "alter table match add constraint c check (a > 0) not valid",
        "alter table match validate constraint c",
        "alter table match add constraint f foreign key (h) references player (id) not valid",
        "-- by the valid check match_noted: note is there\n"
            + "alter table match alter column note set not null",
        "create table season (id int primary key, name text not null);"
            + "create index season_name on season (name); insert into season values (1, 'first')",
        "update server_beat set at = now()",
        "create function f() returns trigger language plpgsql"
            + " as $$ begin update match set a = 1; return new; end $$"
      })
  void compliant_scripts_pass(String script) {
    assertEquals(List.of(), Rule.problems(script, ""));
  }

  @Test
  void an_index_is_made_concurrently_and_can_be_retried() {
    String right =
        "drop index concurrently if exists x; create index concurrently x on match (form)";
    assertEquals(List.of(), Rule.problems(right, CONCURRENTLY));
    assertEquals(2, Rule.problems(right, "").size());
    assertEquals(
        1, Rule.problems("create index concurrently x on match (form)", CONCURRENTLY).size());
  }
}

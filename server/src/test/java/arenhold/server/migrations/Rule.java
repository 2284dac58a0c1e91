package arenhold.server.migrations;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The rule for migrations in {@code docs/migrations.md}: nobody waits longer than a moment for one,
 * however big the tables are, and the previous version goes on working beside it.
 */
final class Rule {

  /** Tables that grow with players and matches. */
  private static final Set<String> BIG =
      Set.of(
          "account",
          "analysis",
          "challenge",
          "challenge_block",
          "mailed_secret",
          "match",
          "match_clock",
          "match_entry",
          "match_player",
          "name_change",
          "notice",
          "player",
          "player_deck",
          "player_settings",
          "push_subscription",
          "rating",
          "rating_change",
          "reserved_name",
          "room",
          "room_player",
          "session",
          "turn_mail",
          "user_credentials");

  private static final String NAME = "(?:only )?(?:if exists )?(?:public\\.)?\"?(\\w+)\"?";

  private static final Pattern ALTERED = Pattern.compile("^alter table " + NAME + " (.*)$");
  private static final Pattern CREATED =
      Pattern.compile("^create (?:unlogged )?table (?:if not exists )?(\\w+)");
  private static final Pattern INDEX =
      Pattern.compile(
          "^create (?:unique )?index (concurrently )?(?:if not exists )?(\\w+) on " + NAME + ".*");
  private static final Pattern ROWS =
      Pattern.compile("\\b(?:update|delete from|insert into|merge into) " + NAME);
  private static final Pattern SOURCE = Pattern.compile("\\b(?:from|join|using) " + NAME);
  private static final Pattern ADDED = Pattern.compile("^add constraint (\\w+) (.*)$");
  private static final Pattern VALIDATED = Pattern.compile("^validate constraint (\\w+)$");
  private static final Pattern HEAVY =
      Pattern.compile("^(?:vacuum full|cluster|lock|truncate|reindex(?! .*concurrently))\\b.*");

  /** Defaults that PostgreSQL must compute for every row. */
  private static final Pattern VOLATILE =
      Pattern.compile(
          "\\b(?:clock_timestamp|random|gen_random_uuid|uuidv\\d|nextval|timeofday)\\b"
              + "|\\bserial\\b|generated (?:always|by default) as");

  private final String script;
  private final boolean transaction;
  private final List<String> problems = new ArrayList<>();
  private final Set<String> created = new HashSet<>();
  private final Set<String> locked = new HashSet<>();
  private final Set<String> added = new HashSet<>();

  private Rule(String script, boolean transaction) {
    this.script = script;
    this.transaction = transaction;
  }

  /**
   * The violations of a script, empty if there are none.
   *
   * @param configuration of the script for Flyway, empty if there is none
   */
  static List<String> problems(String script, String configuration) {
    boolean transaction = !configuration.replace(" ", "").contains("executeInTransaction=false");
    Rule rule = new Rule(script, transaction);
    rule.judge();
    return rule.problems;
  }

  private void judge() {
    List<String> statements = statements(script);
    for (String statement : statements) {
      Matcher table = CREATED.matcher(statement);
      if (table.find()) created.add(table.group(1));
    }
    for (String statement : statements) judge(statement, statements);
    if (transaction && locked.size() > 1) wrong("more than one big table locked at once", locked);
  }

  private void wrong(String problem, Object what) {
    problems.add(problem + ": " + what);
  }

  private boolean big(String table) {
    return BIG.contains(table) && !created.contains(table);
  }

  /** The statements without comments, in lower case, with single spaces. */
  private static List<String> statements(String script) {
    String bare =
        script
            .replaceAll("(?s)/\\*.*?\\*/", " ")
            .replaceAll("--[^\\n]*", " ")
            .replaceAll("(?s)\\$(\\w*)\\$.*?\\$\\1\\$", "'...'");
    return Arrays.stream(bare.split(";"))
        .map(one -> one.replaceAll("\\s+", " ").trim().toLowerCase(Locale.ROOT))
        .filter(one -> !one.isEmpty())
        .toList();
  }

  private void judge(String statement, List<String> all) {
    if (statement.startsWith("do ")) wrong("a block whose statements cannot be read", statement);
    if (HEAVY.matcher(statement).matches()) wrong("locks a table for long", statement);
    if (transaction && statement.matches("set (?:local )?(?:lock|statement)_timeout.*")) {
      wrong("another limit of time", statement);
    }
    Matcher altered = ALTERED.matcher(statement);
    Matcher index = INDEX.matcher(statement);
    if (altered.matches()) {
      if (big(altered.group(1))) alter(altered.group(1), altered.group(2));
    } else if (index.matches()) {
      if (big(index.group(3))) index(index.group(1) != null, index.group(2), statement, all);
    } else if (statement.startsWith("drop ")) {
      drop(statement);
    } else if (!statement.startsWith("create ")) {
      rows(statement);
    } else if (statement.matches("create (?:unlogged )?table .*\\bas\\b.*\\bselect\\b.*")
        || statement.startsWith("create materialized view")) {
      rows("insert into new " + statement);
    } else if (statement.startsWith("create trigger")) {
      Matcher on = Pattern.compile(" on " + NAME).matcher(statement);
      if (on.find() && big(on.group(1))) locked.add(on.group(1));
    }
  }

  /** Rows are changed by a job after the start, in batches. */
  private void rows(String statement) {
    Matcher changed = ROWS.matcher(statement);
    boolean some = false;
    while (changed.find()) {
      some = true;
      if (big(changed.group(1))) wrong("changes rows of a big table", statement);
    }
    Matcher source = SOURCE.matcher(statement);
    while (some && source.find()) {
      if (big(source.group(1))) wrong("copies rows of a big table", statement);
    }
  }

  private void drop(String statement) {
    if (statement.startsWith("drop index") && !statement.startsWith("drop index concurrently")) {
      wrong("drops an index not concurrently", statement);
    }
    if (statement.startsWith("drop index concurrently") && transaction) {
      wrong("works concurrently within a transaction", statement);
    }
    if (statement.startsWith("drop table")) {
      Matcher table = Pattern.compile("^drop table " + NAME).matcher(statement);
      if (table.find() && big(table.group(1))) wrong("drops a big table", statement);
    }
  }

  private void index(boolean concurrently, String name, String statement, List<String> all) {
    if (!concurrently) {
      wrong("makes an index not concurrently", statement);
      return;
    }
    if (transaction) wrong("works concurrently within a transaction", statement);
    boolean repeatable =
        all.stream()
            .takeWhile(one -> !one.equals(statement))
            .anyMatch(one -> one.equals("drop index concurrently if exists " + name));
    if (!repeatable)
      wrong("cannot be retried: first drop index concurrently if exists " + name, name);
  }

  /** The parts of an ALTER TABLE, split at commas outside brackets. */
  private static List<String> parts(String change) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    int from = 0;
    for (int i = 0; i < change.length(); i++) {
      char at = change.charAt(i);
      if (at == '(') depth++;
      if (at == ')') depth--;
      if (at == ',' && depth == 0) {
        parts.add(change.substring(from, i).trim());
        from = i + 1;
      }
    }
    parts.add(change.substring(from).trim());
    return parts;
  }

  private void alter(String table, String change) {
    for (String part : parts(change)) {
      Matcher validated = VALIDATED.matcher(part);
      if (validated.matches()) {
        if (transaction && added.contains(validated.group(1))) {
          wrong("adds a constraint and looks at all rows in one transaction", part);
        }
        continue;
      }
      if (part.startsWith("set (")) continue;
      locked.add(table);
      part(table, part);
    }
  }

  private void part(String table, String part) {
    Matcher constraint = ADDED.matcher(part);
    if (constraint.matches()) {
      added.add(constraint.group(1));
      String what = constraint.group(2);
      if (what.startsWith("check") || what.startsWith("foreign key")) {
        if (!what.endsWith("not valid")) wrong("looks at all rows: add it not valid", part);
      } else if (!what.contains("using index")) {
        wrong("makes an index not concurrently", part);
      }
    } else if (part.matches("add (?:check|foreign key|unique|primary key|exclude)\\b.*")) {
      wrong("a constraint without a name, which must be added not valid", part);
    } else if (part.startsWith("add ")) {
      column(part);
    } else if (part.matches("alter (?:column )?\\w+ (?:set data )?type\\b.*")) {
      wrong("may rewrite all rows: add another column", part);
    } else if (part.matches("alter (?:column )?\\w+ set not null")) {
      notNull(part);
    } else if (part.startsWith("rename")) {
      wrong("the version before does not know that name", table + " " + part);
    } else if (part.matches("set (?:tablespace|logged|unlogged|access method)\\b.*")) {
      wrong("rewrites all rows", part);
    }
  }

  private void column(String part) {
    if (VOLATILE.matcher(part).find()) wrong("rewrites all rows", part);
    if (part.matches(".*\\b(?:unique|primary key)\\b.*")) {
      wrong("makes an index not concurrently", part);
    }
    if (part.matches(".*\\breferences\\b.*")) wrong("looks at all rows: add it not valid", part);
    if (part.matches(".*\\bcheck\\b.*")) wrong("looks at all rows: add it not valid", part);
    if (part.contains("not null") && !part.contains(" default ")) {
      wrong("the version before does not fill it", part);
    }
  }

  /**
   * PostgreSQL scans no rows if a valid check implies the constraint; a comment names that check.
   */
  private void notNull(String part) {
    String column = part.replaceAll("alter (?:column )?(\\w+) .*", "$1");
    Pattern shown =
        Pattern.compile("(?i)--\\s*by the valid check (\\w+)[^\\n]*\\b" + column + "\\b");
    if (!shown.matcher(script).find()) {
      wrong("looks at all rows: say by which valid check it need not", part);
    }
  }
}

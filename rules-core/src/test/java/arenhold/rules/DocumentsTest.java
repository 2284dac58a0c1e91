package arenhold.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Checks the repository's documents: links and paths resolve, and every document is reachable. */
class DocumentsTest {

  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final Path README = ROOT.resolve("README.md");
  private static final Path DOCS = ROOT.resolve("docs");

  private static final Pattern FENCED = Pattern.compile("(?ms)^ *```.*?^ *```$");
  private static final Pattern SPAN = Pattern.compile("`[^`\n]+`");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
  private static final Pattern HEADING = Pattern.compile("(?m)^#{1,6} +(.+?) *$");

  /** A path in the repository named in running text, without wildcards or spaces. */
  private static final Pattern PLACE =
      Pattern.compile("`((?:rules-core|server|web-client|docs|scripts)/[\\w./-]+)`");

  /** Text that does not belong in documents: notes to self, paths of one machine. */
  private static final Pattern NOTE =
      Pattern.compile("(?i)\\bto-?do\\b|\\bfixme\\b|\\bhelpers?\\b|/work/|/home/\\w|/tmp/\\w");

  @Test
  void every_link_resolves() throws IOException {
    List<String> broken = new ArrayList<>();
    for (Path document : documents()) {
      for (String link : links(document)) {
        String[] parts = link.split("#", 2);
        Path target = parts[0].isEmpty() ? document : document.resolveSibling(parts[0]).normalize();
        boolean there = Files.exists(target);
        if (there && parts.length == 2) there = headings(target).contains(parts[1]);
        if (!there) broken.add(ROOT.relativize(document) + ": " + link);
      }
    }
    assertEquals(List.of(), broken);
  }

  @Test
  void every_path_named_in_a_document_exists() throws IOException {
    List<String> missing = new ArrayList<>();
    for (Path document : documents()) {
      String text = Files.readString(document);
      for (String place : PLACE.matcher(text).results().map(found -> found.group(1)).toList()) {
        if (place.contains("/target/")) continue; // exists only after a build
        if (!Files.exists(ROOT.resolve(place))) {
          missing.add(ROOT.relativize(document) + ": " + place);
        }
      }
    }
    assertEquals(List.of(), missing);
  }

  @Test
  void every_document_can_be_reached_from_the_readme() throws IOException {
    Set<Path> seen = new HashSet<>(Set.of(README));
    Deque<Path> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      Path document = open.pop();
      for (String link : links(document)) {
        Path target = document.resolveSibling(link.split("#", 2)[0]).normalize();
        if (Files.isDirectory(target)) target = target.resolve("README.md");
        if (target.toString().endsWith(".md") && Files.exists(target) && seen.add(target)) {
          open.push(target);
        }
      }
    }
    Set<String> unreached = new TreeSet<>();
    for (Path document : documents()) {
      if (!seen.contains(document)) unreached.add(ROOT.relativize(document).toString());
    }
    assertEquals(Set.of(), unreached);
  }

  @Test
  void no_document_contains_notes_to_self() throws IOException {
    List<String> notes = new ArrayList<>();
    for (Path document : documents()) {
      NOTE.matcher(Files.readString(document))
          .results()
          .forEach(found -> notes.add(ROOT.relativize(document) + ": " + found.group()));
    }
    assertEquals(List.of(), notes);
  }

  private static List<Path> documents() throws IOException {
    List<Path> documents = new ArrayList<>();
    try (Stream<Path> top = Files.list(ROOT);
        Stream<Path> docs = Files.walk(DOCS)) {
      Stream.concat(top, docs)
          .filter(path -> path.toString().endsWith(".md"))
          .sorted()
          .forEach(documents::add);
    }
    return documents;
  }

  /** A document's links into the repository, including images. */
  private static List<String> links(Path document) throws IOException {
    String text =
        SPAN.matcher(FENCED.matcher(Files.readString(document)).replaceAll("")).replaceAll("");
    return LINK.matcher(text)
        .results()
        .map(found -> found.group(1))
        .filter(link -> !link.contains("://"))
        .toList();
  }

  /** The anchors of a document's headings: lower case, without punctuation, spaces as hyphens. */
  private static List<String> headings(Path document) throws IOException {
    String text = FENCED.matcher(Files.readString(document)).replaceAll("");
    return HEADING.matcher(text).results().map(DocumentsTest::anchor).toList();
  }

  private static String anchor(MatchResult heading) {
    String words = heading.group(1).toLowerCase(Locale.ROOT);
    return words.replaceAll("[^\\p{L}\\p{N}\\- _]", "").replace(' ', '-');
  }
}

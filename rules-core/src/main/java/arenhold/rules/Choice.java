package arenhold.rules;

import java.util.List;
import java.util.Map;

/**
 * One of the answers a question allows.
 *
 * @param notation the short text that logs, sockets, files and tests use; unique within its
 *     question
 * @param verb what the choice does, such as {@code place}; the client holds a word for each
 * @param parts what it does it with, so that a client can show it: part name ({@code card}, {@code
 *     at}, {@code from}, {@code uses}, ...) to the things named
 */
public record Choice(String notation, String verb, Map<String, List<String>> parts) {}

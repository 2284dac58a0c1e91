package arenhold.rules;

import java.util.List;
import java.util.Map;

/**
 * One of the legal answers to a question.
 *
 * @param notation the short text that logs, sockets, files and tests use; unique within its
 *     question
 * @param verb what the choice does, such as {@code place}; clients have a word for each
 * @param parts the things it involves, so that clients can show them: part name ({@code card},
 *     {@code at}, {@code from}, {@code uses}, ...) to the things' notations
 */
public record Choice(String notation, String verb, Map<String, List<String>> parts) {}

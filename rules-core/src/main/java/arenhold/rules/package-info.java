/**
 * The contract between games and their callers: a game asks for single choices from enumerated
 * lists, and a match is the immutable record of the answers.
 *
 * <p>May depend on nothing but the JDK; knows no game except through the registry {@link
 * arenhold.rules.Games}. Start reading at {@link arenhold.rules.Game}, then {@link
 * arenhold.rules.Table} (how a game asks) and {@link arenhold.rules.Match} (how a match is played).
 */
package arenhold.rules;

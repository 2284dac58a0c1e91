/**
 * The contract between games and their callers: a game asks for single choices from enumerated
 * lists, and a match is the immutable record of the answers.
 *
 * <p>May depend on nothing but the JDK; knows no game except through the registry {@link
 * arenhold.rules.Games}. Start reading at {@link arenhold.rules.Game}, then {@link
 * arenhold.rules.Table} (how a game asks) and {@link arenhold.rules.Match} (how a match is played).
 *
 * <p>Around a match: {@link arenhold.rules.Commands} (resigning, stopping, taking back), {@link
 * arenhold.rules.AutomaticAnswers} (fallbacks and standing orders) and {@link arenhold.rules.Sight}
 * (what viewers may know). For computer players: {@link arenhold.rules.Knowledge} is what one seat
 * has learned, and {@link arenhold.rules.Imagination} samples matches consistent with it. {@link
 * arenhold.rules.Playout} runs whole matches at once. {@link arenhold.rules.Bundle} reads a game's
 * words.
 */
package arenhold.rules;

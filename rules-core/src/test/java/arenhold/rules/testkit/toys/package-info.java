/**
 * Toy games that use the kernel features which no real game uses yet, so that the contract test
 * covers every feature.
 *
 * <p>May depend on {@link arenhold.rules} and the test kit. Start reading at {@link
 * arenhold.rules.testkit.toys.ScriptGame} (for single tests), then {@link
 * arenhold.rules.testkit.toys.Bidding} and {@link arenhold.rules.testkit.toys.Ambush}.
 */
package arenhold.rules.testkit.toys;

/**
 * Toy games that use every feature of the kernel which no real game uses yet, so that each feature
 * is played by the contract test.
 *
 * <p>May depend on {@link arenhold.rules} and the test kit. Start reading at {@link
 * arenhold.rules.testkit.toys.ScriptGame} (for single tests), then {@link
 * arenhold.rules.testkit.toys.Bidding} and {@link arenhold.rules.testkit.toys.Ambush}.
 */
package arenhold.rules.testkit.toys;

/**
 * The test kit for games: the contract test that every game gets in ten lines, a table that runs a
 * finished log straight through, pairs of worlds that differ only in secrets.
 *
 * <p>May depend on {@link arenhold.rules} and JUnit. Start reading at {@link
 * arenhold.rules.testkit.GameContractTest}.
 */
package arenhold.rules.testkit;

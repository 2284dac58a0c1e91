/**
 * The command line: random matches, replays, legal choices, perft, scenarios and benchmarks, and
 * engines as processes.
 *
 * <p>May depend on everything in this module; nothing depends on it. Start reading at {@link
 * arenhold.rules.cli.Main}.
 */
package arenhold.rules.cli;

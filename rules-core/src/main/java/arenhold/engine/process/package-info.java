/**
 * Engines as child processes: what carries the lines of {@link arenhold.engine} over standard
 * streams, within its limits. Knows nothing of games.
 */
package arenhold.engine.process;

/**
 * Engines as child processes: what carries the lines of {@link arenhold.engine} over standard
 * streams, within its limits. The only place of this module where processes and threads are
 * started; it knows nothing of games.
 */
package arenhold.engine.process;

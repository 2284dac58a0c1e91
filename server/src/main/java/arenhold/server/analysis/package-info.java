/**
 * Analyses of finished matches: asked for by those who may see them, made one after the other on a
 * thread of low priority apart from rooms, and stored. What is asked for outlives a restart. Knows
 * stored matches, not rooms. Start reading at {@link arenhold.server.analysis.Analyses}.
 */
package arenhold.server.analysis;

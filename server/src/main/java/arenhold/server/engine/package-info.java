/**
 * Engines of people's own that are connected: what rooms ask them, and what they answer. Start
 * reading at {@link arenhold.server.engine.Engines}. How they connect is the gateway's.
 */
package arenhold.server.engine;

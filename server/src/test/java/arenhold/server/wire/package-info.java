/**
 * A WebSocket client like a browser's: it offers compression, counts the real traffic, and may read
 * as slowly as configured. Used by the fault harness and the load generator; depends on {@code
 * arenhold.server.testing} alone. Start reading at {@link arenhold.server.wire.Wire}.
 */
package arenhold.server.wire;

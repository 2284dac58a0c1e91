/**
 * A WebSocket client as browsers are: it offers compression, counts what really goes over the wire,
 * and may read as slowly as it likes. The fault harness and the load generator speak through it;
 * depends on {@code arenhold.server.testing} alone. Start reading at {@link
 * arenhold.server.wire.Wire}.
 */
package arenhold.server.wire;

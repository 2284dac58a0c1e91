/**
 * The WebSocket: who may open one, what comes in by it, and one bounded queue out for each. Start
 * reading at {@link arenhold.server.gateway.socket.SocketHandler}.
 */
package arenhold.server.gateway.socket;

/**
 * WebSockets: the handshake, incoming messages, and a bounded outgoing queue per socket. Start
 * reading at {@link arenhold.server.gateway.socket.SocketHandler}.
 */
package arenhold.server.gateway.socket;

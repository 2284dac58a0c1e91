/**
 * The edge: sessions, origins, limits, HTTP endpoints and the WebSocket. Parses once and believes
 * nothing; knows no rules and holds no match. May depend on every package but {@code match} and
 * {@code view}. Start reading at {@link arenhold.server.gateway.SocketHandler}.
 */
package arenhold.server.gateway;

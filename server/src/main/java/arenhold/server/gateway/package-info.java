/**
 * The edge: sessions, origins, limits, HTTP endpoints and the WebSocket. Parses once and believes
 * nothing; knows no rules and holds no match. May depend on {@code account}, {@code protocol},
 * {@code room} and {@code catalogue}. Start reading at {@link
 * arenhold.server.gateway.SocketHandler}.
 */
package arenhold.server.gateway;

/**
 * The edge: who asks, from where, how much. Parses once and believes nothing; knows no rules and
 * holds no match. May depend on every package but {@code match} and {@code view}.
 *
 * <p>From the bottom up: {@link arenhold.server.gateway.refusal} how a request is refused, {@link
 * arenhold.server.gateway.request} what is read off one, {@link arenhold.server.gateway.connection}
 * the web server's connections, {@link arenhold.server.gateway.limit} how much may be asked, {@link
 * arenhold.server.gateway.session} who asks, {@link arenhold.server.gateway.socket} the WebSocket
 * and {@link arenhold.server.gateway.http} the HTTP endpoints. Start reading at {@link
 * arenhold.server.gateway.socket.SocketHandler}.
 */
package arenhold.server.gateway;

/**
 * The edge of the server: authentication, origin checks, rate limits, and the HTTP and WebSocket
 * endpoints. Parses input once and trusts none of it; knows no rules and holds no match. May depend
 * on every package but {@code match} and {@code view}.
 *
 * <p>From the bottom up: {@link arenhold.server.gateway.refusal} how requests are refused, {@link
 * arenhold.server.gateway.request} what is read from a request's headers, {@link
 * arenhold.server.gateway.connection} the web server's connections, {@link
 * arenhold.server.gateway.limit} rate limits, {@link arenhold.server.gateway.session} sessions and
 * tickets, {@link arenhold.server.gateway.socket} the WebSocket and {@link
 * arenhold.server.gateway.http} the HTTP endpoints. Start reading at {@link
 * arenhold.server.gateway.socket.SocketHandler}.
 */
package arenhold.server.gateway;

/** Authentication: sessions by cookie, and one-time tickets to a room's socket. */
package arenhold.server.gateway.session;

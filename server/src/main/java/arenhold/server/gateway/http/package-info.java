/**
 * The HTTP endpoints, one controller for each concern; the pages of the client ({@link
 * arenhold.server.gateway.http.Pages}), and the checks that hold for every request ({@link
 * arenhold.server.gateway.http.WebGuard}).
 */
package arenhold.server.gateway.http;

/** The HTTP endpoints, and what holds for every request. */
package arenhold.server.gateway.http;

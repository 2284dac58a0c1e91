/** What is read off a request before anything else: its address, its origin, its cookies. */
package arenhold.server.gateway.request;

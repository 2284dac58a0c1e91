/** What is read from a request first: its address, origin and cookies. */
package arenhold.server.gateway.request;

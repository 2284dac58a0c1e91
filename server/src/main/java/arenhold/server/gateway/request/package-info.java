/** What is read from a request's headers: the network it comes from, its origin and its cookies. */
package arenhold.server.gateway.request;

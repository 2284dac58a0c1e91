/**
 * What a request's head says: the network it comes from, its origin, its cookies, and whether it
 * only reads.
 */
package arenhold.server.gateway.request;

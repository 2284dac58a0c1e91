/**
 * How much may be asked of the server, by each session and each address, and how much at once. May
 * depend on {@code gateway.refusal} and {@code gateway.request}; asks the database for nothing.
 */
package arenhold.server.gateway.limit;

/**
 * Rate and concurrency limits per session and per address. May depend on {@code gateway.refusal}
 * and {@code gateway.request}; never queries the database.
 */
package arenhold.server.gateway.limit;

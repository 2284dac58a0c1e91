/**
 * Rate and concurrency limits per session and per address. Depends on {@code account}, {@code ops},
 * {@code protocol} and the packages of the gateway below it; never queries the database.
 */
package arenhold.server.gateway.limit;

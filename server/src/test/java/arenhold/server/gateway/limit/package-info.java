/** Tests of limits, from inside and outside. */
package arenhold.server.gateway.limit;

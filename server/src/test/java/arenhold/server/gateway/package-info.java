/** The edge, tested from inside and outside: limits, and what is kept for slow clients. */
package arenhold.server.gateway;

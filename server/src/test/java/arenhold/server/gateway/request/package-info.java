/** Tests of request attributes. */
package arenhold.server.gateway.request;

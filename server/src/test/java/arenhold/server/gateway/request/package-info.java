/** Tests of what is read off a request. */
package arenhold.server.gateway.request;

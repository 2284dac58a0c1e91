/** Tests of what keeps the server running. */
package arenhold.server.ops;

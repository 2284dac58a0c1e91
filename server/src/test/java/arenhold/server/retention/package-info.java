/** Tests of retention. */
package arenhold.server.retention;

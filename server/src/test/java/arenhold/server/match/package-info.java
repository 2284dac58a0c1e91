/** Tests of the storage of matches. */
package arenhold.server.match;

/** Tests of what is stored of matches. */
package arenhold.server.match;

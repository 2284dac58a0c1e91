/** Tests of what is kept no longer, and of what is. */
package arenhold.server.retention;

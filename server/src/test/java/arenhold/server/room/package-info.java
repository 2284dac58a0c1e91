/** Tests of how rooms wake. */
package arenhold.server.room;

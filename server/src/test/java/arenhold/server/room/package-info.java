/** Tests of a room's decisions without a server. */
package arenhold.server.room;

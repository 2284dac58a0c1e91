/** Tests of storing rooms. */
package arenhold.server.room.store;

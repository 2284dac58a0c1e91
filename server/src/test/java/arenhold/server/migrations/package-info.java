/**
 * Schema changes tried on a database of a million matches during play, to measure how long anyone
 * waits. Start reading at {@link arenhold.server.migrations.Trials}.
 */
package arenhold.server.migrations;

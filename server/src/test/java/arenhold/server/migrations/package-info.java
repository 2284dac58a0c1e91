/**
 * Changes of the schema tried on a database of a million matches while people play, to see for how
 * long anybody waits. Start reading at {@link arenhold.server.migrations.Trials}.
 */
package arenhold.server.migrations;

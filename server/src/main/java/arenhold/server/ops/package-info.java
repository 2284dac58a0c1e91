/**
 * What keeps the server running: its settings, the embedded database, the actor system, the budget
 * of the rules. Nothing of the product depends on how these are done. Start reading at {@link
 * arenhold.server.ops.Settings}.
 */
package arenhold.server.ops;

/**
 * Operations: settings, the embedded database, the actor system, metrics and the rules' CPU budget.
 * The product does not depend on how these are implemented. Start reading at {@link
 * arenhold.server.ops.Settings}.
 */
package arenhold.server.ops;

/** Tests of operations: start, migrations, backfills, budgets. */
package arenhold.server.ops;

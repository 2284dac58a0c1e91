/**
 * The fault harness: real servers and databases in which everything goes wrong that can, while real
 * matches are played over real sockets. Every client keeps a ledger of what it said and what it
 * knows of its fate; afterwards each acknowledged choice is looked up in the log. Run by {@code
 * scripts/faults}; start reading at {@link arenhold.server.faults.Faults}.
 */
package arenhold.server.faults;

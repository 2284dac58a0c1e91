/**
 * The fault harness: real servers and databases under every kind of fault, while real matches are
 * played over real sockets. Every client keeps a ledger of what it sent and the known fate of each
 * message; afterwards each acknowledged choice is looked up in the log. Run by {@code
 * scripts/faults}; start reading at {@link arenhold.server.faults.Faults}.
 */
package arenhold.server.faults;

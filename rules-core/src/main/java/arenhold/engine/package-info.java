/**
 * The engine protocol: how players that are programs of their own are asked, the same for every
 * game, as docs/engine-protocol.md describes it. {@link arenhold.engine.Conversation} is the side
 * that asks, {@link arenhold.engine.Served} the side that answers with one of our own players, and
 * {@link arenhold.engine.Model} serves the rules to engines that want to look ahead.
 *
 * <p>Starts no process or thread and reads no clock: those who carry lines do, with a {@link
 * arenhold.engine.Mailbox} at their end. May depend on the kernel, the notation and the computer
 * players; a running match is out of its reach.
 */
package arenhold.engine;

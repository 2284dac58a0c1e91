package arenhold.rules.destiny.position;

/**
 * A triggered ability that waits or is being carried out, as the table shows it.
 *
 * @param seat whose it is
 * @param card whose ability it is
 * @param piece that card in play, by number, or -1
 * @param cause what has triggered it, a key
 * @param about what has triggered it, by name in play, or null
 * @param before whether it interrupts what triggered it
 */
public record Trigger(int seat, int card, int piece, String cause, String about, boolean before) {}

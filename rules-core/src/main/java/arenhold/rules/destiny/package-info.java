/**
 * Destiny, the duel of dice and cards for two to four players.
 *
 * <p>Packages, each knowing only those before it: {@code card} (facts and teams), {@code text}
 * (names and words of cards), {@code position} (what lies where), {@code play} (how things are
 * done: rolling, resolving, damage, triggers), {@code ability} (what each card does), {@code turn}
 * (set-up, actions, rounds), and this one, which fills the seam of the kernel. Start reading at
 * {@link arenhold.rules.destiny.DestinyView}.
 */
package arenhold.rules.destiny;

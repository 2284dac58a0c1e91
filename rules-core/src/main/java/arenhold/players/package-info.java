/**
 * Computer players: each decides for one seat from what a person in that seat sees, and from
 * nothing else.
 *
 * <p>May depend on {@link arenhold.rules}, without the classes that hold a running match, and on
 * the JDK; a package below this one may know the game it is named after. Reads no clock and starts
 * no thread, and all randomness comes from a seed, so that every choice can be repeated. Start
 * reading at {@link arenhold.players.Player}, then {@link arenhold.players.Players} (which there
 * are). People are advised through {@link arenhold.players.Adviser}: the same players, with
 * reasons.
 */
package arenhold.players;

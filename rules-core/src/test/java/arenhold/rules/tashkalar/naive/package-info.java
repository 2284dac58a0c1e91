/**
 * A second, naive reading of Tash-Kalar with the schools of the expansions, to check the rules
 * against: what may be chosen at every question and what comes of it, found slowly from the rules
 * document and the card facts. It shares no code with the game it checks; it knows positions and
 * choices only as they are written (see {@code docs/notation.md}).
 */
package arenhold.rules.tashkalar.naive;

/** The course of a match of Destiny: set-up, turns, rounds. */
package arenhold.rules.destiny.turn;

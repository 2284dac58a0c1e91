/** What computer players offer in Destiny: which of the general players plays each level. */
package arenhold.players.destiny;

/** Ratings against published figures, a second implementation and simulated players. */
package arenhold.server.rating;

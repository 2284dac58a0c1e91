/**
 * Ratings: an estimate of strength with its uncertainty for each player, game and form, updated in
 * the transaction that ends a match. Knows no game. May depend on the database and the OpenSkill
 * library. Start reading at {@link arenhold.server.rating.Ratings}.
 */
package arenhold.server.rating;

/**
 * How strong people play: a rating with its uncertainty for each player, game and form, changed by
 * the transaction that ends a match. Knows no game. May depend on the database and the OpenSkill
 * library. Start reading at {@link arenhold.server.rating.Ratings}.
 */
package arenhold.server.rating;

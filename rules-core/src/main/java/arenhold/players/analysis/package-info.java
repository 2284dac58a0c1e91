/**
 * Analysis of finished matches, judged by what each seat knew: its chance of winning, what its
 * choices cost against the best ones found, and what chance gave it. Knows no game: each is judged
 * by its own {@link arenhold.players.analysis.Judge}. Start reading at {@link
 * arenhold.players.analysis.Analyst}.
 */
package arenhold.players.analysis;

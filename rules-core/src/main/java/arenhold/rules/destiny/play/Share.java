package arenhold.rules.destiny.play;

import arenhold.rules.destiny.position.Piece;

/** What one character gets of something dealt or given to several at once. */
public record Share(Piece piece, int amount) {}

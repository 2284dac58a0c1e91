package arenhold.rules.tashkalar.task;

import arenhold.rules.board.SquareSet;

/** Squares that tasks speak of, by the name that views and clients call them. */
public record Place(String name, SquareSet squares) {}

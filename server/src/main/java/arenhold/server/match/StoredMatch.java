package arenhold.server.match;

import java.util.List;

/** A match as the database knows it: all that is needed to play it again. */
public record StoredMatch(NewMatch match, List<LogLine> lines) {}

package arenhold.server.match;

import java.util.List;

/** A match as stored: everything needed to replay it. */
public record StoredMatch(NewMatch match, List<LogLine> lines) {}

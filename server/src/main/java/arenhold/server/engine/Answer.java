package arenhold.server.engine;

import arenhold.engine.Code;

/**
 * What came of a question.
 *
 * @param choice the notation of the choice; null to let an offer pass
 * @param fault what the engine did wrong, so that this is the game's fallback; null if nothing
 */
public record Answer(String choice, Code fault) {}

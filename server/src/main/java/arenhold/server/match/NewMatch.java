package arenhold.server.match;

import arenhold.rules.Setup;
import java.util.UUID;

/**
 * A match as it is created.
 *
 * @param rulesVersion the version of the game's rules it is played by
 * @param seed 32 random bytes that decide every chance; secret until the end
 */
public record NewMatch(UUID id, UUID room, Setup setup, int rulesVersion, byte[] seed) {}

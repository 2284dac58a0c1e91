package arenhold.server.account;

import java.util.UUID;

/**
 * A person who plays or watches.
 *
 * @param name as shown to others; see {@link PlayerName}
 */
public record Player(UUID id, String name) {}

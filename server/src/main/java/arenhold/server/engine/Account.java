package arenhold.server.engine;

import java.util.UUID;

/**
 * The computer account of an engine.
 *
 * @param owner the name of the person to whom it belongs
 */
public record Account(UUID id, String name, String owner) {}

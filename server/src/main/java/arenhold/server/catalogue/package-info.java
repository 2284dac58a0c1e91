/**
 * The games of this server, and the data clients need to draw them. May depend on {@code
 * arenhold.rules} alone. Start reading at {@link arenhold.server.catalogue.GameShelf}.
 */
package arenhold.server.catalogue;

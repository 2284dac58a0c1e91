/**
 * Pushes messages to open pages, whatever they show: which pages are connected, and the feeds they
 * follow. May depend on {@code account}, {@code clock}, {@code protocol} and {@code room}; knows no
 * socket and no web. Start reading at {@link arenhold.server.live.Live}.
 */
package arenhold.server.live;

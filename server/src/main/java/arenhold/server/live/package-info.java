/**
 * What open pages are told at once, whatever they show: who is connected, and what all of them
 * follow together. May depend on {@code account}, {@code clock}, {@code protocol} and {@code room};
 * knows no socket and no web. Start reading at {@link arenhold.server.live.Live}.
 */
package arenhold.server.live;

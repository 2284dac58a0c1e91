/**
 * What people should know when they come back: written down for each of them, told to their open
 * pages at once, and kept for thirty days; to browsers without an open page and by e-mail to those
 * who want that. May depend on {@code account}, {@code catalogue}, {@code clock}, {@code live},
 * {@code ops}, {@code protocol} and {@code room}; never works on a room's thread. Start reading at
 * {@link arenhold.server.notice.Notices}.
 */
package arenhold.server.notice;

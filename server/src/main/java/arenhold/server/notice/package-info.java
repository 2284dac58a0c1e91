/**
 * Notices: what players should know when they come back. Stored for thirty days, sent to open pages
 * at once, and on request as browser pushes and e-mails. May depend on {@code account}, {@code
 * catalogue}, {@code clock}, {@code live}, {@code ops}, {@code protocol} and {@code room}; never
 * works on a room's thread. Start reading at {@link arenhold.server.notice.Notices}.
 */
package arenhold.server.notice;

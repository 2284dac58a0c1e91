/**
 * What each kind of viewer is sent: the patch between that kind's own documents, made once and sent
 * to all of the kind as the same text, and a short memory of recent steps for those who reconnect.
 * Depends on {@code protocol} alone. Start reading at {@link arenhold.server.view.Channel}.
 */
package arenhold.server.view;

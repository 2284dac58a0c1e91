/**
 * Computes what each kind of viewer is sent: patches between that kind's own documents, made once
 * and sent to all viewers of the kind as the same text, and recent steps for viewers who reconnect.
 * Depends on {@code arenhold.rules} and {@code protocol} alone. Start reading at {@link
 * arenhold.server.view.Channel}.
 */
package arenhold.server.view;

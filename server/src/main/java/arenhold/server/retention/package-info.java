/**
 * Retention: deletes old data every night, a few rows at a time. Start reading at {@link
 * arenhold.server.retention.Retention}.
 */
package arenhold.server.retention;

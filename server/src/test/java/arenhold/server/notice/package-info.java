/** Tests of notices through package-private parts. */
package arenhold.server.notice;

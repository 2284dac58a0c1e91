/** Tests of the parts of notices that need no server. */
package arenhold.server.notice;

/** Tests of how requests are refused. */
package arenhold.server.gateway.refusal;

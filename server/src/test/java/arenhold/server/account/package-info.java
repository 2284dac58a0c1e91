/** Tests of accounts through package-private parts. */
package arenhold.server.account;

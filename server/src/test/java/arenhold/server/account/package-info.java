/** Tests of accounts by parts that the rest of the server does not see. */
package arenhold.server.account;

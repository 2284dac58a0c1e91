/**
 * Who people are: guests with a durable identity. May depend on the JDK, Spring's JdbcClient and
 * nothing of the other modules. Start reading at {@link arenhold.server.account.Accounts}.
 */
package arenhold.server.account;

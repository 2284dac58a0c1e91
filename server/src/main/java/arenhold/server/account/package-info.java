/**
 * Identity: guests with a durable identity, who may become accounts with a password, passkeys and
 * an e-mail address. May depend on the JDK, Spring's JdbcClient, its mail and its security
 * libraries, ICU, zxcvbn and {@link arenhold.server.ops}. Start reading at {@link
 * arenhold.server.account.Accounts}.
 */
package arenhold.server.account;

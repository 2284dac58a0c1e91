/**
 * The whole product as people use it: the packaged server as a process of its own, and real
 * browsers. Depends on nothing inside the server. Skipped, saying so, where no browser is
 * installed. Start reading at {@link arenhold.server.browser.Visitor}.
 */
package arenhold.server.browser;

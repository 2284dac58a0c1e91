/** The connections of the web server: how many there may be, and which proxies are believed. */
package arenhold.server.gateway.connection;

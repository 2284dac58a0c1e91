/** What lies where in a match of Destiny. */
package arenhold.rules.destiny.position;

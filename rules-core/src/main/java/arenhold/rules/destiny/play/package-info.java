/** How things are done in Destiny: asking, rolling, resolving, damage, triggers. */
package arenhold.rules.destiny.play;

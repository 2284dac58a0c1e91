/**
 * What each card of Destiny does, in groups by number. A card that has no entry has no ability.
 * Start reading at {@link arenhold.rules.destiny.ability.Abilities}.
 */
package arenhold.rules.destiny.ability;

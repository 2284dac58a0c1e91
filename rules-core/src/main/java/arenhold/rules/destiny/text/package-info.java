/**
 * The texts of the cards of Destiny: names, words on cards and what the cards do, in every
 * language.
 *
 * <p>May depend on the kernel and {@link arenhold.rules.destiny.card}. Start reading at {@link
 * arenhold.rules.destiny.text.CatalogueText}.
 */
package arenhold.rules.destiny.text;

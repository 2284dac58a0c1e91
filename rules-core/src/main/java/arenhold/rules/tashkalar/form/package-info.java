/**
 * The ways to play: each form is a small record of rule values.
 *
 * <p>May depend on {@link arenhold.rules}, {@link arenhold.rules.tashkalar.card}, and arenas and
 * kinds of scoring of {@link arenhold.rules.tashkalar}. Start reading at {@link
 * arenhold.rules.tashkalar.form.Form}.
 */
package arenhold.rules.tashkalar.form;

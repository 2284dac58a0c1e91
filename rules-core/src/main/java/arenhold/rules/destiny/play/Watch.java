package arenhold.rules.destiny.play;

/**
 * A triggered ability (D11.7, D11.8).
 *
 * @param cause what it waits for
 * @param optional whether its player may decline it
 * @param applies whether it is triggered by what has happened
 * @param possible whether it can do anything, its cost included, by what everybody can see (D11.18)
 * @param effect what it does
 */
public record Watch(
    Happening.Cause cause, boolean optional, Test applies, Test possible, Effect effect) {}

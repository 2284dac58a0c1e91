package arenhold.rules.tashkalar.card;

import arenhold.rules.tashkalar.Rank;
import arenhold.rules.tashkalar.effect.Effect;
import arenhold.rules.tashkalar.pattern.Pattern;
import java.util.List;

/**
 * A being or legend (R1.5).
 *
 * @param key its name in notation, data and bundles
 * @param rank the rank of its piece
 * @param pattern what must stand on the board to summon it
 * @param hints squares coloured on the card for illustration only (R13.7)
 * @param effect what happens when it has been summoned
 * @param frozen the effect for which it stays frozen in front of its owner (R18.2), or null
 * @param warp what may be done before it is summoned (R20.1), or null
 */
public record Being(
    String key,
    Rank rank,
    Pattern pattern,
    List<Pattern.Mark> hints,
    Effect effect,
    Effect frozen,
    Warp warp) {}

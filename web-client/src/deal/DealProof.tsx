import { useMemo } from "react";
import { useTexts } from "../i18n";
import type { MatchState } from "../protocol";
import { checkDeal } from "./check";
import { dealTexts } from "./texts";

/** How a match was dealt, as far as this page can tell, and how to check the rest. */
export function DealProof(props: { match: MatchState; game: string; form: string; heading: "h2" | "h3" }) {
  const { match, game, form, heading: Heading } = props;
  const t = useTexts(dealTexts);
  const { id, seedHash, seed, mixed, version, setup } = match;
  const shared = JSON.stringify([mixed, setup]);
  const check = useMemo(
    () => checkDeal({ id, seedHash, seed, mixed, setup }, { game, form, version }),
    // Every patch of the document makes a new object of the same things.
    [id, seedHash, seed, shared, game, form, version],
  );
  const { numbers, ours, broken } = check;
  return (
    <>
      <Heading>{broken ? t.brokenTitle : seed ? t.fair : t.title}</Heading>
      {broken && <p role="alert">{t.broken}</p>}
      {numbers === null ? (
        <p>{seed ? t.formerAfter : t.formerBefore}</p>
      ) : (
        <>
          <p>{t.numbers(numbers, mixed?.length ?? 0)}</p>
          {ours !== null && !broken && <p>{ours ? t.ours : t.leftOut}</p>}
          {!broken && <p>{seed ? t.checkIt : t.seedLater}</p>}
        </>
      )}
      {seed && (
        <>
          <p className="lbl">{t.seed}</p>
          <code>{seed}</code>
        </>
      )}
      <p className="lbl">{t.fingerprint}</p>
      <code>{seedHash}</code>
    </>
  );
}

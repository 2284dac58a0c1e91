import { useMemo } from "react";
import { useTexts } from "../i18n";
import type { MatchState } from "../protocol";
import { checkDeal } from "./check";
import { dealTexts } from "./texts";

/** How a match was dealt, as far as this page can check, and how to check the rest. */
export function DealProof(props: { match: MatchState; game: string; form: string; heading: "h2" | "h3" }) {
  const { match, game, form, heading: Heading } = props;
  const t = useTexts(dealTexts);
  const { id, seedHash, seed, mixed, version, setup } = match;
  const shared = JSON.stringify([mixed, setup]);
  const check = useMemo(() => {
    // Every patch of the document creates new objects with equal content.
    const [mixed, setup] = JSON.parse(shared) as [MatchState["mixed"], MatchState["setup"]];
    return checkDeal({ id, seedHash, seed, mixed, setup }, { game, form, version });
  }, [id, seedHash, seed, shared, game, form, version]);
  const { numbers, ours, broken, older } = check;
  const shown = seed !== null && seedHash !== "";
  // Without our own number the page cannot vouch for the deal.
  const vouched = shown && !older && (ours === null || ours === "mixed");
  return (
    <>
      <Heading>{broken ? t.brokenTitle : vouched ? t.fair : t.title}</Heading>
      {broken && <p role="alert">{ours === "left-out" ? t.leftOut : t.broken}</p>}
      {numbers === null ? (
        <p>{seed ? t.formerAfter : t.formerBefore}</p>
      ) : (
        <>
          <p>{t.numbers(numbers, mixed?.length ?? 0)}</p>
          {ours !== null && ours !== "left-out" && !broken && <p>{t[ours]}</p>}
          {!broken && older && <p>{t.older}</p>}
          {!broken && <p>{shown ? t.checkIt : seed ? t.noFingerprint : t.seedLater}</p>}
        </>
      )}
      {seed && (
        <>
          <p className="lbl">{t.seed}</p>
          <code>{seed}</code>
        </>
      )}
      <Published match={id} seedHash={seedHash} />
    </>
  );
}

/** The published fingerprint of a deal, shown before the match to be written down and compared afterwards. */
function Published({ match, seedHash }: { match: string; seedHash: string }) {
  const t = useTexts(dealTexts);
  return (
    <>
      {seedHash !== "" && (
        <>
          <p className="lbl">{t.fingerprint}</p>
          <code>{seedHash}</code>
        </>
      )}
      {match !== "" && (
        <>
          <p className="lbl">{t.matchId}</p>
          <code>{match}</code>
        </>
      )}
    </>
  );
}

/** The same before the match, on request. */
export function DealAhead({ match, seedHash }: { match: string; seedHash: string }) {
  const t = useTexts(dealTexts);
  return (
    <details className="panel room-box deal-ahead">
      <summary>{t.title}</summary>
      <p className="note">{t.ahead}</p>
      <Published match={match} seedHash={seedHash} />
    </details>
  );
}

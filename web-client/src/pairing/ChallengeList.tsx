import { useState } from "react";
import { useLanguage, useTexts } from "../i18n";
import { Icon } from "../ui/Icons";
import { Link } from "../ui/Link";
import { pageOf, usePath } from "../ui/navigation";
import { refusalTexts, sentence } from "../ui/refusals";
import { useChallenges } from "./Challenges";
import { WishWords } from "./Looking";
import { pairingTexts } from "./texts";
import type { Challenge } from "./wishes";

/** Accepting and declining. */
function Answers({ challenge }: { challenge: Challenge }) {
  const t = useTexts(pairingTexts);
  const { accept, decline } = useChallenges();
  const { name } = challenge.player;
  return (
    <>
      <button
        type="button"
        className="btn pri"
        aria-label={`${t.accept}: ${name}`}
        onClick={() => accept(challenge.id)}
      >
        {t.accept}
      </button>
      <button
        type="button"
        className="btn"
        aria-label={`${t.decline}: ${name}`}
        onClick={() => decline(challenge.id)}
      >
        {t.decline}
      </button>
    </>
  );
}

/** Everything asked of us and everything we asked; nothing where nothing is. */
export function ChallengeList() {
  const t = useTexts(pairingTexts);
  const r = useTexts(refusalTexts);
  const { lang } = useLanguage();
  const { challenges, refusal, withdraw } = useChallenges();
  const { incoming, outgoing } = challenges;
  if (incoming.length + outgoing.length === 0) return null;
  const until = ({ expires }: Challenge) =>
    t.until(new Date(expires).toLocaleString(lang, { dateStyle: "short", timeStyle: "short" }));
  return (
    <section aria-labelledby="challenges">
      <h2 id="challenges">{t.challenges}</h2>
      <div className="panel challenge-list">
        <ul>
          {incoming.map((one) => (
            <li key={one.id}>
              <p>
                <b>{t.challengesYou(one.player.name)}</b>
                <small>
                  <WishWords wish={one.terms} /> · {t.rating(one.rating)} · {until(one)}
                </small>
              </p>
              <Answers challenge={one} />
            </li>
          ))}
          {outgoing.map((one) => (
            <li key={one.id}>
              <p>
                <b>
                  {one.state === "open"
                    ? t.youChallenge(one.player.name)
                    : t[one.state === "accepted" ? "accepted" : "declined"](one.player.name)}
                </b>
                <small>
                  <WishWords wish={one.terms} />
                  {one.state === "open" && ` · ${until(one)}`}
                </small>
              </p>
              {one.state === "open" && (
                <button
                  type="button"
                  className="btn"
                  aria-label={`${t.withdraw}: ${one.player.name}`}
                  onClick={() => withdraw(one.id)}
                >
                  {t.withdraw}
                </button>
              )}
              {one.link !== null && (
                <Link href={`/r/${one.link}`} className="btn pri">
                  {t.toTable}
                </Link>
              )}
            </li>
          ))}
        </ul>
        <p role="alert" className="note bad">
          {refusal && sentence(r, refusal)}
        </p>
      </div>
    </section>
  );
}

/** What has just come, above every page that does not list it; each can be put off. */
export function ChallengeToasts() {
  const t = useTexts(pairingTexts);
  const r = useTexts(refusalTexts);
  const { challenges, refusal } = useChallenges();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const page = pageOf(usePath());
  const atTable = (link: string | null) => page.page === "room" && page.token === link;
  const key = (one: Challenge) => `${one.id} ${one.state}`;
  const put = (one: Challenge) => setSeen(new Set([...seen, key(one)]));
  const news = [
    ...challenges.incoming,
    ...challenges.outgoing.filter(({ state, link }) => state === "accepted" && !atTable(link)),
  ].filter((one) => !seen.has(key(one)));
  return (
    <div className={page.page === "room" ? "toasts at-table" : "toasts"} role="status">
      {page.page !== "start" &&
        news.map((one) => (
          <div key={key(one)} className="panel toast">
            <p>
              <b>{one.state === "open" ? t.challengesYou(one.player.name) : t.accepted(one.player.name)}</b>
              <small>
                <WishWords wish={one.terms} />
                {one.state === "open" && ` · ${t.rating(one.rating)}`}
              </small>
            </p>
            {refusal && <p className="note bad">{sentence(r, refusal)}</p>}
            <div className="row wrap">
              {one.state === "open" && <Answers challenge={one} />}
              {one.link !== null && (
                <Link href={`/r/${one.link}`} className="btn pri" onClick={() => put(one)}>
                  {t.toTable}
                </Link>
              )}
              <button type="button" className="btn quiet icn" aria-label={t.later} onClick={() => put(one)}>
                <Icon name="not" />
              </button>
            </div>
          </div>
        ))}
    </div>
  );
}

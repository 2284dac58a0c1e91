import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { useSession } from "../account/Session";
import { usePlayerState } from "../account/usePlayerState";
import { useConnected, useHeard } from "../live";
import type { Refusal } from "../protocol";
import { InOrder, refusalOf } from "../socket";
import { keep, kept } from "../ui/kept";
import { go } from "../ui/navigation";
import { wishes, type Challenge, type Challenges, type NewChallenge, type Welcome } from "./wishes";

/** Milliseconds between polls while the page is visible and the live line is down. */
const AGAIN = 10_000;

/** The same while the live line is up; it does not report expiry. */
const AGAIN_LIVE = 60_000;

/** Challenges dismissed in this browser, so that they do not come back with the next page. */
const DISMISSED = "challenges.seen";

/** How many of them are stored. */
const MOST_DISMISSED = 60;

const keyOf = (one: Challenge) => `${one.id} ${one.state}`;

const NONE: Challenges = { from: "everybody", blocked: [], incoming: [], outgoing: [] };

/** A refused answer to a challenge. */
export interface RefusedAnswer {
  id: string;
  /** The other player. */
  name: string;
  refusal: Refusal;
}

interface Known {
  challenges: Challenges;
  /** Whether the challenges have loaded. */
  known: boolean;
  /** The last answer, if refused, until it is dismissed or another challenge arrives. */
  refused: RefusedAnswer | null;
  putOff: () => void;
  /** Whether this challenge, in its present state, is shown only in the list. */
  dismissed: (challenge: Challenge) => boolean;
  /** Dismisses it. */
  dismiss: (challenge: Challenge) => void;
  /** Challenges a player; resolves to the refusal, or null if sent. */
  challenge: (wish: NewChallenge) => Promise<Refusal | null>;
  /** Whether our answer to this challenge is being sent. */
  answering: (id: string) => boolean;
  /** Accepts and goes to the table. */
  accept: (id: string) => void;
  decline: (id: string) => void;
  withdraw: (id: string) => void;
  /** Declines and blocks the challenger. */
  block: (challenge: Challenge) => void;
  unblock: (player: string) => Promise<Refusal | null>;
  /** Sets who can challenge us. Resolves to the refusal, or null. */
  welcome: (from: Welcome) => Promise<Refusal | null>;
}

const ChallengesContext = createContext<Known>({
  challenges: NONE,
  known: false,
  refused: null,
  putOff: () => undefined,
  dismissed: () => false,
  dismiss: () => undefined,
  challenge: () => Promise.resolve(null),
  answering: () => false,
  accept: () => undefined,
  decline: () => undefined,
  withdraw: () => undefined,
  block: () => undefined,
  unblock: () => Promise.resolve(null),
  welcome: () => Promise.resolve(null),
});

/** Provides challenges received and sent on every page. */
export function ChallengesProvider({ children }: { children: ReactNode }) {
  const { player } = useSession();
  const id = player?.id;
  const [told, setTold] = usePlayerState<Challenges | null>(null);
  const [refused, setRefused] = usePlayerState<RefusedAnswer | null>(null);
  const [away, setAway] = useState<ReadonlySet<string>>(() => new Set((kept(DISMISSED) ?? "").split(",")));
  /** The challenges being answered. */
  const [answers, setAnswers] = useState<ReadonlySet<string>>(new Set());
  const challenges = told ?? NONE;

  /** The challenges a refusal is about: it no longer matters once others arrive. */
  const seen = useRef<ReadonlySet<string>>(new Set());
  const take = useCallback(
    (answer: Challenges) => {
      const fresh = answer.incoming.some((one) => !seen.current.has(one.id));
      seen.current = new Set(answer.incoming.map((one) => one.id));
      if (fresh) setRefused(null);
      setTold(answer);
    },
    [setRefused, setTold],
  );
  const [order] = useState(() => new InOrder());
  const ask = useCallback(() => order.look(wishes.challenges, take), [order, take]);
  const again = useConnected() ? AGAIN_LIVE : AGAIN;
  useEffect(() => order.drop(), [id, order]);
  useHeard("challenged", ask);
  useHeard("challengeGone", ask);
  useEffect(() => {
    if (id === undefined) return undefined;
    const look = () => {
      // A hidden page shows the challenger in its title, so it must know when the challenge ends.
      if (seen.current.size > 0 || document.visibilityState === "visible") ask();
    };
    look();
    const timer = setInterval(look, again);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [id, again, ask]);

  const value = useMemo(() => {
    const answer = (challenge: string, deed: () => Promise<unknown>) => {
      const { incoming, outgoing } = challenges;
      const name = [...incoming, ...outgoing].find((one) => one.id === challenge)?.player.name ?? "";
      setRefused(null);
      setAnswers((before) => new Set([...before, challenge]));
      deed()
        .catch((reason: unknown) => {
          setRefused({ id: challenge, name, refusal: refusalOf(reason) });
          ask();
        })
        .finally(() => setAnswers((before) => new Set([...before].filter((one) => one !== challenge))));
    };
    const done = (wish: () => Promise<Challenges>) => order.deed(wish, take);
    const tried = (wish: () => Promise<Challenges>): Promise<Refusal | null> =>
      done(wish).then(
        () => null,
        (reason: unknown) => {
          ask();
          return refusalOf(reason);
        },
      );
    const accepted = async (challenge: string) => {
      const { link } = await order.deed(
        () => wishes.accept(challenge),
        () => undefined,
      );
      ask();
      go(`/r/${link}`);
    };
    return {
      challenges,
      known: told !== null,
      refused,
      putOff: () => setRefused(null),
      dismissed: (one: Challenge) => away.has(keyOf(one)),
      dismiss: (one: Challenge) => {
        const all = [...away, keyOf(one)].slice(-MOST_DISMISSED);
        keep(DISMISSED, all.join(","));
        setAway(new Set(all));
      },
      challenge: (wish: NewChallenge) => tried(() => wishes.challenge(wish)),
      answering: (challenge: string) => answers.has(challenge),
      accept: (challenge: string) => answer(challenge, () => accepted(challenge)),
      decline: (challenge: string) => answer(challenge, () => done(() => wishes.decline(challenge))),
      withdraw: (challenge: string) => answer(challenge, () => done(() => wishes.withdraw(challenge))),
      block: ({ id, player }: Challenge) => answer(id, () => done(() => wishes.block(player.id))),
      unblock: (player: string) => tried(() => wishes.unblock(player)),
      welcome: (from: Welcome) => tried(() => wishes.welcome(from)),
    };
  }, [challenges, told, refused, away, answers, order, ask, take, setRefused]);
  return <ChallengesContext value={value}>{children}</ChallengesContext>;
}

export const useChallenges = (): Known => useContext(ChallengesContext);

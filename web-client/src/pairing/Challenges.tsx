import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import { useSession } from "../account/Session";
import { useConnected, useHeard } from "../live";
import type { Refusal } from "../protocol";
import { RequestRefused } from "../socket/http";
import { go } from "../ui/navigation";
import { wishes, type Challenges, type NewChallenge } from "./wishes";

/** Milliseconds between two looks while the page is seen and nobody tells us. */
const AGAIN = 10_000;

/** The same while the live line tells us whatever comes; what has expired it does not tell. */
const AGAIN_LIVE = 60_000;

const NONE: Challenges = { everybody: true, incoming: [], outgoing: [] };

interface Known {
  challenges: Challenges;
  /** Why the last answer or challenge was refused. */
  refusal: Refusal | null;
  /** Challenges somebody; whether that was taken. */
  challenge: (wish: NewChallenge) => Promise<boolean>;
  /** Accepts and goes to the table. */
  accept: (id: string) => void;
  decline: (id: string) => void;
  withdraw: (id: string) => void;
  takeFromEverybody: (on: boolean) => void;
}

const ChallengesContext = createContext<Known>({
  challenges: NONE,
  refusal: null,
  challenge: () => Promise.resolve(false),
  accept: () => undefined,
  decline: () => undefined,
  withdraw: () => undefined,
  takeFromEverybody: () => undefined,
});

/** Knows who challenges us and whom we challenge, on every page. */
export function ChallengesProvider({ children }: { children: ReactNode }) {
  const { player } = useSession();
  const id = player?.id;
  const [challenges, setChallenges] = useState(NONE);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const ask = useCallback(() => wishes.challenges().then(setChallenges, () => undefined), []);
  const again = useConnected() ? AGAIN_LIVE : AGAIN;
  useHeard("challenged", () => void ask());
  useHeard("challengeGone", () => void ask());
  useEffect(() => {
    if (id === undefined) return undefined;
    const look = () => document.visibilityState === "visible" && void ask();
    look();
    const timer = setInterval(look, again);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [id, again, ask]);

  const value = useMemo(() => {
    const refused = (reason: unknown) => {
      setRefusal(reason instanceof RequestRefused ? reason.refusal : { code: "unexpected" });
      void ask();
    };
    const answer = (wish: Promise<Challenges>) => {
      setRefusal(null);
      wish.then(setChallenges, refused);
    };
    return {
      challenges,
      refusal,
      challenge: (wish: NewChallenge) => {
        setRefusal(null);
        return wishes.challenge(wish).then(
          (mine) => {
            setChallenges(mine);
            return true;
          },
          (reason: unknown) => {
            refused(reason);
            return false;
          },
        );
      },
      accept: (challenge: string) => {
        setRefusal(null);
        wishes.accept(challenge).then(({ link }) => {
          void ask();
          go(`/r/${link}`);
        }, refused);
      },
      decline: (challenge: string) => answer(wishes.decline(challenge)),
      withdraw: (challenge: string) => answer(wishes.withdraw(challenge)),
      takeFromEverybody: (on: boolean) => answer(wishes.everybody(on)),
    };
  }, [challenges, refusal, ask]);
  return <ChallengesContext value={value}>{children}</ChallengesContext>;
}

export const useChallenges = (): Known => useContext(ChallengesContext);

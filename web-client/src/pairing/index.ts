// Matchmaking and challenges.
export { BackgroundCalls } from "./BackgroundCalls";
export { useCalls } from "./calls";
export { ChallengeForm } from "./ChallengeForm";
export { ChallengeList, ChallengeToasts } from "./ChallengeList";
export { ChallengesProvider, useChallenges } from "./Challenges";
export { ChallengeSetting } from "./ChallengeSetting";
export { FindForm } from "./FindForm";
export { Looking, LookingBar } from "./Looking";
export { SearchProvider, useSearch } from "./Search";
export { pairingTexts } from "./texts";
export { useOffers } from "./useOffers";
export { running } from "./words";

// Fair deals: our number in every match, and what a page can check of how it was dealt.
export { DealAhead, DealProof } from "./DealProof";
export { useMixing } from "./mixing";

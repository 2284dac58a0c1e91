import { expect, test } from "vitest";
import { seedCommitment } from "../../deal/hashes";

test("a deal is hashed as the command line hashes it", () => {
  // From a match file in the tests of the rules.
  const match = "d5d2925a-491f-b049-17eb-f607a2086d40";
  const rules = { game: "tashkalar", form: "duel", version: 1 };
  const seed = "d97b53553452a2f9b5dd07355e25c4089e43471a075f53cdd737a62060f77212";
  expect(seedCommitment({ match, ...rules }, seed)).toBe(
    "ac2dd7695f2c7391a0c2cafea2f64432951c0235b24d4cb01e47bedb969ffba4",
  );
});

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/**
 * What docs/protocol.md says about fair deals, for what a browser has to hash itself. `crypto.subtle` would do, but
 * is not there on pages of plain http, as in a home network.
 */
const TAG = "arenhold fair deal 2: ";

const hash = (...lines: string[]): string =>
  bytesToHex(sha256(utf8ToBytes(TAG + lines.map((line) => `${line}\n`).join(""))));

/** What is published of a number before it is known. */
export const numberCommitment = (match: string, number: string): string =>
  hash("number", `match ${match}`, `number ${number}`);

/** What a seed is good for, and nothing else. */
export interface Bound {
  match: string;
  game: string;
  form: string;
  version: number;
}

/** What is published of the seed before the match. */
export const seedCommitment = ({ match, game, form, version }: Bound, seed: string): string =>
  hash("seed", `match ${match}`, `game ${game}`, `form ${form}`, `version ${version}`, `seed ${seed}`);

/** 32 bytes that nobody can foresee, in hexadecimal digits. */
export const secretNumber = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

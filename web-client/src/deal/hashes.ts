import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/**
 * The hashes of fair deals (docs/protocol.md) as a browser needs them. `crypto.subtle` would do, but is missing on
 * plain http pages, as in a home network.
 */
const TAG = "arenhold fair deal 2: ";

const hash = (...lines: string[]): string =>
  bytesToHex(sha256(utf8ToBytes(TAG + lines.map((line) => `${line}\n`).join(""))));

/** The published commitment to a number. */
export const numberCommitment = (match: string, number: string): string =>
  hash("number", `match ${match}`, `number ${number}`);

/** Ties a seed to its purpose. */
export interface Bound {
  match: string;
  game: string;
  form: string;
  version: number;
}

/** The published fingerprint of the seed. */
export const seedCommitment = ({ match, game, form, version }: Bound, seed: string): string =>
  hash("seed", `match ${match}`, `game ${game}`, `form ${form}`, `version ${version}`, `seed ${seed}`);

/** The published commitment to a secret choice of a seat, counted from 0. */
export const choiceCommitment = (
  seedHash: string,
  seat: number,
  [option, value]: readonly [string, string],
  salt: string,
): string =>
  hash("option", `seed-hash ${seedHash}`, `seat ${seat + 1}`, `${option}=${value}`, `salt ${salt}`);

/** 32 random bytes in hexadecimal digits. */
export const secretNumber = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

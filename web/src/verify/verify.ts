/**
 * Is a record's luck what was committed to before the deal? Done in this browser, also without https: docs/records.md
 * says how. SHA-256 is our own copy of @noble/hashes, as crypto.subtle is only for pages over https.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Promised } from "../seats";
import { deckOf, type Odds } from "./decks";
import { Rng } from "./rng";

export type Verdict =
  | { readonly kind: "true"; readonly luckMoves: number; readonly isPromised: boolean }
  | { readonly kind: "server"; readonly luckMoves: number }
  | { readonly kind: "not-here" }
  | { readonly kind: "false"; readonly problem: Problem; readonly luckMoves: number };
type Problem = "secret" | "commitment" | "salt" | "promise" | "luck";

export interface Record {
  readonly head: ReadonlyMap<string, string>;
  /** One for each act; chance's outcomes one by one. */
  readonly acts: readonly { readonly who: string; readonly move: string }[];
}

export function readRecord(text: string): Record {
  const lines = text.split(/\r?\n/);
  const end = lines.indexOf("");
  const head = new Map(
    lines.slice(1, end).map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]),
  );
  const acts = lines.slice(end + 1).flatMap((line) => {
    const plain = line.replace(/(^| )#.*$/, "").trim();
    const at = plain.indexOf(" ");
    const who = plain.slice(0, at);
    const rest = plain.slice(at + 1);
    if (!plain) return [];
    return who === "*" ? rest.split(";").map((move) => ({ who, move: move.trim() })) : [{ who, move: rest }];
  });
  return { head, acts };
}

const u64 = (number: number): Uint8Array => {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
};

export function commitment(secret: Uint8Array): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes("signoria secret\0"), secret)));
}

export function deriveKey(secret: Uint8Array, match: string, salts: readonly string[]): Uint8Array {
  const parts = [secret, utf8ToBytes(match), ...salts.map((salt) => utf8ToBytes(salt))];
  return sha256(
    concatBytes(utf8ToBytes("signoria key\0"), ...parts.flatMap((part) => [u64(part.length), part])),
  );
}

export function luckSource(key: Uint8Array, index: number): Rng {
  return new Rng(sha256(concatBytes(utf8ToBytes("signoria luck\0"), key, u64(index))));
}

/** The outcome that a source draws. */
function draw(source: Rng, odds: Odds): string | undefined {
  let left = source.below(odds.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [outcome, weight] of odds) {
    left -= weight;
    if (left < 0) return outcome;
  }
  return undefined;
}

/** Check a whole record; `promised` is what this browser was told before the deal. */
export function check(text: string, promised: Promised | null): Verdict {
  const record = readRecord(text);
  const { head, acts } = record;
  const wrong = (problem: Problem): Verdict => ({ kind: "false", problem, luckMoves: 0 });
  const hex = head.get("secret") ?? "";
  if (!/^([0-9a-f]{2})+$/.test(hex)) return wrong("secret");
  const secret = hexToBytes(hex);
  if (commitment(secret) !== head.get("commitment")) return wrong("commitment");
  const salts: string[] = JSON.parse(head.get("salts") ?? "[]");
  if (promised && promised.commitment !== head.get("commitment")) return wrong("promise");
  if (promised && !salts.includes(promised.salt)) return wrong("salt");
  const deck = deckOf(head);
  if (!deck) return { kind: "not-here" };
  const key = deriveKey(secret, head.get("match") ?? "", salts);
  let luckMoves = 0;
  for (const { who, move } of acts) {
    if (who === "*") {
      const drawn = draw(luckSource(key, luckMoves), deck.odds(move));
      luckMoves++;
      if (drawn !== move) return { kind: "false", problem: "luck", luckMoves };
    }
    deck.follow(who, move);
  }
  return { kind: "true", luckMoves, isPromised: promised !== null };
}

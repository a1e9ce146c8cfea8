/** Forgives a slip in the last word that is being typed. */
import type { Handle } from "#server/platform/postgres/handle.ts";
import { termsSpelledLike } from "../vocabulary/terms.ts";
import type { TypedWord } from "./typed-words.ts";

/** In fewer letters a slip makes another word. */
const LEAST_LETTERS = 4;
const MOST_LETTERS = 30;

/** The text with the known word that is spelled most like its last one; undefined when there is none. */
export async function respelled(ctx: Handle, typed: readonly TypedWord[]): Promise<string | undefined> {
  const last = typed.at(-1);
  if (!last || last.roman.length < LEAST_LETTERS || last.roman.length > MOST_LETTERS) return undefined;
  const [likeliest] = await termsSpelledLike(ctx, last.roman);
  if (!likeliest || likeliest.roman === last.roman) return undefined;
  return [...typed.slice(0, -1).map(({ word }) => word), likeliest.roman].join(" ");
}

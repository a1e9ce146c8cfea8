/** Sound keys as search asks for them: people type the same words again and again, and names are made of them. */
import { soundKey } from "#base/fold-sound.ts";
import { memoized } from "#base/memo.ts";

/** `soundKey` of a folded word, remembered. */
export const keyOf = memoized(soundKey, 20_000);

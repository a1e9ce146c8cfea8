/** How names sound, stored with businesses: however a name is spelt and in whichever script, the database finds it by its sound. */
import { foldWords } from "#base/fold.ts";
import { soundKey } from "#base/fold-sound.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { listUnsounded, updateSounds } from "./sound-queries.ts";

const AT_ONCE = 500;

/** Empty where nothing in a name has a sound. */
export function soundOf(name: string): string {
  return foldWords(name).map(soundKey).join(" ");
}

/** The job of every five minutes: names that are new or were changed, in statements of five hundred. */
export async function storeNameSounds(base: Handle): Promise<void> {
  for (;;) {
    const some = await listUnsounded(base, AT_ONCE);
    await updateSounds(
      base,
      some.map((row) => ({ ...row, sound: soundOf(row.name) })),
    );
    if (some.length < AT_ONCE) return;
  }
}

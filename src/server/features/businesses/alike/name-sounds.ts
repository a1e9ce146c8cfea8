/** How names sound, stored with businesses: however a name is spelt and in whichever script, the database finds it by its sound. */
import { foldWords } from "#base/fold.ts";
import { soundBucket, soundKey } from "#base/fold-sound.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { listUnsounded, updateSounds } from "./sound-queries.ts";

const AT_ONCE = 500;

/** Begins every stored sound: a release that hears otherwise takes another, and the timed job makes the older ones anew. */
export const HEARD = "2:";

/** Whom a family runs it with, and its form in law: "Sharma & Sons" is "Sharma". */
const COMPANY = new Set(
  ["and sons son co company pvt private ltd limited llp", "एंड एण्ड और एवं संस सन्स कंपनी प्राइवेट लिमिटेड"]
    .join(" ")
    .split(" "),
);

/** The same for a name that is spelt otherwise, stands in the other script, or in both; empty where nothing in a name has a sound. */
export function soundOf(name: string): string {
  const words = foldWords(name);
  const own = words.filter((word) => !COMPANY.has(word));
  const sounds = new Set((own.length > 0 ? own : words).map(looseSound).filter(Boolean));
  return sounds.size === 0 ? "" : HEARD + [...sounds].join(" ");
}

/** Rasoi and Rasoyi, Sweets and स्वीट्स: neither the glide between two vowels nor the English plural is heard. */
function looseSound(word: string): string {
  return soundBucket(
    soundKey(word)
      .replace(/(?<=[aeiou])y(?=[aeiou])/g, "")
      .replace(/(?<=..[^aeious])s$/, ""),
  );
}

/** The job of every five minutes: names that are new or were changed, in statements of five hundred. */
export async function storeNameSounds(base: Handle): Promise<void> {
  for (;;) {
    const some = await listUnsounded(base, HEARD, AT_ONCE);
    await updateSounds(
      base,
      some.map((row) => ({ ...row, sound: soundOf(row.name) })),
    );
    if (some.length < AT_ONCE) return;
  }
}

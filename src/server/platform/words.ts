/** The whole message catalogue, compiled once, for sentences that the server writes: envelopes, SMS, mail, documents. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { type Compiled, createWords, type Language, type Words } from "#messages/words.ts";

const folder = join(import.meta.dirname, "../../messages");

/** The words of each language. */
export const words: Record<Language, Words> = {
  en: createWords("en", compiled("en")),
  hi: createWords("hi", compiled("hi")),
};

function compiled(language: Language): Record<string, Compiled> {
  const all: Record<string, Compiled> = {};
  for (const file of readdirSync(join(folder, language)))
    for (const [id, text] of Object.entries(JSON.parse(readFileSync(join(folder, language, file), "utf8"))))
      all[id] = compileMessage(text as string) as Compiled;
  return all;
}

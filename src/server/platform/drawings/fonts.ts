/** The faces of the documents: Mukta for both scripts, from the package's own files. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Font } from "@react-pdf/renderer";
import { unpackWoff } from "#server/platform/fonts/woff.ts";

const WEIGHTS = [400, 700] as const;
/** One family a script, because each file holds one script alone. */
const SCRIPTS = { "Mukta Devanagari": "devanagari", "Mukta Latin": "latin", "Mukta Latin Extended": "latin-ext" };

/** What text is set in: the first family that has a letter gives it. Devanagari first, so that its marks and joiners stay with their letters. */
export const FACES = Object.keys(SCRIPTS);

/** Makes the faces known; words are never broken. */
export function registerFonts(): void {
  const { resolve } = createRequire(import.meta.url);
  for (const [family, script] of Object.entries(SCRIPTS))
    Font.register({
      family,
      fonts: WEIGHTS.map((fontWeight) => ({
        src: inlined(resolve(`@fontsource/mukta/files/mukta-${script}-${fontWeight}-normal.woff`)),
        fontWeight,
      })),
    });
  Font.registerHyphenationCallback((word) => [word]);
}

function inlined(file: string): string {
  return `data:font/ttf;base64,${unpackWoff(readFileSync(file)).toString("base64")}`;
}

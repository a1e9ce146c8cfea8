/** Hydrates the served document once the texts of its language are loaded. */
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { languageOf } from "#contract/paths.ts";
import { screenAt } from "#contract/screen-at.ts";
import { loadGroup } from "./platform/language/catalogue.ts";
import { afterFirstLoad } from "./platform/loading/after-first-load.ts";

/** Letters of different width, which are equally wide only where each is drawn as the same box. */
const LETTERS = ["क", "ग", "ल"];

const { language } = languageOf(location.pathname);
const texts = screenAt(location.pathname)?.texts;
await Promise.all([loadGroup("public", language), texts && loadGroup(texts, language)]);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
// What an English page says in Hindi may wait: measuring letters takes a phone a tenth of a second.
void (language === "hi" ? Promise.resolve() : afterFirstLoad).then(ensureDevanagari);

/** A device without any Devanagari face draws boxes. Only such a device is given ours, since nearly every phone has its own: it is fetched, and the document marked so that ui/fonts.css uses it. */
async function ensureDevanagari(): Promise<void> {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return;
  pen.font = "32px system-ui";
  const widths = new Set(LETTERS.map((letter) => pen.measureText(letter).width));
  if (widths.size > 1) return;
  await document.fonts.load('1rem "Mukta Text"', LETTERS[0]);
  document.documentElement.dataset.devanagari = "ours";
}

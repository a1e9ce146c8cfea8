/** A device without any Devanagari face draws boxes; only such a device is given one of ours, since nearly every phone has its own. */

/** Letters of different width, which are equally wide only where each is drawn as the same box. */
const LETTERS = ["क", "ग", "ल"];

/** Fetches the face and marks the document, so that ui/fonts.css uses it, when this device cannot draw Devanagari. */
export async function ensureDevanagari(): Promise<void> {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return;
  pen.font = "32px system-ui";
  const widths = new Set(LETTERS.map((letter) => pen.measureText(letter).width));
  if (widths.size > 1) return;
  await document.fonts.load('1rem "Mukta Text"', LETTERS[0]);
  document.documentElement.dataset.devanagari = "ours";
}

/** Texts as bytes. */
import { transcode } from "node:buffer";

/** The text in UTF-8. Of a page with one letter outside Latin-1, Node's own way writes character by character and takes four to six times as long. */
export function utf8Of(text: string): Buffer {
  try {
    return transcode(Buffer.from(text, "utf16le"), "utf16le", "utf8");
  } catch {
    // Half a character, which was cut in two: it becomes the sign for what cannot be read.
    return Buffer.from(text);
  }
}

/** Gotras in whatever spelling and script: the key by which they are compared, and how a page in Hindi names them. */
import { exactGotra, findGotra, gotraKey } from "#contract/gotra/lookup.ts";
import { GOTRAS } from "#contract/matrimony/gotras.ts";
import { nameIn } from "#contract/matrimony/name-pairs.ts";

/** Of a known one its name, of any other its folded text. */
export function keyOfGotra(text: string): string {
  return findGotra(text)?.gotra.id ?? gotraKey(text);
}

/** A name that the biodata suggests, or any sure spelling of one; what the table lacks stays as the family wrote it. */
export function gotraInHindi(name: string): string {
  const suggested = nameIn("hi", GOTRAS, name);
  return suggested === name ? (exactGotra(name)?.name.hi ?? name) : suggested;
}

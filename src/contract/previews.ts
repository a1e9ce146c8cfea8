/** Where the picture of an item lies that messengers show beside a link to it. */
import type { Language } from "#messages/words.ts";
import type { KindKey } from "./kinds.ts";
import type { PreviewParts } from "./preview-parts.ts";

export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

/** Goes up when the pictures are drawn in another way. */
const EDITION = 1;

/** `drawn` are the texts and the photo's key in it, so that the address changes with them. */
function previewPath(
  { language, kind, id }: { language: Language; kind: KindKey; id: string },
  drawn: ReadonlyArray<string | null | undefined>,
): string {
  return `/og/${language}/${kind}/${id}/${fingerprint([EDITION, ...drawn].join("\n"))}.jpg`;
}

/** The path of the picture with these parts and the portal's name in that language; `id` as it stands in links. */
export function previewOf(
  item: { language: Language; kind: KindKey; id: string },
  brand: string | undefined,
  { name, by, what, place, image }: PreviewParts,
): string {
  return previewPath(item, [brand, name, by, what, place, image]);
}

/** FNV-1a of 32 bits. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The text of a PDF that the portal drew, as a reader's program would copy it out: glyphs back to letters by the maps of its fonts. */
import { inflateSync } from "node:zlib";

/** All pages in one text without blanks, since each change of a font would look like one; letters of Devanagari come in the order in which they are drawn. */
export function textOfPdf(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const mapOf = (font: string) => lettersOf(objects.get(/\/ToUnicode (\d+) 0 R/.exec(objects.get(font)!.head)![1]!)!);
  const maps = new Map<string, Map<number, string>>();
  for (const { head } of objects.values())
    for (const [, name, font] of head.matchAll(/\/(F\d+) (\d+) 0 R/g))
      if (!maps.has(name!)) maps.set(name!, mapOf(font!));
  return [...objects.values()]
    .filter(({ body }) => body.includes(" Tf"))
    .map(({ body }) => pageText(body, maps))
    .join("");
}

export function pagesOfPdf(pdf: Buffer): number {
  return [...objectsOf(pdf).values()].filter(({ head }) => /\/Type \/Page\b/.test(head)).length;
}

function objectsOf(pdf: Buffer): Map<string, { head: string; body: string }> {
  const text = pdf.toString("latin1");
  const found = new Map<string, { head: string; body: string }>();
  for (const match of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = "", raw] = match[2]!.split("stream\n");
    const isText = raw !== undefined && head.includes("FlateDecode") && !head.includes("/Length1");
    const bytes = isText ? Buffer.from(raw!.replace(/\nendstream$/, ""), "latin1") : undefined;
    found.set(match[1]!, { head, body: bytes ? inflated(bytes) : "" });
  }
  return found;
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString("latin1");
  } catch {
    return "";
  }
}

/** Of a font: each glyph's letters, from its ranges 'first last [<letters> ...]'. */
function lettersOf({ body }: { body: string }): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first, list] of body.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    for (const [at, one] of [...list!.matchAll(/<([\w ]*)>/g)].entries())
      letters.set(Number.parseInt(first!, 16) + at, utf16(one[1]!.replaceAll(" ", "")));
  return letters;
}

function utf16(hex: string): string {
  return Buffer.from(hex, "hex").swap16().toString("utf16le");
}

function pageText(body: string, maps: Map<string, Map<number, string>>): string {
  let letters = new Map<number, string>();
  const pieces: string[] = [];
  for (const [, font, shown] of body.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = maps.get(font) ?? letters;
    else
      for (const [, glyphs] of shown!.matchAll(/<(\w+)>/g))
        for (const glyph of glyphs!.match(/.{4}/g) ?? []) pieces.push(letters.get(Number.parseInt(glyph, 16)) ?? "");
  }
  return pieces.join("").replace(/\s+/g, "");
}

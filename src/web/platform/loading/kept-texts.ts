/** What the server has drawn once and puts into later pages as finished text, with the words of each page in its slots (docs/decisions/0270-kept-parts.md). */

/** By key, in pieces: text and numbers of slots in turn. */
const texts = new Map<string, string[]>();
/** A language has some two thousand, most of them categories. */
const MOST_TEXTS = 4000;

/** Nobody can write these into a page. */
const MARK = import.meta.env.SSR ? crypto.randomUUID() : "";
const SLOT = import.meta.env.SSR ? crypto.randomUUID() : "";
const MARKED = new RegExp(`${MARK}\\[([^\\]]*)\\]([\\s\\S]*?)${MARK}`, "g");
const SLOTS = new RegExp(`/${SLOT}(\\d+);`);

/** The text of that key with these words in its slots; undefined where it was not drawn yet. */
export function keptText(key: string, words: readonly string[] = []): string | undefined {
  const pieces = texts.get(key);
  return pieces && filled(pieces, words);
}

/** Stands where the text of that key begins in a page that draws it, END where it ends. */
export function beginning(key: string, words: readonly string[] = []): string {
  const told = JSON.stringify([key, ...words]).toWellFormed();
  return `${MARK}[${encodeURIComponent(told).replaceAll("'", "%27")}]`;
}

export const END = MARK;

/** Stands for the word of that number while a text is drawn. It looks like an address, so that a link takes it for one. */
export function slot(number: number): string {
  return `/${SLOT}${number};`;
}

/** Keeps the texts that were drawn anew with this page, puts the page's words into them, and takes the marks away. */
export function keepParts(html: string): string {
  if (!html.includes(MARK)) return html;
  return html.replace(MARKED, (_found, told: string, text: string) => {
    const [key, ...words] = JSON.parse(decodeURIComponent(told)) as [string, ...string[]];
    const pieces = text.split(SLOTS);
    // While a program is being written, a part looks otherwise with every change.
    if (import.meta.env.PROD) {
      if (texts.size >= MOST_TEXTS) texts.clear();
      texts.set(key, pieces);
    }
    return filled(pieces, words);
  });
}

function filled(pieces: readonly string[], words: readonly string[]): string {
  let text = pieces[0] ?? "";
  for (let n = 1; n < pieces.length; n += 2) text += escaped(words[Number(pieces[n])] ?? "") + pieces[n + 1];
  return text;
}

const SPECIAL = /["'&<>]/;
const SIGNS: Record<string, string> = { '"': "&quot;", "'": "&#x27;", "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** As React writes a text or the value of an attribute. */
function escaped(word: string): string {
  return SPECIAL.test(word) ? word.replace(/["'&<>]/g, (sign) => SIGNS[sign]!) : word;
}

/** Characters as people see them: नमस्ते is three, an emoji family is one. */

/** The text cut into what a reader counts as characters. */
export function graphemes(text: string): string[] {
  return Array.from(new Intl.Segmenter("hi", { granularity: "grapheme" }).segment(text), ({ segment }) => segment);
}

/** Up to two first characters of a name, of its first and last word, in any script: 'Ravi Kumar Sharma' gives 'RS', 'श्याम शर्मा' gives 'श्याश'. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => graphemes((word ?? "").replace(/^[^\p{L}]+/u, ""))[0]?.toLocaleUpperCase("en") ?? "")
    .join("");
}

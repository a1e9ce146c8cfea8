/** What stands for a name where there is no picture. */

/** Up to two first characters of a name as people see them, of its first and last word, in any script: 'Ravi Kumar Sharma' gives 'RS', 'श्याम शर्मा' gives 'श्याश'. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstGrapheme((word ?? "").replace(/^[^\p{L}]+/u, "")).toLocaleUpperCase("en")).join("");
}

let segmenter: Intl.Segmenter | undefined;

/** A plain Latin letter needs no segmenter, which takes a phone some time to make. */
function firstGrapheme(text: string): string {
  if (/^[a-z]([ -~]|$)/i.test(text)) return text.charAt(0);
  segmenter ??= new Intl.Segmenter("hi", { granularity: "grapheme" });
  const [first] = segmenter.segment(text);
  return first?.segment ?? "";
}

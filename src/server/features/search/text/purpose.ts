/** The part of a name that says for whom or for what: "Vastu Visit for a House or Flat" offers no flat, and "बुजुर्गों के लिए योग" no elderly. */

/** English says it behind "for" up to a comma, Hindi before "ke liye". */
const PURPOSE =
  /(?<=\S)\s+for\s.*?(?=[,;:()|·–—\n]|\s-\s|$)|(?<=^|[,;:()|·–—\n]|\s-\s)[^,;:()|·–—\n]*?\s(?:के\s+(?:लिए|लिये|हेतु)|ke\s+(?:liye|liy|lie|hetu))(?=\s+\S)/giu;

/** A name, or several in lines, without that part; and the parts. */
export function withoutPurpose(name: string): { rest: string; purpose: string } {
  const parts: string[] = [];
  const rest = name.replace(PURPOSE, (part) => {
    parts.push(part);
    return " ";
  });
  return { rest, purpose: parts.join("\n") };
}

/** How a text of people's own fits into a width, measured by the shaper that draws it: broken at words, smaller where it is long, and at last cut. */
import sharp from "sharp";

export type Weight = 400 | 700;

/** Measured at this size, of which others are parts. */
const MEASURED = 100;
const MOST_CHARACTERS = 140;
const CUT = "…";
/** What no face has: pictures of their own, with their colours and frames, signs that no drawing may hold, and three (¬, º, ␣) that are empty in ours. */
const UNDRAWN =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Cc}\p{Cs}\p{Co}\p{Cn}\u{1f1e6}-\u{1f1ff}\ufe0f\u20e3\u00ac\u00ba\u2423]/gu;
/** Has no width, and alone cannot be drawn. Joiners stay, which shape Devanagari. */
const INVISIBLE = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;
const JOINERS_ALONE = /^[\u200c\u200d]*$/;

/** One line of at most that width. */
export async function fitOneLine(
  text: string,
  { size, weight, width }: { size: number; weight: Weight; width: number },
): Promise<string> {
  const { lines } = await fitLines(text, { sizes: [size], lines: 1, weight, width });
  return lines[0] ?? "";
}

/** In the first of the sizes in which it takes no more than so many lines; in the last one the rest is cut. */
export async function fitLines(
  text: string,
  { sizes, lines: most, weight, width }: { sizes: readonly number[]; lines: number; weight: Weight; width: number },
): Promise<{ size: number; lines: string[] }> {
  const drawable = text.replace(UNDRAWN, " ").replace(INVISIBLE, "").trim().slice(0, MOST_CHARACTERS);
  const words = drawable.split(/\s+/).filter((word) => !JOINERS_ALONE.test(word));
  const measured = await Promise.all(words.map(async (word) => ({ word, width: await widthOf(word, weight) })));
  const space = (await widthOf("n n", weight)) - (await widthOf("nn", weight));
  for (const size of sizes) {
    const lines = broken(measured, space, (width * MEASURED) / size);
    if (lines && lines.length <= most) return { size, lines };
  }
  const size = sizes.at(-1)!;
  const lines: string[] = [];
  let rest = words.join(" ");
  while (rest && lines.length < most) {
    const isLast = lines.length === most - 1;
    const line = await cutLine(rest, (width * MEASURED) / size, weight, isLast);
    lines.push(line.text);
    rest = line.rest;
  }
  return { size, lines };
}

/** Undefined when one word alone is too wide. */
function broken(words: Array<{ word: string; width: number }>, space: number, width: number): string[] | undefined {
  const lines: string[] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const { word, width: own } of words) {
    if (own > width) return undefined;
    if (used + space + own <= width) {
      lines.push(`${lines.pop()} ${word}`);
      used += space + own;
    } else {
      lines.push(word);
      used = own;
    }
  }
  return lines;
}

/** As much of the text as fits, to the end of a word where there is one. */
async function cutLine(text: string, width: number, weight: Weight, isLast: boolean) {
  if ((await widthOf(text, weight)) <= width) return { text, rest: "" };
  const letters = Array.from(new Intl.Segmenter("hi", { granularity: "grapheme" }).segment(text), (s) => s.segment);
  const sign = isLast ? CUT : "";
  let [fits, over] = [1, letters.length];
  while (over - fits > 1) {
    const middle = (fits + over) >> 1;
    if ((await widthOf(letters.slice(0, middle).join("") + sign, weight)) <= width) fits = middle;
    else over = middle;
  }
  const part = letters.slice(0, fits).join("");
  const wordEnd = letters[fits] === " " ? part.length : part.lastIndexOf(" ");
  const until = wordEnd > part.length / 2 ? wordEnd : part.length;
  return { text: part.slice(0, until).trimEnd() + sign, rest: text.slice(until).trimStart() };
}

async function widthOf(text: string, weight: Weight): Promise<number> {
  const markup = text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
  const font = `Mukta ${weight === 700 ? "Bold " : ""}${MEASURED}`;
  const { width } = await sharp({ text: { text: markup, font, dpi: 72 } }).metadata();
  return width;
}

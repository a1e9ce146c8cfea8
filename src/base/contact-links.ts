/** Covers links in a plain text: written as such, as a bare host, or with gaps and words for the dots. */
import { COVER, covered } from "./covered-text.ts";
import { ABBREVIATIONS, COUNTRY_ENDINGS, ENDING_WORDS, ENDINGS } from "./domain-endings.ts";

const LINK = /(?:\p{L}{2,10}:\/\/|www\.)\S{1,300}/giu;
const LABEL = "[\\p{L}\\p{Nd}][\\p{L}\\p{M}\\p{Nd}_-]{0,62}";
const ALONE = "(?<![\\p{L}\\p{M}\\p{Nd}])";
const HOST = new RegExp(`${ALONE}${LABEL}(?:\\.${LABEL})+`, "gu");
const PATH = new RegExp(`(?<=${COVER})[/?#:]\\S{1,300}`, "gu");
const DOT = "(?:\\s{0,3}[([{]\\s?(?:dot|डॉट|\\.)\\s?[)\\]}]\\s{0,3}|\\s{1,3}(?:dot|डॉट)\\s{1,3})";
const SPELLED = new RegExp(
  `(?:[^\\s${COVER}]{1,64} (?:at|एट) )?${ALONE}${LABEL}(?:\\.${LABEL}){0,3}((?:${DOT}${LABEL}){1,3})`,
  "giu",
);
/** 'sharma .com', 'sharma. co. in', 'sharma .in', 'sharmadotcom'. */
const GAPPED =
  /(?<![\p{L}\p{M}\p{Nd}.])[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}_-]{1,62}?(?: {0,2}\. {0,2}(?:com|co ?\. ?in)| {1,2}\.(?:net|org|in(?! {1,2}\p{L}))| ?dot ?com)(?![\p{L}\p{M}\p{Nd}])/giu;

const MAYBE_LINK = /\S\.[^\s.]|:\/\//u;
const MAYBE_SPELLED = /dot|डॉट|[([{]\s?\./iu;
const MAYBE_GAPPED = / \.|\. {1,2}co|dot ?com/iu;

const SPOKEN_ENDINGS = new Set(["कॉम", "इन", "नेट"]);
/** 'B.Com', 'm.tech': what somebody has studied. */
const DEGREE = /^[bm]$/i;
const DEGREE_ENDINGS = new Set(["com", "design", "education", "tech"]);
const GOES_ON = /^ {1,2}\p{L}/u;
const ANNOUNCED = /(?:visit|web|site|link|url|see|वेबसाइट|साइट|लिंक)[\s:=>-]{1,4}$/iu;
const PATH_FOLLOWS = /^(?:\/[^\s.,;)]|\?\w+=)/;
const LONGEST_ANNOUNCEMENT = 16;

/** The text, in its length, with every link covered. Most texts have nothing of the kind: cheap looks come before the long expressions. */
export function coverLinks(text: string): string {
  let open = text;
  if (MAYBE_LINK.test(open)) open = open.replace(LINK, covered).replace(HOST, coverHost).replace(PATH, covered);
  if (MAYBE_SPELLED.test(open)) open = open.replace(SPELLED, coverSpelled);
  if (MAYBE_GAPPED.test(open)) open = open.replace(GAPPED, covered);
  return open;
}

/** Covers as much of labels joined by dots as is a host: 'sharma.in.We' holds one and the beginning of a sentence. */
function coverHost(labels: string, at: number, text: string): string {
  const before = text.slice(Math.max(0, at - LONGEST_ANNOUNCEMENT), at);
  const parts = labels.split(".");
  for (let end = labels.length; parts.length > 1; ) {
    const last = parts.pop()!;
    const ending = /^xn--/i.test(last) ? last : last.replace(/[_-].*$/u, "");
    const hostEnd = end - last.length + ending.length;
    if (isHost(parts, ending.toLowerCase(), before, text.slice(at + hostEnd, at + hostEnd + 24)))
      return covered(labels.slice(0, hostEnd)) + labels.slice(hostEnd);
    end -= last.length + 1;
  }
  return labels;
}

function isHost(parts: string[], ending: string, before: string, after: string): boolean {
  const name = parts.at(-1)!;
  const hasPath = PATH_FOLLOWS.test(after);
  if (/^\p{Nd}{1,3}$/u.test(name)) return false;
  if (name.length === 1 && !(hasPath && parts.length === 1)) return false;
  if (DEGREE.test(name) && DEGREE_ENDINGS.has(ending)) return false;
  const isAbbreviation = parts.length === 1 && ABBREVIATIONS.has(name.toLowerCase());
  if (ENDINGS.has(ending) || ending.startsWith("xn--")) return hasPath || !isAbbreviation;
  if (isAbbreviation) return false;
  if (hasPath) return ENDING_WORDS.has(ending) || COUNTRY_ENDINGS.has(ending);
  return ENDING_WORDS.has(ending) && (!GOES_ON.test(after) || ANNOUNCED.test(before));
}

function coverSpelled(found: string, tail: string): string {
  const labels = tail.toLowerCase().match(/[\p{L}\p{M}\p{Nd}_-]+/gu) ?? [];
  return labels.some((label) => ENDINGS.has(label) || SPOKEN_ENDINGS.has(label)) ? covered(found) : found;
}

/** Covers links in a plain text: written as such, as a bare host, or with gaps and words for the dots. */

import { coverHosts } from "./contact-hosts.ts";
import { COVER, covered } from "./covered-text.ts";
import { ENDINGS } from "./domain-endings.ts";

const LINK = /(?:\p{L}{2,10}:\/\/|www\.)\S{1,300}/giu;
const LABEL = "[\\p{L}\\p{Nd}][\\p{L}\\p{M}\\p{Nd}_-]{0,62}";
const ALONE = "(?<![\\p{L}\\p{M}\\p{Nd}])";
const PATH = new RegExp(`(?<=${COVER})(?:[/?#:]\\S{1,300}|(?: (?:slash|स्लैश) [^\\s${COVER}]{1,64}){1,3})`, "giu");
const DOT_WORD = "(?:d[o0]t|डॉट|डाट|डौट|ডট|ডট্|ડોટ|ડૉટ|ਡਾਟ|டாட்|డాట్|ಡಾಟ್)";
const DOT = `(?:\\s{0,3}[([{<]\\s?(?:${DOT_WORD}|\\.)\\s?[)\\]}>]\\s{0,3}|[\\s\\-_*/|~.,]{1,3}${DOT_WORD}[\\s\\-_*/|~.,]{1,3})`;
/** Up to two words more of a name that is said, but none that only leads to it. */
const NAME_BEFORE =
  "(?:(?!(?:visit|see|site|website|web|link|url|open|at|on|is|in|to|our|the|us|of|and|or|for|by|from|log|google|search|order|book|www|hai|par|pe|ki|ka|ke|se|dekhen|kholen|वेबसाइट|साइट|है|पर|की|का|के|से|देखें)\\s)[\\p{L}\\p{M}\\p{Nd}]{2,30}\\s){0,2}";
const SPELLED = new RegExp(
  `(?:[^\\s${COVER}]{1,64} (?:at|एट|ऐट|at the rate|एट द रेट) )?${ALONE}${NAME_BEFORE}${LABEL}(?:\\.${LABEL}){0,3}((?:${DOT}${LABEL}){1,3})`,
  "giu",
);
/** 'sharma .com', 'sharma. co. in', 'sharma . in', 'sharma .shop', 'sharma-com', 'sharma com', 'sharmadotcom'. */
const GAPPED =
  /(?<![\p{L}\p{M}\p{Nd}.])(?<name>[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}_-]{1,62}?)(?: {0,2}\. {0,2}(?:com|co ?\. ?in)| {1,2}\. {0,2}(?:net|org|biz|xyz|in(?! {1,2}\p{L}))| {1,2}\.(?<word>shop|store|site|info|online|website|app|club|live|tech)| ?d[o0]t ?(?:com|in|net|org|shop)|[ ,•·*|~_-](?<bare>com))(?![\p{L}\p{M}\p{Nd}])/giu;
/** 'www sharma com', 'https sharma shop in'. */
const WWW =
  /(?<![\p{L}\p{M}\p{Nd}])(?:w ?w ?w|https?|डब्ल्यू ?डब्ल्यू ?डब्ल्यू)(?![\p{L}\p{Nd}])[^\p{L}\p{Nd}\0\n]{1,3}[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}-]{0,62}(?:(?:[^\p{L}\p{M}\p{Nd}\0\n]{1,3}[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}-]{0,62}){0,3}?[^\p{L}\p{M}\p{Nd}\0\n]{1,3}(?:com|co|in|org|net|shop|store|info|biz|site|online|कॉम|इन)(?![\p{L}\p{M}\p{Nd}])(?:[. ]{1,2}in(?![\p{L}\p{M}\p{Nd}]))?)/giu;

const MAYBE_LINK = /\S\.[^\s.]|:\/\//u;
const MAYBE_SPELLED = /d[o0]t|डॉट|डाट|डौट|ডট|ડોટ|ડૉટ|ਡਾਟ|டாட்|డాట్|ಡಾಟ್|[([{<]\s?\./iu;
const MAYBE_GAPPED = / \.|\. {1,2}co|d[o0]t|[ ,•·*|~_-]com/iu;
const MAYBE_WWW = /www|w w w|http|डब्ल्यू/iu;

const SPOKEN_ENDINGS = new Set([
  "कॉम",
  "काम",
  "काॅम",
  "इन",
  "नेट",
  "कम",
  "ইন",
  "কম",
  "કૉમ",
  "ਕਾਮ",
  "ਇਨ",
  "காம்",
  "இன்",
  "కామ్",
  "ఇన్",
  "ಕಾಮ್",
  "ಇನ್",
  "কোম",
  "ઇન",
  "કોમ",
]);
/** 'tele-com', 'polka dot in red', 'dot net developer': words that only look like a name before an ending. */
const NO_NAMES = new Set([
  "tele",
  "inter",
  "rom",
  "sit",
  "dot",
  "polka",
  "पोल्का",
  "quantum",
  "e",
  "b",
  "m",
  "bcom",
  "mcom",
  "micro",
]);
const SOFTWARE =
  /^[ ,]{0,2}(?:developer|core|framework|program|mvc|engineer|trainee|experience|java|lead|and\b|with\b|[,)/])/iu;
const GOES_ON = /^ {1,2}\p{L}/u;
const CAPITALIZED = /^\p{Lu}\p{Ll}/u;
/** Of which a sentence goes on: 'booking .online for all'. */
const MANNERS = /^(?:online|app|club|live|tech)$/i;
const SHORTEST_BARE_NAME = 4;

/** The text, in its length, with every link covered. Most texts have nothing of the kind: cheap looks come before the long expressions. */
export function coverLinks(text: string): string {
  let open = text;
  if (MAYBE_WWW.test(open)) open = open.replace(LINK, covered).replace(WWW, covered);
  if (MAYBE_LINK.test(open)) open = coverHosts(open.replace(LINK, covered));
  if (MAYBE_SPELLED.test(open)) open = open.replace(SPELLED, coverSpelled);
  if (MAYBE_GAPPED.test(open)) open = open.replace(GAPPED, coverGapped);
  return open.includes(COVER) ? open.replace(PATH, covered) : open;
}

function coverSpelled(found: string, tail: string, at: number, text: string): string {
  const labels = tail.toLowerCase().match(/[\p{L}\p{M}\p{Nd}_-]+/gu) ?? [];
  const name = /[\p{L}\p{M}\p{Nd}_-]+$/u.exec(found.slice(0, -tail.length))?.[0].toLowerCase() ?? "";
  if (NO_NAMES.has(name)) return found;
  if (labels.at(-1) === "net" && SOFTWARE.test(text.slice(at + found.length, at + found.length + 16))) return found;
  return labels.some((label) => ENDINGS.has(label) || SPOKEN_ENDINGS.has(label)) ? covered(found) : found;
}

function coverGapped(found: string, ...rest: unknown[]): string {
  const [at, text, { name, word, bare }] = rest.slice(-3) as [number, string, Record<string, string | undefined>];
  if (NO_NAMES.has(name!.toLowerCase())) return found;
  if (bare && (name!.length < SHORTEST_BARE_NAME || bare === "Com")) return found;
  const goesOn = GOES_ON.test(text.slice(at + found.length, at + found.length + 4));
  return word && goesOn && (CAPITALIZED.test(word) || MANNERS.test(word)) ? found : covered(found);
}

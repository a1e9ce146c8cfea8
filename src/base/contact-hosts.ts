/** Covers names of hosts that are written with dots in a plain text: 'sharma.in', 'my.shop.co.in'. */
import { covered } from "./covered-text.ts";
import { ABBREVIATIONS, COUNTRY_ENDINGS, ENDING_WORDS, ENDINGS } from "./domain-endings.ts";

const LABEL = "[\\p{L}\\p{Nd}][\\p{L}\\p{M}\\p{Nd}_-]{0,62}";
const HOST = new RegExp(`(?<![\\p{L}\\p{M}\\p{Nd}])${LABEL}(?:\\.${LABEL})+`, "gu");

/** 'B.Com', 'm.tech': what somebody has studied. */
const DEGREE = /^[bm]$/i;
const DEGREE_ENDINGS = new Set(["com", "design", "education", "tech"]);
/** With a capital the beginning of a sentence, where the word before has none: 'pure ghee.Info inside'. */
const EVERYDAY =
  /^(?:Co|In|To|Be|Me|Info|Online|Store|Shop|Site|Website|Page|Live|Club|Link|Space|World|Host|Associates|Agency)$/;
const GOES_ON = /^ {1,2}\p{L}/u;
const ANNOUNCED = /(?:visit|web|site|link|url|see|वेबसाइट|साइट|लिंक)[\s:=>-]{1,4}$/iu;
const PATH_FOLLOWS = /^(?:\/[^\s.,;)]|\?\w+=)/;
const LONGEST_ANNOUNCEMENT = 16;

/** The text, in its length, with every host covered, a sentence without a space after its full stop left alone. */
export function coverHosts(text: string): string {
  return text.replace(HOST, coverHost);
}

/** Covers as much of labels joined by dots as is a host: 'sharma.in.We' holds one and the beginning of a sentence. */
function coverHost(labels: string, at: number, text: string): string {
  const before = text.slice(Math.max(0, at - LONGEST_ANNOUNCEMENT), at);
  const parts = labels.split(".");
  for (let end = labels.length; parts.length > 1; ) {
    const last = parts.pop()!;
    const ending = /^xn--/i.test(last) ? last : last.replace(/[_-].*$/u, "");
    const hostEnd = end - last.length + ending.length;
    if (isHost(parts, ending, before, text.slice(at + hostEnd, at + hostEnd + 24)))
      return covered(labels.slice(0, hostEnd)) + labels.slice(hostEnd);
    end -= last.length + 1;
  }
  return labels;
}

function isHost(parts: string[], written: string, before: string, after: string): boolean {
  const name = parts.at(-1)!;
  const ending = written.toLowerCase();
  const hasPath = PATH_FOLLOWS.test(after);
  if (/^\p{Nd}{1,3}$/u.test(name)) return false;
  if (name.length === 1 && !(hasPath && parts.length === 1)) return false;
  if (isSentence(name, written) && GOES_ON.test(after) && !ANNOUNCED.test(before)) return false;
  if (DEGREE.test(name) && DEGREE_ENDINGS.has(ending)) return false;
  const isAbbreviation = parts.length === 1 && ABBREVIATIONS.has(name.toLowerCase());
  if (ENDINGS.has(ending) || ending.startsWith("xn--")) return hasPath || !isAbbreviation;
  if (isAbbreviation) return false;
  if (hasPath) return ENDING_WORDS.has(ending) || COUNTRY_ENDINGS.has(ending);
  return ENDING_WORDS.has(ending) && (!GOES_ON.test(after) || ANNOUNCED.test(before));
}

function isSentence(name: string, ending: string): boolean {
  return EVERYDAY.test(ending) && /^\p{Ll}+$/u.test(name);
}

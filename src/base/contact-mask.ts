/** Takes phone numbers, e-mail addresses and links out of free text, for readers who may not have them. */

/** What stands where something was taken out. */
export const MASK = "•••";

const TLD =
  "com|in|org|net|co|info|biz|shop|store|online|site|website|app|io|me|ly|link|page|xyz|club|live|tv|gl|be|to|ai|dev|tech|world|space|pro|edu|gov|example|भारत";
const LINK = new RegExp(
  `(?:\\p{L}{2,10}:\\/\\/|www\\.)\\S{1,300}|(?<![\\p{L}\\p{M}\\p{Nd}.-])(?:[\\p{L}\\p{M}\\p{Nd}][\\p{L}\\p{M}\\p{Nd}-]{0,62}\\.){1,4}(?:${TLD})(?![\\p{L}\\p{M}\\p{Nd}])(?:[/?#:]\\S{0,300})?`,
  "giu",
);
const SPELLED_LINK =
  /(?<![\p{L}\p{M}\p{Nd}])[\p{L}\p{M}\p{Nd}.-]{1,63}[ ([]{1,3}(?:dot|डॉट)[ )\]]{1,3}(?:com|co|in|org|net|कॉम|इन)(?![\p{L}\p{M}\p{Nd}])/giu;
/** 'Thali @ 120' is a price, everything else with an @ is an address or a handle. */
const EMAIL =
  /(?:[^\s@＠]{1,64} ?)?[@＠](?! ?(?:₹|rs\b|inr\b|\p{Nd}{1,6}(?![\p{L}\p{Nd}.])))(?: ?[^\s@＠]{1,255})?|[^\s@＠]{1,64} ?(?:\(at\)|\[at\]) ?[^\s@＠]{1,255}/giu;
/** Digits of any script with at most six signs between two of them; letters end a run. */
const DIGIT_RUN = /[+＋(]{0,2}\p{Nd}(?:[^\p{L}\p{Nd}]{0,6}\p{Nd}){6,}/gu;

/** What every contact has at least one of; most names have nothing of the kind. */
const SUSPICIOUS = /[\p{Nd}.@＠:]|[([][aA][tT]|[dD][oO][tT]|डॉट/u;
const MAYBE_LINK = /\S\.[^\s.]|:\/\//u;
const MAYBE_SPELLED = /dot|डॉट/iu;
const MAYBE_EMAIL = /[@＠]|[([]at[)\]]/iu;
const SOME_DIGITS = /\p{Nd}[^\p{L}]*\p{Nd}/u;

/** Vowel signs, accents and joiners belong to the letter before them. */
const JOINED = /\p{M}|\u200c|\u200d/u;

/** What a cut leaves of a word, unless that is most of the text; and what joined it to what is gone. */
const LAST_WORD = /\s\S{0,40}$/;
const LOOSE_END = /[\s,;:(–-]+$/;

const YEARS = /^(?:19|20)\d\d ?[-–/] ?(?:19|20)\d\d$/;
const TIMES = /^\d{1,2}[:.]\d\d ?[-–] ?\d{1,2}[:.]\d\d$/;
const DATE = /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$/;
const AMOUNT = /^\d{1,2}(?:,\d\d)*,\d{3}$/;
const ROUND_AMOUNTS = /^\d{1,2}(?:,\d\d)*,\d00(?: ?[-–/] ?₹? ?\d{1,2}(?:,\d\d)*,\d00)+$/;
/** Seven to nine digits are a landline with these signs between them, a list of prices with others. */
const PHONE_SIGNS = /^[\d\s().+/-]+$/;
const MOST_AMOUNT_DIGITS = 8;

/**
 * The text with phone-like runs of digits (any script, with separators), e-mail addresses, handles and links replaced by '•••'.
 * Years, times, dates and amounts of rupees stay. Numbers written as words are not found.
 */
export function maskContacts(text: string): string {
  if (!SUSPICIOUS.test(text)) return text;
  const open = withoutLinks(text);
  return SOME_DIGITS.test(open) ? open.replace(DIGIT_RUN, (run) => (isPhoneLike(run) ? MASK : run)) : open;
}

/** The masked text's first `most` characters, cut after a word (never within a letter) and with '…' where it goes on. Masked before it is cut, so that no part of a number is left at the end. */
export function maskedStart(text: string, most: number): string {
  const masked = maskContacts(text);
  if (masked.length <= most) return masked;
  let end = most;
  while (end > 0 && isWithinLetter(masked, end)) end -= 1;
  const start = masked.slice(0, end);
  const words = /\s/.test(masked[end]!) ? start : start.replace(LAST_WORD, "");
  return `${words.replace(LOOSE_END, "")}…`;
}

function isWithinLetter(text: string, at: number): boolean {
  const isSecondHalf = /[\udc00-\udfff]/.test(text[at] ?? "");
  return isSecondHalf || JOINED.test(text[at] ?? "");
}

/** Most texts have nothing of the kind: cheap looks come before the long expressions, because lists mask every entry. */
function withoutLinks(text: string): string {
  let open = text;
  if (MAYBE_LINK.test(open)) open = open.replace(LINK, MASK);
  if (MAYBE_SPELLED.test(open)) open = open.replace(SPELLED_LINK, MASK);
  if (MAYBE_EMAIL.test(open)) open = open.replace(EMAIL, MASK);
  return open;
}

function isPhoneLike(run: string): boolean {
  const plain = run.replace(/\p{Nd}/gu, "0");
  const latin = /\d/.test(run) ? run : plain;
  const count = plain.replace(/\D/g, "").length;
  if (YEARS.test(latin) || TIMES.test(latin) || DATE.test(latin)) return false;
  if (AMOUNT.test(latin) && count <= MOST_AMOUNT_DIGITS) return false;
  if (count >= 10) return !ROUND_AMOUNTS.test(latin);
  return PHONE_SIGNS.test(plain);
}

/** What may stand between two groups of digits of one phone number, and how much it says that they belong together. */

/**
 * What stands between two groups. `close`: signs that a phone number is written with. `list`: a comma or full stop with a space, or a new line. `loose`: other signs, or words such as 'and'.
 * `far`: other words. `none`: they have nothing to do with one another.
 */
export type Joint = "close" | "loose" | "list" | "far" | "none";

const CLOSE = /^[ \t\u00a0().+–\p{M}-]{0,6}$/u;
const LIST = /^[^\p{L}\p{Nd}%]{0,3}(?:[,.;।]\s|\n)[^\p{L}\p{Nd}%]{0,3}$/u;
const LOOSE = /^[^\p{L}\p{Nd}%]{0,40}$/u;
const FILLERS =
  "and|then|plus|minus|space|dash|hyphen|star|comma|stop|next|also|after|followed|by|n|aur|or|phir|fir|uske|iske|baad|bad|mein|me|main|ke|aage|age|tatha|evam|va|ani|aani|mag|ane|pachi|ebong|और|फिर|तथा|एवं|व|उसके|इसके|बाद|में|के|आगे|आणि|मग|नंतर|प्लस|स्पेस|डैश|এবং|আর|তারপর|ও|અને|પછી|ਅਤੇ|ਫਿਰ|மற்றும்|பிறகு|మరియు|తర్వాత|ಮತ್ತು|ನಂತರ";
const FILLED = new RegExp(
  `^[^\\p{L}\\p{Nd}%]{0,6}(?:(?:${FILLERS})(?![\\p{L}\\p{M}])[^\\p{L}\\p{Nd}%]{0,6}){1,4}$`,
  "iu",
);
/** '9a8b7', but not the x of measures. */
const LETTERS = /^(?!x)\p{L}{1,2}$/iu;
/** Beside one of these, other words only tell how to put the pieces together: 'start with 98765 and finish with 43210'. */
const TELLS_ORDER =
  /(?<![\p{L}\p{M}])(?:start|begin|first|last|end|finish|add|digits?|then|pehle|pahle|baad|phir|fir|aakhri|akhri|shuru|lagao|laga|jod|likho|milao|dabao|पहले|फिर|बाद|आखिरी|शुरू|जोड़|लगा|लिख|मिला|दबा)/iu;
const LONGEST_JOINT = 60;
/** Covers count as one sign, however much they cover. */
const COVERS = /\0+/g;
const LONGEST_WRITTEN = 200;

/** The joint that the text between two groups makes. */
export function jointOf(written: string): Joint {
  if (written.length > LONGEST_WRITTEN) return "none";
  const between = written.replace(COVERS, "\0");
  if (CLOSE.test(between) && !LIST.test(between)) return "close";
  if (LIST.test(between)) return "list";
  if (LOOSE.test(between) || FILLED.test(between) || LETTERS.test(between)) return "loose";
  if (between.length > LONGEST_JOINT || between.includes("%")) return "none";
  return TELLS_ORDER.test(between) ? "loose" : "far";
}

/** The readable part of a link: a name in small Latin letters, digits and hyphens. */
import { maskContacts } from "./contact-mask.ts";
import { fold, isDevanagari } from "./fold.ts";
import { memoized } from "./memo.ts";
import { romanize } from "./transliterate.ts";

const LONGEST = 60;
const LATIN = /^[a-z0-9 ]+$/;

/** 'शर्मा मिष्ठान्न भंडार' gives 'sharma-mishthann-bhandar'; a name without any Latin or Devanagari letter or digit gives ''. At most 60 characters, cut between words; no phone number, e-mail address or link in it. */
export const slugify = memoized((name) => {
  const folded = fold(maskContacts(name));
  if (folded.length <= LONGEST && LATIN.test(folded)) return folded.replaceAll(" ", "-");
  const words = folded
    .split(" ")
    .map((word) =>
      (isDevanagari(word) ? romanize(word).replace(/aa|ii|uu/g, (pair) => pair[0]!) : word).replace(/[^a-z0-9]/g, ""),
    )
    .filter(Boolean);
  let slug = "";
  for (const word of words) {
    const next = slug ? `${slug}-${word}` : word;
    if (next.length > LONGEST) break;
    slug = next;
  }
  return slug || (words[0] ?? "").slice(0, LONGEST);
}, 20_000);

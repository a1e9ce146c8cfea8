/** Which of several trades in a sentence is the one that is asked for: English says it before "for", Hindi after "ke liye" and right before the verb of wanting. */
import type { Meaning } from "./meaning.ts";

interface NamedTrade {
  term: number;
  words: Set<Meaning>;
}

const FOR_HINDI = /^(?:liye|liy|lie|लिए|लिये)$/;
const WANT =
  /^(?:cha[ai]?h?i[ye]{1,2}|chahie|chahiye|chaiye|lena|leni|lagwana|lagwani|karwana|karwani|karana|karani|karwane|banwana|banwani|sikhna|seekhna|bhejo|batao|bataiye|dhundh|khojo|चाहिए|चाहिये|लेना|लेनी|लगवाना|लगवानी|करवाना|करवानी|कराना|करानी|बनवाना|बनवानी|सीखना|भेजो|बताओ|बताइए|ढूंढ)$/;

/** Those that the sentence asks for; all of them where it does not say. `all`: its words, folded. */
export function askedFor<Named extends NamedTrade>(named: Named[], all: readonly string[]): Named[] {
  if (new Set(named.map(({ term }) => term)).size < 2) return named;
  const at = ({ words }: Named) => Array.from(words, ({ token }) => token.at);
  const end = all.findLastIndex((word) => FOR_HINDI.test(word));
  const after = end < 0 ? [] : named.filter((one) => Math.min(...at(one)) > end);
  if (after.length > 0) return lastBeforeVerb(after, all, at);
  const start = all.indexOf("for");
  const before = start < 0 ? [] : named.filter((one) => Math.max(...at(one)) < start);
  return before.length > 0 ? before : lastBeforeVerb(named, all, at);
}

function lastBeforeVerb<Named extends NamedTrade>(
  named: Named[],
  all: readonly string[],
  at: (one: Named) => number[],
): Named[] {
  const verb = all.findLastIndex((word) => WANT.test(word));
  if (verb < 0) return named;
  const before = named.map((one) => ({ one, last: Math.max(...at(one).filter((position) => position <= verb)) }));
  const last = Math.max(...before.map((each) => each.last));
  return Number.isFinite(last) ? before.filter((each) => each.last === last).map(({ one }) => one) : named;
}

/** Which of several trades in a sentence is the one that is asked for: English says it before "for", Hindi after "ke liye" and right before the verb of wanting. */
import type { Meaning } from "./meaning.ts";

interface NamedTrade {
  term: number;
  words: Set<Meaning>;
}

/** Whether a kind that is named behind "for" says which one of another is meant. */
export type Narrows = (behind: NamedTrade, before: NamedTrade) => boolean;

const FOR_HINDI = /^(?:liye|liy|lie|hetu|sathi|saathi|mate|लिए|लिये|हेतु|साठी|માટે)$/;
export const JOINS = /^(?:and|or|aur|ya|evam|tatha|plus|और|या|एवं|तथा|व|आणि|અને)$/;
const IS = /^(?:hai|hain|he|है|हैं)$/;
/** "Banwana hai" is a wish. */
const INFINITIVE = /(?:n[aei]|ना|नी|ने)$/;
const PREPOSITION = /^(?:for|on|with|who|near)$/;
/** "Looking for a website" begins with what is wanted. */
const LOOK = /^(?:look|looking|search|searching|ask|asking|need|hunting|wait|waiting)$/;
/** The marks between two words of which the second one is meant, and after what somebody does. */
const OF = /^(?:ka|ki|का|की|चा|ची|च्या|નો|ની|નું)$/;
const WHO = /^(?:wal[aei]|waal[aei]|val[aei]|वाल[ाेी])$/;
const WANT =
  /^(?:cha[ai]?h?i[ye]{1,2}|chahie|chahiye|chaiye|lena|leni|lagwana|lagwani|karwana|karwani|karana|karani|karwane|banwana|banwani|sikhna|seekhna|bhejo|batao|bataiye|dhundh|khojo|चाहिए|चाहिये|लेना|लेनी|लगवाना|लगवानी|करवाना|करवानी|कराना|करानी|बनवाना|बनवानी|milega|milegi|milenge|mile|मिलेगा|मिलेगी|मिलेंगे|सीखना|भेजो|बताओ|बताइए|ढूंढ)$/;

/** Those that the sentence asks for; all of them where it does not say. `all`: its words, folded; `narrows`: see Narrows. */
export function askedFor<Named extends NamedTrade>(named: Named[], all: readonly string[], narrows: Narrows): Named[] {
  if (new Set(named.map(({ term }) => term)).size < 2) return named;
  const said = afterTold(named, all);
  if (said.length < named.length) return askedFor(said, all, narrows);
  const end = all.findLastIndex((word) => FOR_HINDI.test(word));
  const after = end < 0 ? [] : behind(named, end);
  if (after.length > 0) return lastBeforeVerb(after, all);
  const others = end < 0 ? named : withoutPurpose(named, end);
  const before = beforePreposition(others, all, narrows);
  return before.length > 0 ? before : lastBeforeVerb(heads(others, all), all);
}

/** Those that stand before "for" and the like, or begin there, and those behind "for" that only say which one: "priest for griha pravesh"; none where there is no such word. */
export function beforePreposition<Named extends NamedTrade>(
  named: Named[],
  all: readonly string[],
  narrows: Narrows,
): Named[] {
  const start = all.findIndex((word, at) => PREPOSITION.test(word) && at > 0 && !LOOK.test(all[at - 1]!));
  const before = start < 0 ? [] : named.filter((one) => first(one) < start);
  const whole = before.filter((one) => last(one) < start);
  const meant = whole.length > 0 ? whole : before;
  const behind = all[start] === "for" ? named.filter((one) => first(one) > start) : [];
  return [...meant, ...behind.filter((one) => meant.some((other) => narrows(one, other)))];
}

const positions = ({ words }: NamedTrade) => Array.from(words, ({ token }) => token.at);
const first = (one: NamedTrade) => Math.min(...positions(one));
const last = (one: NamedTrade) => Math.max(...positions(one));

/** What stands behind a word; in its place a longer phrase that begins before it: "saman ke liye gaadi" moves house, and sells no car. */
function behind<Named extends NamedTrade>(named: Named[], end: number): Named[] {
  const after = named.filter((one) => first(one) > end);
  const isEndOf = (one: Named, { words }: Named) => [...one.words].every((word) => words.has(word));
  const across = named.filter((one) => first(one) < end && last(one) > end);
  const longer = across.filter((one) => after.length > 0 && after.every((other) => isEndOf(other, one)));
  return longer.length > 0 ? longer : after;
}

/** "Beti ki shadi hai, blouse silwana hai" first tells why. */
function afterTold<Named extends NamedTrade>(named: Named[], all: readonly string[]): Named[] {
  const isBetween = (at: number) =>
    named.every((one) => last(one) < at || first(one) > at) &&
    named.some((one) => last(one) < at) &&
    named.some((one) => first(one) > at);
  const end = all.findIndex((word, at) => IS.test(word) && !INFINITIVE.test(all[at - 1] ?? "") && isBetween(at));
  return end < 0 ? named : named.filter((one) => first(one) > end);
}

/** "Phool mala mandap ke liye": garlands, and no tent. */
function withoutPurpose<Named extends NamedTrade>(named: Named[], end: number): Named[] {
  return named.filter((one) => last(one) > end || !named.some((other) => last(other) < first(one)));
}

/** Without those that another one only belongs to: "pujari ki naukri" asks for work, "puja karne wale pandit" for a pandit, and "hast rekha dekhne wale pandit" for a palmist, as more words say more. */
function heads<Named extends NamedTrade>(named: Named[], all: readonly string[]): Named[] {
  const isDone = (one: Named, by: Named) => first(by) > last(one) && WHO.test(all[first(by) - 1] ?? "");
  const isOf = (one: Named, other: Named) => {
    const end = last(one);
    if (OF.test(all[end + 1] ?? "")) return positions(other).includes(end + 2);
    if (isDone(one, other)) return one.words.size <= other.words.size;
    return isDone(other, one) && other.words.size > one.words.size;
  };
  const rest = named.filter((one) => !named.some((other) => isOf(one, other)));
  return rest.length > 0 ? rest : named;
}

function lastBeforeVerb<Named extends NamedTrade>(named: Named[], all: readonly string[]): Named[] {
  const verb = all.findLastIndex((word) => WANT.test(word));
  if (verb < 0) return named;
  const before = named.map((one) => ({
    one,
    last: Math.max(...positions(one).filter((position) => position <= verb)),
  }));
  const latest = Math.max(...before.map((each) => each.last));
  const joins = all.findIndex((word) => JOINS.test(word));
  if (joins >= 0 && named.some((one) => last(one) < joins) && named.some((one) => last(one) > joins)) return named;
  return Number.isFinite(latest) ? before.filter((each) => each.last === latest).map(({ one }) => one) : named;
}

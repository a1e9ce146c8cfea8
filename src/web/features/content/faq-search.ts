/** The search within the page of questions: every typed word has to stand in the question or its answer. */
import { plainWords } from "#base/rich-text.ts";
import type { FaqGroupView } from "#contract/content-views.ts";

/** All groups as long as nothing is typed; topics without a find are left out. */
export function withWords(groups: FaqGroupView[], typed: string): FaqGroupView[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  return groups
    .map(({ topic, faqs }) => ({
      topic,
      faqs: faqs.filter(({ question, answer }) => {
        const text = plain(`${question} ${plainWords(answer)}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ faqs }) => faqs.length > 0);
}

/** Small letters, without the dots below of Hindi, which many leave out. */
function plain(text: string): string {
  return text.toLocaleLowerCase("en-IN").normalize("NFD").replaceAll("\u093c", "");
}

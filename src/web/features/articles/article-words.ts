/** The words of an article in the language of the page, or in the other one where it has none. */
import type { RichText } from "#base/rich-text.ts";
import type { ArticleView, BothTexts } from "#contract/articles/article-views.ts";
import type { Language } from "#messages/words.ts";

interface Said<Text> {
  text: Text;
  /** Set where it is not that of the page. */
  lang: Language | undefined;
}

/** Undefined where it is written in neither language. */
function said<Text>(both: { en: Text | null; hi: Text | null }, language: Language): Said<Text> | undefined {
  const other = language === "hi" ? "en" : "hi";
  if (both[language] !== null) return { text: both[language], lang: undefined };
  return both[other] === null ? undefined : { text: both[other], lang: other };
}

export function textIn(both: BothTexts, language: Language): Said<string> {
  return said(both, language) ?? { text: "", lang: undefined };
}

export function bodyIn({ body }: ArticleView, language: Language): Said<RichText> {
  return said<RichText>(body, language) ?? { text: [], lang: undefined };
}

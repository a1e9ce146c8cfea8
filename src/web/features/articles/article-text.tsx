/** An article as it is read: picture, title, by whom and when, and its text. */
import { showDate } from "#base/dates.ts";
import type { ArticleView } from "#contract/articles/article-views.ts";
import { imagePath } from "#contract/paths.ts";
import type { Language } from "#messages/words.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { RichTextBody } from "#web/platform/rich-text/rich-text-body.tsx";
import { bodyIn, textIn } from "./article-words.ts";

interface Props {
  article: ArticleView;
  language: Language;
  /** What its title is on this page. */
  heading?: "h1" | "h2";
}

export function ArticleText({ article, language, heading: Heading = "h1" }: Props) {
  const t = useWords();
  const title = textIn(article.title, language);
  const summary = textIn(article.summary, language);
  const alt = textIn(article.imageAlt, language);
  const body = bodyIn(article, language);
  const facts = [
    showDate(article.publishedAt, language),
    article.hasCity ? cityName(article, language) : undefined,
  ].filter((fact) => fact !== undefined);
  return (
    <article className="flex max-w-text flex-col gap-5">
      <header className="grid gap-2">
        <Heading lang={title.lang} className="text-2xl md:text-3xl">
          {title.text}
        </Heading>
        <p className="text-ink-soft">
          {article.authorName && <>{t("articles.by", { name: article.authorName })} · </>}
          <time dateTime={article.publishedAt}>{facts.join(" · ")}</time>
        </p>
      </header>
      {body.lang && (
        <p role="note" className="rounded-md bg-sunken px-4 py-3 text-sm">
          {t(`articles.only.${body.lang}`)}
        </p>
      )}
      {article.image && (
        <img
          src={imagePath(article.image, 1200)}
          srcSet={`${imagePath(article.image, 480)} 480w, ${imagePath(article.image, 1200)} 1200w`}
          sizes="(min-width: 48rem) 44rem, 100vw"
          alt={alt.text}
          lang={alt.lang}
          width={1200}
          height={675}
          className="aspect-video w-full rounded-lg border border-line object-cover"
        />
      )}
      {summary.text && (
        <p lang={summary.lang} className="text-lg font-semibold">
          {summary.text}
        </p>
      )}
      <div lang={body.lang}>
        <RichTextBody text={body.text} />
      </div>
    </article>
  );
}

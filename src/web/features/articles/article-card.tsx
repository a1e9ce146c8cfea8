/** Articles in a list: picture, title, when and where, and what it is about. */
import { showDate } from "#base/dates.ts";
import { articlePath } from "#contract/articles/article-path.ts";
import type { ArticleCard as Article } from "#contract/articles/article-views.ts";
import { imagePath } from "#contract/paths.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { useFollow } from "#web/platform/browser/use-follow.ts";
import { useHere, useLanguage } from "#web/platform/language/words.tsx";
import { textIn } from "./article-words.ts";

/** `heading`: of each title, below that of the page or of its part. */
export function ArticleGrid({ articles, heading = "h3" }: { articles: readonly Article[]; heading?: "h2" | "h3" }) {
  const follow = useFollow();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: hears the clicks of the links inside, which the keyboard makes too
    <ul onClick={follow} className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
      {articles.map((article) => (
        <li key={article._id}>
          <ArticleCard article={article} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

/** The whole card is its link. */
function ArticleCard({ article, heading: Heading }: { article: Article; heading: "h2" | "h3" }) {
  const here = useHere();
  const language = useLanguage();
  const title = textIn(article.title, language);
  const summary = textIn(article.summary, language);
  const facts = [
    showDate(article.publishedAt, language),
    article.hasCity ? cityName(article, language) : undefined,
    article.authorName ?? undefined,
  ].filter((fact) => fact !== undefined);
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-card shadow-card transition-colors duration-150 focus-within:border-ink hover:border-control">
      {article.image && (
        <img
          src={imagePath(article.image, 480)}
          alt=""
          width={480}
          height={270}
          loading="lazy"
          className="aspect-video w-full border-b border-line object-cover"
        />
      )}
      <div className="flex flex-1 flex-col gap-2 p-4">
        <Heading className="text-lg">
          <a
            href={here(articlePath(article))}
            lang={title.lang}
            className="line-clamp-3 outline-offset-0 after:absolute after:inset-0 after:rounded-lg group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            {title.text}
          </a>
        </Heading>
        {summary.text && (
          <p lang={summary.lang} className="line-clamp-3 text-sm">
            {summary.text}
          </p>
        )}
        <p className="mt-auto pt-1 text-sm text-ink-soft">{facts.join(" · ")}</p>
      </div>
    </article>
  );
}

/** What search engines and messengers read of an article. */
import type { Article, BlogPosting, NewsArticle, Organization } from "schema-dts";
import { plainWords } from "#base/rich-text.ts";
import type { ArticleView } from "#contract/articles/article-views.ts";
import type { ArticleKind } from "#contract/articles/choices.ts";
import { imagePath, inLanguage } from "#contract/paths.ts";
import { previewOfArticle } from "#contract/preview-parts.ts";
import { previewOf } from "#contract/previews.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { breadcrumbNode, type Crumb } from "#web/platform/seo/breadcrumbs.tsx";
import { JsonLd } from "#web/platform/seo/json-ld.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { bodyIn, textIn } from "./article-words.ts";

const TYPES = { news: "NewsArticle", blog: "BlogPosting", story: "Article" } as const satisfies Record<
  ArticleKind,
  string
>;

export function ArticleHead({ article, path, crumbs }: { article: ArticleView; path: string; crumbs: Crumb[] }) {
  const t = useWords();
  const facts = useSiteFacts();
  const origin = facts?.publicUrl ?? "";
  const brand = facts?.brand ?? t("site.brand");
  const title = textIn(article.title, t.language).text;
  const body = bodyIn(article, t.language);
  const description = textIn(article.summary, t.language).text || plainWords(body.text).slice(0, 160);
  const publisher: Organization = { "@type": "Organization", name: brand, url: origin };
  const node: Article | NewsArticle | BlogPosting = {
    "@type": TYPES[article.kind],
    headline: title,
    description,
    url: origin + inLanguage(t.language, path),
    inLanguage: body.lang ?? t.language,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt > article.publishedAt ? article.updatedAt : article.publishedAt,
    author: article.authorName ? { "@type": "Person", name: article.authorName } : publisher,
    publisher,
    image: article.image ? origin + imagePath(article.image, 1200) : undefined,
  };
  return (
    <>
      <PageHead
        title={title}
        description={description}
        path={path}
        image={previewOf(
          { kind: "article", id: article._id, language: t.language },
          facts?.brand,
          previewOfArticle(article, t),
        )}
        type="article"
      />
      <JsonLd key={path} nodes={[node, breadcrumbNode(crumbs, path, origin, t.language)]} />
    </>
  );
}

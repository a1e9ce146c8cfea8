/** How readers see an article as it is saved, in each language. */
import { useState } from "react";
import type { staffArticles } from "#contract/articles/staff-articles.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import type { Language } from "#messages/words.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { ArticleText } from "./article-text.tsx";

export function ArticlePreview({ draft, article }: PayloadOf<typeof staffArticles.fetch>) {
  const t = useWords();
  const here = useHere();
  const [shown, setShown] = useState<Language>();
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        {draft.languages.map((language) => (
          <Button
            key={language}
            size="small"
            aria-pressed={shown === language}
            onClick={() => setShown(shown === language ? undefined : language)}
          >
            {t(`staff-articles.preview.${language}`)}
          </Button>
        ))}
        {draft.path && (
          <a href={here(draft.path)} target="_blank" rel="noopener" className="link inline-flex min-h-11 items-center">
            {t("staff-articles.open")}
          </a>
        )}
      </div>
      {shown && (
        <div className="rounded-lg border border-line bg-card p-4 md:p-6" data-preview>
          <ArticleText article={article} language={shown} heading="h2" />
        </div>
      )}
    </div>
  );
}

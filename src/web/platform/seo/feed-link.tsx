/** The way to the Atom feed of a list, for people and for programs that look for it in the head. */
import { Rss } from "lucide-react";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";

/** `path` without language; `title` without the portal's name. */
export function FeedLink({ path, title }: { path: string; title: string }) {
  const t = useWords();
  const here = useHere();
  const brand = useSiteFacts()?.brand ?? t("site.brand");
  return (
    <>
      <link rel="alternate" type="application/atom+xml" title={`${title} · ${brand}`} href={here(path)} />
      <a href={here(path)} className="link inline-flex min-h-11 items-center gap-2">
        <Rss aria-hidden="true" className="size-5" />
        {t("site.atom")}
      </a>
    </>
  );
}

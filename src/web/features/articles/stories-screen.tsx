/** /success-stories: what members have achieved, and the way to tell an own story. */
import { PenLine } from "lucide-react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { ArticleList } from "./article-list.tsx";
import { loadArticles } from "./article-loaders.ts";

export function loader(args: LoaderFunctionArgs) {
  return loadArticles(args, "story");
}

export default function StoriesScreen() {
  const t = useWords();
  const here = useHere();
  return (
    <ArticleList
      kind="story"
      first={useLoaderData<typeof loader>()}
      action={
        <ButtonLink to={here(paths.sendStory())} icon={<PenLine aria-hidden="true" />}>
          {t("articles.story.send")}
        </ButtonLink>
      }
    />
  );
}

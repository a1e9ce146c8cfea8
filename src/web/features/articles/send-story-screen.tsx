/** /success-stories/send: the form by which a member tells an own story, and what became of those sent before. */
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { showDate } from "#base/dates.ts";
import { type OwnStory, stories } from "#contract/articles/articles.ts";
import { paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { Link } from "#web/ui/link.tsx";
import { StoryForm } from "./story-form.tsx";

export const handle: ScreenHandle = { title: "stories.form.title" };

export function clientLoader(_: ClientLoaderFunctionArgs) {
  return call(stories.fetchMine, {});
}
clientLoader.hydrate = true as const;

export default function SendStoryScreen() {
  const t = useWords();
  const here = useHere();
  const revalidator = useRevalidator();
  const { stories: own } = useLoaderData<typeof clientLoader>();
  return (
    <div className="mx-auto max-w-page px-4 pt-3 md:px-6">
      <BackLink to={here(paths.stories())}>{t("articles.list.story")}</BackLink>
      <h1 className="mt-1 text-2xl md:text-3xl">{t("stories.form.title")}</h1>
      <p className="mt-2 mb-6 max-w-text text-ink-soft">{t("stories.form.text")}</p>
      {own.length > 0 && (
        <section aria-labelledby="own-stories" className="mb-8 max-w-form">
          <h2 id="own-stories" className="mb-2 text-xl">
            {t("stories.own")}
          </h2>
          <ul className="divide-y divide-line">
            {own.map((story) => (
              <Own key={story._id} story={story} />
            ))}
          </ul>
        </section>
      )}
      <StoryForm onSent={() => revalidator.revalidate()} />
    </div>
  );
}

function Own({ story: { title, state, sentAt, path, declineReason } }: { story: OwnStory }) {
  const t = useWords();
  const here = useHere();
  const status = state === "published" || state === "declined" || state === "withdrawn" ? state : "waiting";
  return (
    <li className="grid gap-1 py-3 wrap-anywhere">
      <p lang={langOf(title, t.language)} className="font-semibold">
        {path ? (
          <Link to={here(path)} className="link">
            {title}
          </Link>
        ) : (
          title
        )}
      </p>
      <p className="text-sm text-ink-soft">
        {t("stories.own.sent", { date: showDate(sentAt, t.language) })} ·{" "}
        {t(`stories.state.${status}`, { reason: declineReason ?? "" })}
      </p>
    </li>
  );
}

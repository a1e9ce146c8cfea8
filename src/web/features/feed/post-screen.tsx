/** /feed/{post}: one post, whole, with what is said about it. */
import { lazy, Suspense } from "react";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { discussions } from "#contract/discussions/discussions.ts";
import { discussionTag } from "#contract/discussions/topics.ts";
import type { DiscussionView } from "#contract/discussions/views.ts";
import { feed } from "#contract/feed.ts";
import { type PostView, postTag } from "#contract/feed-views.ts";
import { idInSlug, paths } from "#contract/paths.ts";
import { Discussion } from "#web/features/discussions/discussion.tsx";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { orErrorPage, refusalCode } from "#web/platform/loading/refusals.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { Poll } from "./poll.tsx";
import { PostCard } from "./post-card.tsx";
import { NoPost, PostsLoading } from "./post-list.tsx";
import { beginningOf, topicOf } from "./post-text.ts";

const MemberPost = lazy(() => import("./member-post.tsx"));

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const id = idInSlug(args.params.post ?? "");
  api.shows(postTag(id));
  // Missing for everybody else, it may still be open to a member: their own, or one of a closed group.
  const { post } = await orErrorPage(api.call(feed.fetchOne, { id })).catch((error: unknown) => {
    if (refusalCode(error) === "post.not-found") return { post: null };
    throw error;
  });
  const said = post && (await orErrorPage(api.call(discussions.fetch, { kind: "post", id })));
  api.shows(discussionTag(id));
  return data({ id, post, said }, { status: post ? 200 : 404 });
}

export default function PostScreen() {
  const t = useWords();
  const here = useHere();
  const { user } = useSession();
  const { id, post, said } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4 px-4 pt-3 md:px-6">
      <PageHead
        title={post ? t("feed.post.title", { name: post.name, text: beginningOf(post) }) : t("feed.title")}
        description={post?.text.replace(/\s+/g, " ").slice(0, 160)}
        path={paths.post(id)}
        type="article"
        noindex={!post}
      />
      <BackLink to={here(paths.feed())}>{t("feed.back")}</BackLink>
      {user ? (
        <Suspense fallback={<PostsLoading />}>
          <MemberPost key={user._id + id} id={id} />
        </Suspense>
      ) : (
        <div className="member:hidden">
          {post && said ? <VisitorPost post={post} said={said} /> : <NoPost heading="h1" />}
        </div>
      )}
    </div>
  );
}

function VisitorPost({ post, said }: { post: PostView; said: DiscussionView }) {
  const t = useWords();
  return (
    <div className="flex flex-col gap-4">
      <PostCard
        post={post}
        isWhole
        poll={post.poll && <Poll poll={post.poll} note={post.poll.isClosed ? undefined : t("feed.poll.login")} />}
      />
      <Discussion topic={topicOf(post)} served={said} />
    </div>
  );
}

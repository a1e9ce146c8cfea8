/** /feed/form/{post}: one of the member's own posts; its group and poll stay as they were posted. */
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { feed } from "#contract/feed.ts";
import { idInSlug, paths } from "#contract/paths.ts";
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { type CallOptions, call } from "#web/platform/calls/call.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { orErrorPage, refusalCode } from "#web/platform/loading/refusals.ts";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { PostForm } from "./post-form.tsx";
import { type PostSent, valuesOfPost } from "./post-form-values.ts";
import { NoPost } from "./post-list.tsx";

export const handle: ScreenHandle = { title: "feed.form.edit" };

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const found = orErrorPage(call(feed.fetchOne, { id: idInSlug(params.postId ?? "") }));
  const { post } = await found.catch((error: unknown) => {
    if (refusalCode(error) === "post.not-found") return { post: null };
    throw error;
  });
  return { post: post?.isMine ? post : null };
}
clientLoader.hydrate = true as const;

export default function EditPostScreen() {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const { post } = useLoaderData<typeof clientLoader>();
  if (!post) return <NoPost />;
  const send = async ({ text, fkCityId, imageOrder }: PostSent, options: CallOptions) => {
    const { post: saved } = await call(feed.update, { id: post._id, text, fkCityId, imageOrder }, options);
    const waits = saved.approvalStatus !== "Approved";
    leaveNote({ tone: "success", id: waits ? "feed.saved.waits" : "feed.saved" });
    await navigate(here(waits ? paths.ownPosts() : paths.post(post._id)));
  };
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <BackLink to={here(paths.feed())}>{t("feed.form.back")}</BackLink>
      <PostForm
        key={post._id}
        name={`post-${post._id}`}
        defaults={valuesOfPost(post)}
        saved={post.images}
        labels={{ submit: t("feed.form.save"), busy: t("feed.form.saving") }}
        onSend={send}
      >
        {post.poll && <p className="rounded-md bg-sunken px-4 py-3 text-sm">{t("feed.form.poll.stays")}</p>}
      </PostForm>
    </div>
  );
}

/** /feed/form: a new post, for everybody or in a group of the member's. */
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { feed } from "#contract/feed.ts";
import { groups } from "#contract/groups.ts";
import { paths } from "#contract/paths.ts";
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { type CallOptions, call } from "#web/platform/calls/call.ts";
import { dropIdempotencyKey, idempotencyKeyOf } from "#web/platform/forms/idempotency-key.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { PostForm } from "./post-form.tsx";
import { newPostValues, type PostSent } from "./post-form-values.ts";

const NAME = "post-new";

export const handle: ScreenHandle = { title: "feed.form.new" };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const [own, mine] = await Promise.all([call(groups.fetchMine, {}), call(feed.fetchMine, { limit: 100 })]);
  const writable = own.groups.filter((one) => one.state === "member" || one.isModerator);
  const asked = new URL(request.url).searchParams.get("group");
  return {
    groups: writable,
    chosen: writable.find(({ _id }) => _id === asked)?._id,
    isFirst: !mine.posts.some(({ approvalStatus }) => approvalStatus === "Approved"),
  };
}
clientLoader.hydrate = true as const;

export default function NewPostScreen() {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const { groups, chosen, isFirst } = useLoaderData<typeof clientLoader>();
  const send = async (sent: PostSent, options: CallOptions) => {
    const files = options.files?.blobs.map((blob) => blob.name);
    const idempotencyKey = idempotencyKeyOf(NAME, { ...sent, files });
    const { post } = await call(feed.update, { ...sent, idempotencyKey }, options);
    dropIdempotencyKey(NAME);
    const waits = post.approvalStatus !== "Approved";
    leaveNote({ tone: "success", id: waits ? "feed.created.waits" : "feed.created" });
    await navigate(here(waits ? paths.ownPosts() : paths.post(post._id)));
  };
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <BackLink to={here(paths.feed())}>{t("feed.form.back")}</BackLink>
      <PostForm
        name={NAME}
        defaults={newPostValues(chosen)}
        saved={[]}
        groups={groups}
        labels={{ submit: t("feed.form.post"), busy: t("feed.form.posting") }}
        onSend={send}
      >
        <div className="flex flex-col gap-2 rounded-md bg-sunken px-4 py-3 text-sm">
          <p>{t("feed.form.respect")}</p>
          {isFirst && <p>{t("feed.form.first")}</p>}
        </div>
      </PostForm>
    </div>
  );
}

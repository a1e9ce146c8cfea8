/**
 * Below a topic on its page: like, share, and what members say. `served` comes from the page's loader (`discussions.fetch`), which tags the page with
 * `discussionTag(id)`; the screen's group of texts holds `discussion.json`.
 */
import { lazy, Suspense, useState } from "react";
import type { CommentView, DiscussionView } from "#contract/discussions/views.ts";
import { useWords, WithWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { CommentItem } from "./comment-item.tsx";
import type { DiscussedTopic } from "./discussed-topic.ts";
import { DiscussionBar } from "./discussion-bar.tsx";
import { useDiscussion } from "./use-discussion.ts";
import { useLoginHere } from "./use-login-here.ts";

const CommentForm = lazy(() => import("./comment-form.tsx"));
const CommentDialog = lazy(() => import("./comment-dialog.tsx"));

interface Props {
  topic: DiscussedTopic;
  served: DiscussionView;
  /** What the comments are called, where they are condolences or congratulations. */
  title?: string;
  /** Comments alone: nothing to like or to share. */
  isPlain?: boolean;
}

export function Discussion({ topic, served, title, isPlain }: Props) {
  const t = useWords();
  const logIn = useLoginHere(topic.title);
  const { view, user, busy, more, renew } = useDiscussion(topic, served);
  const [open, setOpen] = useState<{ what: "delete" | "report"; comment: CommentView }>();
  const isEmpty = view.comments.length + view.unseen.length === 0;
  return (
    <div className="grid gap-6">
      {!isPlain && <DiscussionBar topic={topic} counts={view.counts} liked={view.liked} onPage />}
      <section id="comments" aria-labelledby="comments-title" className="grid scroll-mt-20 gap-4">
        <h2 id="comments-title" className="text-xl">
          {title ?? t("discussion.title")}
          {view.counts.comments > 0 && <span className="ms-2 text-ink-soft tabular-nums">{view.counts.comments}</span>}
        </h2>
        {user ? (
          <Suspense fallback={<div className="h-44" />}>
            <WithWords group="discussion-form">
              <CommentForm topic={topic} onSent={renew} />
            </WithWords>
          </Suspense>
        ) : (
          <Button size="small" onClick={logIn} className="justify-self-start">
            {t("discussion.log-in")}
          </Button>
        )}
        {isEmpty && <p className="text-ink-soft">{t("discussion.none")}</p>}
        {!isEmpty && (
          <ul className="divide-y divide-line">
            {[...view.unseen, ...view.comments].map((comment) => (
              <CommentItem
                key={comment._id}
                comment={comment}
                isMember={user !== undefined}
                onOpen={(what) => setOpen({ what, comment })}
                onBlocked={renew}
              />
            ))}
          </ul>
        )}
        {view.nextCursor && (
          <Button size="small" busy={busy} onClick={() => void more()} className="justify-self-start">
            {t("discussion.more")}
          </Button>
        )}
      </section>
      {open && (
        <Suspense>
          <WithWords group="discussion-form">
            <CommentDialog {...open} onClose={() => setOpen(undefined)} onChanged={renew} />
          </WithWords>
        </Suspense>
      )}
    </div>
  );
}

/** The poll for a signed-in member: each answer is a button until the last day is over. */
import { useState } from "react";
import type { PostView } from "#contract/feed-views.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { useToasts } from "#web/ui/toast-region.tsx";
import { sendVote } from "./feed-calls.ts";
import { Poll } from "./poll.tsx";

interface Props {
  post: PostView;
  onChange: (post: PostView) => void;
}

export function MemberPoll({ post, onChange }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const { paid } = useSession();
  const [busy, setBusy] = useState(false);
  const { poll } = post;
  if (!poll) return null;
  const choose = async (option: number) => {
    if (busy || option === poll.ownVote) return;
    setBusy(true);
    try {
      onChange(await sendVote(post._id, option));
      toasts.show({ tone: "success", text: t("feed.poll.voted") });
    } catch (error) {
      sayFailure(error);
    }
    setBusy(false);
  };
  if (poll.isClosed) return <Poll poll={poll} />;
  if (!paid) return <Poll poll={poll} note={t("feed.poll.plan")} />;
  const chosen = poll.ownVote === null ? undefined : poll.options[poll.ownVote];
  return (
    <Poll
      poll={poll}
      note={chosen === undefined ? t("feed.poll.choose") : t("feed.poll.chosen", { option: chosen })}
      onChoose={(option) => void choose(option)}
    />
  );
}

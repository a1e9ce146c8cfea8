/** The row below a topic, on its page or on its card in a list: like, the way to the comments, share. Needs the texts of `discussion.json`. */
import { MessageSquare } from "lucide-react";
import type { DiscussionCounts } from "#contract/discussions/views.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import type { DiscussedTopic } from "./discussed-topic.ts";
import { LikeButton } from "./like-button.tsx";
import { ShareButtons } from "./share-buttons.tsx";

interface Props {
  topic: DiscussedTopic;
  counts: DiscussionCounts;
  /** Whether the reader likes it, once that is known. */
  liked: boolean;
  /** On the topic's own page the comments stand below; on a card the link leads there. */
  onPage?: boolean;
}

export function DiscussionBar({ topic, counts, liked, onPage }: Props) {
  const t = useWords();
  const here = useHere();
  return (
    <div className="flex flex-wrap items-center gap-1.5 sm:gap-2">
      <LikeButton topic={topic} liked={liked} likes={counts.likes} />
      <ButtonLink
        size="small"
        className="max-sm:px-3"
        to={onPage ? "#comments" : `${here(topic.path)}#comments`}
        icon={<MessageSquare aria-hidden="true" />}
      >
        <span className="max-sm:sr-only">{t("discussion.comments.n", { n: counts.comments })}</span>
        <span aria-hidden="true" className="sm:hidden">
          {counts.comments}
        </span>
      </ButtonLink>
      <ShareButtons topic={topic} />
      {counts.shares > 0 && (
        <span className="text-sm text-ink-soft">{t("discussion.shares.n", { n: counts.shares })}</span>
      )}
    </div>
  );
}

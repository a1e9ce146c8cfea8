/** One comment: who said it, when, and what its reader may do with it. */
import { showDate } from "#base/dates.ts";
import type { CommentView, UnseenComment } from "#contract/discussions/views.ts";
import { BlockButton } from "#web/features/blocks/block-button.tsx";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";

interface Props {
  comment: CommentView | UnseenComment;
  isMember: boolean;
  onOpen: (what: "delete" | "report") => void;
  onBlocked: () => void;
}

export function CommentItem({ comment, isMember, onOpen, onBlocked }: Props) {
  const t = useWords();
  const { name, createdAt, text, isMine } = comment;
  const unseen = "state" in comment ? comment : undefined;
  return (
    <li className="grid gap-1 py-4 wrap-anywhere">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{name}</span>
        <span className="text-sm text-ink-soft">{showDate(createdAt, t.language)}</span>
      </p>
      <p lang={langOf(text, t.language)} className="max-w-text whitespace-pre-line">
        {text}
      </p>
      {unseen && (
        <p className="mt-1 max-w-text rounded-md bg-sunken px-3 py-2 text-sm">
          {t(`discussion.state.${unseen.state}`, { reason: unseen.decisionReason ?? "" })}
        </p>
      )}
      {isMember && unseen?.state !== "removed" && (
        <div className="-ms-3 flex flex-wrap">
          <Button size="small" look="quiet" onClick={() => onOpen(isMine ? "delete" : "report")}>
            {t(isMine ? "discussion.delete" : "discussion.report")}
            {!isMine && <span className="sr-only"> – {t("discussion.report.of", { name })}</span>}
          </Button>
          {!isMine && <BlockButton through="comment" id={comment._id} who={name} onBlocked={onBlocked} />}
        </div>
      )}
    </li>
  );
}

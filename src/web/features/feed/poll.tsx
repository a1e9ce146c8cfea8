/** The poll of a post: its answers, and how many chose each once that may be shown. */
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { showDate } from "#base/dates.ts";
import type { PollView } from "#contract/feed-views.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { classNames } from "#web/ui/class-names.ts";

interface Props {
  poll: PollView;
  /** What to do about it, or why one cannot. */
  note?: ReactNode;
  /** Makes each answer a button. */
  onChoose?: (option: number) => void;
}

export function Poll({ poll, note, onChoose }: Props) {
  const t = useWords();
  const { options, votes, closesOn, isClosed, ownVote } = poll;
  const total = votes?.reduce((sum, one) => sum + one, 0) ?? 0;
  return (
    <fieldset
      aria-label={t("feed.poll")}
      className="flex min-w-0 flex-col gap-2 rounded-md border border-line p-3 md:p-4"
    >
      <ul className="flex flex-col gap-2">
        {options.map((option, at) => (
          <li key={option}>
            <Answer
              option={option}
              isChosen={ownVote === at}
              share={votes && total > 0 ? (votes[at] ?? 0) / total : undefined}
              votes={votes?.[at]}
              onChoose={onChoose && (() => onChoose(at))}
            />
          </li>
        ))}
      </ul>
      {note && <p className="text-sm text-ink-soft">{note}</p>}
      <p className="text-sm text-ink-soft">
        {t(isClosed ? "feed.poll.closed" : "feed.poll.until", { date: showDate(closesOn, t.language) })}
        {votes && ` · ${t("feed.poll.votes", { n: total })}`}
      </p>
    </fieldset>
  );
}

interface AnswerProps {
  option: string;
  isChosen: boolean;
  /** From 0 to 1, where the result is shown. */
  share: number | undefined;
  votes: number | undefined;
  onChoose: (() => void) | undefined;
}

function Answer({ option, isChosen, share, votes, onChoose }: AnswerProps) {
  const t = useWords();
  const language = useLanguage();
  const percent = share === undefined ? undefined : Math.round(share * 100);
  const look = classNames(
    "relative flex min-h-11 w-full items-center gap-2 overflow-hidden rounded-md border px-3 py-2 text-start",
    isChosen ? "border-accent" : "border-control",
    onChoose && "hover:border-ink",
  );
  const inside = (
    <>
      {percent !== undefined && (
        <span
          aria-hidden="true"
          className="absolute inset-y-0 start-0 bg-accent-soft"
          style={{ width: `${percent}%` }}
        />
      )}
      <span className="relative flex min-w-0 flex-1 items-center gap-2">
        {isChosen && <Check aria-hidden="true" className="size-5 shrink-0 text-maroon" />}
        <span lang={langOf(option, language)} className="min-w-0 wrap-anywhere">
          {option}
        </span>
        {isChosen && <span className="sr-only">({t("feed.poll.mine")})</span>}
      </span>
      {percent !== undefined && (
        <span className="relative shrink-0 font-semibold tabular-nums" title={t("feed.poll.votes", { n: votes ?? 0 })}>
          {t("feed.poll.share", { percent })}
        </span>
      )}
    </>
  );
  if (!onChoose) return <div className={look}>{inside}</div>;
  return (
    <button type="button" aria-pressed={isChosen} onClick={onChoose} className={look}>
      {inside}
    </button>
  );
}

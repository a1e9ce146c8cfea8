/** One comment that waits for the staff: what it says, about what, who wrote it, who reported it, and the two decisions. */
import { showDate } from "#base/dates.ts";
import { spacedPhone } from "#base/digits.ts";
import type { StaffComment } from "#contract/discussions/staff-comments.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

interface Props {
  comment: StaffComment;
  busy: boolean;
  onPublish: () => void;
  onRemove: () => void;
}

export function StaffCommentCard({ comment, busy, onPublish, onRemove }: Props) {
  const t = useWords();
  const here = useHere();
  const { text, state, kind, topic, writer, createdAt, reports } = comment;
  return (
    <Card as="article" className="grid gap-3 wrap-anywhere">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <p className="min-w-0 text-ink-soft">
          {t(`staff-comments.kind.${kind}`)}
          {": "}
          {topic ? (
            <a href={here(topic.path)} target="_blank" rel="noopener" className="link">
              {topic.title}
            </a>
          ) : (
            t("staff-comments.topic-gone")
          )}
        </p>
        {state === "hidden" && <Badge tone="accent">{t("staff-comments.hidden")}</Badge>}
      </header>
      <p className="max-w-prose text-lg whitespace-pre-line">{text}</p>
      <p className="text-sm text-ink-soft">
        {t("staff-comments.writer", {
          name: writer.name,
          phone: spacedPhone(writer.phoneNo),
          date: showDate(createdAt, t.language),
        })}
      </p>
      {reports.length > 0 && (
        <ul className="grid gap-3">
          {reports.map((report) => (
            <li key={report.createdAt + report.reporter.phoneNo} className="border-t border-line pt-3">
              <p className="font-semibold">{t(`item-report.${report.reason}`)}</p>
              {report.text && <p className="max-w-prose whitespace-pre-line">{report.text}</p>}
              <p className="text-sm text-ink-soft">
                {t("staff.reports.reporter", {
                  name: report.reporter.name,
                  phone: spacedPhone(report.reporter.phoneNo),
                  date: showDate(report.createdAt, t.language),
                })}
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button look={state === "waiting" ? "primary" : undefined} busy={busy} onClick={onPublish}>
          {t(state === "waiting" ? "staff-comments.publish" : "staff-comments.keep")}
        </Button>
        <Button onClick={onRemove}>{t("staff-comments.remove")}</Button>
      </div>
    </Card>
  );
}

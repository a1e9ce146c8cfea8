/** One application as whoever sent it reads it: where, when, and what became of it. */
import { showDate } from "#base/dates.ts";
import type { ApplicationView } from "#contract/applications/views.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { BlockButton } from "#web/features/blocks/block-button.tsx";
import { cityName } from "#web/features/places/place-name.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { Link } from "#web/ui/link.tsx";
import { TONES } from "./application-texts.ts";
import { WithdrawButton } from "./withdraw-button.tsx";

interface Props {
  application: ApplicationView;
  onChanged: (application: ApplicationView) => void;
  onBlocked: () => void;
}

export function ApplicationCard({ application, onChanged, onBlocked }: Props) {
  const t = useWords();
  const here = useHere();
  const { job_title: title, company_name: company, state, words, hasPage, isClosed } = application;
  return (
    <Card as="article" className="flex flex-col gap-3">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 lang={langOf(title, t.language)} className="text-lg wrap-anywhere">
            {hasPage ? (
              <Link to={here(paths.job(slugWithId(application.slug, application.fkJobId)))} className="hover:underline">
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          <p lang={langOf(company, t.language)} className="wrap-anywhere">
            {company}, {cityName(application, t.language)}
          </p>
        </div>
        <span className="flex flex-wrap gap-2">
          <Badge tone={TONES[state]}>{t(`applications.state.${state}`)}</Badge>
          {isClosed && state !== "filled" && <Badge>{t("applications.closed")}</Badge>}
        </span>
      </header>
      <p className="text-ink-soft">{t(`applications.says.${state}`)}</p>
      {words && (
        <div>
          <p className="mb-1 text-sm text-ink-soft">{t("applications.words")}</p>
          <blockquote
            lang={langOf(words, t.language)}
            className="rounded-md bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere"
          >
            {words}
          </blockquote>
        </div>
      )}
      <footer className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">
          {t("applications.sent-on", { date: showDate(application.appliedAt, t.language) })}
        </p>
        <span className="flex flex-wrap gap-2">
          <WithdrawButton application={application} onWithdrawn={onChanged} />
          <BlockButton through="application" id={application._id} who={company} onBlocked={onBlocked} />
        </span>
      </footer>
    </Card>
  );
}

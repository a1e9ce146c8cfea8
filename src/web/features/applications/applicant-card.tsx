/** One applicant in the employer's list: who, with what, and what can be decided. */
import { BookOpenText, Check, X } from "lucide-react";
import { showDate } from "#base/dates.ts";
import type { ApplicantView } from "#contract/applications/views.ts";
import { BlockButton } from "#web/features/blocks/block-button.tsx";
import { cityName } from "#web/features/places/place-name.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { TONES } from "./application-texts.ts";

interface Props {
  applicant: ApplicantView;
  busy: boolean;
  onOpen: () => void;
  onShortlist: () => void;
  onReject: () => void;
  onBlocked: () => void;
}

export function ApplicantCard({ applicant, busy, onOpen, onShortlist, onReject, onBlocked }: Props) {
  const t = useWords();
  const { fullName: name, headline, skills, state, words } = applicant;
  return (
    <Card as="article" className="flex flex-col gap-3">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 lang={langOf(name, t.language)} className="text-lg wrap-anywhere">
            {name}
          </h3>
          <p lang={langOf(headline, t.language)} className="wrap-anywhere">
            {headline}
          </p>
        </div>
        <Badge tone={TONES[state]}>{t(`applications.received.state.${state}`)}</Badge>
      </header>
      <p className="text-sm text-ink-soft">
        {[
          cityName(applicant, t.language),
          t("applications.experience", { n: applicant.experienceYears }),
          t("applications.sent-on", { date: showDate(applicant.appliedAt, t.language) }),
        ].join(" · ")}
      </p>
      {skills.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {skills.map((skill) => (
            <li key={skill} lang={langOf(skill, t.language)} className="rounded-full bg-sunken px-3 py-1 text-sm">
              {skill}
            </li>
          ))}
        </ul>
      )}
      {words && (
        <p
          lang={langOf(words, t.language)}
          className="rounded-md bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere"
        >
          {words}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          look={state === "sent" ? "primary" : undefined}
          aria-label={t("applications.open.of", { name })}
          onClick={onOpen}
          icon={<BookOpenText aria-hidden="true" />}
        >
          {t("applications.open")}
        </Button>
        {state !== "shortlisted" && (
          <Button
            size="small"
            busy={busy}
            aria-label={t("applications.shortlist.of", { name })}
            onClick={onShortlist}
            icon={<Check aria-hidden="true" />}
          >
            {t("applications.shortlist")}
          </Button>
        )}
        {state !== "rejected" && (
          <Button
            size="small"
            look="quiet"
            aria-label={t("applications.reject.of", { name })}
            onClick={onReject}
            icon={<X aria-hidden="true" />}
          >
            {t("applications.reject")}
          </Button>
        )}
        <BlockButton through="application" id={applicant._id} who={name} onBlocked={onBlocked} />
      </div>
    </Card>
  );
}

/** The resume as members with a plan read it: the candidate's words, posts, courses, and what has been handed over; then the way to the contact. */
import { FileText } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { showDate } from "#base/dates.ts";
import type { ResumeFacts, ResumeGrant, ResumeView } from "#contract/resumes/views.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useWords, WithWords } from "#web/platform/language/words.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { fetchResume } from "./resume-calls.ts";
import { monthText } from "./resume-texts.ts";

const ConsentPanel = lazy(() => import("#web/features/consents/consent-panel.tsx"));

export default function WholeResume({ resume: first, facts }: { resume: ResumeView; facts: ResumeFacts }) {
  const t = useWords();
  /** Read again when something was granted or taken back. */
  const [renewed, setRenewed] = useState<ResumeView>();
  const resume = renewed?._id === first._id ? renewed : first;
  const renew = () => void fetchResume(first._id).then(setRenewed, () => undefined);
  const { summary, moveCities, languages, experience, education } = facts;
  return (
    <>
      {resume.granted && <Granted granted={resume.granted} />}
      <Part title={t("resumes.about")}>
        <p lang={langOf(summary, t.language)} className="max-w-text whitespace-pre-line wrap-anywhere">
          {summary}
        </p>
      </Part>
      {experience.length > 0 && (
        <Part title={t("resumes.posts")}>
          <ol className="flex flex-col gap-4">
            {experience.map(({ title, employer, from, to, details }) => (
              <li key={`${from}-${title}`} className="border-s-2 border-line ps-4 wrap-anywhere">
                <p lang={langOf(title, t.language)} className="font-semibold">
                  {title}
                </p>
                <p lang={langOf(employer, t.language)}>{employer}</p>
                <p className="text-sm text-ink-soft tabular-nums">
                  {to
                    ? t("resumes.months", { from: monthText(from), to: monthText(to) })
                    : t("resumes.months.now", { from: monthText(from) })}
                </p>
                {details && (
                  <p lang={langOf(details, t.language)} className="mt-1 max-w-text whitespace-pre-line">
                    {details}
                  </p>
                )}
              </li>
            ))}
          </ol>
        </Part>
      )}
      {education.length > 0 && (
        <Part title={t("resumes.courses")}>
          <ul className="flex flex-col gap-2">
            {education.map(({ course, institute, year }) => (
              <li key={`${course}-${institute}`} className="wrap-anywhere">
                <span className="font-semibold">{course}</span>, {institute}
                {year && <span className="text-ink-soft">, {year}</span>}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {languages.length > 0 && (
        <Part title={t("resumes.languages")}>
          <p>{languages.map((code) => t(`business.language.${code}`)).join(", ")}</p>
        </Part>
      )}
      {moveCities.length > 0 && (
        <Part title={t("resumes.move.cities")}>
          <p>{moveCities.map((city) => cityName(city, t.language)).join(", ")}</p>
        </Part>
      )}
      {!resume.isMine && (
        <Suspense>
          <WithWords group="consents">
            <ConsentPanel subjectKind="resume" subjectId={resume._id} onChange={renew} />
          </WithWords>
        </Suspense>
      )}
    </>
  );
}

function Granted({ granted: { fileLink, currentSalary, until } }: { granted: ResumeGrant }) {
  const t = useWords();
  if (!fileLink && !currentSalary) return null;
  return (
    <div className="flex flex-col items-start gap-2">
      {fileLink && (
        <a href={fileLink} download className={buttonStyle({ look: "primary" })}>
          <FileText aria-hidden="true" />
          {t("resumes.file.granted")}
        </a>
      )}
      {currentSalary && <p>{t("resumes.current", { band: t(`resumes.salary.${currentSalary}`) })}</p>}
      <p className="text-sm text-ink-soft">{t("resumes.file.until", { date: showDate(until, t.language) })}</p>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-xl">{title}</h2>
      {children}
    </section>
  );
}

/** A resume as its member has handed it to an employer. */
import { FileText, Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { spacedPhone } from "#base/digits.ts";
import type { HandedResume } from "#contract/applications/views.ts";
import { paths } from "#contract/paths.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";

export function HandedResumeText({ resume }: { resume: HandedResume }) {
  const t = useWords();
  const { headline, summary, skills, experience, education } = resume;
  return (
    <div className="flex flex-col gap-5">
      <div>
        <p lang={langOf(headline, t.language)} className="text-lg font-semibold wrap-anywhere">
          {headline}
        </p>
        <p className="text-ink-soft">
          {[
            cityName(resume, t.language),
            t("applications.experience", { n: resume.experienceYears }),
            t.language === "hi" ? resume.qualificationHi : resume.qualification,
          ].join(" · ")}
        </p>
      </div>
      <Contact resume={resume} />
      <Part title={t("applications.resume.about")}>
        <p lang={langOf(summary, t.language)} className="max-w-text whitespace-pre-line wrap-anywhere">
          {summary}
        </p>
      </Part>
      {skills.length > 0 && <Part title={t("applications.resume.skills")}>{skills.join(", ")}</Part>}
      {experience.length > 0 && (
        <Part title={t("applications.resume.experience")}>
          <ul className="flex flex-col gap-3">
            {experience.map(({ title, employer, from, to, details }) => (
              <li key={`${from}-${title}`} className="wrap-anywhere">
                <p className="font-semibold">
                  {title}, {employer}
                </p>
                <p className="text-sm text-ink-soft tabular-nums">
                  {from} – {to ?? t("applications.resume.today")}
                </p>
                {details && <p className="whitespace-pre-line">{details}</p>}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {education.length > 0 && (
        <Part title={t("applications.resume.education")}>
          <ul className="flex flex-col gap-1">
            {education.map(({ course, institute, year }) => (
              <li key={`${course}-${institute}`} className="wrap-anywhere">
                {[course, institute, year].filter(Boolean).join(", ")}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

function Contact({ resume: { contactsLocked, phoneNo, email, fileLink } }: { resume: HandedResume }) {
  const t = useWords();
  const here = useHere();
  if (contactsLocked)
    return (
      <section className="flex flex-col items-start gap-3 rounded-md bg-accent-soft p-4">
        <p>{t("applications.resume.locked")}</p>
        <ButtonLink size="small" to={here(paths.renewPlan())}>
          {t("applications.resume.plan")}
        </ButtonLink>
      </section>
    );
  return (
    <section aria-label={t("applications.resume.contact")} className="flex flex-col gap-1 rounded-md bg-sunken p-4">
      {phoneNo && (
        <a href={`tel:${phoneNo}`} className="link inline-flex min-h-11 items-center gap-2 self-start tabular-nums">
          <Phone aria-hidden="true" className="size-5" />
          {spacedPhone(phoneNo)}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center gap-2 self-start wrap-anywhere">
          <Mail aria-hidden="true" className="size-5" />
          {email}
        </a>
      )}
      {fileLink && (
        <a href={fileLink} className="link inline-flex min-h-11 items-center gap-2 self-start">
          <FileText aria-hidden="true" className="size-5" />
          {t("applications.resume.file")}
        </a>
      )}
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-base font-semibold">{title}</h3>
      {children}
    </section>
  );
}

/** What an opening says in the words of the page: pay, experience, place. */
import { rupees } from "#base/money.ts";
import type { JobCard } from "#contract/job-views.ts";
import type { Language, Words } from "#messages/words.ts";
import { cityAndState } from "#web/features/places/place-name.ts";

type Salary = Pick<JobCard, "salaryFromPaise" | "salaryToPaise" | "salaryPeriod">;

/** '₹20,000 to ₹30,000 a month'; undefined where it is not said. */
export function salaryText(t: Words, { salaryFromPaise, salaryToPaise, salaryPeriod }: Salary): string | undefined {
  const [from, to] = [salaryFromPaise, salaryToPaise].map((paise) => (paise === null ? undefined : rupees(paise)));
  const amount = amountText(t, from, to);
  return amount && t(`jobs.salary.${salaryPeriod}`, { amount });
}

function amountText(t: Words, from: string | undefined, to: string | undefined): string | undefined {
  if (from && to) return from === to ? from : t("jobs.salary.span", { from, to });
  if (from) return t("jobs.salary.from", { from });
  return to && t("jobs.salary.up-to", { to });
}

/** '2 to 5 years', 'Beginners welcome'. */
export function experienceText(t: Words, job: Pick<JobCard, "experienceFrom" | "experienceTo">): string {
  const { experienceFrom: from, experienceTo: to } = job;
  if (to === null) return from === 0 ? t("jobs.experience.none") : t("jobs.experience.from", { n: from });
  if (from === to) return from === 0 ? t("jobs.experience.none") : t("jobs.experience.exact", { n: from });
  return from === 0 ? t("jobs.experience.up-to", { n: to }) : t("jobs.experience.span", { from, to });
}

/** 'Pune, Maharashtra'. */
export function placeText(job: Pick<JobCard, "city" | "cityHi" | "state" | "stateHi">, language: Language): string {
  return cityAndState(job, language);
}

export function areaName(job: Pick<JobCard, "functionalArea" | "functionalAreaHi">, language: Language): string {
  return language === "hi" ? job.functionalAreaHi : job.functionalArea;
}

export function qualificationName(job: Pick<JobCard, "qualification" | "qualificationHi">, language: Language): string {
  return language === "hi" ? job.qualificationHi : job.qualification;
}

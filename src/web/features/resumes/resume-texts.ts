/** What a resume says in the words of the page: experience, place, wishes. */
import type { ResumeCard } from "#contract/resumes/views.ts";
import type { Words } from "#messages/words.ts";
import { cityAndState } from "#web/features/places/place-name.ts";

/** 'Indore, Madhya Pradesh'. */
export const placeText = (t: Words, resume: ResumeCard) => cityAndState(resume, t.language);

export const areaText = (t: Words, { functionalArea, functionalAreaHi }: ResumeCard) =>
  t.language === "hi" ? functionalAreaHi : functionalArea;

export const qualificationText = (t: Words, { qualification, qualificationHi }: ResumeCard) =>
  t.language === "hi" ? qualificationHi : qualification;

export const experienceText = (t: Words, { experienceYears: n }: ResumeCard) => t("resumes.experience", { n });

export const salaryText = (t: Words, { expectedSalary }: ResumeCard) =>
  expectedSalary ? t("resumes.expects", { band: t(`resumes.salary.${expectedSalary}`) }) : t("resumes.expects.open");

export const modesText = (t: Words, { workModes }: ResumeCard) =>
  workModes.map((mode) => t(`jobs.mode.${mode}`)).join(", ");

export const typesText = (t: Words, { employmentTypes }: ResumeCard) =>
  employmentTypes.map((type) => t(`jobs.employment.${type}`)).join(", ");

export const noticeText = (t: Words, { noticePeriod }: ResumeCard) =>
  t("resumes.begins", { notice: t(`resumes.notice.${noticePeriod}`) });

/** 'YYYY-MM' as 'MM/YYYY', which the form reads as well. */
export const monthText = (month: string) => month.split("-").reverse().join("/");

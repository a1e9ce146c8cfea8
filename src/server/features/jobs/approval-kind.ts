/** Openings as the staff approve them: what they read of one, and how a waiting edit is taken over. */
import { rupees } from "#base/money.ts";
import type { Fact } from "#contract/approvals.ts";
import { paths } from "#contract/paths.ts";
import type { ApprovalKind } from "#server/features/approvals/approval-kinds.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import { words } from "#server/platform/words.ts";
import type { PendingOpening } from "#server/tables/json-columns.ts";
import { withEdit } from "./edits.ts";
import { jobKind } from "./job-kind.ts";
import { type JobRow, listByIds, listEditedByIds } from "./queries.ts";
import { experienceOf } from "./view.ts";
import { updateJobRow } from "./write-queries.ts";

export const jobApproval: ApprovalKind = {
  key: "job",
  table: "job_openings",
  listFacts: async (ctx, ids) => new Map((await listByIds(ctx, ids)).map((row) => [row.id, { facts: factsOf(row) }])),
  edits: {
    factsOf: async (ctx, id) => (await listEditedByIds(ctx, [id])).flatMap((row) => factsOf(withEdit(row))),
    async apply(ctx, id, edit) {
      const [before] = await listByIds(ctx, [id]);
      await updateJobRow(ctx, id, edit as PendingOpening);
      if (before) await itemsChanged(ctx, jobKind, [before]);
    },
  },
  async changed(ctx, id) {
    await itemsChanged(ctx, jobKind, await listByIds(ctx, [id]));
  },
  ownPath: paths.jobs(),
  pausing: ["asks-for-money"],
};

function factsOf(row: JobRow): Fact[] {
  const one = (label: Fact["label"], text: string, textHi: string | null = null) => ({ label, text, textHi });
  const both = (label: Fact["label"], say: (language: "en" | "hi") => string) => one(label, say("en"), say("hi"));
  return [
    one("title", row.name),
    one("company", row.company_name),
    one("category", row.area_name, row.area_name_hi),
    one("description", row.description),
    one(
      "place",
      `${row.place_name}, ${row.state_name}`,
      `${row.place_name_hi ?? row.place_name}, ${row.state_name_hi}`,
    ),
    both("work", (language) =>
      [words[language](`jobs.employment.${row.employment_type}`), words[language](`jobs.mode.${row.work_mode}`)].join(
        ", ",
      ),
    ),
    one("experience", experienceOf(row)),
    one("qualification", row.qualification_name, row.qualification_name_hi),
    ...(row.skills.length > 0 ? [one("skills", row.skills.join(", "))] : []),
    ...(row.salary_from_paise === null && row.salary_to_paise === null
      ? []
      : [both("pay", (language) => payOf(row, language))]),
    one("quantity", String(row.openings)),
    one("until", row.closing_date),
    one("contact", [row.contact_person, row.phone, row.email].filter(Boolean).join(", ")),
  ];
}

function payOf({ salary_from_paise: from, salary_to_paise: to, salary_period }: JobRow, language: "en" | "hi"): string {
  const amount = [from, to].flatMap((paise) => (paise === null ? [] : rupees(paise))).join(" – ");
  return words[language](`jobs.salary.${salary_period}`, { amount });
}

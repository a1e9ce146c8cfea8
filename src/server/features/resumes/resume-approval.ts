/** Resumes for the room that approves: what the staff read of one, and what a waiting edit makes of it. */
import { showMonth } from "#base/dates.ts";
import type { Fact } from "#contract/approvals.ts";
import { paths } from "#contract/paths.ts";
import type { Language } from "#messages/words.ts";
import type { ApprovalKind } from "#server/features/approvals/approval-kinds.ts";
import { words } from "#server/platform/words.ts";
import type { PendingResume } from "#server/tables/json-columns.ts";
import { shownTexts, textColumns } from "./columns.ts";
import { findResume, listForStaff, type ResumeRow } from "./queries.ts";
import { resumeChanged } from "./resume-kind.ts";
import { updateResumeRow } from "./write-queries.ts";

export const resumeApproval: ApprovalKind = {
  key: "resume",
  table: "resumes",
  listFacts: async (ctx, ids) =>
    new Map((await listForStaff(ctx, ids)).map((row) => [row.id, { facts: factsOf(row, shownTexts(row)) }])),
  edits: {
    async factsOf(ctx, id, edit) {
      const row = await findResume(ctx, id);
      return row ? factsOf(row, { ...shownTexts(row), ...(edit as PendingResume) }) : [];
    },
    async apply(ctx, id, edit) {
      const row = await findResume(ctx, id);
      if (row) await updateResumeRow(ctx, id, textColumns({ ...shownTexts(row), ...(edit as PendingResume) }));
    },
  },
  async changed(ctx, id) {
    const row = await findResume(ctx, id);
    if (row) await resumeChanged(ctx, row);
  },
  ownPath: paths.ownResume(),
  // Nobody loses anything by a resume before the staff have looked: contact and file are handed over one by one.
  pausing: [],
};

/** The file is told by its name: what it holds is read by those alone to whom its member hands it. */
function factsOf(row: ResumeRow, texts: Required<PendingResume>): Fact[] {
  const plain = (label: Fact["label"], text: string): Fact[] => (text ? [{ label, text, textHi: null }] : []);
  const posts = (language: Language) =>
    texts.experience.map((post) => [postLine(post, language), post.details].filter(Boolean).join("\n")).join("\n\n");
  const courses = texts.education.map(({ course, institute, year }) =>
    [course, institute, year].filter(Boolean).join(", "),
  );
  return [
    ...plain("title", texts.headline),
    ...plain("contact", texts.fullName),
    ...plain("description", texts.summary),
    { label: "category", text: row.area_name, textHi: row.area_name_hi },
    { label: "place", text: row.place_name, textHi: row.place_name_hi },
    {
      label: "qualification",
      text: [row.qualification_name, ...courses].join("\n"),
      textHi: [row.qualification_name_hi, ...courses].join("\n"),
    },
    ...plain("work", posts("en")).map((fact) => ({ ...fact, textHi: posts("hi") })),
    ...plain("skills", texts.skills.join(", ")),
    ...plain("file", row.file_name ?? ""),
  ];
}

/** "Librarian, Saraswati Granthalay (since Jun/2017)". */
function postLine(
  { title, employer, from, to }: Required<PendingResume>["experience"][number],
  language: Language,
): string {
  const t = words[language];
  const start = showMonth(from, language);
  const time = to
    ? t("resumes.months", { from: start, to: showMonth(to, language) })
    : t("resumes.months.now", { from: start });
  return `${title}, ${employer} (${time})`;
}

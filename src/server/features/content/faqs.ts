/** Questions that people ask often: as everybody reads them, and as the editors write them. */
import { newId, shortId } from "#base/ids.ts";
import { readMarks, writeMarks } from "#base/rich-text.ts";
import { FAQ_TOPICS, FAQS_MOST } from "#contract/content-choices.ts";
import type { FaqGroupView } from "#contract/content-views.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { StaffFaq, staffSite } from "#contract/staff-site.ts";
import type { Language } from "#messages/words.ts";
import { type Ctx, changed } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { countFaqs, deleteFaq, type FaqRow, findFaq, insertFaq, listFaqs, updateFaqRow } from "./faq-queries.ts";
import { filler, fillText } from "./settings.ts";

/** The tag of pages that show what the operator publishes. */
export const CONTENT_PAGES = "content";

type FaqForm = ParsedOf<typeof staffSite.createFaq>;

/** The published ones by topic, in the order of the topics. */
export async function faqGroups(ctx: Ctx, language: Language): Promise<FaqGroupView[]> {
  const rows = await listFaqs(ctx, "published");
  const fill = await filler(ctx, language);
  return FAQ_TOPICS.map((topic) => ({
    topic,
    faqs: rows
      .filter((row) => row.topic === topic)
      .map((row) => ({
        _id: shortId(row.id),
        question: fill(language === "hi" ? row.question_hi : row.question),
        answer: fillText(language === "hi" ? row.answer_hi : row.answer, fill),
      })),
  })).filter(({ faqs }) => faqs.length > 0);
}

export async function allFaqs(ctx: Ctx): Promise<StaffFaq[]> {
  return (await listFaqs(ctx, "all")).map(viewFaq);
}

export function createFaq(ctx: Ctx, form: FaqForm): Promise<StaffFaq> {
  return inTransaction(ctx, async (ctx) => {
    if ((await countFaqs(ctx)) >= FAQS_MOST) refuse("site.too-many", { n: FAQS_MOST });
    const [id, now] = [newId(), ctx.clock.now()];
    const values = valuesOf(form);
    await insertFaq(ctx, {
      id,
      ...values,
      published_at: form.isPublished ? now : null,
      created_at: now,
      updated_at: now,
    });
    await said(ctx, id, "site.faq-created", form.question);
    return viewFaq((await findFaq(ctx, id))!);
  });
}

export function updateFaq(ctx: Ctx, { id, ...form }: FaqForm & { id: string }): Promise<StaffFaq> {
  return inTransaction(ctx, async (ctx) => {
    const before = (await findFaq(ctx, id)) ?? refuse("site.not-found");
    const now = ctx.clock.now();
    const published_at = form.isPublished ? (before.published_at ?? now) : null;
    await updateFaqRow(ctx, id, { ...valuesOf(form), published_at, updated_at: now });
    await said(ctx, id, "site.faq-changed", form.question);
    return viewFaq((await findFaq(ctx, id))!);
  });
}

export function removeFaq(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { question } = (await findFaq(ctx, id)) ?? refuse("site.not-found");
    await deleteFaq(ctx, id);
    await said(ctx, id, "site.faq-removed", question);
  });
}

async function said(ctx: Ctx, id: string, action: `site.faq-${"created" | "changed" | "removed"}`, name: string) {
  await logStaffAction(ctx, { action, kind: "faq", id, name });
  await changed(ctx, CONTENT_PAGES);
}

function valuesOf({ topic, question, questionHi, answer, answerHi, place }: FaqForm) {
  return {
    topic,
    question,
    question_hi: questionHi,
    answer: JSON.stringify(readMarks(answer)),
    answer_hi: JSON.stringify(readMarks(answerHi)),
    place,
  };
}

function viewFaq(row: FaqRow): StaffFaq {
  return {
    _id: shortId(row.id),
    topic: row.topic,
    question: row.question,
    questionHi: row.question_hi,
    answer: writeMarks(row.answer),
    answerHi: writeMarks(row.answer_hi),
    place: row.place,
    isPublished: row.published_at !== null,
  };
}

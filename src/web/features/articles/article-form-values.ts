/** The editor's form in the browser: its schema and what it starts with. */
import * as z from "zod/mini";
import { articleForm, isWhole, SAVED_STATES } from "#contract/articles/article-form.ts";
import type { ArticleDraft } from "#contract/articles/staff-articles.ts";

const { imageOrder: _, ...fields } = articleForm;
/** The state of the country leads to the city and is not sent. Pictures travel beside the fields. */
export const articleFormSchema = z.strictObject({ ...fields, fkStateId: z.string() }).check(isWhole);
export type ArticleValues = z.input<typeof articleFormSchema>;

export const EMPTY_ARTICLE: ArticleValues = {
  titleEn: "",
  summaryEn: "",
  bodyEn: "",
  titleHi: "",
  summaryHi: "",
  bodyHi: "",
  imageAltEn: "",
  imageAltHi: "",
  authorName: "",
  fkStateId: "",
  fkCityId: "",
  state: "draft",
  publishDate: "",
  publishTime: "",
};

/** As it was saved last; what a member has sent becomes a draft unless it is published. */
export function valuesOfDraft(draft: ArticleDraft): ArticleValues {
  const names = Object.keys(EMPTY_ARTICLE) as Array<keyof ArticleValues & keyof ArticleDraft>;
  const values = Object.fromEntries(names.map((name) => [name, draft[name]]));
  return { ...EMPTY_ARTICLE, ...values, state: SAVED_STATES.find((one) => one === draft.state) ?? "draft" };
}

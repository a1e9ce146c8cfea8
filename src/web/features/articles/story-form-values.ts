/** The form of a member's story in the browser: its schema and what it starts with. */
import * as z from "zod/mini";
import { storyForm } from "#contract/articles/article-form.ts";

const { imageOrder: _, ...fields } = storyForm;
/** The state leads to the city and is not sent. Pictures travel beside the fields. */
export const storyFormSchema = z.strictObject({ ...fields, fkStateId: z.string() });
export type StoryValues = z.input<typeof storyFormSchema>;

export const EMPTY_STORY: StoryValues = { title: "", body: "", fkCityId: "", imageAlt: "", fkStateId: "" };

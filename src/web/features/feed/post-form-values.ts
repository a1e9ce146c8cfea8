/** The form of a post in the browser: its schema, what it starts with, and what is sent of it. */
import * as z from "zod/mini";
import { newPostForm, POLL_OPTIONS, pollIsWhole, postForm } from "#contract/feed-form.ts";
import type { PostView } from "#contract/feed-views.ts";
import { optional } from "#contract/fields.ts";

const { imageOrder: _, language: __, ...fields } = postForm;
/** The state leads to the city and is not sent. Pictures travel beside the fields. */
export const postFormSchema = z
  .strictObject({ ...fields, ...newPostForm, fkStateId: optional(z.string()) })
  .check(pollIsWhole);
export type PostValues = z.input<typeof postFormSchema>;
export type PostSent = Omit<PostValues, "fkStateId"> & { imageOrder: string[] };

const NO_OPTIONS = Array.from({ length: POLL_OPTIONS.most }, () => "");

export const newPostValues = (fkGroupId = ""): PostValues => ({
  text: "",
  fkStateId: "",
  fkCityId: "",
  fkGroupId,
  pollOptions: NO_OPTIONS,
  pollClosesOn: "",
});

/** Group and poll stay as they are and are not sent. */
export function valuesOfPost({ text, place }: PostView): PostValues {
  return { ...newPostValues(), text, fkStateId: place?.fkStateId ?? "", fkCityId: place?.fkCityId ?? "" };
}

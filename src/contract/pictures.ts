/** The pictures that come along with a form: their order after an edit, and why they are refused. */
import * as z from "zod/mini";
import { optional } from "./fields.ts";

/**
 * The pictures of a thing after an edit, in order: keys of pictures that stay, and 'new' for the next file that comes along.
 * Files that are not placed follow at the end. Left out: nothing is taken away, files follow.
 */
export const imageOrder = (most: number) =>
  optional(
    z
      .array(z.string("field.invalid").check(z.regex(/^(p?[0-9a-f]{32}|new)$/, "field.invalid")))
      .check(z.maxLength(most, "field.invalid")),
  );

export const pictureErrors = [
  "images.too-many",
  "images.unreadable",
  "images.too-large",
  "images.too-heavy",
  "images.failing",
  "images.quota",
  "rate.limited",
] as const;

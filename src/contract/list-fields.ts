/** What every list takes and answers: the text to search for, how many at once, and where the next page goes on. */
import * as z from "zod/mini";
import { composed } from "#base/cleaning.ts";
import { optional } from "./fields.ts";
import { PAGE_MAX, PAGE_SIZE } from "./limits.ts";
import { messageRef } from "./message-refs.ts";

/** What people type to search: at most 200 characters, not cleaned. */
export const searchText = () =>
  z.string("field.search.too-long").check(
    z.maxLength(200, "field.search.too-long"),
    z.overwrite((v) => composed(v.toWellFormed().replaceAll("\0", "")).trim()),
  );

/** How many at once, from a number or its digits: 1 to `most`, `usual` when left out. */
export const limit = (most: number, usual: number) => {
  const wrong = messageRef("field.limit.invalid", { n: most });
  return z._default(
    z.pipe(
      z.pipe(z.union([z.number(), z.string().check(z.regex(/^[0-9]{1,4}$/, wrong))], wrong), z.transform(Number)),
      z.int(wrong).check(z.gte(1, wrong), z.lte(most, wrong)),
    ),
    usual,
  );
};

/** The opaque `nextCursor` of the page before, of at most so many characters. */
export const cursor = (most: number) =>
  optional(
    z
      .string("field.cursor.invalid")
      .check(z.maxLength(most, "field.cursor.invalid"), z.regex(/^[A-Za-z0-9_-]+$/, "field.cursor.invalid")),
  );

/** `limit` (1 to 100, default 20) and the opaque `cursor` of every list. */
export const page = { limit: limit(PAGE_MAX, PAGE_SIZE), cursor: cursor(1000) };

/** Null on the last page. */
export const nextCursor = z.nullable(z.string());

/** Fields that nobody types: ids as they stand in links, keys of reference data, keys of one intended change. */
import * as z from "zod/mini";
import { longId } from "#base/ids.ts";
import { optional } from "./fields.ts";

/** An id as it stands in links (22 characters, or a UUID); a UUID inside. */
export const id = () =>
  z.pipe(
    z
      .string("field.id.invalid")
      .check(z.refine((v) => longId(v) !== undefined, { error: "field.id.invalid", abort: true })),
    z.transform((v) => longId(v)!),
  );

/** A small whole-number key of reference data (a place, a category), from a number or its digits. */
export const key = () =>
  z.pipe(
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(/^[0-9]{1,9}$/, "field.id.invalid"))], "field.id.invalid"),
      z.transform(Number),
    ),
    z.int("field.id.invalid").check(z.gte(0, "field.id.invalid"), z.lte(999_999_999, "field.id.invalid")),
  );

/** A key that the client makes for one intended change: the same key with the same body is carried out once. */
export const idempotencyKey = () =>
  optional(
    z.string("field.idempotency-key.invalid").check(z.regex(/^[A-Za-z0-9_-]{16,64}$/, "field.idempotency-key.invalid")),
  );

/** The plain details of a business: one text each, that its owner gives or leaves out, and that owners, staff and paid members see. How each is typed is told in business-fields.ts. */
import * as z from "zod/mini";

export const DETAILS = ["website", "gstNumber"] as const;
export type Detail = (typeof DETAILS)[number];

/** One field for each detail. */
export function detailFields<Field>(field: () => Field): Record<Detail, Field> {
  return Object.fromEntries(DETAILS.map((detail) => [detail, field()])) as Record<Detail, Field>;
}

/** In a view: null when it was left out, and for whoever may not see it. */
export const detailViews = detailFields(() => z.nullable(z.string()));

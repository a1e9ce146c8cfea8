/** Wants as their lists read them, and the number by which the table tells the kinds apart. */
import { WANT_KINDS, type WantKind } from "#contract/want-choices.ts";
import type { ListedKind } from "#server/features/directory/kinds.ts";

const TABLES = {
  seller: { number: 5, table: "sellers" },
  buyer: { number: 6, table: "buyers" },
  requirement: { number: 7, table: "requirements" },
} as const satisfies Record<WantKind, Pick<ListedKind, "number" | "table">>;

/** Public rows under this alias. The indexes know all of the condition but the day. */
export const isPublicWant = (alias: string) =>
  `${alias}.deleted_at is null and ${alias}.approval = 'approved' and ${alias}.held_at is null and ${alias}.ended_at is null and ${alias}.until_date >= (now() at time zone 'Asia/Kolkata')::date`;

export const listedWants = Object.fromEntries(
  WANT_KINDS.map((key) => [
    key,
    { key, ...TABLES[key], postedAt: "posted_at", hasCategory: true, isPublic: isPublicWant } satisfies ListedKind,
  ]),
) as unknown as { [Key in WantKind]: ListedKind & { key: Key } & (typeof TABLES)[Key] };

/** The kind that stands by this number. */
export function wantKindOf(number: number): WantKind {
  return WANT_KINDS.find((key) => TABLES[key].number === number)!;
}

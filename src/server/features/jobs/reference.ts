/** Areas of work and qualifications: all of them, one by key or slug, and what the staff adds. */
import { slugify } from "#base/slug.ts";
import type { Ctx } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuseFields } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { addEntries, findEntryId, listAreas, listQualifications, type NewEntry } from "./reference-queries.ts";

export async function allAreas(ctx: Ctx) {
  return (await listAreas(ctx)).map(({ id, slug, name, name_hi }) => ({
    _id: String(id),
    slug,
    functionalArea: name,
    functionalAreaHi: name_hi,
  }));
}

export async function allQualifications(ctx: Ctx) {
  return (await listQualifications(ctx)).map(({ id, slug, name, name_hi }) => ({
    _id: String(id),
    slug,
    qualification: name,
    qualificationHi: name_hi,
  }));
}

/** Its key; refuses, at that field, what is none. */
export async function requireArea(ctx: Ctx, keyOrSlug: number | string, field: string): Promise<number> {
  return (await findEntryId(ctx, "functional_areas", keyOrSlug)) ?? refuseFields({ [field]: "field.choice.invalid" });
}

/** The same of a qualification. */
export async function requireQualification(ctx: Ctx, keyOrSlug: number | string, field: string): Promise<number> {
  return (await findEntryId(ctx, "qualifications", keyOrSlug)) ?? refuseFields({ [field]: "field.choice.invalid" });
}

type Given = ReadonlyArray<{ name: string; nameHi: string }>;

export function addAreas(ctx: Ctx, given: Given): Promise<number> {
  return add(ctx, "functional_areas", "functional-areas.added", given);
}

export function addQualifications(ctx: Ctx, given: Given): Promise<number> {
  return add(ctx, "qualifications", "qualifications.added", given);
}

/** What is there already, by its slug or its name, stays as it is; what was added stands in the log with its names. */
function add(
  ctx: Ctx,
  table: "functional_areas" | "qualifications",
  action: "functional-areas.added" | "qualifications.added",
  given: Given,
): Promise<number> {
  const bySlug = new Map(
    given.map(({ name, nameHi }): [string, NewEntry] => [slugify(name), { name, name_hi: nameHi }]),
  );
  return inTransaction(ctx, async (ctx) => {
    const all = await (table === "functional_areas" ? listAreas(ctx) : listQualifications(ctx));
    const known = new Set(all.flatMap(({ slug, name }) => [slug, slugify(name)]));
    const entries = [...bySlug].flatMap(([slug, entry]) => (known.has(slug) ? [] : { slug, ...entry }));
    const added = entries.length === 0 ? [] : await addEntries(ctx, table, entries);
    if (added.length > 0) await logStaffAction(ctx, { action, kind: table, name: added.join(", ") });
    return added.length;
  });
}

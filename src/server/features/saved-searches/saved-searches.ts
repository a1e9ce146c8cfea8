/** What members do with their saved searches: save, list, open, end. */
import { newId } from "#base/ids.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { SAVED_SEARCHES } from "#contract/limits.ts";
import type { SavedSearchView, savedSearches } from "#contract/saved-searches.ts";
import { filteredSubcategoryIds } from "#server/features/catalogue/catalogue.ts";
import { catalogueIndex } from "#server/features/catalogue/catalogue-index.ts";
import { type Kinds, kindOf } from "#server/features/directory/kinds.ts";
import { savedFiltersOf } from "#server/features/jobs/saved-filters.ts";
import { getPlace } from "#server/features/places/places.ts";
import { newestDocument } from "#server/features/search/new-matches.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { countInTurn, deleteSearch, findSame, insertSearch, listOwn, updateSeen } from "./queries.ts";
import { viewSavedSearch } from "./view.ts";

type Input = ParsedOf<typeof savedSearches.create>;

/** What there is already is not new to it. Refuses one more than 20. */
export async function saveSearch(ctx: Ctx, kinds: Kinds, input: Input): Promise<SavedSearchView> {
  const row = await valuesOf(ctx, kinds, input);
  const id = await inTransaction(ctx, async (ctx) => {
    const total = await countInTurn(ctx, row.member_id);
    const same = await findSame(ctx, row);
    if (same) return same.id;
    if (total >= SAVED_SEARCHES) refuse("saved-search.too-many", { n: SAVED_SEARCHES });
    const [id, now, newest] = [newId(), ctx.clock.now(), await newestDocument(ctx)];
    const start = { looked_to: newest, newest_document: newest, seen_at: now };
    const job_filters = row.job_filters && JSON.stringify(row.job_filters);
    await insertSearch(ctx, { id, ...row, job_filters, ...start, created_at: now });
    return id;
  });
  return (await ownOne(ctx, kinds, id))!;
}

/** The caller's, newest first. */
export async function ownSearches(ctx: Ctx, kinds: Kinds): Promise<SavedSearchView[]> {
  const rows = await listOwn(ctx, memberOf(ctx).id);
  return Promise.all(rows.map((row) => viewSavedSearch(ctx, kinds, row)));
}

/** From now on nothing that was found until now is new. */
export async function markSearchSeen(ctx: Ctx, kinds: Kinds, id: string): Promise<SavedSearchView> {
  const seen = await updateSeen(ctx, { memberId: memberOf(ctx).id, id }, ctx.clock.now());
  return (seen > 0 ? await ownOne(ctx, kinds, id) : undefined) ?? refuse("saved-search.not-found");
}

/** Ends it, with the record of what it found. */
export async function removeSearch(ctx: Ctx, id: string): Promise<void> {
  const gone = await deleteSearch(ctx, { memberId: memberOf(ctx).id, id });
  if (gone === 0) refuse("saved-search.not-found");
}

async function ownOne(ctx: Ctx, kinds: Kinds, id: string): Promise<SavedSearchView | undefined> {
  const [row] = await listOwn(ctx, memberOf(ctx).id, id);
  return row && viewSavedSearch(ctx, kinds, row);
}

/** Refuses what is no place or category. */
async function valuesOf(ctx: Ctx, kinds: Kinds, input: Input) {
  const place = input.city === undefined ? undefined : await getPlace(ctx, input.city);
  await filteredSubcategoryIds(ctx, input);
  const { categoryOf, subcategoryOf } = await catalogueIndex(ctx);
  const subcategory = input.subCategory === undefined ? undefined : subcategoryOf.get(input.subCategory);
  const category = input.category === undefined || subcategory ? undefined : categoryOf.get(input.category);
  return {
    member_id: memberOf(ctx).id,
    kind: kindOf(kinds, input.kind).number,
    text: input.searchQuery,
    place_id: place?.id ?? null,
    category_id: category?.id ?? null,
    subcategory_id: subcategory?.id ?? null,
    with_picture: input.picture === true,
    price_from_paise: input.priceFrom ?? null,
    price_to_paise: input.priceTo ?? null,
    job_filters: kindOf(kinds, input.kind).hasCategory ? null : await savedFiltersOf(ctx, input),
  };
}

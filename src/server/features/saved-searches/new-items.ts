/** The timed job of saved searches: looks for what is new since it last looked, and tells each member once a day and search. */
import { dayOf } from "#base/dates.ts";
import { paths } from "#contract/paths.ts";
import { filteredSubcategoryIds } from "#server/features/catalogue/catalogue.ts";
import { type Kind, type Kinds, kindOfNumber } from "#server/features/directory/kinds.ts";
import { keepPassing } from "#server/features/jobs/saved-filters.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { findNewMatches } from "#server/features/search/new-matches.ts";
import type { Base } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import {
  insertFinds,
  languageOfMember,
  listIds,
  listOthers,
  listUntold,
  lockSearch,
  markTold,
  updateLook,
} from "./new-item-queries.ts";
import { titleOf } from "./view.ts";

const BATCH = 200;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";
/** So many are told of at once; more wait for the next day. */
const MOST_TOLD = 1000;

type Row = NonNullable<Awaited<ReturnType<typeof lockSearch>>>;

/** Each search in a transaction of its own: one that fails is written to the log and keeps nobody else from being told. */
export async function tellOfNewItems(base: Base, kinds: Kinds): Promise<void> {
  for (let after = FIRST_ID, more = true; more; ) {
    const ids = await listIds(base, after, BATCH);
    for (const id of ids)
      await look(base, kinds, id).catch((err) => base.log.error({ err, savedSearch: id }, "a saved search failed"));
    after = ids.at(-1) ?? after;
    more = ids.length === BATCH;
  }
}

function look(base: Base, kinds: Kinds, id: string): Promise<void> {
  return inTransaction(base, async (base) => {
    const row = await lockSearch(base, id);
    if (!row) return;
    const kind = kindOfNumber(kinds, row.kind);
    await storeNew(base, kind, row);
    const day = dayOf(base.clock.now());
    if (row.told_on !== day) await tell(base, kind, row, day);
  });
}

async function storeNew(base: Base, kind: Kind, row: Row): Promise<void> {
  const found = await findNewMatches(
    base,
    {
      kind,
      text: row.text,
      placeId: row.place_id ?? undefined,
      subcategoryIds: await filteredSubcategoryIds(base, {
        category: row.category_id ?? undefined,
        subCategory: row.subcategory_id ?? undefined,
      }),
    },
    {
      picture: row.with_picture,
      priceFrom: row.price_from_paise ?? undefined,
      priceTo: row.price_to_paise ?? undefined,
    },
    row.looked_to,
  );
  const fitting = await keepPassing(base, found.ids, row.job_filters);
  const others = await listOthers(base, kind, { ids: fitting, memberId: row.member_id });
  await insertFinds(base, row.id, others, base.clock.now());
  // A document may have a lower number than another that was committed before it: up to the newest of the last look, all are there by now.
  await updateLook(base, row.id, {
    looked_to: found.lookedTo ?? row.newest_document,
    newest_document: found.newest,
  });
}

async function tell(base: Base, kind: Kind, row: Row, day: string): Promise<void> {
  const untold = await listUntold(base, row.id, MOST_TOLD);
  const itemIds = await listOthers(base, kind, { ids: untold, memberId: row.member_id });
  if (itemIds.length === 0) return;
  await markTold(base, { id: row.id, itemIds }, { at: base.clock.now(), day });
  const title = await titleOf(base, row, await languageOfMember(base, row.member_id));
  await notify(base, {
    memberId: row.member_id,
    key: title ? "notice.saved-search" : "notice.saved-search.any",
    values: { n: itemIds.length, ...(title && { title }) },
    redirect: paths.savedSearches(),
    about: `saved-search:${row.id}`,
  });
}

/** What a business takes over from the one that is merged into it: what it does not say of itself, and pictures as far as there is room. */
import { BUSINESS_IMAGES } from "#contract/limits.ts";
import { listImageIds, setImages } from "#server/features/businesses/own/image-queries.ts";
import type { LockedBusiness, updateBusinessRow } from "#server/features/businesses/own/own-queries.ts";
import { giveImages } from "#server/platform/images/image-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** Name, kinds and contacts are none of it: they are what the staff chose between. */
const COLUMNS = [
  "description",
  "opening_hours",
  "open_since",
  "languages",
  "service_area",
  "payment_ways",
  "address",
  "pin_code",
] as const;
/** Where it is, is said of one place. */
const OF_PLACE: readonly string[] = ["address", "pin_code"];

interface Pair {
  gone: LockedBusiness;
  staying: LockedBusiness;
}

/** The columns of the one that stays which only the other has filled in. Nothing of what the staff have turned down. */
export function missingValues({ gone, staying }: Pair): Parameters<typeof updateBusinessRow>[2] {
  if (!isPresent(gone)) return {};
  const columns = COLUMNS.filter(
    (column) =>
      isEmpty(staying[column]) &&
      !isEmpty(gone[column]) &&
      (!OF_PLACE.includes(column) || (gone.place_id === staying.place_id && isEmpty(staying.address))),
  );
  const written = (value: unknown) => (value === gone.opening_hours ? JSON.stringify(value) : value);
  return Object.fromEntries(columns.map((column) => [column, written(gone[column])]));
}

/** Behind its own, in their order; they are the owner's from then on. What finds no room stays with the one that is gone. */
export async function takePictures(ctx: Handle, { gone, staying }: Pair, ownerId: string): Promise<void> {
  if (!isPresent(gone)) return;
  const [own, others] = [await listImageIds(ctx, staying.id), await listImageIds(ctx, gone.id)];
  const taken = others.filter((id) => !own.includes(id)).slice(0, Math.max(0, BUSINESS_IMAGES - own.length));
  if (!taken.length) return;
  await giveImages(ctx, taken, ownerId);
  await setImages(ctx, staying.id, [...own, ...taken]);
  await setImages(
    ctx,
    gone.id,
    others.filter((id) => !taken.includes(id)),
  );
}

function isPresent({ approval }: LockedBusiness): boolean {
  return approval === "approved" || approval === "pending";
}

function isEmpty(value: unknown): boolean {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

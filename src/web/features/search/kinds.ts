/** The kinds of items that people can search for, one row each, in the order of their tabs. */
import { businessKind } from "#web/features/businesses/business-kind.ts";
import type { ItemKind } from "#web/features/directory/item-kind.ts";
import { listingKind } from "#web/features/listings/listing-kind.ts";

/** The first is meant where an address names none. */
export const KINDS: [ItemKind, ...ItemKind[]] = [businessKind, listingKind];

/** The kind that an address names; the first for any other name. */
export function kindNamed(name: string | null): ItemKind {
  return KINDS.find((kind) => kind.name === name) ?? KINDS[0];
}

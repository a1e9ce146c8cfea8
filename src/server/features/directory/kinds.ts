/** What a kind of item is to the rooms that serve all kinds alike: its row, made by the kind's own room and handed to the others by app.ts. */
import type { Selectable } from "kysely";
import type { KindKey, KindRow } from "#contract/kinds.ts";
import type { OpeningDay } from "#contract/opening-hours.ts";
import type { PreviewParts } from "#contract/preview-parts.ts";
import type { Words } from "#messages/words.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Businesses, Cards, Database, Members } from "#server/tables/database.ts";

/** The columns that every table of items has; beside them `views` where viewings are counted, and `leads_count` where leads reach the owner. */
type ItemColumns = Pick<Businesses, "id" | "owner_id" | "name" | "place_id" | "deleted_at">;
type ItemTable = { [Table in keyof Database]: Database[Table] extends ItemColumns ? Table : never }[keyof Database];

/** A kind as its lists read it. */
export interface ListedKind {
  key: KindKey;
  /** What stands for it in tables; given once and for all. */
  number: number;
  table: ItemTable;
  /** The column by which its lists go, newest first. */
  postedAt: string;
  /** Which rows of its table, under this alias, strangers may see; the condition of its partial indexes, word for word. */
  isPublic(alias: string): string;
  /** Whether its items have one of the subcategories of businesses, in `subcategory_id`. */
  hasCategory: boolean;
  /** Where an item may have further subcategories: the column that holds them, and the table of those of public items, which has their place and time of posting as well; `id` is its column of items. */
  further?: { table: keyof Database; id: string; column: string };
  /** A number on its card that changes without the item's own row, so that every list counts it anew: the card's field, and the SQL for the item with this id. */
  counted?: { field: string; of(id: string): string };
}

export interface Kind extends ListedKind, KindRow {
  /** The items that it belongs to: it changes with them, and their pages show it. */
  parent?: {
    key: KindKey;
    listIds(ctx: Handle, parentIds: readonly string[]): Promise<string[]>;
    listParentIds(ctx: Handle, ids: readonly string[]): Promise<string[]>;
  };
  /** The cards of those of these items that strangers may see, from their rows. */
  makeCards(ctx: Handle, ids: readonly string[]): Promise<NewCard[]>;
  /** What the search reads of those of these items that strangers may see, by id. */
  listSearchSources(ctx: Handle, ids: readonly string[]): Promise<SearchSource[]>;
  /** What people call such an item, in words divided by spaces: within its own lists they ask for nothing, "cook job" for a cook. */
  calledBy?: string;
  /** What lists of these items are narrowed and sorted by. */
  listTraits?(ctx: Handle, ids: readonly string[]): Promise<ItemTraits[]>;
  /** What the picture that messengers show beside a link tells, from its card; left out where there is none. */
  preview?(card: never, t: Words): PreviewParts;
  /** Left out where no leads are sent about its items. */
  leads?: KindLeads;
  /** Left out where its items have no pages of their own. */
  sitemap?: KindSitemap;
}
export type Kinds = readonly Kind[];

/** One item of whatever kind. */
export interface Item {
  kind: Kind;
  id: string;
}

/** A card with its category and place, and what is counted anew; `locked` is what the item's own page adds for strangers. */
export type NewCard = Omit<Selectable<Cards>, "kind" | "version"> & { counted?: number };

/** The owner of an item, and whose contact it shows: the caps of one contact count by `contact_id`. */
export type ReachedRow = Pick<Selectable<Businesses>, "owner_id" | "name" | "phone" | "email"> & {
  contact_id: string;
  owner_plan_expires_at: Selectable<Members>["plan_expires_at"];
};

/** By what a list is narrowed and sorted beside its text. */
export interface ItemTraits {
  id: string;
  posted_at: Date;
  /** The main one first. */
  subcategory_ids: number[];
  has_picture: boolean;
  /** Of its business, as the next three. */
  languages: string[];
  /** A code sent to the phone that it shows was right. */
  is_phone_confirmed: boolean;
  is_visited: boolean;
  gst_number: string | null;
  /** Null: on request, or not sold itself. */
  price_paise: number | null;
  /** Of its business. */
  opening_hours: OpeningDay[] | null;
}

/** What the search reads of an item. */
export type SearchSource = Pick<Selectable<Businesses>, "id" | "name" | "description" | "place_id" | "lat" | "lng"> & {
  /** The name of the business that it belongs to; empty for a business itself. */
  business_name: string;
  /** The names of what it offers; empty for what offers nothing itself. */
  offering_names: string;
  /** Null for a kind without them; it may still say what it is about in their words. */
  subcategory_id: number | null;
  category_id: number | null;
  /** Names and synonyms of its subcategory and category. */
  subcategory_words: string;
  category_words: string;
  /** What it is beside its main subcategory. */
  further_kinds?: Array<{ id: number; category_id: number }> | null;
  place_name: string;
  state_name: string;
  images: number;
  has_hours: boolean;
};

/** An item that changed, as far as cached pages care. */
export interface ItemChange {
  id: string;
  place_id: number;
  parentId?: string;
}

export interface KindLeads {
  /** Whom a lead about a public item reaches; nobody who is blocked. The owner's plan stays as read until the transaction ends. */
  findReached(ctx: Handle, id: string): Promise<ReachedRow | undefined>;
  /** Where the owner reads the leads of an item; `id` as it stands in links. */
  path(id: string): string;
}

export interface KindSitemap {
  /** The pages of public items by id, with their instants of change. */
  listPages(ctx: Handle, range: { limit: number; offset: number }): Promise<Array<{ path: string; changed: Date }>>;
}

/** The kind that stands by this number in tables. */
export function kindOfNumber(kinds: Kinds, number: number): Kind {
  const kind = kinds.find((one) => one.number === number);
  if (!kind) throw new Error(`no kind ${number} is registered in app.ts`);
  return kind;
}

/** The kind of this key. */
export function kindOf(kinds: Kinds, key: KindKey): Kind {
  const kind = kinds.find((one) => one.key === key);
  if (!kind) throw new Error(`no kind '${key}' is registered in app.ts`);
  return kind;
}
